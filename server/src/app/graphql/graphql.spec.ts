import { gzipSync } from 'node:zlib';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { serverAudits } from 'graphql-http';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { DOCUMENT_LIMITS } from './limits';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const post = (body: object | string, headers: Record<string, string> = {}) =>
  app.http.post('/graphql').type('json').set(headers).send(body);

describe('GraphQL over HTTP', () => {
  for (const audit of serverAudits({ url: () => `${app.url}/graphql`, fetchFn: fetch })) {
    it(`passes audit ${audit.id}: ${audit.name}`, async () => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
    });
  }

  it('answers a forged or expired token with 401 and takes "null" and "undefined" for none', async () => {
    const answers = await Promise.all(
      ['Bearer garbage', 'Bearer null', 'Bearer undefined', 'Bearer '].map((authorization) =>
        post({ query: '{ petTypes { name } }' }, { authorization }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('answers a broken body with JSON, not with HTML', async () => {
    const answers = await Promise.all([post('{'), post(`{"query":"{ ${'a'.repeat(200_000)} }"}`)]);
    expect(answers.map(({ status }) => status)).toEqual([400, 413]);
    for (const answer of answers) expect(answer.body).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
  });

  it('refuses what a cross-site form can send', async () => {
    expect((await post('{"query":"{ petTypes { name } }"}', { 'content-type': 'text/plain' })).status).toBe(400);
  });

  it('refuses an address longer than proxies carry', async () => {
    const answer = await app.http.get(`/graphql?query={__typename}${'%20'.repeat(3_000)}`);
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }]);
  });

  it('says that there is no subscription instead of failing', async () => {
    const { errors } = await app.run('subscription { everything }');
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['OPERATION_RESOLUTION_FAILURE']);
  });

  it.each([
    ['of another operation', 'Other'],
    ['that is empty', ''],
  ])('runs nothing under a name %s', async (_what, operationName) => {
    const answer = await post({ query: 'query One { petTypes { name } }', operationName }, { accept: 'application/json' });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] },
    ]);
  });

  it('masks what a resolver did not foresee', async () => {
    await app.dataSource.query('ALTER TABLE facility RENAME TO facility_elsewhere');
    const { errors } = await app.run('{ facility(id: 1) { name } }');
    await app.dataSource.query('ALTER TABLE facility_elsewhere RENAME TO facility');
    expect(errors).toMatchObject([
      {
        message: '문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
        path: ['facility'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', errorId: expect.any(String) as string },
      },
    ]);
    expect(JSON.stringify(errors)).not.toMatch(/facility_|SELECT|relation|stack/i);
  });

  it.each([
    ['a compressed bomb', 413, gzipSync(`{"query":"{ ${' '.repeat(1_000_000)} }"}`), { 'content-encoding': 'gzip' }],
    [
      'a strange charset',
      415,
      Buffer.from('{"query":"{ petTypes { name } }"}'),
      { 'content-type': 'application/json; charset=iso-8859-5' },
    ],
    ['a strange encoding', 415, Buffer.from('{}'), { 'content-encoding': 'rot13' }],
    ['bytes that are no text', 400, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), {}],
    [
      'a body nested a hundred thousand deep',
      400,
      Buffer.from(`{"query":"{ petTypes { name } }","variables":${'['.repeat(100_000)}`),
      {},
    ],
  ])('refuses %s with %i and JSON', async (_name, status, body, headers) => {
    // Else they would be sent as JSON of a buffer.
    const answer = await post(body, headers).serialize((bytes: string) => bytes);
    expect([answer.status, answer.body]).toMatchObject([status, { errors: [{ message: expect.any(String) as string }] }]);
  });

  it('runs no batches', async () => {
    expect((await post([{ query: '{ petTypes { name } }' }, { query: '{ petTypes { name } }' }])).status).toBe(400);
  });

  it('opens introspection to everyone, and refuses its circles', async () => {
    const fine = await app.run('{ __schema { queryType { name } types { name fields { name } } } }');
    expect(fine.errors).toEqual([]);
    const circle = '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }';
    expect((await app.run(circle)).data).toBeNull();
  });
});

