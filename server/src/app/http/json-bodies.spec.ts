import { gzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { BODY_BYTES_MAX } from '../../shared/validation/limits';

/** JSON that no client of ours sends, at both doors: refused in the words of the door, and nothing of it runs. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
});
afterAll(() => app.stop());

interface Sent {
  body: Buffer | string;
  type?: string;
  encoding?: string;
}

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const megabytes = (count: number) => 'a'.repeat(count * 1024 * 1024);
const notUtf8 = (before: string, after: string) =>
  Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from(after)]);

const DOORS = {
  GraphQL: {
    path: '/graphql',
    wrap: (value: string) => `{"query":"{ petTypes { name } }","variables":{"a":${value}}}`,
    codeOf: (body: unknown) => (body as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code,
  },
  REST: {
    path: '/api/member/login',
    wrap: (value: string) => `{"email":"a@baldojang.example","password":${value}}`,
    codeOf: (body: unknown) => (body as { code: string }).code,
  },
};

describe.each(Object.entries(DOORS))('%s', (_name, { path, wrap, codeOf }) => {
  const send = async ({ body, type = 'application/json', encoding }: Sent) => {
    const { status, text } = await app.http
      .post(path)
      .type(type)
      .set(encoding === undefined ? {} : { 'content-encoding': encoding })
      // Else bytes would be sent as JSON of a buffer.
      .serialize((bytes: string) => bytes)
      .send(body)
      .expect('content-type', /json/);
    expect(text).not.toMatch(/<|stack|node_modules|SyntaxError|position \d|PayloadTooLarge|iconv|zlib/);
    return [status, codeOf(JSON.parse(text))];
  };

  it.each<[string, () => Sent, unknown[]]>([
    ['10 MB', () => ({ body: wrap(`"${megabytes(10)}"`) }), [413, 'PAYLOAD_TOO_LARGE']],
    ['a byte more than allowed', () => ({ body: wrap('""').padEnd(BODY_BYTES_MAX + 1) }), [413, 'PAYLOAD_TOO_LARGE']],
    ['50 MB in 50 kB', () => ({ body: gzipSync(wrap(`"${megabytes(50)}"`)), encoding: 'gzip' }), [413, 'PAYLOAD_TOO_LARGE']],
    ['what only says that it is compressed', () => ({ body: wrap('""'), encoding: 'gzip' }), [400, 'BAD_USER_INPUT']],
    ['a compression that nobody knows', () => ({ body: wrap('""'), encoding: 'xz' }), [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['lists in lists, 100,000 deep', () => ({ body: wrap(deep(100_000)) }), [413, 'PAYLOAD_TOO_LARGE']],
    ['a list that never ends', () => ({ body: '['.repeat(100_000) }), [400, 'BAD_USER_INPUT']],
    ['what is no UTF-8', () => ({ body: notUtf8(wrap('"').slice(0, -1), '"}') }), [400, 'BAD_USER_INPUT']],
    [
      'UTF-16',
      () => ({ body: Buffer.from(wrap('""'), 'utf16le'), type: 'application/json; charset=utf-16' }),
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
    ],
    ['UTF-7', () => ({ body: wrap('""'), type: 'application/json; charset=utf-7' }), [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['EUC-KR', () => ({ body: wrap('""'), type: 'application/json; charset=euc-kr' }), [415, 'UNSUPPORTED_MEDIA_TYPE']],
    [
      'a charset that nobody knows',
      () => ({ body: wrap('""'), type: 'application/json; charset=utf-99' }),
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
    ],
    ['half of an object', () => ({ body: wrap('""').slice(0, -3) }), [400, 'BAD_USER_INPUT']],
    ['a NUL', () => ({ body: '\0' }), [400, 'BAD_USER_INPUT']],
    ['half of an escape', () => ({ body: wrap('"\\u12"') }), [400, 'BAD_USER_INPUT']],
  ])('refuses %s', async (_what, sent, outcome) => {
    expect(await send(sent())).toEqual(outcome);
  });

  it.each([
    ['lists in lists, as deep as fits', wrap(deep(51_000))],
    ['objects in objects, as deep as fits', wrap('{"a":'.repeat(16_000) + '1' + '}'.repeat(16_000))],
    ['nothing but lists', deep(51_000)],
  ])('refuses %s', async (_what, body) => {
    const [status, code] = await send({ body });
    // GraphQL over HTTP answers a variable of the wrong kind with 200.
    expect(path === '/graphql' ? [200, 400] : [400]).toContain(status);
    expect(['BAD_USER_INPUT', 'BAD_REQUEST']).toContain(code);
  });

  it('is in service afterwards', async () => {
    expect((await app.run('{ petTypes { name } }')).errors).toEqual([]);
  });
});
