import { request } from 'node:http';
import type { Response } from 'supertest';
import { asDocumented } from '../../../test/check-answer';
import { makeFacility, makeMember } from '../../../test/factories';
import { SIGN_IN, SIGN_UP, signUpInput } from '../../../test/member-operations';
import { pictureOf } from '../../../test/pictures';
import { formOf, setForm } from '../../../test/rest-client';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from '../../modules/member/member.entity';
import { rootFieldsOf } from './auth-checker';
import { createSchema } from './schema';

/** Every figure of the contract, written out: from the constants of the code a wrong one would go unnoticed. */
let app: TestApp;
let admin: Member;
let token: string;
let facilityId: number;
let names = 0;
beforeAll(async () => {
  app = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
  admin = await makeMember(app.dataSource, { isAdmin: true });
  token = await app.signIn(admin);
  facilityId = (await makeFacility(app.dataSource)).id;
});
afterAll(() => app.stop());

const nextName = () => `name${++names}`;

async function send(path: string, body: object | string, { from = '127.0.0.1', by = '' } = {}): Promise<Response> {
  const headers = { 'x-forwarded-for': from, authorization: `Bearer ${by}`, 'apollo-require-preflight': 'true' };
  const sent = app.http.post(path).set(headers).expect(asDocumented);
  if (body instanceof FormData) await setForm(sent, body);
  else sent.type('json').send(body);
  return sent;
}
const ask = (query: string, variables: object, from?: string) => send('/graphql', { query, variables }, { from });

