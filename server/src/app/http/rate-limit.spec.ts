import type { Response, Test } from 'supertest';
import { makeFacility, makeMember, PASSWORD } from '../../../test/factories';
import { CHANGE_PASSWORD, SIGN_IN, SIGN_UP, signUpInput } from '../../../test/member-operations';
import { asDocumented } from '../../../test/check-answer';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { AppError } from '../../shared/errors';
import { REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import { RATE_LIMIT_HEADERS } from './rate-limit';

const NO_HEADERS = { policy: undefined, limit: undefined, remaining: undefined, reset: undefined };

/** The rate limit headers of an answer. */
function limitHeaders({ headers }: Pick<Response, 'headers'>) {
  const [policy, limit, remaining, reset] = RATE_LIMIT_HEADERS.map((name) => headers[name.toLowerCase()]);
  return { policy, limit, remaining, reset };
}

const SUGGESTIONS = '/api/pet_facilities/search/suggestions';

/** As many as are allowed; not checked against the OpenAPI document: all must arrive within a minute. */
async function useUp({ http }: TestApp): Promise<number[]> {
  const all: number[] = [];
  const ask = async () => (await http.get(SUGGESTIONS).set('x-forwarded-for', '198.51.100.7')).status;
  while (all.length < REQUESTS_PER_MINUTE) all.push(...(await Promise.all(Array.from({ length: 50 }, ask))));
  return all;
}

describe('the limit on all requests', () => {
  it('allows the documented number of requests and refuses the next with Retry-After, but not pages and files', async () => {
    const app = await startTestApp();
    const { http } = app;
    const forged = (await useUp(app)).filter((status) => status === 429);
    const rest = await http.get(SUGGESTIONS).set('x-forwarded-for', '203.0.113.9').expect(asDocumented);
    const graphql = await http.post('/graphql').send({ query: '{ petTypes { name } }' });
    const image = await http.get('/share/0.png').redirects(1);
    const sitemaps = await Promise.all(['/sitemap.xml', '/sitemaps/pages.xml'].map((file) => http.get(file)));
    const health = await http.get('/healthz');
    await app.stop();
    expect(forged).toEqual([]);
    expect([rest.status, graphql.status, image.status, health.status]).toEqual([429, 429, 200, 200]);
    expect(sitemaps.map(({ status }) => status)).toEqual([200, 200]);
    expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0);
    for (const { headers } of [rest, graphql])
      expect(limitHeaders({ headers })).toEqual({
        policy: '1200;w=60',
        limit: '1200',
        remaining: '0',
        reset: headers['retry-after'],
      });
    for (const { headers } of [image, health, ...sitemaps]) expect(limitHeaders({ headers })).toEqual(NO_HEADERS);
    expect(rest.body).toEqual({
      message: { type: 'error', text: expect.any(String) as string },
      code: 'TOO_MANY_REQUESTS',
    });
    expect(graphql.body).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  }, 60_000);

  it('counts locally while the database is unavailable, and the operation reports the error', async () => {
    const app = await startTestApp();
    jest.spyOn(app.dataSource.driver, 'createQueryRunner').mockImplementation(() => {
      throw new AppError('SERVICE_UNAVAILABLE', '지금은 안 됩니다.', { retryAfter: 1 });
    });
    const answer = await app.http.get('/api/pet_facilities/regions').expect(asDocumented);
    const words = await app.http.get('/api/openapi.json').expect(asDocumented);
    jest.restoreAllMocks();
    await app.stop();
    expect([answer.status, answer.headers['retry-after'], words.status]).toEqual([503, '1', 200]);
    expect(limitHeaders(answer)).toMatchObject({ remaining: '1199' });
  });

  it('believes a forwarded address only from a trusted proxy', async () => {
    const app = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    await useUp(app);
    const ask = (from: string) => app.http.get(SUGGESTIONS).set('x-forwarded-for', from).expect(asDocumented);
    const [same, other] = await Promise.all([ask('198.51.100.7'), ask('198.51.100.8')]);
    await app.stop();
    expect([same.status, other.status]).toEqual([429, 200]);
  }, 60_000);
});

