import { makeFacility, makeMember, PASSWORD } from '../../../test/factories';
import { CHANGE_PASSWORD, SIGN_IN, SIGN_UP, signUpInput } from '../../../test/member-operations';
import { fetchChecked, formOf } from '../../../test/rest-client';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { AppError } from '../../shared/errors';
import { REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import { RATE_LIMIT_HEADERS } from './rate-limit';

const NO_HEADERS = { policy: null, limit: null, remaining: null, reset: null };

/** The rate limit headers of an answer. */
function limitHeaders({ headers }: Pick<Response, 'headers'>) {
  const [policy, limit, remaining, reset] = RATE_LIMIT_HEADERS.map((name) => headers.get(name));
  return { policy, limit, remaining, reset };
}

async function statuses(url: string, count: number, headers: Record<string, string> = {}): Promise<number[]> {
  const all: number[] = [];
  for (let sent = 0; sent < count; sent += 50)
    all.push(...(await Promise.all(Array.from({ length: Math.min(50, count - sent) }, () => statusOf(url, headers)))));
  return all;
}

/** Not checked against the OpenAPI document: all must arrive within a minute. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

describe('the limit on all requests', () => {
  it('allows the documented number of requests and refuses the next with Retry-After, but not pages and files', async () => {
    const { url, stop } = await startTestApp();
    const path = `${url}/api/pet_facilities/search/suggestions`;
    const forged = (await statuses(path, REQUESTS_PER_MINUTE, { 'x-forwarded-for': '198.51.100.7' })).filter(
      (status) => status === 429,
    );
    const rest = await fetchChecked(path, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    const graphql = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ petTypes { name } }"}',
    });
    const image = await fetch(`${url}/share/0.png`);
    const sitemaps = await Promise.all(['/sitemap.xml', '/sitemaps/pages.xml'].map((file) => fetch(url + file)));
    const health = await fetch(`${url}/healthz`);
    await stop();
    expect(forged).toEqual([]);
    expect([rest.status, graphql.status, image.status, health.status]).toEqual([429, 429, 200, 200]);
    expect(sitemaps.map(({ status }) => status)).toEqual([200, 200]);
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const { headers } of [rest, graphql])
      expect(limitHeaders({ headers })).toEqual({
        policy: '1200;w=60',
        limit: '1200',
        remaining: '0',
        reset: headers.get('retry-after'),
      });
    for (const { headers } of [image, health, ...sitemaps]) expect(limitHeaders({ headers })).toEqual(NO_HEADERS);
    expect(await rest.json()).toEqual({
      message: { type: 'error', text: expect.any(String) as string },
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  }, 60_000);

  it('counts locally while the database is unavailable, and the operation reports the error', async () => {
    const app = await startTestApp();
    jest.spyOn(app.dataSource.driver, 'createQueryRunner').mockImplementation(() => {
      throw new AppError('SERVICE_UNAVAILABLE', '지금은 안 됩니다.', { retryAfter: 1 });
    });
    const answer = await fetchChecked(`${app.url}/api/pet_facilities/regions`);
    const words = await fetchChecked(`${app.url}/api/openapi.json`);
    jest.restoreAllMocks();
    await app.stop();
    expect([answer.status, answer.headers.get('retry-after'), words.status]).toEqual([503, '1', 200]);
    expect(limitHeaders(answer)).toMatchObject({ remaining: '1199' });
  });

  it('believes a forwarded address only from a trusted proxy', async () => {
    const { url, stop } = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    const path = `${url}/api/pet_facilities/search/suggestions`;
    await statuses(path, REQUESTS_PER_MINUTE, { 'x-forwarded-for': '198.51.100.7' });
    const [same, other] = await Promise.all(
      ['198.51.100.7', '198.51.100.8'].map((from) => fetchChecked(path, { headers: { 'x-forwarded-for': from } })),
    );
    await stop();
    expect([same?.status, other?.status]).toEqual([429, 200]);
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

  const ask = (path: string, init: RequestInit = {}, from = nextAddress()) =>
    fetchChecked(app.url + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': from } });
  const sent = (body: unknown, token = ''): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const run = (query: string, input: object, { token = '', from = nextAddress() } = {}) =>
    ask('/graphql', sent({ query, variables: { input } }, token), from);

  it.each<[string, number, string, RequestInit?]>([
    ['an operation', 200, '/graphql', sent({ query: '{ petTypes { name } }' })],
    ['a document that is refused', 400, '/graphql', sent({ query: `{ ${'petTypes { name } '.repeat(30)} }` })],
    ['an unreadable body', 400, '/graphql', { ...sent({}), body: '{' }],
    ['a bad token', 401, '/graphql', sent({ query: '{ petTypes { name } }' }, 'garbage')],
    ['what a form of another site sends', 400, '/graphql?query={__typename}'],
    ['the schema file', 200, '/graphql/schema.graphql'],
    ['a path', 200, '/api/pet_facilities/regions'],
    ['a path with a bad token', 401, '/api/pet_facilities/regions', { headers: { authorization: 'Bearer garbage' } }],
    ['a path that wants a token', 401, '/api/favorite/mine'],
    ['an unknown path', 404, '/api/nothing'],
    ['a wrong method', 405, '/api/tags', { method: 'DELETE' }],
    ['a place that there is not', 404, '/pet_facilities/4999'],
    ['the documents', 200, '/api/openapi.json'],
  ])('come with every answer of the API: %s', async (_what, status, path, init = {}) => {
    const from = nextAddress();
    for (const remaining of ['1199', '1198']) {
      const answer = await ask(path, init, from);
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

  it.each<[string, string, () => Promise<Response>]>([
    ['a sign-in', '10;w=900', () => run(SIGN_IN, wrongSignIn())],
    ['a sign-in by REST', '10;w=900', () => ask('/api/member/login', sent(wrongSignIn()))],
    ['a sign-up', '20;w=3600', () => run(SIGN_UP, signUpInput())],
    [
      'a sign-up by REST',
      '20;w=3600',
      () =>
        ask('/api/member/add', {
          method: 'POST',
          body: formOf(signUpInput({ agreesToTerms: 'true' }) as Record<string, string>),
        }),
    ],
    ['a password', '10;w=900', async () => run(CHANGE_PASSWORD, wrongPassword, { token: await token() })],
    [
      'a write',
      '120;w=60',
      async () =>
        run(
          'mutation ($input: ToggleFavoriteInput!) { toggleFavorite(input: $input) { id } }',
          { facilityId: await facilityId() },
          { token: await token() },
        ),
    ],
    [
      'an inquiry',
      '5;w=3600',
      () => run('mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { id } }', INQUIRY),
    ],
    ['an inquiry by REST', '5;w=3600', () => ask('/api/support', sent(INQUIRY))],
    ['a question by REST', '20;w=60', () => ask('/api/chatbot', sent(QUESTION))],
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
        return all.map(({ reset, ...others }) => ({ ...others, hasReset: reset !== null }));
      }),
    );
    expect(existing).toEqual(unknown);
    expect(existing?.map(({ remaining }) => remaining)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0', '0']);
  });

  it('are exposed to other origins, as is Retry-After', async () => {
    const { headers } = await ask('/api/tags', { headers: { origin: 'https://app.example' } });
    const exposed = headers.get('access-control-expose-headers')?.split(',') ?? [];
    expect(exposed).toEqual(expect.arrayContaining(['Retry-After', ...RATE_LIMIT_HEADERS]));
  });

  it('are absent without rate limits', async () => {
    const open = await startTestApp({ config: { rateLimits: false } });
    const mutation = sent({ query: 'mutation { signOut }' });
    const answers = await Promise.all([fetchChecked(`${open.url}/api/tags`), fetch(`${open.url}/graphql`, mutation)]);
    await open.stop();
    expect(answers.map(limitHeaders)).toEqual([NO_HEADERS, NO_HEADERS]);
  });
});

it('sends Retry-After with every 503, also when the token lookup fails', async () => {
  const app = await startTestApp();
  const token = await app.signIn(await makeMember(app.dataSource));
  jest.spyOn(app.dataSource, 'query').mockRejectedValue(new AppError('SERVICE_UNAVAILABLE', '지금은 안 됩니다.'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answers = await Promise.all([
    fetch(`${app.url}/graphql`, { method: 'POST', headers, body: '{"query":"{ viewer { id } }"}' }),
    fetchChecked(`${app.url}/api/favorite/mine`, { headers }),
  ]);
  jest.restoreAllMocks();
  await app.stop();
  expect(answers.map((answer) => [answer.status, answer.headers.get('retry-after')])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
});
