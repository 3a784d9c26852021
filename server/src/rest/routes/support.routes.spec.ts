import { makeMember } from '../../../test/factories';
import { RestClient } from '../../../test/rest-client';
import { startTestApp, type TestApp } from '../../../test/test-app';

/** What the paths of inquiries mean, on the real application; what every path keeps is in rest.contract.spec.ts. */
let app: TestApp;
let admin: string;
const client = new RestClient(() => app.url);
const inquiry = { email: 'visitor@baldojang.example', subject: '<b>주차</b>', message: '주차할 수 있나요?\n<script>' };

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  admin = await app.signIn(await makeMember(app.dataSource, { isAdmin: true }));
});
afterAll(() => app.stop());

it('confirms the inquiry to the sender and shows it to admins', async () => {
  const member = await makeMember(app.dataSource, { nickName: '초코네' });
  const sent = await client.ask('POST', '/api/support', inquiry);
  expect(sent).toMatchObject({ status: 200, body: expect.stringContaining('3일') as string });
  await client.ask('POST', '/api/support', { ...inquiry, subject: '둘째' }, await app.signIn(member));
  const { body } = await client.ask('GET', '/api/support/list', undefined, admin);
  const insertedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string;
  const { email, message: content } = inquiry;
  expect(body).toEqual([
    { id: 2, email, nickname: '초코네', title: '둘째', content, inserted_at: insertedAt },
    { id: 1, email, nickname: null, title: '<b>주차</b>', content, inserted_at: insertedAt },
  ]);
});

it.each([
  [{ email: 'nobody' }, '올바른 이메일 주소를 입력하세요.'],
  [{ subject: ' ' }, '제목은 1자 이상 30자 이하로 작성해주세요.'],
  [{ subject: '🐶'.repeat(31) }, '제목은 1자 이상 30자 이하로 작성해주세요.'],
  [{ message: ' \n' }, '문의 내용은 1자 이상 300자 이하로 작성해주세요.'],
  [{ message: '🐶'.repeat(301) }, '문의 내용은 1자 이상 300자 이하로 작성해주세요.'],
])('says which rule failed, in the words of the form: %j', async (fields, text) => {
  expect(await client.ask('POST', '/api/support', { ...inquiry, ...fields })).toMatchObject({
    status: 400,
    body: { message: { type: 'error', text }, code: 'BAD_USER_INPUT' },
  });
});

it('takes texts of exactly the allowed length', async () => {
  const longest = { ...inquiry, subject: '🐶'.repeat(30), message: '🐶'.repeat(300) };
  expect((await client.ask('POST', '/api/support', longest)).status).toBe(200);
});
