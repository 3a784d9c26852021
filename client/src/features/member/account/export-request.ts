import { RequestTimeoutError } from '../../../lib/error-text';
import { currentToken } from '../../../lib/session/token';

/** Longest pause between two parts; the whole has no limit, as it may hold many pictures. */
const PATIENCE_MS = 30_000;

/** The server refused; the code is its own (`UNAUTHENTICATED`, `TOO_MANY_REQUESTS`, …). */
export class ExportRefusal extends Error {
  constructor(
    readonly code: string | undefined,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The zip of the member's own data. The request carries the token, which a link could not.
 * @param onProgress bytes so far; the server does not know the whole size
 */
export async function requestExport(
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<{ zip: Blob; name: string }> {
  const patience = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => patience.abort(new RequestTimeoutError()), PATIENCE_MS);
  };
  wait();
  try {
    const response = await fetch('/account/export', {
      method: 'POST',
      headers: { authorization: `Bearer ${currentToken() ?? ''}` },
      signal: AbortSignal.any([signal, patience.signal]),
    });
    if (!response.ok) throw await refusalOf(response);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = response.body!.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      onProgress((bytes += part.value.length));
      wait();
    }
    return { zip: new Blob(parts, { type: 'application/zip' }), name: nameOf(response) };
  } finally {
    clearTimeout(timer);
  }
}

const nameOf = ({ headers }: Response) =>
  /^attachment; filename="([\w.-]{1,100})"$/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'baldojang.zip';

interface ErrorBody {
  code?: string;
  message?: { text?: string };
}

async function refusalOf(response: Response): Promise<ExportRefusal> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  return new ExportRefusal(body?.code ?? (response.status === 401 ? 'UNAUTHENTICATED' : undefined), body?.message?.text ?? '');
}
