import type { z } from 'zod';
import { makeHoliday, makeReview } from '../../test/factories';
import { ROWS } from '../../test/contract/cases';
import {
  type Actor,
  ADMIN_EMAIL,
  CONTRACT_PASSWORD,
  ContractApp,
  MEMBER_EMAIL,
  newcomer,
  type Sent,
} from '../../test/contract/contract-app';
import { deadTokensOf } from '../../test/contract/dead-tokens';
import { GraphQLTransport } from '../../test/contract/graphql-transport';
import { okOf } from '../../test/contract/route-case';
import { pictureOf } from '../../test/pictures';
import { LIMITS } from '../shared/validation/limits';
import type { Route } from './route';

/**
 * Every row over REST, and its document over /graphql by the same member: both transports accept or refuse with the same text. Each transport
 * gets its own request, as a write may only work once.
 */
let contract: ContractApp;
let transport: GraphQLTransport;
let picture: File;
beforeAll(async () => {
  contract = await ContractApp.start();
  transport = new GraphQLTransport(contract.app);
  await transport.open();
  picture = new File([new Uint8Array(await pictureOf('jpeg'))], '강아지.jpg', { type: 'image/jpeg' });
  await fill();
});
afterAll(async () => {
  await transport.close();
  await contract.stop();
});

/** Clients in the field know no pages: these rows ask for a list at once that costs more than DOCUMENT_LIMITS lets /graphql give. */
const TOO_COSTLY = [
  'GET /api/member/list',
  'GET /api/review/myReview/{memberId}',
  'GET /api/review/facility/{facilityId}',
  'GET /api/review/report/list',
  'GET /api/favorite/mine',
  'GET /api/comment/list',
  'GET /api/support/list',
];

/** Bad input of all others is no value of its type, and refused before there is a document to run. */
const REFUSED_BY_THE_OPERATION = [
  'GET /api/pet_facilities/search',
  'GET /api/pet_facilities/search/bounds',
  'GET /api/pet_facilities/search/bounds/filtered',
  'POST /api/member/add',
  'PUT /api/member',
  'PUT /api/member/changePassword',
  'POST /api/review/add',
  'POST /api/review/update/{id}',
  'POST /api/review/report',
  'POST /api/board/add',
  'PUT /api/board/{id}',
  'POST /api/comment',
  'PUT /api/comment/{id}',
  'POST /api/support',
  'POST /api/chatbot',
];

/** New with every write; an age is new with every minute. */
const NEW_AFTER_A_WRITE = ['token', 'accessToken', 'tempCode', 'id', 'reviewId'];
const NEW_AT_ANY_TIME = ['timesAgo'];

/** Something to answer for each row that reads. */
async function fill(): Promise<void> {
  const { dataSource } = contract.app;
  const { id: memberId } = await contract.memberOf('member');
  await makeHoliday(dataSource, { date: '2026-05-05', name: '어린이날' });
  const insertedAt = new Date('2026-05-05T03:00:00Z');
  await makeReview(dataSource, { facilityId: 5000, memberId, insertedAt, tagNames: ['물그릇'] });
  for (const name of ['PUT /api/favorite', 'POST /api/review/report', 'POST /api/support', 'POST /api/board/add'])
    expect((await askOver('REST', rowNamed(name), { file: picture })).answer.status).toBe(200);
}

type Entry = (typeof ROWS)[number];
const rowNamed = (name: string): Entry => ROWS.find(([candidate]) => candidate === name)!;

interface SentRequest {
  sent?: Sent | string;
  as?: Actor;
  token?: string;
  /** Goes with a form. */
  file?: File;
}

