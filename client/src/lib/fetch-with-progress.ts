import { RequestTimeoutError } from './error-text';

const TIMEOUT_MS = 120_000;

/** Part of the request that is sent, 0 to 1. */
export type OnProgress = (part: number) => void;

/** Like fetch, which cannot report upload progress. */
export const fetchWithProgress = (input: RequestInfo | URL, init: RequestInit & { onProgress?: OnProgress } = {}) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', input as string);
    for (const [name, value] of Object.entries(init.headers ?? {}))
      if (value !== undefined) request.setRequestHeader(name, String(value));
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => init.onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? 'application/json';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    };
    // What fetch throws when nothing answered at all.
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.ontimeout = () => reject(new RequestTimeoutError());
    request.onabort = () => reject(new DOMException('The request was given up.', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as XMLHttpRequestBodyInit);
  });
