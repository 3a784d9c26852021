import { randomUUID } from 'node:crypto';
import { makeInquiry, makeMember, PASSWORD, viewerOf } from '../../../test/factories';
import { WITHDRAW } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import type { Member } from '../member/member.entity';
import type { Inquiry } from './inquiry.entity';

const CREATE = 'mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { id message } }';
const DELETE = 'mutation ($input: DeleteInquiryInput!) { deleteInquiry(input: $input) }';
const LIST = `query ($query: String = "", $sort: InquirySort = NEWEST, $page: Int = 0, $size: Int = 20) {
  inquiries(query: $query, sort: $sort, page: $page, size: $size) {
    items { id email subject message insertedAt member { id nickName } } totalCount
  }
}`;

interface Page {
  items: { id: string; email: string; subject: string; message: string; insertedAt: string; member: { id: string } | null }[];
  totalCount: number;
}

let app: TestApp;
let member: Member;
let admins: [Member, Member];
beforeAll(async () => {
  app = await startTestApp();
  member = await makeMember(app.dataSource);
  admins = [await makeMember(app.dataSource, { isAdmin: true }), await makeMember(app.dataSource, { isAdmin: true })];
});
afterAll(() => app.stop());

const rows = () => app.dataSource.query<Record<string, unknown>[]>('SELECT * FROM inquiry ORDER BY id');
beforeEach(() => app.dataSource.query('DELETE FROM inquiry'));

let lastAddress = 0;
/** From its own address by default, to avoid the limit. */
const create = (input: Record<string, unknown> = {}, { actor, from }: { actor?: Member; from?: string } = {}) =>
  app
    .as(actor ? viewerOf(actor) : null, from ?? `10.0.${++lastAddress >> 8}.${lastAddress & 255}`)
    .run<{ createInquiry: { id: string; message: string } }>(CREATE, {
      input: { email: 'a@b.kr', subject: '제목', message: '내용', ...input },
    });
const list = async (variables: Record<string, unknown> = {}) => {
  const { data, errors } = await app.as(viewerOf(admins[0])).run<{ inquiries: Page }>(LIST, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.inquiries;
};
const remove = async (id: number | string, actor = admins[0]) =>
  app.as(viewerOf(actor)).run<{ deleteInquiry: string }>(DELETE, { input: { id } });

const { email, subject, message } = SUPPORT_RULES;
/** An emoji is one character of two UTF-16 units. */
const paws = (length: number) => '🐾'.repeat(length);
const LINE = '제목은 한 줄로 작성해주세요.';

describe('sending an inquiry', () => {
  it('is open to visitors, trims texts, and announces the response time', async () => {
    const { data } = await create({ email: ' a@b.kr ', subject: '  영업시간  ', message: '\r\n첫 줄\r\n\r\n셋째 줄\r끝 \n' });
    expect(data?.createInquiry.message).toBe(SUPPORT_RULES.receivedText);
    expect(await rows()).toMatchObject([
      {
        id: Number(data?.createInquiry.id),
        email: 'a@b.kr',
        subject: '영업시간',
        message: '첫 줄\n\n셋째 줄\n끝',
        member_id: null,
      },
    ]);
  });

  it('stores the signed-in member, whatever the e-mail', async () => {
    await create({ email: 'elsewhere@b.kr' }, { actor: member });
    expect(await list()).toMatchObject({ items: [{ email: 'elsewhere@b.kr', member: { id: String(member.id) } }] });
  });

  it('accepts texts of exactly the allowed length, in code points', async () => {
    expect(codeOf(await create({ subject: paws(subject.max), message: paws(message.max) }))).toBe('ok');
    expect(codeOf(await create({ email: `${'a'.repeat(email.max - 5)}@b.kr` }))).toBe('ok');
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    ['no e-mail', { email: '' }, { email: email.text }],
    ['half an e-mail', { email: 'a@b' }, { email: email.text }],
    ['an e-mail with a blank', { email: 'a b@c.kr' }, { email: email.text }],
    ['an e-mail that is too long', { email: `${'a'.repeat(email.max)}@b.kr` }, { email: email.text }],
    ['an e-mail of 90,000 characters', { email: '@.'.repeat(45_000) }, { email: email.text }],
    ['a head of a mail in the e-mail', { email: 'a@b.kr\r\nBcc: c@d.kr' }, { email: email.text }],
    ['a break after the e-mail', { email: 'a@b.kr\n' }, { email: email.text }],
    ['a control character in the e-mail', { email: 'a\u0007@b.kr' }, { email: email.text }],
    ['no subject', { subject: '' }, { subject: subject.text }],
    ['a blank subject', { subject: ' \u3000 ' }, { subject: subject.text }],
    ['a long subject', { subject: paws(subject.max + 1) }, { subject: subject.text }],
    ['a head of a mail in the subject', { subject: '문의\r\nBcc: c@d.kr' }, { subject: LINE }],
    ['a lone line feed in the subject', { subject: '두\n줄' }, { subject: LINE }],
    ['a lone carriage return in the subject', { subject: '두\r줄' }, { subject: LINE }],
    ['a line separator in the subject', { subject: '두\u2028줄' }, { subject: LINE }],
    ['an escape in the subject', { subject: '\u001b[31m빨강' }, { subject: LINE }],
    ['no message', { message: ' \n\t ' }, { message: message.text }],
    ['a long message', { message: paws(message.max + 1) }, { message: message.text }],
    [
      'everything at once',
      { email: 'x', subject: '', message: '' },
      { email: email.text, subject: subject.text, message: message.text },
    ],
  ])('is refused with %s', async (_, input, fieldErrors) => {
    const { errors } = await create(input);
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fieldErrors });
    expect(await rows()).toEqual([]);
  });

  it('is refused with a request key that is no UUID', async () => {
    expect(codeOf(await create({ requestKey: 'again' }))).toBe('BAD_USER_INPUT');
  });

  it('stores hostile texts unchanged', async () => {
    const hostile = { subject: `<b>'; DROP TABLE x;`, message: '<script>alert(1)</script>' };
    await create(hostile);
    expect((await list()).items).toMatchObject([hostile]);
  });
});

