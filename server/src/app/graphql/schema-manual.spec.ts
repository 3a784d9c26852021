import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { makeFacility, makeMember, viewerOf } from '../../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { ACCESS_NAMES } from '../../shared/access';
import { REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import { accessLevelOf, rootFieldsOf } from './auth-checker';
import { DOCUMENT_LIMITS } from './limits';
import { RATE_LIMIT_HEADERS } from '../http/rate-limit';
import { createSchema } from './schema';
import { SCHEMA_MANUAL } from './schema-manual';

/** Fields of objects that are clear wherever they stand: the type says of what they are. */
const CLEAR = ['id', 'name', 'title'];

interface Described {
  name: string;
  description?: string | null;
}

/** Coordinates of everything in the schema that no Korean word explains. */
function unexplainedIn(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
  const places = types.flatMap((type): [string, Described][] => {
    const within = (parts: readonly Described[]) => parts.map((part): [string, Described] => [`${type.name}.${part.name}`, part]);
    const own: [string, Described][] = [[type.name, type]];
    if (isEnumType(type)) return [...own, ...within(type.getValues())];
    if (isInputObjectType(type)) return [...own, ...within(Object.values(type.getFields()))];
    if (!isObjectType(type)) return own;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    const fields = Object.values(type.getFields());
    return [
      ...own,
      ...within(fields.filter(({ name }) => isRoot || !CLEAR.includes(name))),
      ...fields.flatMap(({ name, args }) => args.map((arg): [string, Described] => [`${type.name}.${name}(${arg.name}:)`, arg])),
    ];
  });
  return places.flatMap(([coordinate, { description }]) => (/[가-힣]/.test(description ?? '') ? [] : [coordinate]));
}

describe('the descriptions of the schema', () => {
  const schema = createSchema();

  it('explain every type, root field, argument, input field, enum value, and every field that is not clear by itself', () => {
    expect(unexplainedIn(schema)).toEqual([]);
  });

  it('are reported if missing or not in Korean', () => {
    const silent = buildSchema(`
      type Query { thing(id: ID!, kind: Kind): Thing }
      type Mutation { makeThing(input: ThingInput!): Thing }
      "A thing" type Thing { id: ID! name: String! weight(unit: Kind): Float "무게" mass: Float }
      "종류" enum Kind { LARGE "작은 것" SMALL }
      input ThingInput { "이름" name: String! weight: Float }
      scalar Weight
    `);
    expect(unexplainedIn(silent).sort()).toEqual([
      'Kind.LARGE',
      'Mutation',
      'Mutation.makeThing',
      'Mutation.makeThing(input:)',
      'Query',
      'Query.thing',
      'Query.thing(id:)',
      'Query.thing(kind:)',
      'Thing',
      'Thing.weight',
      'Thing.weight(unit:)',
      'ThingInput',
      'ThingInput.weight',
      'Weight',
    ]);
  });

  it('end at each root field with who may call it, and never say so by hand', () => {
    for (const field of rootFieldsOf(schema)) {
      const isForSuspended = field.extensions.allowsSuspended ? ', 이용이 정지되었어도' : '';
      const callers = `호출할 수 있는 사람: ${ACCESS_NAMES[accessLevelOf(field)!]}${isForSuspended}`;
      expect(field.description?.split('\n\n').slice(1)).toEqual([callers]);
    }
  });

  it('name no code that does not exist', () => {
    const texts = rootFieldsOf(schema).map(({ description }) => description ?? '');
    const named = texts.flatMap(
      (text) => text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\bFORBIDDEN\b|\bCONFLICT\b|\bUNAUTHENTICATED\b/g) ?? [],
    );
    for (const code of new Set(named)) expect(SCHEMA_MANUAL).toContain(`| \`${code}\` |`);
    expect(new Set(named).size).toBeGreaterThan(5);
  });
});

