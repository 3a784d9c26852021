interface JsonRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: URLSearchParams;
  /** Aborts the request and the reading of the response. */
  signal: AbortSignal;
}

export interface JsonResponse {
  status: number;
  body: unknown;
}

const BYTES_MAX = 64 * 1024;

/**
 * Without retries and redirects. Returns any 2xx or 4xx response.
 * @throws Error for no response, a late one, one without JSON or one too large; its message repeats nothing of the response, which may
 * contain a token
 */
export async function fetchJson(url: string, request: JsonRequest): Promise<JsonResponse> {
  const response = await fetch(url, { ...request, redirect: 'manual' });
  const { status } = response;
  if (status >= 500 || (status >= 300 && status < 400)) {
    await response.body?.cancel();
    throw new Error(`HTTP ${status}`);
  }
  return { status, body: parse(await readText(response), status) };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early closes the connection.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > BYTES_MAX) throw new Error(`HTTP ${response.status} with more than ${BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`HTTP ${status} without JSON`);
  }
}