describe('attempts over GraphQL and REST together', () => {
  interface Attempts {
    most: number;
    seconds: number;
    graphql: (from: string) => Promise<Response>;
    rest: (from: string) => Promise<Response>;
    /** Attempts that are counted in the table before the first of the test. */
    before?: () => Promise<number>;
    /** Else each comes from elsewhere. */
    isOfAddress?: boolean;
  }
  const wrong = (email: string) => ({ email, password: 'Wrong-pass1!' });
  const signInAs = (emailOf: () => string): Pick<Attempts, 'graphql' | 'rest'> => ({
    graphql: (from) => ask(SIGN_IN, { input: wrong(emailOf()) }, from),
    rest: (from) => send('/api/member/login', wrong(emailOf()), { from }),
  });
  const KNOWN = 'known@baldojang.example';
  const taken = () => signUpInput({ email: KNOWN });
  const INQUIRY = { email: KNOWN, subject: '문의', message: '언제 문을 여나요?' };
  const QUESTION = '양자역학을 설명해 줘';
  const questions: Pick<Attempts, 'graphql' | 'rest'> = {
    graphql: (from) =>
      ask(
        'mutation ($input: AskChatbotInput!) { askChatbot(input: $input) { text } }',
        { input: { messages: [{ role: 'USER', content: QUESTION }] } },
        from,
      ),
    rest: (from) => send('/api/chatbot', { messages: [{ role: 'user', content: QUESTION }] }, { from }),
  };
  /** As if all but a few had been asked already today. */
  const askMany = async () => {
    await questions.rest('203.0.113.254');
    await app.dataSource.query(`UPDATE rate_limit SET points = 996 WHERE key LIKE 'CHATBOT_DAY:%'`);
    return 996;
  };
  const MINUTE = 60;
  const HOUR = 60 * MINUTE;

  beforeAll(() => makeMember(app.dataSource, { email: KNOWN }));

  it.each<[string, Attempts]>([
    ['wrong passwords of an account', { most: 10, seconds: 15 * MINUTE, ...signInAs(() => 'one@baldojang.example') }],
    [
      'wrong passwords from an address',
      { most: 60, seconds: 15 * MINUTE, isOfAddress: true, ...signInAs(() => `${nextName()}@baldojang.example`) },
    ],
    [
      'sign-ups',
      {
        most: 20,
        seconds: HOUR,
        isOfAddress: true,
        graphql: (from) => ask(SIGN_UP, { input: taken() }, from),
        rest: (from) => send('/api/member/add', formOf({ ...taken(), agreesToTerms: 'true' }), { from }),
      },
    ],
    [
      'inquiries',
      {
        most: 5,
        seconds: HOUR,
        isOfAddress: true,
        graphql: (from) =>
          ask('mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { id } }', { input: INQUIRY }, from),
        rest: (from) => send('/api/support', INQUIRY, { from }),
      },
    ],
    ['questions from an address', { most: 20, seconds: MINUTE, isOfAddress: true, ...questions }],
    [
      'writes',
      {
        most: 120,
        seconds: MINUTE,
        isOfAddress: true,
        graphql: (from) => ask(SIGN_IN, { input: { email: '', password: '' } }, from),
        rest: (from) => send('/api/member/login', { email: '', password: '' }, { from }),
      },
    ],
    ['questions of everybody in a day', { most: 1_000, seconds: 24 * HOUR, before: askMany, ...questions }],
  ])('%s', async (_what, { most, seconds, graphql, rest, isOfAddress = false, before = async () => 0 }) => {
    const site = ++names;
    const fromOf = (index: number) => `2001:db8:${site}:${isOfAddress ? 0 : index.toString(16)}::${index + 1}`;
    const counted = await before();
    const passed: Response[] = [];
    for (let index = counted; index < most; index++) passed.push(await (index % 2 ? rest : graphql)(fromOf(index)));
    const refused = [await graphql(fromOf(most)), await rest(fromOf(most + 1))];
    expect(passed.filter(({ status }) => status === 429)).toEqual([]);
    expect(passed).toHaveLength(most - counted);
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    for (const { headers } of refused) {
      expect(headers['ratelimit-policy']).toBe(`${most};w=${seconds}`);
      expect(headers['ratelimit-remaining']).toBe('0');
      expect(headers['retry-after']).toBe(headers['ratelimit-reset']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
    }
  });
});

describe('files', () => {
  let picture: File;
  beforeAll(async () => {
    picture = new File([new Uint8Array(await pictureOf('jpeg'))], '사진.jpg', { type: 'image/jpeg' });
  });

  const APIS = ['GraphQL', 'REST'] as const;
  type Api = (typeof APIS)[number];
  const REVIEW = 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { images { url } } }';
  const BOARD = 'mutation ($input: CreateBoardInput!) { createBoard(input: $input) { attachments { url } } }';

  /** A form by the multipart request specification. */
  function graphqlForm(query: string, input: object, field: string, files: File[]): FormData {
    const map = Object.fromEntries(files.map((_, index) => [index, [`variables.input.${field}.${index}`]]));
    const operations = { query, variables: { input: { ...input, [field]: files.map(() => null) } } };
    return formOf({
      operations: JSON.stringify(operations),
      map: JSON.stringify(map),
      ...Object.fromEntries(files.map((file, index) => [String(index), file])),
    });
  }
  const write: Record<'review' | 'announcement', Record<Api, (files: File[], by: string) => Promise<Response>>> = {
    review: {
      GraphQL: (files, by) =>
        send('/graphql', graphqlForm(REVIEW, { facilityId, content: '좋아요', rating: 5 }, 'images', files), { by }),
      REST: (files, by) =>
        send('/api/review/add', formOf({ facilityId: String(facilityId), review: '좋아요', rating: '5', files }), { by }),
    },
    announcement: {
      GraphQL: (files, by) => send('/graphql', graphqlForm(BOARD, { title: '공지' }, 'attachments', files), { by }),
      REST: (files, by) => send('/api/board/add', formOf({ title: '공지', files }), { by }),
    },
  };
  /** GraphQL says it in its errors. */
  const outcomeOf = ({ body }: Response) => {
    const { errors, code } = body as { errors?: { extensions: { code: string } }[]; code?: string };
    return errors?.[0]?.extensions.code ?? code ?? 'ok';
  };

  it.each(APIS.flatMap((api) => (['review', 'announcement'] as const).map((kind) => [kind, api] as const)))(
    'of a new %s by %s may be ten, not eleven',
    async (kind, api) => {
      const outcomes = [];
      for (const count of [10, 11]) outcomes.push(outcomeOf(await write[kind][api](Array<File>(count).fill(picture), token)));
      expect(outcomes).toEqual(['ok', 'BAD_USER_INPUT']);
    },
  );

  it.each(APIS.flatMap((api) => [[api, '200 files', 199, 0] as const, [api, '500 MB', 0, 500 * 1024 * 1024 - 1] as const]))(
    'of a member and a day by %s are %s',
    async (api, _what, files, bytes) => {
      const busy = await makeMember(app.dataSource);
      const by = await app.signIn(busy);
      await app.dataSource.query(`INSERT INTO file_usage VALUES ($1, (now() AT TIME ZONE 'Asia/Seoul')::date, $2, $3)`, [
        busy.id,
        files,
        bytes,
      ]);
      const more = files > 0 ? [1, 1] : [1];
      const answers = [];
      for (const count of more) answers.push(await write.review[api](Array<File>(count).fill(picture), by));
      expect(answers.map(({ status }) => status)).toEqual([...more.slice(1).map(() => 200), 429]);
      expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
      expect(outcomeOf(answers.at(-1)!)).toBe('TOO_MANY_REQUESTS');
    },
  );

  const FORM_HEADERS = () => ({
    'content-type': 'multipart/form-data; boundary=b',
    'apollo-require-preflight': 'true',
    authorization: `Bearer ${token}`,
  });
  /** What a request is answered that tells its length and sends nothing. */
  const statusOfLength = (path: string, length: number) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(app.url + path, { method: 'POST', headers: { ...FORM_HEADERS(), 'content-length': length } });
      sent.on('error', reject).on('response', ({ statusCode = 0 }) => {
        resolve(statusCode);
        sent.on('error', () => {}).destroy();
      });
      sent.flushHeaders();
    });

  it.each(['/graphql', '/api/review/add'])('of one request to %s are 100 MB at most', async (path) => {
    const most = 100 * 1024 * 1024;
    // A form without fields, and after its end whatever fills it up.
    const body = Buffer.alloc(most);
    body.write('--b--\r\n');
    const whole = await app.http.post(path).set(FORM_HEADERS()).send(body).expect(asDocumented);
    expect([whole.status, outcomeOf(whole)]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await statusOfLength(path, most + 1)).toBe(413);
  });
});

