import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { makeMember, PASSWORD } from '../../../test/factories';
import { pictureOf } from '../../../test/pictures';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { SessionService } from '../../modules/member/session.service';

const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-data-'));
let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ config: { dataDir, rateLimits: false } });
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { nickName profileImage { url name width height thumbhash } } }`;
const UPDATE = `mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { email profileImage { name } } }`;

const newcomer = () => {
  people += 1;
  return {
    email: `person${people}@baldojang.example`,
    password: 'Baldojang1!',
    nickName: `사람${people}`,
    agreesToTerms: true,
    profileImage: null,
  };
};
const signUp = (input: object = newcomer()) => ({ query: SIGN_UP, variables: { input } });
/** The content of a file, and its name. */
type Part = [content: Buffer, name: string];
const file = async (name = '강아지.jpg'): Promise<Part> => [await pictureOf('jpeg'), name];

interface Sent {
  operations: unknown;
  map?: unknown;
  files?: Record<string, Part>;
  headers?: Record<string, string>;
}

async function send({ operations, map = { 0: ['variables.input.profileImage'] }, files = {}, headers }: Sent) {
  const request = app.http.post('/graphql').set(headers ?? { 'apollo-require-preflight': 'true' });
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  if (operations !== undefined) void request.field('operations', text(operations));
  if (map !== null) void request.field('map', text(map));
  for (const [name, part] of Object.entries(files)) void request.attach(name, ...part);
  const { status, body } = (await request) as {
    status: number;
    body: {
      data?: { signUp?: { profileImage: Record<string, unknown> | null }; updateMember?: unknown };
      errors?: { message: string; extensions: { code: string } }[];
    };
  };
  return { status, data: body.data, errors: body.errors ?? [] };
}

it('signs up a member with a picture', async () => {
  const { data, errors } = await send({ operations: signUp(), files: { 0: await file() } });
  expect(errors).toEqual([]);
  expect(data?.signUp?.profileImage).toMatchObject({
    name: '강아지.jpg',
    width: 60,
    height: 40,
    thumbhash: expect.any(String) as unknown,
  });
  await app.http.get(String(data?.signUp?.profileImage?.url)).expect(200).expect('content-type', 'image/jpeg');
});

it('accepts pictures in any order, and unknown parts', async () => {
  const { data } = await send({ operations: signUp(), files: { other: await file('남.jpg'), 0: await file() } });
  expect(data?.signUp?.profileImage).toMatchObject({ name: '강아지.jpg' });
});

it.each([
  ['which is none', Buffer.from('<svg/>'), 'BAD_USER_INPUT', '그림.jpg'],
  ['which is too large', Buffer.alloc(10 * 1024 * 1024 + 1), 'PAYLOAD_TOO_LARGE', '큰.jpg'],
])('refuses a picture %s by name, and with it the sign-up', async (_what, content, code, name) => {
  const input = newcomer();
  const { errors } = await send({ operations: signUp(input), files: { 0: [content, name] } });
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining(name) as unknown, extensions: { code } })]);
  expect(await app.dataSource.query('SELECT id FROM member WHERE email = $1', [input.email])).toEqual([]);
});

it('requires a header that other sites cannot send', async () => {
  const { status, data } = await send({ operations: signUp(), files: { 0: await file() }, headers: {} });
  expect([status, data]).toEqual([400, undefined]);
});

/** Starts a form and sends none of it; hangs when the server waits for it. */
function announce(headers: Record<string, string>): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const type = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1000' };
    const started = request(`${app.url}/graphql`, { method: 'POST', headers: { ...type, ...headers } }, (answer) => {
      json(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      answer.once('end', () => started.destroy());
    });
    started.on('error', reject).flushHeaders();
  });
}

it('refuses a bad token before it reads the form', async () => {
  const { status, body } = await announce({ authorization: 'Bearer garbage', 'apollo-require-preflight': 'true' });
  expect([status, body]).toEqual([
    401,
    { errors: [{ message: '로그인이 만료되었습니다. 다시 로그인해 주세요.', extensions: { code: 'UNAUTHENTICATED' } }] },
  ]);
});

it('takes the form of a member as theirs, and looks their token up once', async () => {
  const member = await makeMember(app.dataSource);
  const token = await app.signIn(member);
  const findings = jest.spyOn(SessionService.prototype, 'findViewer');
  const { data, errors } = await send({
    operations: { query: UPDATE, variables: { input: { password: PASSWORD, profileImage: null } } },
    files: { 0: await file() },
    headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` },
  });
  expect([errors, data]).toEqual([[], { updateMember: { email: member.email, profileImage: { name: '강아지.jpg' } } }]);
  expect(findings).toHaveBeenCalledTimes(1);
  findings.mockRestore();
});

