import { makeBoard, makeComment, makeFacility, makeInquiry, makeMember, makeReview, viewerOf } from '../../../test/factories';
import { mailsTo } from '../../../test/mailbox';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import type { Member } from '../member/member.entity';

const ABOUT = 'about { kind facility { id } reviewId commentId boardId }';
const SHOWN = `id status answer answeredAt notes { text author { id } } ${ABOUT}`;
const ANSWER = `mutation ($input: AnswerInquiryInput!) { answerInquiry(input: $input) { ${SHOWN} } }`;
const SET_STATUS = `mutation ($input: SetInquiryStatusInput!) { setInquiryStatus(input: $input) { ${SHOWN} } }`;
const ADD_NOTE = `mutation ($input: AddInquiryNoteInput!) { addInquiryNote(input: $input) { ${SHOWN} } }`;
const CREATE = 'mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { id } }';
const OWN = `{ viewerInquiries { items { id subject status answer ${ABOUT} } totalCount } }`;
const LIST = `query ($status: InquiryStatus) { inquiries(status: $status) { items { ${SHOWN} } totalCount } }`;

let app: TestApp;
let member: Member;
let stranger: Member;
let admin: Member;
let other: Member;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  [member, stranger] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
  [admin, other] = [await makeMember(app.dataSource, { isAdmin: true }), await makeMember(app.dataSource, { isAdmin: true })];
});
afterAll(() => app.stop());
beforeEach(() => app.dataSource.query('DELETE FROM inquiry'));

interface Shown {
  id: string;
  status: string;
  answer: string | null;
  about: Record<string, unknown> | null;
  notes: { text: string; author: { id: string } | null }[];
}
const run = (actor: Member | null, document: string, input?: Record<string, unknown>) =>
  app.as(actor && viewerOf(actor)).run<Record<string, Shown>>(document, input && { input });
const list = async (status?: string) => {
  const { data } = await app.as(viewerOf(admin)).run<{ inquiries: { items: Shown[]; totalCount: number } }>(LIST, { status });
  return data!.inquiries;
};
const own = async (actor: Member) => {
  const { data } = await app.as(viewerOf(actor)).run<{ viewerInquiries: { items: Shown[]; totalCount: number } }>(OWN);
  return data!.viewerInquiries;
};
const audited = (id: number) =>
  app.dataSource.query<{ action: string; snapshot: string; actor_id: number; member_id: number | null }[]>(
    'SELECT action, snapshot, actor_id, member_id FROM audit_entry WHERE target_id = $1 ORDER BY id',
    [id],
  );

describe('answering', () => {
  it('keeps the answer, which the sender sees, and what it was about', async () => {
    const { id } = await makeInquiry(app.dataSource, { memberId: member.id, subject: '주차', message: '되나요?' });
    const { data } = await run(admin, ANSWER, { id, text: ' 네,\r\n됩니다. ' });
    expect(data?.answerInquiry).toMatchObject({
      status: 'ANSWERED',
      answer: '네,\n됩니다.',
      answeredAt: expect.any(String) as string,
    });
    expect((await own(member)).items).toMatchObject([{ subject: '주차', status: 'ANSWERED', answer: '네,\n됩니다.' }]);
    expect(await audited(id)).toEqual([
      { action: 'ANSWER_INQUIRY', snapshot: '주차\n되나요?', actor_id: admin.id, member_id: member.id },
    ]);
  });

  it('is won by one of two administrators; the same answer again changes nothing', async () => {
    const { id } = await makeInquiry(app.dataSource);
    const answers = await Promise.all([
      run(admin, ANSWER, { id, text: '첫째 답변' }),
      run(other, ANSWER, { id, text: '둘째 답변' }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'ok']);
    const [kept] = (await list()).items;
    expect(codeOf(await run(admin, ANSWER, { id, text: kept!.answer! }))).toBe('ok');
    expect(await audited(id)).toHaveLength(1);
  });

  it('is mailed, but never to the placeholder of a member of Kakao, however it is written', async () => {
    for (const email of ['a@b.kr', 'kakao_2@Kakao.Invalid']) {
      const { id } = await makeInquiry(app.dataSource, { email });
      await run(admin, ANSWER, { id, text: '네.' });
    }
    expect([await mailsTo(app, 'a@b.kr'), await mailsTo(app, 'kakao_2@Kakao.Invalid')]).toEqual([[expect.any(String)], []]);
  });

  it.each([
    ['nothing', ' \n'],
    ['invisible characters', '\u200b\u2060'],
    ['a long text', '가'.repeat(SUPPORT_RULES.answer.max + 1)],
  ])('is refused with %s', async (_, text) => {
    const { id } = await makeInquiry(app.dataSource);
    const { errors } = await run(admin, ANSWER, { id, text });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors: { text: SUPPORT_RULES.answer.text } });
  });

  it('is NOT_FOUND for an unknown one', async () => {
    for (const document of [ANSWER, ADD_NOTE])
      expect(codeOf(await run(admin, document, { id: '999999', text: '답변' }))).toBe('NOT_FOUND');
    expect(codeOf(await run(admin, SET_STATUS, { id: 'x', status: 'NEW' }))).toBe('NOT_FOUND');
  });

  it('goes with the inquiry when that is deleted, but stays in the audit', async () => {
    const { id } = await makeInquiry(app.dataSource, { subject: '주차', message: '되나요?' });
    await run(admin, ANSWER, { id, text: '네.' });
    await run(admin, ADD_NOTE, { id, text: '전화함' });
    await run(other, 'mutation ($input: DeleteInquiryInput!) { deleteInquiry(input: $input) }', { id });
    expect(await list()).toEqual({ items: [], totalCount: 0 });
    expect((await audited(id)).map(({ snapshot }) => snapshot)).toEqual(['주차\n되나요?', '주차\n되나요?\n답변: 네.']);
    expect(await app.dataSource.query('SELECT * FROM inquiry_note')).toEqual([]);
  });
});

