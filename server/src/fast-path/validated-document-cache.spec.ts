import { ApolloServer } from '@apollo/server';
import { createHash, randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { makeFacility, makeMember, makeReview } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/test-app';
import { benchTasks } from '../../../bench/product/tasks';
import { AppError } from '../shared/errors';

let app: TestApp;
let facilityId: number;
let apollo: jest.SpyInstance;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  const facility = await makeFacility(app.dataSource, { latitude: 37.5, longitude: 127 });
  const member = await makeMember(app.dataSource);
  facilityId = facility.id;
  await makeReview(app.dataSource, { facilityId, memberId: member.id });
  apollo = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
});
afterAll(() => app.stop());
beforeEach(() => apollo.mockClear());

interface Told {
  status: number;
  headers: Record<string, string>;
  body: string;
}

async function ask(body: object, headers: Record<string, string> = {}): Promise<Told> {
  return toldBy(await app.http.post('/graphql').set(headers).send(body));
}

function toldBy({ status, headers, text }: Response): Told {
  const { date: _date, 'x-request-id': _id, ...others } = headers as Record<string, string>;
  return { status, headers: others, body: text };
}

/** No other request has had it. */
const fresh = (fields: string) => `query Q${randomUUID().replaceAll('-', '')} { ${fields} }`;

const ACCEPTS = [
  undefined,
  '*/*',
  'application/json',
  'application/graphql-response+json,application/json;q=0.9',
  'application/graphql-response+json',
  'text/html',
];

describe('a query that was let through once', () => {
  describe.each(ACCEPTS)('with Accept %s', (accept) => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const others = [
      { query: fresh('petTypes { value name }') },
      { query: fresh('petTypes { value name }'), variables: null, operationName: null },
      { query: fresh('petTypes { value name }'), extensions: { clientLibrary: { name: 'client', version: '1' } } },
      { query: 'query A { petTypes { name } } query B { regions { name } }', operationName: 'B', variables: {} },
    ];
    const queries = [
      ...benchTasks(10).map(({ query, variables }) => ({ query: `# ${accept}\n${query}`, variables: variables(0) })),
      ...others,
    ];

    it.each(queries)('is answered the same, byte for byte: $query', async (body) => {
      const [first, second] = [await ask(body, headers), await ask(body, headers)];
      expect(second).toEqual(first);
      expect(first.status).toBe(accept === 'text/html' ? 406 : 200);
    });
  });

  it('does not go through Apollo again', async () => {
    const body = { query: fresh('petTypes { name }') };
    await ask(body);
    expect(apollo).toHaveBeenCalledTimes(1);
    await ask(body);
    await ask(body, { accept: ACCEPTS[3]! });
    expect(apollo).toHaveBeenCalledTimes(1);
  });

  it('reports the cost with the current variables, and is refused above the limit', async () => {
    const query = `query Lots${randomUUID().replaceAll('-', '')}($limit: Int!, $bounds: BoundsInput!) {
      facilitiesInBounds(bounds: $bounds, limit: $limit) { items { ${'abcdefghijkl'
        .split('')
        .map((name) => `${name}: name`)
        .join(' ')} } } }`;
    const bounds = { southWestLat: 37, southWestLng: 126, northEastLat: 38, northEastLng: 128 };
    const asking = (limit: unknown) => ask({ query, variables: { limit, bounds } });
    const [few, more] = [await asking(1), await asking(20)];
    expect(costIn(more)).toBeGreaterThan(costIn(few));
    const [tooMuch, again] = [await asking(1_000), await asking(1_000)];
    expect([again, tooMuch.status]).toEqual([tooMuch, 400]);
    expect(tooMuch.body).toContain('TOO_COMPLEX');
    const [wrong, wrongAgain] = [await asking('many'), await asking('many')];
    expect(wrongAgain).toEqual(wrong);
    expect(wrong.body).toContain('BAD_USER_INPUT');
  });

  it("that a rule refuses gets Apollo's response", async () => {
    const query = `query Gone${randomUUID().replaceAll('-', '')}($near: PointInput) { facilities(page: 0, size: 1, sort: DISTANCE, near: $near) { totalCount } }`;
    expect((await ask({ query, variables: { near: { latitude: 37.5, longitude: 127 } } })).status).toBe(200);
    const wrong = { query, variables: { near: null } };
    const [first, second] = [await ask(wrong), await ask(wrong)];
    expect(second).toEqual(first);
    expect(first.body).toContain('BAD_USER_INPUT');
  });

  it('runs once when it fails, and Apollo reports it', async () => {
    const body = { query: fresh('regions { name }') };
    await ask(body);
    const statements = jest.spyOn(app.dataSource.driver, 'createQueryRunner').mockImplementation(() => {
      throw new AppError('SERVICE_UNAVAILABLE', '지금은 안 됩니다.', { retryAfter: 1 });
    });
    const failed = await ask(body);
    const runs = statements.mock.calls.length;
    statements.mockRestore();
    expect([failed.status, runs, apollo.mock.calls.length]).toEqual([503, 1, 2]);
  });

  it('is refused with a token that is not valid', async () => {
    const body = { query: fresh('petTypes { name }') };
    await ask(body);
    const [first, second] = [await ask(body, { authorization: 'Bearer x' }), await ask(body, { authorization: 'Bearer x' })];
    expect([second, second.status]).toEqual([first, 401]);
  });

  it('is answered for its own viewer', async () => {
    const query = `query Mine${randomUUID().replaceAll('-', '')}($id: ID!) { facility(id: $id) { reviews: viewerHasFavorited } viewer { id } }`;
    const asMember = { authorization: `Bearer ${await tokenOfNewMember()}` };
    const body = { query, variables: { id: String(facilityId) } };
    const visitor = await ask(body);
    const member = await ask(body, asMember);
    expect([await ask(body, asMember), await ask(body)]).toEqual([member, visitor]);
    expect(member.body).not.toBe(visitor.body);
  });

  it('is not answered to another method, nor to a form, which other sites can send', async () => {
    const query = fresh('petTypes { name }');
    await ask({ query });
    await app.http.put('/graphql').send({ query }).expect(405);
    await app.http
      .post('/graphql')
      .field({ operations: JSON.stringify({ query }), map: '{}' })
      .expect(400);
  });
});