describe('sending the same inquiry again', () => {
  it('returns the same receipt and stores one', async () => {
    const requestKey = randomUUID();
    const [first, second] = [await create({ requestKey }), await create({ requestKey: requestKey.toUpperCase() })];
    expect(second.data).toEqual(first.data);
    expect(await rows()).toHaveLength(1);
  });

  it('stores one under concurrency', async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ requestKey }, { actor: member })));
    expect(new Set(answers.map(({ data }) => data?.createInquiry.id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('is refused with the key of another inquiry', async () => {
    const requestKey = randomUUID();
    await create({ requestKey });
    expect(codeOf(await create({ requestKey, message: '다른 내용' }))).toBe('CONFLICT');
    expect(await rows()).toHaveLength(1);
  });
});

describe('the limit of an address', () => {
  it('is five an hour, exact under concurrency', async () => {
    const from = '192.0.2.1';
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({}, { from })));
    expect(answers.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(5);
    const refused = answers.filter((answer) => codeOf(answer) !== 'ok');
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['TOO_MANY_REQUESTS']));
    expect(await rows()).toHaveLength(5);
    expect(codeOf(await create({}, { from: '192.0.2.2' }))).toBe('ok');
  });

  it('counts neither invalid nor repeated inquiries', async () => {
    const from = '192.0.2.3';
    const requestKey = randomUUID();
    for (let i = 0; i < 6; i++) expect(codeOf(await create({ subject: '' }, { from }))).toBe('BAD_USER_INPUT');
    for (let i = 0; i < 6; i++) expect(codeOf(await create({ requestKey }, { from }))).toBe('ok');
    for (let i = 0; i < 4; i++) expect(codeOf(await create({}, { from }))).toBe('ok');
    expect(codeOf(await create({}, { from }))).toBe('TOO_MANY_REQUESTS');
  });

  it('counts concurrent duplicates once, and failed inquiries not at all', async () => {
    const from = '192.0.2.4';
    const requestKey = randomUUID();
    await Promise.all(Array.from({ length: 4 }, () => create({ requestKey }, { from })));
    await app.dataSource.query('ALTER TABLE inquiry RENAME TO inquiry_away');
    expect(codeOf(await create({}, { from }))).toBe('INTERNAL_SERVER_ERROR');
    await app.dataSource.query('ALTER TABLE inquiry_away RENAME TO inquiry');
    for (let i = 0; i < 4; i++) expect(codeOf(await create({}, { from }))).toBe('ok');
    expect(codeOf(await create({}, { from }))).toBe('TOO_MANY_REQUESTS');
  });

  it('applies to an IPv6 prefix, and to members too', async () => {
    for (let i = 0; i < 5; i++) expect(codeOf(await create({}, { from: `2001:db8:7:7::${i + 1}`, actor: member }))).toBe('ok');
    expect(codeOf(await create({}, { from: '2001:db8:7:7:ffff::1' }))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await create({}, { from: '2001:db8:7:8::1' }))).toBe('ok');
  });
});

