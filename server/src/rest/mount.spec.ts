import { tmpdir } from 'node:os';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import express, { type Express, type RequestHandler } from 'express';
import { buildSchema, execute as executeGraphQL, type ExecutionResult, GraphQLError, parse } from 'graphql';
import request from 'supertest';
import { z } from 'zod';
import { AppError } from '../shared/errors';
import { createLogger } from '../shared/logger';
import { objectErrorSchema, STATUS } from './http-errors';
import type { Execute } from '../shared/request-context';
import { mountRest } from './mount';
import { integer, listOf, text } from './parameters';
import { type Method, type Route, route } from './route';

/** A table of its own over a schema of its own: what mount.ts does with any row, also with kinds that no path has yet. */
const schema = buildSchema('type Query { echo(text: String, size: Int): String }');
const EchoDocument = parse('query ($text: String, $size: Int) { echo(text: $text, size: $size) }') as TypedDocumentNode<
  { echo: string | null },
  { text?: string | null; size?: number }
>;

const echoAt = (path: Route['path'], method: Method = 'get') =>
  route({
    method,
    path,
    tag: 'echo',
    summary: 'echo',
    notFound: '없습니다.',
    query: z.object({
      text: text(5).optional(),
      size: integer({ min: 0, max: 10 }).default(1),
      list: listOf(text(5), 2).optional(),
    }),
    document: EchoDocument,
    variables: ({ query }) => ({ text: query.list ? query.list.join('|') : query.text, size: query.size }),
    replySchema: z.string(),
    reply: ({ echo }) => echo,
  });

interface Given {
  echo?: (args: { text?: string | null; size?: number }) => unknown;
  execute?: Execute;
  routes?: Route[];
  before?: RequestHandler;
  logged?: unknown[];
}

const executorOver =
  (echo: Given['echo']): Execute =>
  async ({ document, variables }) =>
    (await executeGraphQL({
      schema,
      document,
      rootValue: { echo },
      variableValues: variables as Record<string, unknown>,
    })) as ExecutionResult<never>;

function appWith({
  echo = ({ text }) => text,
  execute = executorOver(echo),
  routes = [echoAt('/api/echo')],
  before,
  logged = [],
}: Given = {}): Express {
  const app = express();
  if (before) app.use(before);
  const log = createLogger('silent');
  log.error = (entry: unknown) => void logged.push(entry);
  const createContext = () => Promise.resolve({ viewer: null, requestId: 'request', address: '' });
  mountRest({
    app,
    execute,
    createContext,
    accessOf: () => 'PUBLIC',
    publicUrl: 'http://localhost',
    log,
    spoolFolder: tmpdir(),
    routes,
  });
  return app;
}

const errorOf = (answer: request.Response) => objectErrorSchema.parse(answer.body);

const failing = (code: string, extensions = {}) => ({
  echo: () => {
    throw new GraphQLError('사람에게 할 말', { extensions: { code, ...extensions } });
  },
});