/** The answer of one transport; by default to the request that answers 200. */
async function askOver(kind: 'REST' | 'GraphQL', [, row, routeCase]: Entry, { sent, as, token, file }: SentRequest = {}) {
  const request = sent ?? (await okOf(routeCase, contract));
  // After what is sent: somebody new may have come in with it.
  const person = token === undefined ? contract.people[as ?? routeCase.as ?? 'visitor'] : { token };
  const before = transport.documents;
  const door = kind === 'GraphQL' ? transport.http : undefined;
  const response = await contract.send(row.method, withFile(row, request, file), person, door);
  const type = response.headers['content-type'];
  const body = bodyOf(type, response.text, row);
  return { answer: { status: response.status, type, body }, documents: transport.documents - before };
}

function bodyOf(type: string | undefined, text: string, { method }: Route): unknown {
  if (type?.startsWith('text/plain')) return text;
  const changing = method === 'get' ? NEW_AT_ANY_TIME : NEW_AFTER_A_WRITE;
  return JSON.parse(text, (key, value: unknown) => (changing.includes(key) ? typeof value : value)) as unknown;
}

const fileFieldOf = (schema: z.ZodObject) => ['files', 'profileFiles'].find((name) => Object.hasOwn(schema.shape, name));

function withFile({ body }: Route, sent: Sent | string, file: File | undefined): Sent | string {
  const field = body && fileFieldOf(body.schema);
  return file && field && typeof sent === 'object' ? { ...sent, form: { ...sent.form, [field]: file } } : sent;
}

/** @returns whether the request had a document; without one the edge refused it, and there is nothing to compare */
async function expectSameRefusal(entry: Entry, sent: SentRequest): Promise<boolean> {
  const rest = await askOver('REST', entry, sent);
  const graphql = await askOver('GraphQL', entry, sent);
  if (graphql.documents > 0) expect(graphql.answer).toEqual(rest.answer);
  expect(rest.answer.body).toHaveProperty('code');
  return graphql.documents > 0;
}

const holdsSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holdsSomething) : value !== undefined;