it.each([
  ['post', '/api/member/add', 'files', 1],
  ['put', '/api/member', 'profileFiles', 10],
] as const)('lets the form of %s %s bring as many %s as %d, and stops reading at one more', async (method, path, field, max) => {
  const token = await app.signIn(await makeMember(app.dataSource));
  const textFor = async (count: number) => {
    const request = app.http[method](path).auth(token, { type: 'bearer' });
    for (let i = 0; i < count; i++) void request.attach(field, Buffer.from('x'), 'a.jpg');
    return ((await request).body as { message: { text: string } }).message.text;
  };
  expect(await textFor(max)).toMatch(/^(email|password): /);
  expect(await textFor(max + 1)).toBe(`파일은 한 번에 ${max}개까지 보낼 수 있습니다.`);
});

it('takes no file from JSON that looks like one', async () => {
  const { errors } = await app.run(SIGN_UP, { input: { ...newcomer(), profileImage: { filename: 'a.jpg', promise: {} } } });
  expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});

const NESTED = '['.repeat(40_000) + ']'.repeat(40_000);
it.each<[string, Omit<Sent, 'files'>]>([
  ['no operations', { operations: undefined }],
  ['operations that are no JSON', { operations: 'nonsense' }],
  ['operations that are a list', { operations: [signUp()] }],
  ['operations that are null', { operations: 'null' }],
  ['operations nested without end', { operations: NESTED }],
  ['no map', { operations: signUp(), map: null }],
  ['a map that is a list', { operations: signUp(), map: [['variables.input.profileImage']] }],
  ['a file that is missing', { operations: signUp(), map: { 1: ['variables.input.profileImage'] } }],
  ['paths that are no list', { operations: signUp(), map: { 0: 'variables.input.profileImage' } }],
  ['paths that are no texts', { operations: signUp(), map: { 0: [1, null] } }],
  ['a hundred paths', { operations: signUp(), map: { 0: Array<string>(100).fill('variables.input.profileImage') } }],
  ['a place that is taken', { operations: signUp(), map: { 0: ['variables.input.email'] } }],
  ['a place that is not there', { operations: signUp(), map: { 0: ['variables.input.picture'] } }],
  ['the query itself', { operations: { query: null }, map: { 0: ['query'] } }],
  ['what all objects share', { operations: signUp(), map: { 0: ['variables.__proto__.polluted'] } }],
  ['the constructor of all objects', { operations: signUp(), map: { 0: ['variables.constructor.prototype.polluted'] } }],
  ['a function that all objects share', { operations: signUp(), map: { 0: ['variables.toString.call'] } }],
  ['what all texts share', { operations: signUp(), map: { 0: ['variables.input.email.trim.call'] } }],
])('refuses %s as a client’s mistake', async (_what, sent) => {
  const { status, errors } = await send({ ...sent, files: { 0: await file() } });
  expect([status, errors]).toEqual([
    400,
    [{ message: expect.stringMatching(/[가-힣]/) as unknown, extensions: { code: 'BAD_USER_INPUT' } }],
  ]);
  expect([({} as Record<string, unknown>).polluted, typeof Object.prototype.toString.call]).toEqual([undefined, 'function']);
});

it('removes the files of a request when it ends', async () => {
  for (let tries = 0; readdirSync(join(dataDir, 'inbox')).length > 0 && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(readdirSync(join(dataDir, 'inbox'))).toEqual([]);
});
