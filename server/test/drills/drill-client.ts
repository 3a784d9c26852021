/** How a request ended, in the words of the drills. */
export type Ending =
  /** Succeeded. */
  | 'done'
  /** 503: may have happened or not. */
  | 'unavailable'
  /** Another refusal by a rule of the product: did not happen. */
  | 'refused'
  /** The connection broke before the answer. */
  | 'broken'
  /** No answer for PATIENCE_MS. */
  | 'hung'
  /** 5xx other than 503, or an empty answer: must never happen. */
  | 'failed';

export interface Answered {
  /** Method and path, or the operation: for the person who reads of it. */
  what: string;
  ending: Ending;
  status: number;
  retryAfter: string | null;
  startedAt: number;
  endedAt: number;
  /** Parsed where it is JSON. */
  body: unknown;
}

export interface RequestOptions {
  token?: string;
  json?: object;
  form?: FormData;
}

const PATIENCE_MS = 15_000;

/** Asks a running server as clients do, and lets everybody who listens know how it went. */
export class DrillClient {
  private readonly listeners: ((answer: Answered) => void)[] = [];

  constructor(readonly url: string) {}

  onAnswer(listener: (answer: Answered) => void): void {
    this.listeners.push(listener);
  }

  graphql(document: string, variables: object, token?: string): Promise<Answered> {
    return this.send('POST', '/graphql', { token, json: { query: document, variables } }, nameOf(document));
  }

  /** Files at `variables.input.images`, by the GraphQL multipart request specification. */
  graphqlForm(document: string, input: object, files: File[], token?: string): Promise<Answered> {
    const form = new FormData();
    form.append(
      'operations',
      JSON.stringify({ query: document, variables: { input: { ...input, images: files.map(() => null) } } }),
    );
    form.append('map', JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.input.images.${index}`]]))));
    files.forEach((file, index) => form.append(String(index), file));
    return this.send('POST', '/graphql', { token, form }, `${nameOf(document)} with files`);
  }

  rest(method: string, path: string, options: RequestOptions = {}): Promise<Answered> {
    return this.send(method, path, options, `${method} ${path.replace(/\?.*/s, '').replace(/\d+/g, '…')}`);
  }

  private async send(method: string, path: string, { token, json, form }: RequestOptions, what: string): Promise<Answered> {
    const startedAt = performance.now();
    const answer = await this.fetch(path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        // Without it no form is taken at /graphql: other sites could send one.
        ...(form && { 'apollo-require-preflight': 'true' }),
      },
      body: form ?? (json && JSON.stringify(json)),
    });
    const answered = { what, startedAt, endedAt: performance.now(), ...answer };
    for (const listener of this.listeners) listener(answered);
    return answered;
  }

  private async fetch(path: string, init: RequestInit): Promise<Pick<Answered, 'ending' | 'status' | 'retryAfter' | 'body'>> {
    try {
      const response = await fetch(this.url + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await response.text();
      const isJson = /json/.test(response.headers.get('content-type') ?? '');
      const body = isJson ? (JSON.parse(text) as unknown) : text;
      const { status } = response;
      // The application answers every request here with a body.
      return {
        ending: text === '' ? 'failed' : endingOf(status, body),
        status,
        retryAfter: response.headers.get('retry-after'),
        body,
      };
    } catch (error) {
      const isHung = (error as Error).name === 'TimeoutError';
      return { ending: isHung ? 'hung' : 'broken', status: 0, retryAfter: null, body: String(error) };
    }
  }
}

function endingOf(status: number, body: unknown): Ending {
  if (status === 503) return 'unavailable';
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  const { errors } = (body ?? {}) as { errors?: { extensions?: { code?: string } }[] };
  if (!Array.isArray(errors) || errors.length === 0) return 'done';
  return errors.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR') ? 'failed' : 'refused';
}

const nameOf = (document: string) => /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? 'query';
