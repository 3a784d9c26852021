import { RequestTimeoutError } from './error-text';

/** fetch that gives up after `milliseconds`; a request that Apollo cancels (the page was left) still counts as cancelled. */
export function fetchWithTimeout(milliseconds: number): typeof fetch {
  return async (input, init) => {
    const timeout = new AbortController();
    const cancel = () => timeout.abort(init?.signal?.reason);
    const timer = setTimeout(() => timeout.abort(new RequestTimeoutError()), milliseconds);
    init?.signal?.addEventListener('abort', cancel);
    if (init?.signal?.aborted) cancel();
    try {
      const response = await fetch(input, { ...init, signal: timeout.signal });
      // The body belongs to the same time; read here, because the timer ends with this function. Some statuses allow none.
      return new Response((await response.text()) || null, response);
    } catch (error) {
      throw timeout.signal.reason instanceof RequestTimeoutError ? timeout.signal.reason : error;
    } finally {
      clearTimeout(timer);
      init?.signal?.removeEventListener('abort', cancel);
    }
  };
}
