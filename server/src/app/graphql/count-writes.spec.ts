import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: true, trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.stop());

/** A write that ends before it looks anything up. */
const WRITE = 'mutation { signIn(input: { email: "", password: "" }) { token } }';

it('allows 120 writes a minute per address', async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => app.run(WRITE, {}, { from: '192.0.2.1' })));
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(120);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
  expect(codeOf(await app.run(WRITE, {}, { from: '192.0.2.2' }))).toBe('BAD_USER_INPUT');
});

it('does not limit reads, and answers writes over REST with 429', async () => {
  expect((await app.run('{ regions { name } }', {}, { from: '192.0.2.1' })).errors).toEqual([]);
  const login = app.http.post('/api/member/login').set({ 'x-forwarded-for': '192.0.2.1' });
  const { headers } = await login.send({ email: '', password: '' }).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
