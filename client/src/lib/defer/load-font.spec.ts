import { waitFor } from '@testing-library/dom';
import { loadFont } from './load-font';

const mockWasAsked = jest.fn<void, []>();
jest.mock('../../font.generated.css', () => mockWasAsked());
const becomes = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
/** Longer than between two looks. */
const pause = () => new Promise((done) => setTimeout(done, 250));
const settle = () => new Promise((done) => setTimeout(done));
const load = jest.fn<Promise<FontFace[]>, [font: string, text: string]>();
Object.defineProperty(document, 'fonts', { value: { load } });

it("waits for the page's own files, and is taken up when all that the text needs is there", async () => {
  document.body.innerHTML = '<h1>발도장</h1>';
  let come: (fonts: FontFace[]) => void = () => undefined;
  load.mockReturnValue(new Promise((done) => (come = done)));
  becomes('interactive');
  loadFont();
  await settle();
  expect(mockWasAsked).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(mockWasAsked).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith("1rem 'Baldojang Text', 'Pretendard Variable'", '발도장');
  expect(document.documentElement).not.toHaveAttribute('data-font');
  come([]);
  await settle();
  expect(document.documentElement).toHaveAttribute('data-font');
});

it('waits for answers that are on their way, and for photos in view', async () => {
  delete document.documentElement.dataset.font;
  document.body.innerHTML = '<p>불러오는 중</p><span data-skeleton></span>';
  load.mockReset().mockResolvedValue([]);
  becomes('complete');
  loadFont();
  await pause();
  expect(load).not.toHaveBeenCalled();
  const photo = Object.assign(document.createElement('img'), { loading: 'eager' });
  const isThere = jest.spyOn(photo, 'complete', 'get').mockReturnValue(false);
  const later = Object.assign(document.createElement('img'), { loading: 'lazy' });
  jest.spyOn(later, 'complete', 'get').mockReturnValue(false);
  document.body.innerHTML = '<p>쀼</p>';
  document.body.append(photo, later);
  await pause();
  expect(load).not.toHaveBeenCalled();
  isThere.mockReturnValue(true);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-font'));
  expect(load).toHaveBeenCalledWith(expect.any(String), '쀼');
});

it('does not wait for answers that nobody has come near to', async () => {
  delete document.documentElement.dataset.font;
  document.body.innerHTML = '<p>발도장</p><section data-deferred><span data-skeleton></span></section>';
  load.mockReset().mockResolvedValue([]);
  loadFont();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-font'));
});

it('waits for the subsets of what came meanwhile, too', async () => {
  delete document.documentElement.dataset.font;
  document.body.innerHTML = '<p>발도장</p>';
  load.mockReset().mockImplementationOnce(() => {
    document.body.innerHTML = '<p>쀼</p>';
    return Promise.resolve([]);
  });
  load.mockResolvedValue([]);
  loadFont();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-font'));
  expect(load.mock.calls.map(([, text]) => text)).toEqual(['발도장', '쀼']);
});

it('does not wait for ever', async () => {
  delete document.documentElement.dataset.font;
  document.body.innerHTML = '<p>불러오는 중</p><span data-skeleton></span>';
  const start = performance.now();
  const now = jest.spyOn(performance, 'now').mockReturnValue(start);
  loadFont();
  await settle();
  expect(document.documentElement).not.toHaveAttribute('data-font');
  now.mockReturnValue(start + 60_000);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-font'));
});

it('is taken up part by part, and by what is drawn after that', async () => {
  delete document.documentElement.dataset.font;
  const part = (id: string) => `<section id="${id}">${'<p>발도장</p>'.repeat(30)}</section>`;
  document.body.innerHTML = `<main>${part('first')}${part('second')}${part('third')}</main>`;
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const taken = () => [...document.querySelectorAll('[data-font]')].map(({ id, localName }) => id || localName);
  loadFont();
  await waitFor(() => expect(taken()).toEqual(['first', 'second']));
  await settle();
  expect(taken()).toEqual(['first', 'second']);
  frames.shift()?.(0);
  await waitFor(() => expect(taken()).toEqual(['html', 'first', 'second', 'third']));
});