describe('a document', () => {
  const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ');
  const PLACE = 'id name category1 category2 category3 roadAddress jibunAddress sidoName sigunguName roadName bunji phoneNumber';
  const MORE =
    'holiday operatingHours parkingAvailable petFriendly allowedPetSize petRestrictions indoorFacility outdoorFacility';
  /** Three pages of 2,501, one of 2,401, and the rest. */
  const dear = (rest: number) =>
    `{ ${times(3, (i) => `a${i}: facilities(size: 100) { items { ${PLACE} ${MORE} riName postalCode isDemo homepage } }`)}
       b: facilities(size: 100) { items { ${PLACE} ${MORE} riName postalCode isDemo } } c: facilities(size: ${rest}) { totalCount } }`;

  const bodyOf = (bytes: number, json: string) => json.padEnd(bytes, ' ');

  it.each<[string, number, string, (count: number) => { query: string; variables?: Record<string, unknown> }]>([
    ['levels', 10, 'TOO_COMPLEX', (count) => ({ query: `${'{ a '.repeat(count)}${'}'.repeat(count)}` })],
    ['aliases', 30, 'TOO_COMPLEX', (count) => ({ query: `{ facilities { ${times(count, (i) => `a${i}: totalCount`)} } }` })],
    ['root fields', 20, 'TOO_COMPLEX', (count) => ({ query: `{ ${'petTypes { name } '.repeat(count)} }` })],
    ['selections', 1_000, 'TOO_COMPLEX', (count) => ({ query: `{ f { ${times(count - 1, (i) => `f${i}`)} } }` })],
    ['repeated names', 50, 'TOO_COMPLEX', (count) => ({ query: `{ petTypes { ${'name '.repeat(count + 1)} } }` })],
    ['words and signs', 1_200, 'GRAPHQL_PARSE_FAILED', (count) => ({ query: `{ ${'a '.repeat(count - 2)} }` })],
    ['cost', 10_000, 'TOO_COMPLEX', (cost) => ({ query: dear(cost - 9_905) })],
    [
      'values in its variables',
      2_000,
      'BAD_USER_INPUT',
      (count) => ({ query: '{ petTypes { name } }', variables: { unasked: Array(count - 1).fill(0) } }),
    ],
  ])('has at most so many %s: %d', async (_what, most, refusal, documentOf) => {
    const codes = [];
    for (const count of [most, most + 1]) {
      const { query, variables } = documentOf(count);
      const { errors } = await app.run(query, variables);
      codes.push(errors.map(({ extensions }) => extensions?.code));
    }
    expect(codes[0]).not.toContain(refusal);
    expect(codes[1]).toContain(refusal);
  });

  it.each(['members', 'inquiries', 'reviewReports'])(
    'of a page of %s costs its length, whatever the page may hold',
    async (field) => {
      const codes = [];
      for (const size of [9_999, 10_000, 25_000]) {
        const { errors } = await app.run(`{ ${field}(size: ${size}) { totalCount } }`, {}, { token });
        codes.push(errors.map(({ extensions }) => extensions?.code));
      }
      expect(codes).toEqual([[], ['TOO_COMPLEX'], ['TOO_COMPLEX']]);
      const { description } = rootFieldsOf(createSchema())
        .find(({ name }) => name === field)!
        .args.find(({ name }) => name === 'size')!;
      expect(description).toMatch(/25,000까지\..*비용 한도/);
    },
  );

  it('of the highest cost runs', async () => {
    const { data, extensions } = (await ask(dear(95), {})).body as { data: object; extensions: object };
    expect(Object.keys(data)).toEqual(['a0', 'a1', 'a2', 'b', 'c']);
    expect(extensions).toEqual({ cost: { asked: 10_000, most: 10_000 } });
  });

  it.each([
    ['/graphql', '{"query":"{ petTypes { name } }"}', 200],
    ['/api/member/login', '{"email":"","password":""}', 400],
  ])('comes to %s in a body of up to 100 kB', async (path, json, status) => {
    const answers = [];
    for (const bytes of [102_400, 102_401]) answers.push(await send(path, bodyOf(bytes, json)));
    expect(answers.map((answer) => answer.status)).toEqual([status, 413]);
  });
});
