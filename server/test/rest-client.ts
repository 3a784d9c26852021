import supertest, { type Test } from 'supertest';
import { type Answered, asDocumented, checkAnswer } from './check-answer';

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

  async ask<Body>(method: string, path: string, body?: object | string, token?: string): Promise<RestAnswer<Body>> {
    const request = supertest(this.url())[method.toLowerCase() as 'post'](path).expect(asDocumented);
    if (token) request.auth(token, { type: 'bearer' });
    if (body instanceof FormData) await setForm(request, body);
    else if (body !== undefined) request.type('json').send(JSON.stringify(body));
    const answer: Answered = await request;
    const type = answer.headers['content-type'] ?? '';
    return { status: answer.status, type, body: (type.startsWith('application/json') ? answer.body : answer.text) as Body };
  }
}

/** Gives the request the bytes that a browser makes of the form. */
export async function setForm(request: Test, form: FormData): Promise<void> {
  const encoded = new Response(form);
  void request.type(encoded.headers.get('content-type')!).send(Buffer.from(await encoded.arrayBuffer()));
}

/** A form; a list is a field that comes several times. */
export function formOf(fields: Record<string, string | File | (string | File)[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) data.append(name, value);
  return data;
}
