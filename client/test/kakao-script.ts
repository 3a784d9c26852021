import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FAKE = readFileSync(join(__dirname, 'fake-kakao.js'), 'utf8');

export interface FakeKakao {
  maps: kakao.maps.Map[];
  circles: { radius: number; position: kakao.maps.LatLng }[];
  geocoded: { longitude: number; latitude: number }[];
  /** What the geocoder answers; null: it finds nothing. */
  region: { region_1depth_name: string; region_2depth_name: string } | null;
}

/**
 * Answers the request for Kakao's map script, as jsdom fetches none: with the fake, or with an error.
 * Call it in `beforeEach`, and what it returns in `afterEach`.
 */
export function answerKakaoScript(answer: 'arrives' | 'is refused'): () => void {
  const observer = new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement) || !script.src.startsWith('https://dapi.kakao.com/v2/maps/sdk.js?')) continue;
      if (answer === 'arrives') runFake();
      script.dispatchEvent(new Event(answer === 'arrives' ? 'load' : 'error'));
    }
  });
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    Reflect.deleteProperty(window, 'kakao');
    Reflect.deleteProperty(window, 'fakeKakao');
  };
}

function runFake(): void {
  const script = document.createElement('script');
  script.textContent = FAKE;
  document.body.append(script);
  script.remove();
}

export const fakeKakao = (): FakeKakao => (window as unknown as { fakeKakao: FakeKakao }).fakeKakao;

/** Puts the fake where the real script would be, without a map on the page. */
export const installFakeKakao = runFake;
