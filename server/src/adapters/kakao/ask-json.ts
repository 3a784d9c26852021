interface Question {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: URLSearchParams;
  /** Ends the whole exchange, the reading of the answer included. */
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  body: unknown;
}

const BYTES_MAX = 64 * 1024;

/**
 * Asks once, of this address and no other: redirects are not followed. An answer of 2xx or 4xx comes back whatever it says.
 * @throws Error when there is no answer, none in time, none of JSON, or one too large; its text repeats nothing of the answer,
 * which may hold a token
 */
export async function askJson(url: string, question: Question): Promise<Answer> {
  const response = await fetch(url, { ...question, redirect: 'manual' });
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
