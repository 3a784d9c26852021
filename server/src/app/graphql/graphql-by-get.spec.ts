import { createHash } from 'node:crypto';
import { makeFacility, makeMember } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';

const FACILITY = 'query Place($id: ID!) { facility(id: $id) { name viewerHasFavorited } }';
const SIGN_OUT = 'mutation { signOut }';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  id = String((await makeFacility(app.dataSource, { name: '멍멍 카페' })).id);
});
afterAll(() => app.stop());

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const persisted = (sha256Hash: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
interface Read {
  status: number;
  text: string;
  body: unknown;
  headers: Record<string, string | undefined>;
}
const get = async (query: Record<string, string>, headers: Record<string, string> = {}): Promise<Read> =>
  app.http.get('/graphql').query(query).set(headers);
const post = async (sent: object, headers: Record<string, string> = {}): Promise<Read> =>
  app.http.post('/graphql').set(headers).send(sent);
const readPlace = (headers: Record<string, string> = {}) =>
  get({ query: FACILITY, variables: JSON.stringify({ id }) }, { accept: 'application/json', ...headers });

describe('GraphQL by GET', () => {
  it('needs no header, and gives visitors a validator', async () => {
    const { status, body, headers } = await readPlace();
    expect([status, body]).toMatchObject([200, { data: { facility: { name: '멍멍 카페', viewerHasFavorited: false } } }]);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', etag: expect.any(String) as string });
    for (const name of ['Authorization', 'Accept', 'Accept-Encoding', 'Origin'])
      expect(headers.vary?.split(', ')).toContain(name);
  });

  it('answers 304 for a current copy, and whole after a write', async () => {
    const { etag = '' } = (await readPlace()).headers;
    const current = await readPlace({ 'if-none-match': etag });
    expect([current.status, current.text]).toEqual([304, '']);
    await app.dataSource.query(`UPDATE facility SET name = '왈왈 카페' WHERE id = $1`, [id]);
    const changed = await readPlace({ 'if-none-match': etag });
    expect([changed.status, changed.body]).toMatchObject([200, { data: { facility: { name: '왈왈 카페' } } }]);
  });

  it('gives the same validator with and without compression', async () => {
    const [plain, zipped] = [await readPlace({ 'accept-encoding': 'identity' }), await readPlace({ 'accept-encoding': 'gzip' })];
    expect(plain.headers.etag).toBe(zipped.headers.etag);
  });

  it('keeps what a member reads for the member alone', async () => {
    const authorization = `Bearer ${await app.signIn(await makeMember(app.dataSource))}`;
    const { status, headers } = await readPlace({ authorization });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(headers.vary?.split(', ')).toContain('Authorization');
  });

  it('takes the copy of a visitor for outdated where the member reads something else', async () => {
    const { etag = '' } = (await readPlace()).headers;
    const member = await makeMember(app.dataSource);
    const authorization = `Bearer ${await app.signIn(member)}`;
    await app.dataSource.query('INSERT INTO favorite (member_id, facility_id) VALUES ($1, $2)', [member.id, id]);
    const { status, body } = await readPlace({ authorization, 'if-none-match': etag });
    expect([status, body]).toMatchObject([200, { data: { facility: { viewerHasFavorited: true } } }]);
  });

  it.each([
    ['a wrong token', () => readPlace({ authorization: 'Bearer nonsense' }), 401],
    ['a refused field', () => get({ query: '{ viewer { email } members { totalCount } }' }), 401],
    ['an unknown field', () => get({ query: '{ secrets }' }, { accept: 'application/json' }), 200],
    ['a mutation', () => get({ query: SIGN_OUT }), 405],
  ])('lets nobody keep the answer to %s', async (_what, ask, expected) => {
    const { status, headers } = await ask();
    expect(status).toBe(expected);
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control'] ?? '').not.toContain('public');
  });
});

describe('persisted queries', () => {
  it('are asked for once, and sent by their hash from then on', async () => {
    const extensions = persisted(hashOf(FACILITY));
    const variables = JSON.stringify({ id });
    expect((await get({ extensions, variables })).body).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    await get({ query: FACILITY, extensions, variables });
    const { body, headers } = await get({ extensions, variables });
    expect(body).toMatchObject({ data: { facility: { viewerHasFavorited: false } } });
    expect(headers.etag).toBeDefined();
  });

  it('refuses a document under the hash of another, and keeps none', async () => {
    const extensions = persisted(hashOf('{ __typename }'));
    const { body } = await get({ query: FACILITY, extensions, variables: JSON.stringify({ id }) });
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect((await get({ extensions })).body).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  });

  it('keeps a bounded number of them', async () => {
    const send = async (text: string, { isWhole }: { isWhole: boolean }) => {
      const extensions = JSON.parse(persisted(hashOf(text))) as object;
      const { body } = await post({ ...(isWhole && { query: text }), extensions });
      return (body as { data?: unknown }).data !== undefined;
    };
    const padded = (count: number) => `{ __typename } # ${count} ${'.'.repeat(90_000)}`;
    await send(padded(0), { isWhole: true });
    expect(await send(padded(0), { isWhole: false })).toBe(true);
    for (let count = 1; count <= 50; count++) await send(padded(count), { isWhole: true });
    expect([await send(padded(50), { isWhole: false }), await send(padded(0), { isWhole: false })]).toEqual([true, false]);
  });

  it('runs no mutation by GET, not even one that is stored', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(SIGN_OUT) } };
    const token = await app.signIn(await makeMember(app.dataSource));
    const authorization = `Bearer ${token}`;
    await post({ query: SIGN_OUT, extensions });
    expect((await get({ extensions: JSON.stringify(extensions) }, { authorization })).status).toBe(405);
    const { body } = await post({ query: '{ viewer { id } }' }, { authorization });
    expect(body).toMatchObject({ data: { viewer: { id: expect.any(String) as string } } });
  });
});