describe('rate limit headers', () => {
  let app: TestApp;
  let addresses = 0;
  const nextAddress = () => `198.51.100.${++addresses}`;
  beforeAll(async () => {
    app = await startTestApp({ config: { trustedProxies: ['127.0.0.1'], corsOrigins: ['https://app.example'] } });
  });
  afterAll(() => app.stop());

  const get = (path: string) => app.http.get(path).set('x-forwarded-for', nextAddress()).expect(asDocumented);
  const post = (path: string, body: object | string, token = '') =>
    app.http
      .post(path)
      .set({ 'x-forwarded-for': nextAddress(), authorization: `Bearer ${token}` })
      .type('json')
      .send(body)
      .expect(asDocumented);
  const run = (query: string, input: object, token = '') => post('/graphql', { query, variables: { input } }, token);

  it.each<[string, number, () => Test]>([
    ['an operation', 200, () => post('/graphql', { query: '{ petTypes { name } }' })],
    ['a document that is refused', 400, () => post('/graphql', { query: `{ ${'petTypes { name } '.repeat(30)} }` })],
    ['an unreadable body', 400, () => post('/graphql', '{')],
    ['a bad token', 401, () => post('/graphql', { query: '{ petTypes { name } }' }, 'garbage')],
    ['a query by GET', 200, () => get('/graphql?query={__typename}')],
    ['the schema file', 200, () => get('/graphql/schema.graphql')],
    ['a path', 200, () => get('/api/pet_facilities/regions')],
    ['a path with a bad token', 401, () => get('/api/pet_facilities/regions').auth('garbage', { type: 'bearer' })],
    ['a path that wants a token', 401, () => get('/api/favorite/mine')],
    ['an unknown path', 404, () => get('/api/nothing')],
    ['a wrong method', 405, () => app.http.delete('/api/tags').expect(asDocumented)],
    ['a place that there is not', 404, () => get('/pet_facilities/4999')],
    ['the documents', 200, () => get('/api/openapi.json')],
  ])('come with every answer of the API: %s', async (_what, status, ask) => {
    const from = nextAddress();
    for (const remaining of ['1199', '1198']) {
      const answer = await ask().set('x-forwarded-for', from);
      expect(answer.status).toBe(status);
      const { reset, ...others } = limitHeaders(answer);
      expect(others).toEqual({ policy: '1200;w=60', limit: '1200', remaining });
      expect(reset).toMatch(/^([1-9]|[1-5][0-9]|60)$/);
    }
  });

  const facilityId = async () => (await makeFacility(app.dataSource)).id;
  const token = async () => app.signIn(await makeMember(app.dataSource));
  const INQUIRY = { email: 'visitor@baldojang.example', subject: '문의', message: '언제 문을 여나요?' };
  const QUESTION = { messages: [{ role: 'user', content: '양자역학을 설명해 줘' }] };
  const wrongSignIn = () => ({ email: `nobody${++addresses}@baldojang.example`, password: 'Wrong-pass1!' });
  const wrongPassword = { oldPassword: 'Wrong-pass1!', newPassword: 'Baldojang2!' };

  it.each<[string, string, () => PromiseLike<Response>]>([
    ['a sign-in', '10;w=900', () => run(SIGN_IN, wrongSignIn())],
    ['a sign-in by REST', '10;w=900', () => post('/api/member/login', wrongSignIn())],
    ['a sign-up', '20;w=3600', () => run(SIGN_UP, signUpInput())],
    [
      'a sign-up by REST',
      '20;w=3600',
      () =>
        app.http
          .post('/api/member/add')
          .set('x-forwarded-for', nextAddress())
          .field(signUpInput({ agreesToTerms: 'true' }) as Record<string, string>)
          .expect(asDocumented),
    ],
    ['a password', '10;w=900', async () => run(CHANGE_PASSWORD, wrongPassword, await token())],
    [
      'a write',
      '120;w=60',
      async () =>
        run(
          'mutation ($input: ToggleFavoriteInput!) { toggleFavorite(input: $input) { id } }',
          { facilityId: await facilityId() },
          await token(),
        ),
    ],
    [
      'an inquiry',
      '5;w=3600',
      () => run('mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { id } }', INQUIRY),
    ],
    ['an inquiry by REST', '5;w=3600', () => post('/api/support', INQUIRY)],
    ['a question by REST', '20;w=60', () => post('/api/chatbot', QUESTION)],
  ])('describe the limit with the fewest attempts left among those that count %s', async (_what, policy, act) => {
    const answer = await act();
    const most = Number(policy.split(';')[0]);
    const { reset, ...others } = limitHeaders(answer);
    expect(others).toEqual({ policy, limit: String(most), remaining: String(most - 1) });
    expect(Number(reset)).toBeGreaterThan(0);
    expect(Number(reset)).toBeLessThanOrEqual(Number(policy.split('=')[1]));
  });

  it('do not count a successful sign-in', async () => {
    const { email } = await makeMember(app.dataSource);
    const answer = await run(SIGN_IN, { email, password: PASSWORD });
    expect([answer.status, limitHeaders(answer)]).toMatchObject([200, { policy: '60;w=900', remaining: '60' }]);
  });

  it('are the same for existing and unknown accounts', async () => {
    const { email } = await makeMember(app.dataSource);
    const [existing, unknown] = await Promise.all(
      [email, 'nobody@baldojang.example'].map(async (candidate) => {
        const all = [];
        for (let attempt = 0; attempt < 11; attempt++)
          all.push(limitHeaders(await run(SIGN_IN, { email: candidate, password: 'Wrong-pass1!' })));
        return all.map(({ reset, ...others }) => ({ ...others, hasReset: reset !== undefined }));
      }),
    );
    expect(existing).toEqual(unknown);
    expect(existing?.map(({ remaining }) => remaining)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0', '0']);
  });

  it('are exposed to other origins, as is Retry-After', async () => {
    const { headers } = await get('/api/tags').set({ origin: 'https://app.example' });
    const exposed = headers['access-control-expose-headers']?.split(',') ?? [];
    expect(exposed).toEqual(expect.arrayContaining(['Retry-After', ...RATE_LIMIT_HEADERS]));
  });

  it('are absent without rate limits', async () => {
    const open = await startTestApp({ config: { rateLimits: false } });
    const mutation = open.http.post('/graphql').send({ query: 'mutation { signOut }' });
    const answers = await Promise.all([open.http.get('/api/tags').expect(asDocumented), mutation]);
    await open.stop();
    expect(answers.map(limitHeaders)).toEqual([NO_HEADERS, NO_HEADERS]);
  });
});

it('sends Retry-After with every 503, also when the token lookup fails', async () => {
  const app = await startTestApp();
  const token = await app.signIn(await makeMember(app.dataSource));
  jest.spyOn(app.dataSource, 'query').mockRejectedValue(new AppError('SERVICE_UNAVAILABLE', '지금은 안 됩니다.'));
  const headers = { authorization: `Bearer ${token}` };
  const answers = await Promise.all([
    app.http.post('/graphql').set(headers).send({ query: '{ viewer { id } }' }),
    app.http.get('/api/favorite/mine').set(headers).expect(asDocumented),
  ]);
  jest.restoreAllMocks();
  await app.stop();
  expect(answers.map((answer) => [answer.status, answer.headers['retry-after']])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
});
