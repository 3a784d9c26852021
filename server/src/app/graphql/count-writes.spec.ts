import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: true, trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.stop());

/** A write that ends before it looks anything up. */
const WRITE = 'mutation { signIn(input: { email: "", password: "" }) { token } }';

it('lets an address write 120 times a minute, and others go on', async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => app.run(WRITE, {}, { from: '192.0.2.1' })));
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(120);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
  expect(codeOf(await app.run(WRITE, {}, { from: '192.0.2.2' }))).toBe('BAD_USER_INPUT');
});

it('leaves reading alone, and answers writes over REST with 429', async () => {
  expect((await app.run('{ regions { name } }', {}, { from: '192.0.2.1' })).errors).toEqual([]);
  const answer = await fetch(`${app.url}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ email: '', password: '' }),
  });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
