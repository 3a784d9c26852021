import { RequestTimeoutError } from './error-text';
import { fetchWithProgress } from './fetch-with-progress';

/** The browser's side of a request; a test plays the network. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  opened: string[] = [];
  sent: unknown;
  timeout = 0;
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;

  constructor() {
    FakeRequest.last = this;
  }
  open = (...parts: string[]) => (this.opened = parts);
  setRequestHeader = (name: string, value: string) => (this.headers[name] = value);
  getResponseHeader = () => 'application/json; charset=utf-8';
  send = (body: unknown) => (this.sent = body);
  abort = () => this.onabort?.();
}

const realRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
});

it('sends what it is given, tells how far it is and hands the answer back', async () => {
  const onProgress = jest.fn();
  const body = new FormData();
  const answer = fetchWithProgress('/graphql', { method: 'POST', headers: { accept: 'a' }, body, onProgress });
  const request = FakeRequest.last;
  expect([request.opened, request.headers, request.sent]).toEqual([['POST', '/graphql'], { accept: 'a' }, body]);
  expect(request.timeout).toBe(120_000);
  request.upload.onprogress?.({ loaded: 25, total: 100 });
  expect(onProgress).toHaveBeenLastCalledWith(0.25);

  Object.assign(request, { status: 413, responseText: '{"errors":[]}' });
  request.onload?.();
  const response = await answer;
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    413,
    'application/json; charset=utf-8',
    '{"errors":[]}',
  ]);
});

it('fails as fetch does without a network, and by name after its time', async () => {
  const first = fetchWithProgress('/graphql');
  FakeRequest.last.onerror?.();
  await expect(first).rejects.toThrow(TypeError);
  const second = fetchWithProgress('/graphql');
  FakeRequest.last.ontimeout?.();
  await expect(second).rejects.toThrow(RequestTimeoutError);
});

it('is given up with the caller', async () => {
  const caller = new AbortController();
  const answer = fetchWithProgress('/graphql', { signal: caller.signal });
  caller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