describe('errors', () => {
  it.each(Object.entries(STATUS).filter(([code]) => code !== 'METHOD_NOT_ALLOWED'))(
    'answers %s with %i and the code',
    async (code, status) => {
      const answer = await request(appWith(failing(code))).get('/api/echo');
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ message: { type: 'error', text: '사람에게 할 말' }, code });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['/api/review/latest', '/api/reviewlike/review/{id}', '/api/tags'] as const)(
    'says the message as a string on %s',
    async (path) => {
      const app = appWith({ ...failing('CONFLICT'), routes: [echoAt(path)] });
      const answer = await request(app).get(path.replace('{id}', '1'));
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ message: '사람에게 할 말', code: 'CONFLICT' });
    },
  );

  it('sends Retry-After', async () => {
    expect(
      (await request(appWith(failing('TOO_MANY_REQUESTS', { retryAfter: 42 }))).get('/api/echo')).headers['retry-after'],
    ).toBe('42');
    expect((await request(appWith(failing('SERVICE_UNAVAILABLE'))).get('/api/echo')).headers['retry-after']).toBe('5');
    expect((await request(appWith(failing('FORBIDDEN'))).get('/api/echo')).headers['retry-after']).toBeUndefined();
  });

  it('masks internal errors and logs them with the id in the response', async () => {
    const logged: { errorId: string; err: Error }[] = [];
    const routes = [{ ...echoAt('/api/echo'), answer: () => Promise.reject(new Error('SELECT secret FROM /srv/app.ts')) }];
    const answer = await request(appWith({ routes, logged })).get('/api/echo');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/secret|srv|at /);
    expect(errorOf(answer).code).toBe('INTERNAL_SERVER_ERROR');
    expect(logged).toEqual([expect.objectContaining({ errorId: errorOf(answer).errorId })]);
    expect(logged[0]?.err.message).toContain('secret');
  });

  it('does not hand on a code that clients do not know', async () => {
    const answer = await request(appWith(failing('OPERATION_RESOLUTION_FAILURE'))).get('/api/echo');
    expect(answer.status).toBe(500);
    expect(errorOf(answer).message.text).toBe('문제가 생겼습니다. 잠시 후 다시 시도해 주세요.');
  });

  it('hides the English words of GraphQL about a variable that it refuses', async () => {
    const refusal = new GraphQLError('Variable "$size" got invalid value', { extensions: { code: 'BAD_USER_INPUT' } });
    const answer = await request(appWith({ execute: () => Promise.resolve({ errors: [refusal] }) })).get('/api/echo');
    expect(answer.status).toBe(400);
    expect(errorOf(answer).message.text).toBe('보낸 값을 확인해 주세요.');
  });

  it('answers in its own form what a middleware before it refuses', async () => {
    const before: RequestHandler = (_req, _res, next) => next(new AppError('TOO_MANY_REQUESTS', '천천히', { retryAfter: 7 }));
    const answer = await request(appWith({ before })).get('/api/echo');
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('7');
    expect(answer.body).toEqual({ message: { type: 'error', text: '천천히' }, code: 'TOO_MANY_REQUESTS' });
  });

  it.each([
    ['a body that is too large', 413, 'PAYLOAD_TOO_LARGE', 'application/json', JSON.stringify({ a: 'x'.repeat(2000) })],
    ['a body that is no JSON', 400, 'BAD_USER_INPUT', 'application/json', '{"a":'],
    ['a charset nobody reads', 415, 'UNSUPPORTED_MEDIA_TYPE', 'application/json; charset=euc-kr', '{}'],
  ])('answers %s with JSON', async (_what, status, code, type, body) => {
    const app = appWith({ before: express.json({ limit: 1000 }), routes: [echoAt('/api/echo', 'post')] });
    const answer = await request(app).post('/api/echo').set('Content-Type', type).send(body);
    expect(answer.status).toBe(status);
    expect(errorOf(answer).code).toBe(code);
    expect(answer.text).not.toMatch(/SyntaxError|PayloadTooLarge|node_modules/);
  });

  it('answers a broken escape in the path with JSON', async () => {
    const answer = await request(appWith({ routes: [echoAt('/api/echo/{id}')] })).get('/api/echo/%zz');
    expect(answer.status).toBe(400);
    expect(errorOf(answer).code).toBe('BAD_USER_INPUT');
  });
});

describe('paths', () => {
  it('prefers a fixed path to one with a parameter, in any order', async () => {
    const named = (path: Route['path'], name: string): Route => ({ ...echoAt(path), answer: () => Promise.resolve(name) });
    const app = appWith({ routes: [named('/api/echo/{id}', 'parameter'), named('/api/echo/fixed', 'fixed')] });
    expect((await request(app).get('/api/echo/fixed')).text).toBe('fixed');
    expect((await request(app).get('/api/echo/other')).text).toBe('parameter');
  });

  it('names the methods that a path takes', async () => {
    const app = appWith({ routes: [echoAt('/api/echo'), echoAt('/api/echo', 'delete')] });
    const answer = await request(app).put('/api/echo');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, DELETE, OPTIONS');
    expect(errorOf(answer).code).toBe('METHOD_NOT_ALLOWED');
    expect((await request(app).options('/api/echo')).headers.allow).toBe('GET, HEAD, DELETE, OPTIONS');
  });

  it('never lets GET, HEAD or an override header reach a row that writes', async () => {
    const echo = jest.fn();
    const app = appWith({ echo, routes: [echoAt('/api/echo', 'delete')] });
    for (const method of ['get', 'head', 'post'] as const) {
      const answer = await request(app)[method]('/api/echo?_method=DELETE').set('X-HTTP-Method-Override', 'DELETE');
      expect(answer.status).toBe(405);
    }
    expect(echo).not.toHaveBeenCalled();
  });

  it('answers unknown paths in the object format, also next to paths of the other format', async () => {
    const app = appWith({ routes: [echoAt('/api/tags')] });
    for (const path of ['/api', '/api/nothing', '/api/tags/nothing', '/api/echo/%0d%0aSet-Cookie:x']) {
      const answer = await request(app).get(path).set('Accept', 'text/html');
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: { type: 'error', text: '없는 주소입니다.' }, code: 'NOT_FOUND' });
    }
  });

  it('answers null data with the 404 of the row', async () => {
    const answer = await request(appWith({ echo: () => null })).get('/api/echo');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: { type: 'error', text: '없습니다.' }, code: 'NOT_FOUND' });
  });
});