it('makes exceptions of rows that there are', () => {
  const names = ROWS.map(([name]) => name);
  expect([...TOO_COSTLY, ...REFUSED_BY_THE_OPERATION].filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(ROWS)('%s', (...entry) => {
  const [name, row, routeCase] = entry;
  const { as = 'visitor', bad = [], missing = [], foreign = [] } = routeCase;

  it('answers the same over REST and GraphQL', async () => {
    const rest = await askOver('REST', entry);
    const before = transport.tooCostly;
    const graphql = await askOver('GraphQL', entry);
    expect(graphql.answer).toEqual(rest.answer);
    expect([rest.answer.status, rest.documents, graphql.documents]).toEqual([200, 0, 1]);
    expect(transport.tooCostly > before).toBe(TOO_COSTLY.includes(name));
    if (row.method === 'get') expect(holdsSomething(rest.answer.body)).toBe(true);
  });

  if (!row.ignoresToken)
    it('refuses the same people', async () => {
      const sent = await okOf(routeCase, contract);
      const dead = await deadTokensOf(contract, as === 'visitor' ? 'member' : as);
      const refused: SentRequest[] = [
        ...['garbage', ...Object.values(dead)].map((token) => ({ sent, token })),
        ...(as === 'visitor' ? [] : [{ sent, as: 'visitor' as const }]),
        ...(as === 'admin' ? [{ sent, as: 'member' as const }] : []),
        ...foreign.map((others) => ({ sent: others, as: 'member' as const })),
      ];
      for (const sent of refused) expect(await expectSameRefusal(entry, sent)).toBe(true);
    });

  if (bad.length > 0)
    it('refuses the same input', async () => {
      let documents = 0;
      for (const sent of bad) if (await expectSameRefusal(entry, { sent })) documents += 1;
      expect(documents > 0).toBe(REFUSED_BY_THE_OPERATION.includes(name));
    });

  if (missing.length > 0)
    it('misses the same', async () => {
      for (const sent of missing) expect(await expectSameRefusal(entry, { sent })).toBe(true);
    });
});

describe.each(ROWS.filter(([, { body }]) => body && fileFieldOf(body.schema)))('%s with a file', (...entry) => {
  const newestFile = async (): Promise<number> => {
    const [row] = await contract.app.dataSource.query<[{ id: number | null }]>('SELECT max(id) AS id FROM stored_file');
    return row.id ?? 0;
  };

  it('takes it over REST and GraphQL', async () => {
    const before = await newestFile();
    const rest = await askOver('REST', entry, { file: picture });
    const between = await newestFile();
    const graphql = await askOver('GraphQL', entry, { file: picture });
    expect(graphql.answer).toEqual(rest.answer);
    expect([rest.answer.status, between, await newestFile()]).toEqual([200, before + 1, before + 2]);
  });

  it('refuses one that is no picture and no attachment, naming it', async () => {
    const file = new File(['MZ'], '설치.exe');
    expect(await expectSameRefusal(entry, { file })).toBe(true);
    expect(JSON.stringify((await askOver('GraphQL', entry, { file })).answer)).toContain('설치.exe');
  });
});

/** Refusals that need a past of their own. */
const OTHERS: [what: string, name: string, code: string, sent: () => SentRequest | Promise<SentRequest>][] = [
  ['a name that is taken', 'POST /api/member/add', 'CONFLICT', () => ({ sent: signUp({ email: MEMBER_EMAIL }) })],
  ['a wrong password', 'POST /api/member/login', 'UNAUTHENTICATED', () => ({ sent: signIn('Wrong-pass1') })],
  [
    'a code that Kakao does not know',
    'POST /api/member/login/kakao',
    'UNAUTHENTICATED',
    () => ({ sent: { address: '/api/member/login/kakao', json: { code: 'made up' } } }),
  ],
  [
    'a member that nobody is',
    'GET /api/member',
    'NOT_FOUND',
    () => ({ sent: '/api/member?email=nobody@baldojang.example', as: 'admin' }),
  ],
  [
    'a code for whoever has a password',
    'POST /api/member/withdrawalCode',
    'BAD_USER_INPUT',
    () => ({ sent: { address: '/api/member/withdrawalCode', json: { email: MEMBER_EMAIL } }, as: 'member' }),
  ],
  [
    'the last administrator who leaves',
    'DELETE /api/member',
    'FORBIDDEN',
    () => ({ sent: withdrawal(ADMIN_EMAIL), as: 'admin' }),
  ],
  [
    'a report of the reporter’s own review',
    'POST /api/review/report',
    'BAD_USER_INPUT',
    async () => ({ ...(await report()), as: 'admin' }),
  ],
  [
    'the same report again',
    'POST /api/review/report',
    'CONFLICT',
    async () => {
      const sent = await report();
      expect((await askOver('REST', rowNamed('POST /api/review/report'), sent)).answer.status).toBe(200);
      return sent;
    },
  ],
  [
    'a file that is too large',
    'POST /api/review/add',
    'PAYLOAD_TOO_LARGE',
    () => ({ file: new File([new Uint8Array(LIMITS.fileBytesMax + 1)], '큰 사진.jpg') }),
  ],
];

const signUp = (facts: object): Sent => ({ address: '/api/member/add', form: { ...newcomer(), ...facts } });
const signIn = (password: string): Sent => ({ address: '/api/member/login', json: { email: MEMBER_EMAIL, password } });
const withdrawal = (email: string): Sent => ({ address: '/api/member', json: { email, password: CONTRACT_PASSWORD } });
/** Of a review that is the administrator's. */
const report = async (): Promise<SentRequest> => ({ sent: await okOf(rowNamed('POST /api/review/report')[2], contract) });

it.each(OTHERS)('refuses the same: %s (%s, %s)', async (_what, name, code, sent) => {
  const entry = rowNamed(name);
  const request = await sent();
  expect(await expectSameRefusal(entry, request)).toBe(true);
  expect((await askOver('GraphQL', entry, request)).answer.body).toMatchObject({ code });
});
