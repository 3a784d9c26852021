import { checkAnswer } from './check-answer';

export interface RestAnswer<Body> {
  status: number;
  type: string;
  /** Parsed where it is JSON, else the text. */
  body: Body;
}

/** As `fetch`; takes no answer of a path that the OpenAPI document does not tell of. */
export async function fetchChecked(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init);
  await checkAnswer(init.method ?? 'GET', address, response);
  return response;
}

/** Asks paths of a running server as a client in the field does, and takes no answer that the OpenAPI document does not tell of. */
export class RestClient {
  constructor(private readonly url: () => string) {}

  async ask<Body>(method: string, path: string, body?: object, token?: string): Promise<RestAnswer<Body>> {
    const isForm = body instanceof FormData;
    const response = await fetchChecked(this.url() + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    const type = response.headers.get('content-type') ?? '';
    const answer: unknown = type.startsWith('application/json') ? await response.json() : await response.text();
    return { status: response.status, type, body: answer as Body };
  }
}

/** A form; a list is a field that comes several times. */
export function formOf(fields: Record<string, string | File | (string | File)[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) data.append(name, value);
  return data;
}