describe('limits of a document', () => {
  const nested = (depth: number) => `{ facilities { items ${'{ id '.repeat(depth)}${'}'.repeat(depth)} } }`;
  const fragments = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `fragment F${i} on Query { ${i + 1 < count ? `...F${i + 1} ...F${i + 1}` : 'petTypes { name }'} }`,
    ).join('\n');
  const circles = Array.from(
    { length: 12 },
    (_, i) =>
      `fragment C${i} on Query { ${Array.from({ length: 12 }, (_, j) => (i === j ? '' : `...C${j}`)).join(' ')} petTypes { name } }`,
  ).join('\n');

  it.each([
    ['depth', nested(12)],
    ['aliases', `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: petTypes { name }`).join(' ')} }`],
    ['aliases of __typename', `{ ${Array.from({ length: 100 }, (_, i) => `a${i}: __typename`).join(' ')} }`],
    ['root fields', `{ ${'petTypes { name } '.repeat(21)} }`],
    ['a fragment bomb', `{ ...F0 }\n${fragments(30)}`],
    ['fragments in circles', `{ ...C0 }\n${circles}`],
    ['tokens', `{ ${'__typename '.repeat(3_000)} }`],
    ['directives', `{ petTypes ${'@include(if: true) '.repeat(500)} { name } }`],
    [
      'cost by arguments',
      `{ ${Array.from({ length: 5 }, (_, i) => `p${i}: facilities(size: 100) { items { ${'id name category1 category2 category3 roadAddress jibunAddress sidoName sigunguName roadName bunji phoneNumber holiday operatingHours parkingAvailable petFriendly allowedPetSize petRestrictions indoorFacility outdoorFacility description'} } }`).join(' ')} }`,
    ],
    ['an unknown field', '{ secrets }'],
  ])('refuses %s and runs nothing', async (_name, query) => {
    const { data, errors } = await app.run(query);
    expect(data).toBeNull();
    expect(errors.length).toBeGreaterThan(0);
  });

  it.each([
    ['depth', nested(12), undefined],
    ['a fragment bomb', `{ ...F0 }\n${fragments(30)}`, undefined],
    [
      'cost by arguments',
      `{ ${Array.from({ length: 20 }, (_, i) => `p${i}: facilities(size: 100) { items { id name bunji holiday phoneNumber } }`).join(' ')} }`,
      { asked: expect.any(Number) as number, most: DOCUMENT_LIMITS.cost },
    ],
    [
      'the text of an announcement with each of a thousand comments',
      '{ comments(boardId: 1, size: 1000) { items { board { content } } } }',
      { asked: expect.any(Number) as number, most: DOCUMENT_LIMITS.cost },
    ],
    [
      'long texts under many names',
      `{ ${Array.from({ length: 4 }, (_, i) => `b${i}: boards(size: 100) { items { content } }`).join(' ')} }`,
      { asked: expect.any(Number) as number, most: DOCUMENT_LIMITS.cost },
    ],
  ])('answers %s with 400 and a code of its own', async (_name, query, cost) => {
    const { status, errors } = await app.run(query);
    expect([status, errors.find(({ extensions }) => extensions?.code === 'TOO_COMPLEX')?.extensions?.cost]).toEqual([400, cost]);
    expect(errors.map(({ extensions }) => extensions?.code)).toContain('TOO_COMPLEX');
  });

  it.each([
    ['lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('refuses %s within each other without end', async (_name, value) => {
    const answer = await post(`{"query":"{ petTypes { name } }","variables":{"unasked":${value}}}`);
    expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it.each([
    ['a variable of the wrong type', 'query($size: Int!) { facilities(size: $size) { totalCount } }', { size: 'many' }],
    [
      'an enum outside its values',
      'query($sort: FacilitySort!) { facilities(sort: $sort) { totalCount } }',
      { sort: 'id; DROP TABLE facility' },
    ],
    ['a value over its bound', 'query($size: Int!) { facilities(size: $size) { totalCount } }', { size: 101 }],
    [
      'a number that is none',
      'query($bounds: BoundsInput!) { facilitiesInBounds(bounds: $bounds) { totalCount } }',
      { bounds: { southWestLat: 91, southWestLng: 124, northEastLat: 92, northEastLng: 125 } },
    ],
    [
      'a search text that is too long',
      'query($filter: FacilityFilterInput) { facilities(filter: $filter) { totalCount } }',
      { filter: { searchQuery: '가'.repeat(101) } },
    ],
    [
      'a list that is too long',
      'query($filter: FacilityFilterInput) { facilities(filter: $filter) { totalCount } }',
      { filter: { categories: Array(21).fill('카페') } },
    ],
    ['a page too deep', 'query { facilities(page: 2000) { totalCount } }', {}],
    [
      'a NUL character',
      'query($filter: FacilityFilterInput) { facilities(filter: $filter) { totalCount } }',
      { filter: { searchQuery: 'a\u0000b' } },
    ],
  ])('answers %s with BAD_USER_INPUT', async (_name, query, variables) => {
    const { errors, data } = await app.run(query, variables);
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT']);
    expect(data ?? {}).not.toHaveProperty('facilities.totalCount');
    expect(JSON.stringify(errors)).not.toMatch(/SELECT|node_modules/);
  });
});

describe('the cost of a document', () => {
  const LIST = 'query ($size: Int = 7) { facilities(size: $size) { items { id name } totalCount } }';
  const costOf = async (query: string, variables?: object, headers = {}) => {
    const { extensions } = (await post({ query, variables }, headers)).body as { extensions?: { cost?: unknown } };
    return extensions?.cost;
  };

  it('is in the response, computed from arguments, variables and defaults', async () => {
    // One for the field, and for each item asked for: one for the list, two for id and name, one for the total beside it.
    expect(await costOf(LIST)).toEqual({ asked: 1 + 7 * 4, most: DOCUMENT_LIMITS.cost });
    expect(await costOf(LIST, { size: 100 })).toEqual({ asked: 1 + 100 * 4, most: DOCUMENT_LIMITS.cost });
    expect(await costOf(LIST)).toMatchObject({ asked: 1 + 7 * 4 });
    const some =
      'query ($name: String, $isShort: Boolean!) { districts(regionName: $name) { name regionName @skip(if: $isShort) } }';
    const costs = [];
    for (const name of [null, '서울특별시', null, '부산광역시']) {
      costs.push(await costOf(some, { name, isShort: false }), await costOf(some, { name, isShort: true }));
    }
    const [all, allShort, ofRegion, ofRegionShort] = [1 + 265 * 2, 1 + 265, 1 + 52 * 2, 1 + 52].map((asked) => ({ asked }));
    const expected = [all, allShort, ofRegion, ofRegionShort];
    expect(costs).toMatchObject([...expected, ...expected]);
    expect(await costOf('mutation { signOut }')).toEqual({ asked: 1, most: DOCUMENT_LIMITS.cost });
  });

  it('is in the response to GET and to failed fields', async () => {
    const got = await app.http.get('/graphql').query({ query: '{ petTypes { name } }' });
    expect(got.body).toMatchObject({ data: {}, extensions: { cost: { asked: 2, most: DOCUMENT_LIMITS.cost } } });
    const failed = await post({ query: '{ facilities(size: -5) { totalCount } }' });
    expect(failed.body).toMatchObject({ errors: [{}], extensions: { cost: { asked: 2, most: DOCUMENT_LIMITS.cost } } });
  });

  it('is in the response as in the error above the limit', async () => {
    const cost = { asked: 1 + 10_000 * 2, most: DOCUMENT_LIMITS.cost };
    const answer = await post({ query: '{ facilities(size: 10000) { items { id } } }' });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'TOO_COMPLEX', cost } }], extensions: { cost } },
    ]);
  });

  it('is missing for documents refused before counting', async () => {
    expect(await costOf('{ secrets }')).toBeUndefined();
    expect(await costOf('query ($size: Int!) { facilities(size: $size) { totalCount } }', { size: 'x' })).toBeUndefined();
  });

  it('lets tools read the whole schema', async () => {
    const whole = getIntrospectionQuery({
      inputValueDeprecation: true,
      specifiedByUrl: true,
      schemaDescription: true,
      oneOf: true,
    });
    const answer = await post({ query: whole });
    const { data, extensions } = answer.body as { data: IntrospectionQuery; extensions: { cost: { asked: number } } };
    expect(printSchema(buildClientSchema(data))).toContain('type Facility');
    // With room for what the schema will grow by.
    expect(extensions.cost.asked).toBeLessThan(DOCUMENT_LIMITS.cost * 0.75);
  });
});

describe('fields that check a secret', () => {
  const SIGN_IN = 'signIn(input: { email: "member@baldojang.example", password: "Wrong-pass1" }) { token }';

  it.each([
    ['aliases', `mutation { a: ${SIGN_IN} b: ${SIGN_IN} }`],
    ['a fragment', `mutation { ${SIGN_IN} ...More } fragment More on Mutation { b: ${SIGN_IN} }`],
    ['different fields', `mutation { ${SIGN_IN} withdraw(input: { password: "x" }) }`],
  ])('may not occur twice in one request, by %s', async (_how, document) => {
    const { status, errors, data } = await app.run(document);
    expect([status, errors[0]?.extensions?.code, data]).toEqual([400, 'TOO_COMPLEX', null]);
  });

  it('may occur once', async () => {
    expect((await app.run(`mutation { ${SIGN_IN} }`)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

it('takes the default of a variable that is not sent, also where its type is required', async () => {
  const { data } = await app.run<{ facilities: { page: number; size: number } }>(
    'query ($page: Int! = 2, $size: Int = 7) { facilities(page: $page, size: $size) { page size } }',
  );
  expect(data?.facilities).toEqual({ page: 2, size: 7 });
});