describe('query parameters', () => {
  const ask = async (query: string) => {
    const echo = jest.fn(({ text }: { text?: string | null }) => text ?? 'absent');
    const answer = await request(appWith({ echo })).get(`/api/echo?${query}`);
    const said = answer.status === 200 ? answer.text : errorOf(answer).message.text;
    return { status: answer.status, said, args: echo.mock.calls[0]?.[0] };
  };

  it.each([
    ['text=', 'absent'],
    ['text=%20%20', 'absent'],
    ['text=&text=a', 'a'],
    ['text', 'absent'],
    ['text=a+b', 'a b'],
    ['text=a=b', 'a=b'],
    ['text=50%', '50%'],
    ['text=%EF%BB%BFa', 'a'],
    [`text=${encodeURIComponent('강남'.normalize('NFD'))}`, '강남'],
    ['text=%F0%9F%90%B6%F0%9F%90%B6%F0%9F%90%B6%F0%9F%90%B6%F0%9F%90%B6', '🐶🐶🐶🐶🐶'],
    ['list=a', 'a'],
    ['list=a&list=b', 'a|b'],
    ['list[]=a&list[]=b', 'a|b'],
    ['list%5B%5D=a&list=b', 'a|b'],
    ['list=a,b', 'a,b'],
    ['list=&list[]=', 'absent'],
    ['unknown[a]=b&unknown=c', 'absent'],
  ])('reads ?%s as %s', async (query, said) => {
    expect(await ask(query)).toMatchObject({ status: 200, said });
  });

  it.each([
    ['text=a&text=b', 'text: 값을 하나만 보내 주세요.'],
    ['text[]=a', 'text: 값을 하나만 보내 주세요.'],
    ['text[a]=b', 'text: 값을 하나만 보내 주세요.'],
    ['text[__proto__][a]=b', 'text: 값을 하나만 보내 주세요.'],
    ['list[0]=a', 'list: 목록은 list 또는 list[]로 보내 주세요.'],
    ['list[a]=b', 'list: 목록은 list 또는 list[]로 보내 주세요.'],
    ['list=a&list=b&list=c', 'list: 2개까지 보낼 수 있습니다.'],
    ['list=a&list=123456', 'list: 5자까지 보낼 수 있습니다.'],
    ['text=123456', 'text: 5자까지 보낼 수 있습니다.'],
    ['text=a%00b', '주소에 읽을 수 없는 글자가 있습니다.'],
    ['anything%00=b', '주소에 읽을 수 없는 글자가 있습니다.'],
    ['text=%B0%AD', '주소에 읽을 수 없는 글자가 있습니다.'],
    ['text=%ED%A0%80', '주소에 읽을 수 없는 글자가 있습니다.'],
    ...['-1', '11', '1.5', '1.0', '1e1', 'NaN', 'Infinity', '0x1', 'a', '9'.repeat(40), '٣'].map((size): [string, string] => [
      `size=${encodeURIComponent(size)}`,
      'size: 0부터 10까지의 정수를 보내 주세요.',
    ]),
  ])('refuses ?%s', async (query, said) => {
    expect(await ask(query)).toEqual({ status: 400, said, args: undefined });
  });

  it('lets no parameter name touch a prototype', async () => {
    await ask('__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__.polluted=1&toString=1');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('fills in defaults', async () => {
    expect((await ask('size=')).args).toMatchObject({ size: 1 });
    expect((await ask('size=010')).args).toMatchObject({ size: 10 });
  });
});