describe('the list of inquiries', () => {
  let [one, two, three]: Inquiry[] = [];
  beforeEach(async () => {
    one = await makeInquiry(app.dataSource, { email: 'Zoe@b.kr', subject: '주차', message: '100% 되나요?' });
    two = await makeInquiry(app.dataSource, {
      email: 'adam@b.kr',
      subject: '가격',
      message: 'PARKING 문의',
      memberId: member.id,
    });
    three = await makeInquiry(app.dataSource, { email: 'zoe@b.kr', subject: '주차', message: '1000원인가요?' });
  });
  const idsOf = async (variables: Record<string, unknown>) => (await list(variables)).items.map(({ id }) => Number(id));

  it('is sorted as requested, newest first among equals', async () => {
    const sorted = (sort?: string) => idsOf(sort ? { sort } : {});
    expect(await sorted()).toEqual([three?.id, two?.id, one?.id]);
    expect(await sorted('OLDEST')).toEqual([one?.id, two?.id, three?.id]);
    expect(await sorted('EMAIL')).toEqual([two?.id, three?.id, one?.id]);
    expect(await sorted('SUBJECT')).toEqual([two?.id, three?.id, one?.id]);
  });

  it('is ordered by the date of arrival, whatever the ids', async () => {
    const early = await makeInquiry(app.dataSource, { email: 'zoe@b.kr', subject: '주차', insertedAt: new Date('2020-01-01') });
    const sorted = (sort: string) => idsOf({ sort });
    expect(await sorted('NEWEST')).toEqual([three?.id, two?.id, one?.id, early.id]);
    expect(await sorted('OLDEST')).toEqual([early.id, one?.id, two?.id, three?.id]);
    for (const sort of ['EMAIL', 'SUBJECT']) expect(await sorted(sort)).toEqual([two?.id, three?.id, one?.id, early.id]);
  });

  it.each([
    ['ZOE', [2, 0]],
    ['가격', [1]],
    ['parking', [1]],
    ['  주차 ', [2, 0]],
    ['0%', [0]],
    ['_', []],
    ['\\', []],
    ['없는 말', []],
  ])('finds %j in e-mail, subject and message', async (query, expected) => {
    const { items, totalCount } = await list({ query });
    expect(items.map(({ id }) => Number(id))).toEqual(expected.map((index) => [one, two, three][index]?.id));
    expect(totalCount).toBe(expected.length);
  });

  it('is paginated with the total', async () => {
    expect(await list({ page: 1, size: 2 })).toMatchObject({ items: [{ id: String(one?.id), member: null }], totalCount: 3 });
    expect(await list({ page: 9, size: 2 })).toEqual({ items: [], totalCount: 3 });
    for (const variables of [{ page: 1_250, size: 20 }, { page: -1 }, { size: 0 }, { query: '가'.repeat(101) }])
      expect(codeOf(await app.as(viewerOf(admins[0])).run(LIST, variables))).toBe('BAD_USER_INPUT');
  });
});

describe('deleting an inquiry', () => {
  it('is NOT_FOUND for an unknown id, and audits nothing', async () => {
    for (const id of ['999999', 'x', '0', '-1', '2147483648']) {
      const { errors } = await remove(id);
      expect([errors[0]?.extensions?.code, errors[0]?.message]).toEqual(['NOT_FOUND', '문의를 찾을 수 없습니다.']);
    }
    expect(await app.dataSource.query('SELECT * FROM audit_entry')).toEqual([]);
  });

  it('happens once for two concurrent requests, with one audit entry', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await makeInquiry(app.dataSource);
      const answers = await Promise.all(admins.map((admin) => remove(id, admin)));
      expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', 'ok']);
      const winner = admins[answers.findIndex((answer) => codeOf(answer) === 'ok')];
      expect(
        await app.dataSource.query('SELECT actor_id AS by, action FROM audit_entry WHERE target_id = $1 ORDER BY id', [id]),
      ).toEqual([{ by: winner?.id, action: 'DELETE_INQUIRY' }]);
    }
    expect(await rows()).toEqual([]);
  });
});

it('a withdrawal deletes inquiries of the member, and of the same e-mail in any case', async () => {
  const leaver = await makeMember(app.dataSource, { email: 'Leaver@baldojang.example' });
  await create({ email: 'other@b.kr' }, { actor: leaver });
  await create({ email: 'lEAVER@baldojang.example' });
  await create({ email: 'leaver@baldojang.example.org' });
  expect(codeOf(await app.as(viewerOf(leaver)).run(WITHDRAW, { input: { password: PASSWORD } }))).toBe('ok');
  expect(await rows()).toMatchObject([{ email: 'leaver@baldojang.example.org' }]);
});
