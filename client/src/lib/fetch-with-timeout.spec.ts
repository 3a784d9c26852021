import { fetchWithTimeout } from './fetch-with-timeout';
import { RequestTimeoutError } from './error-text';

/** A server that never answers, but notices when the request is given up. */
const neverAnswers = jest.fn(
  (_input: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
);

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = neverAnswers as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

it('gives up after its time, with an error of its own', async () => {
  const answer = fetchWithTimeout(30_000)('/graphql');
  const outcome = expect(answer).rejects.toBeInstanceOf(RequestTimeoutError);
  await jest.advanceTimersByTimeAsync(30_000);
  await outcome;
});

it('stops at once when the caller does', async () => {
  const caller = new AbortController();
  const answer = fetchWithTimeout(30_000)('/graphql', { signal: caller.signal });
  const reason = new Error('the page was left');
  caller.abort(reason);
  await expect(answer).rejects.toBe(reason);
  expect(jest.getTimerCount()).toBe(0);
});