describe('the manual at the head of the schema', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const post = (body: object, headers: Record<string, string> = {}) => app.http.post('/graphql').set(headers).send(body);
  const query = (text: string, headers?: Record<string, string>) => post({ query: text }, headers);

  it('is available by introspection', async () => {
    const { data } = await app.run<{ __schema: { description: string } }>('{ __schema { description } }');
    expect(data?.__schema.description).toBe(SCHEMA_MANUAL);
  });

  it.each([
    ['BAD_USER_INPUT', 200, '{ facilities(size: 101) { totalCount } }'],
    ['UNAUTHENTICATED', 401, '{ favoriteFacilities { totalCount } }'],
    ['NOT_FOUND', 200, '{ comments(boardId: "1") { totalCount } }'],
    ['TOO_COMPLEX', 400, '{ comments(boardId: "1", size: 1000) { items { board { content } } } }'],
    ['GRAPHQL_PARSE_FAILED', 200, '{'],
    ['GRAPHQL_PARSE_FAILED', 200, `{ ${'__typename '.repeat(DOCUMENT_LIMITS.tokens)} }`],
    ['GRAPHQL_VALIDATION_FAILED', 200, '{ secrets }'],
    ['OPERATION_RESOLUTION_FAILURE', 200, 'subscription { everything }'],
  ])('says that %s comes with HTTP %i', async (code, status, text) => {
    const answer = await query(text);
    expect([answer.status, answer.body]).toMatchObject([status, { errors: [{ extensions: { code } }] }]);
    expect(SCHEMA_MANUAL).toContain(`| \`${code}\` |`);
  });

  it('says that variables of too many values are BAD_USER_INPUT', async () => {
    const categories = Array(DOCUMENT_LIMITS.values).fill('카페');
    const text = 'query ($filter: FacilityFilterInput) { facilities(filter: $filter) { totalCount } }';
    const { errors } = await app.run(text, { filter: { categories } });
    expect(errors).toMatchObject([
      { message: expect.stringContaining(`${DOCUMENT_LIMITS.values}개`) as string, extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it('says how unknown hashes, and mutations in an address, are refused', async () => {
    const stored = await post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } });
    expect([stored.status, stored.body]).toMatchObject([
      200,
      { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    ]);
    expect(SCHEMA_MANUAL).toContain('| `PERSISTED_QUERY_NOT_FOUND` |');
    const sent = await app.http.get('/graphql').query({ query: 'mutation { signOut }' });
    expect([sent.status, sent.body]).toMatchObject([405, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
    expect(SCHEMA_MANUAL).toContain('GET으로 보낸 mutation은 405');
  });

  it('says that documents that never ran get 400 with the newer response type', async () => {
    expect((await query('{ secrets }', { accept: 'application/graphql-response+json' })).status).toBe(400);
  });

  it('says that batches, and forms without the header, are no requests', async () => {
    const form = () => app.http.post('/graphql').field({ operations: '{"query":"{ petTypes { name } }"}', map: '{}' });
    for (const answer of [await post([{ query: '{ petTypes { name } }' }]), await form()])
      expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
    await form().set({ 'apollo-require-preflight': 'true' }).expect(200);
  });

  it('says that bodies are bounded, and that forms and JSON are all that is read', async () => {
    const large = await query(' '.repeat(110 * 1024));
    const strange = await post({}, { 'content-encoding': 'rot13' });
    expect([
      [large.status, large.body],
      [strange.status, strange.body],
    ]).toMatchObject([
      [413, { errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] }],
      [415, { errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] }],
    ]);
  });

  it('says that a bad token is refused everywhere, signing in included', async () => {
    const signIn = 'mutation { signIn(input: { email: "a@b.example", password: "Gaenari-7!" }) { token } }';
    for (const text of ['{ petTypes { name } }', signIn]) {
      const answer = await query(text, { authorization: 'Bearer garbage' });
      expect([answer.status, answer.body]).toMatchObject([401, { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
    }
  });

  it('says how fields of a form are named in errors', async () => {
    const { errors } = await app.run(`{ facilities(filter: { searchQuery: "${'가'.repeat(101)}" }) { totalCount } }`);
    expect(errors[0]?.extensions?.fieldErrors).toEqual({ 'filter.searchQuery': '너무 깁니다.' });
  });

  it('says what a document costs: one for a field, a length times all below it and one, introspection too', async () => {
    const costOf = async (text: string) =>
      ((await query(text)).body as { extensions: { cost: { asked: number } } }).extensions.cost.asked;
    const example = '{ facilities(size: 7) { items { id name } totalCount } }';
    expect(SCHEMA_MANUAL).toContain(`\`${example}\`의 비용은 29입니다`);
    expect(await costOf(example)).toBe(29);
    expect(await costOf('{ reviews(size: 2) { items { images { url } } } }')).toBe(1 + 2 * (1 + (1 + 15)));
    expect(SCHEMA_MANUAL).toContain('리뷰의 사진은 15');
    expect(await costOf('{ __schema { types { fields { name } } } }')).toBeGreaterThan(2);
  });

  it('names the headers of rate limits', async () => {
    const { headers } = await query('{ petTypes { name } }');
    for (const name of RATE_LIMIT_HEADERS) {
      expect(headers).toHaveProperty(name.toLowerCase());
      expect(SCHEMA_MANUAL).toContain(`\`${name}\``);
    }
    expect(headers['ratelimit-limit']).toBe(String(REQUESTS_PER_MINUTE));
  });

  it('says that mutation fields run in order, also after failures', async () => {
    const [member, { id }] = await Promise.all([makeMember(app.dataSource), makeFacility(app.dataSource)]);
    const keep = (isFavorite: boolean) => `toggleFavorite(input: { facilityId: "${id}", isFavorite: ${isFavorite} }) { id }`;
    const refused = 'reportReview(input: { reviewId: "999", reason: "광고" }) { id }';
    const { run } = app.as(viewerOf(member));
    expect(await run(`mutation { ${refused} first: ${keep(false)} last: ${keep(true)} }`)).toMatchObject({
      data: null,
      errors: [{ path: ['reportReview'] }],
    });
    expect((await run('{ favoriteFacilities { totalCount } }')).data).toEqual({ favoriteFacilities: { totalCount: 1 } });
  });

  it('says that what a member may not do is FORBIDDEN, and that one refusal takes all data where none may be missing', async () => {
    const member = await makeMember(app.dataSource);
    const token = await app.signIn(member);
    const answer = await app.run('{ viewer { email } adminSummary { memberCount } }', {}, { token });
    expect([answer.status, codeOf(answer), answer.data]).toEqual([200, 'FORBIDDEN', null]);
  });
});