describe('a persisted query', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

  /** No other request has had it. */
  const document = (fields: string, parameters = '') => `# ${randomUUID()}\nquery Known${parameters} { ${fields} }`;

  /** As Apollo Client words it. */
  async function askByHash(hash: string, variables: object | string, headers: Record<string, string> = {}): Promise<Told> {
    const request = app.http.get('/graphql').set({ accept: ACCEPTS[3]!, ...headers });
    const text = typeof variables === 'string' ? variables : JSON.stringify(variables);
    return toldBy(await request.query({ operationName: 'Known', variables: text, extensions: JSON.stringify(persisted(hash)) }));
  }

  /** A document that the server knows, and its hash. */
  async function known(fields: string): Promise<string> {
    const query = document(fields);
    await ask({ query, extensions: persisted(sha256(query)) });
    apollo.mockClear();
    return sha256(query);
  }

  it('is answered the same, byte for byte, and not by Apollo again', async () => {
    const query = document('facility(id: $id) { name }', '($id: ID!)');
    const variables = { id: String(facilityId) };
    expect((await askByHash(sha256(query), variables)).body).toContain('PERSISTED_QUERY_NOT_FOUND');
    await ask({ query, variables, extensions: persisted(sha256(query)) });
    apollo.mockClear();
    const asMember = { authorization: `Bearer ${await tokenOfNewMember()}` };
    for (const headers of [{}, asMember]) {
      const direct = await askByHash(sha256(query), variables, headers);
      expect(apollo).not.toHaveBeenCalled();
      const params = new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString();
      const byApollo = await app.http.get(`/graphql?${params}`).set({ accept: ACCEPTS[3]!, ...headers });
      expect(direct).toEqual(toldBy(byApollo));
      expect(direct).toMatchObject({ status: 200, headers: { etag: expect.any(String) as string } });
      apollo.mockClear();
    }
  });

  it.each(['null', '[]', '1', '{', ''])('with the variables %s is left to Apollo', async (variables) => {
    const hash = await known('petTypes { name }');
    await askByHash(hash, variables);
    expect(apollo).toHaveBeenCalledTimes(1);
  });

  it('is known by its hash only where that was sent with it', async () => {
    const query = document('petTypes { name }');
    await ask({ query });
    expect((await askByHash(sha256(query), {})).body).toContain('PERSISTED_QUERY_NOT_FOUND');
  });

  it('does not run where its hash is sent as the text of a document', async () => {
    const query = await known('petTypes { name }');
    expect((await ask({ query })).body).toContain('GRAPHQL_PARSE_FAILED');
  });
});

const costIn = ({ body }: Told) => (JSON.parse(body) as { extensions: { cost: { asked: number } } }).extensions.cost.asked;

async function tokenOfNewMember(): Promise<string> {
  return app.signIn(await makeMember(app.dataSource));
}