it('the state is set until there is an answer, filters the list, and new ones are counted', async () => {
  const [one, two] = [await makeInquiry(app.dataSource), await makeInquiry(app.dataSource)];
  expect((await run(admin, SET_STATUS, { id: one.id, status: 'IN_PROGRESS' })).data?.setInquiryStatus?.status).toBe(
    'IN_PROGRESS',
  );
  expect(codeOf(await run(admin, SET_STATUS, { id: two.id, status: 'ANSWERED' }))).toBe('BAD_USER_INPUT');
  expect((await list('IN_PROGRESS')).items.map(({ id }) => Number(id))).toEqual([one.id]);
  const { data } = await app.as(viewerOf(admin)).run<{ adminSummary: object }>('{ adminSummary { inquiryCount } }');
  expect(data?.adminSummary).toEqual({ inquiryCount: 1 });
  await run(admin, ANSWER, { id: one.id, text: '네.' });
  expect(codeOf(await run(admin, SET_STATUS, { id: one.id, status: 'NEW' }))).toBe('CONFLICT');
  expect(await list('ANSWERED')).toMatchObject({ items: [{ id: String(one.id) }], totalCount: 1 });
});

it('notes tell their author, oldest first, up to a limit', async () => {
  const { id } = await makeInquiry(app.dataSource);
  await run(admin, ADD_NOTE, { id, text: '전화함' });
  const { data } = await run(other, ADD_NOTE, { id, text: '다시 확인' });
  expect(data?.addInquiryNote?.notes).toEqual([
    { text: '전화함', author: { id: String(admin.id) } },
    { text: '다시 확인', author: { id: String(other.id) } },
  ]);
  for (let count = 2; count < SUPPORT_RULES.notesMax; count++) await run(admin, ADD_NOTE, { id, text: '또' });
  expect(codeOf(await run(admin, ADD_NOTE, { id, text: '하나 더' }))).toBe('BAD_USER_INPUT');
});

it('own inquiries are those sent while signed in, not those under the same e-mail', async () => {
  const mine = await makeInquiry(app.dataSource, { memberId: member.id, email: 'elsewhere@b.kr' });
  await makeInquiry(app.dataSource, { email: member.email });
  await makeInquiry(app.dataSource, { memberId: stranger.id, email: member.email });
  expect(await own(member)).toMatchObject({ items: [{ id: String(mine.id) }], totalCount: 1 });
});

describe('what an inquiry is about', () => {
  const create = (about: Record<string, unknown>, actor: Member | null = member) =>
    run(actor, CREATE, { email: 'a@b.kr', subject: '제목', message: '내용', about });

  it('is shown to administrators and to the sender, with its place or announcement', async () => {
    const facility = await makeFacility(app.dataSource);
    const review = await makeReview(app.dataSource, { facilityId: facility.id });
    const board = await makeBoard(app.dataSource);
    const comment = await makeComment(app.dataSource, { boardId: board.id });
    const [facilityId, reviewId, commentId] = [facility.id, review.id, comment.id].map(String);
    for (const about of [
      { kind: 'FACILITY', id: facilityId },
      { kind: 'REVIEW', id: reviewId },
      { kind: 'COMMENT', id: commentId },
    ])
      expect(codeOf(await create(about))).toBe('ok');
    const none = { facility: null, reviewId: null, commentId: null, boardId: null };
    const expected = [
      { ...none, kind: 'COMMENT', commentId, boardId: String(board.id) },
      { ...none, kind: 'REVIEW', facility: { id: facilityId }, reviewId },
      { ...none, kind: 'FACILITY', facility: { id: facilityId } },
    ];
    expect((await list()).items.map(({ about }) => about)).toEqual(expected);
    expect((await own(member)).items.map(({ about }) => about)).toEqual(expected);

    await app.dataSource.query('UPDATE board SET is_private = true WHERE id = $1', [board.id]);
    await app.dataSource.query('DELETE FROM review WHERE id = $1', [review.id]);
    expect((await own(member)).items.map(({ about }) => about)).toEqual([
      { ...none, kind: 'COMMENT' },
      { ...none, kind: 'REVIEW' },
      expected[2],
    ]);
  });

  it('must be there and visible to the sender', async () => {
    const hidden = await makeBoard(app.dataSource, { isPrivate: true });
    const comment = await makeComment(app.dataSource, { boardId: hidden.id });
    for (const about of [
      { kind: 'FACILITY', id: '999999' },
      { kind: 'FACILITY' },
      { kind: 'REVIEW', id: 'x' },
      { kind: 'COMMENT', id: String(comment.id) },
      { kind: 'SUSPENSION' },
    ]) {
      const { errors } = await create(about);
      expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fieldErrors: { about: expect.any(String) as string } });
    }
    expect((await list()).totalCount).toBe(0);
  });

  it('may be the suspension of the sender alone', async () => {
    const suspended = await makeMember(app.dataSource);
    const token = await app.signIn(suspended);
    await run(admin, 'mutation ($input: SuspendMemberInput!) { suspendMember(input: $input) { id } }', {
      ...{ memberId: String(suspended.id), reason: '광고' },
    });
    const input = { email: 'a@b.kr', subject: '이의', message: '아닙니다', about: { kind: 'SUSPENSION' } };
    expect(codeOf(await app.run(CREATE, { input }, { token }))).toBe('ok');
    expect((await list()).items).toMatchObject([{ about: { kind: 'SUSPENSION' } }]);
  });
});
