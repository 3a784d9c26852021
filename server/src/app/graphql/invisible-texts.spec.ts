import { conversationOf, ASK_CHATBOT } from '../../../test/ask-chatbot';
import { CREATE_BOARD, CREATE_COMMENT, UPDATE_COMMENT } from '../../../test/board-operations';
import { makeBoard, makeComment, makeFacility, makeMember, makeReview, viewerOf } from '../../../test/factories';
import { SIGN_UP, signUpInput } from '../../../test/member-operations';
import { RestClient } from '../../../test/rest-client';
import { CREATE_REVIEW, REPORT_REVIEW } from '../../../test/review-operations';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from '../../modules/member/member.entity';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import { CALENDAR_RULES } from '../../shared/validation/calendar-rules';
import { CORRECTION_RULES } from '../../shared/validation/correction-rules';
import { CHATBOT_RULES } from '../../shared/validation/chatbot-rules';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';

const INVISIBLE = {
  'Hangul fillers': '\u3164\u3164',
  'a Braille blank': '\u2800',
  'a zero width space': '\u200b',
  'a word joiner': '\u2060',
  'a choseong filler': '\u115f',
  'a jungseong filler': '\u1160',
  'a halfwidth filler': '\uffa0',
  'a soft hyphen': '\u00ad',
  'a direction override': '\u202e',
  'a variation selector': '\ufe0f',
  'a zero width joiner': '\u200d',
  'a control': '\u0001',
  'tag characters': '\u{e0041}\u{e0042}',
  'a Mongolian vowel separator': '\u180e',
  'several of them': ' \u3164\n\u200b\u2800\t\u202e ',
};

let app: TestApp;
let admin: Member;
let ids: Record<'board' | 'comment' | 'facility' | 'review', string>;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  admin = await makeMember(app.dataSource, { isAdmin: true });
  const { dataSource } = app;
  const [board, facility, review] = [await makeBoard(dataSource), await makeFacility(dataSource), await makeReview(dataSource)];
  const comment = await makeComment(dataSource, { boardId: board.id, memberId: admin.id });
  ids = { board: `${board.id}`, comment: `${comment.id}`, facility: `${facility.id}`, review: `${review.id}` };
});
afterAll(() => app.stop());

const run = (document: string, variables: Record<string, unknown> = {}) =>
  app.as(viewerOf(admin)).run<Record<string, Record<string, unknown>>>(document, variables);

const CREATE_INQUIRY = 'mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { id message } }';
const CREATE_HOLIDAY = 'mutation ($input: CreateHolidayInput!) { createHoliday(input: $input) { id name } }';
const PROPOSE = 'mutation ($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { id } }';
const REFUSE = 'mutation ($input: RefuseCorrectionInput!) { refuseCorrection(input: $input) { id } }';
const inquiry = { email: 'a@b.kr', subject: '제목', message: '내용' };

const proposal = () => ({ facilityId: ids.facility, field: 'NAME', value: '새 이름', source: '간판을 봤어요.' });

/** What is written where, and what is said when there is nothing to see. */
const PLACES: [field: string, document: string, input: (text: string) => object, refusal: string][] = [
  ['content', CREATE_COMMENT, (content) => ({ boardId: ids.board, content }), BOARD_RULES.comment.emptyText],
  ['content', UPDATE_COMMENT, (content) => ({ id: ids.comment, content }), BOARD_RULES.comment.emptyText],
  ['title', CREATE_BOARD, (title) => ({ title, content: '본문' }), BOARD_RULES.emptyText],
  ['content', CREATE_BOARD, (content) => ({ title: '제목', content }), BOARD_RULES.emptyText],
  ['content', CREATE_REVIEW, (content) => ({ facilityId: ids.facility, rating: 5, content }), REVIEW_RULES.content.emptyText],
  ['reason', REPORT_REVIEW, (reason) => ({ reviewId: ids.review, reason }), REVIEW_RULES.report.emptyText],
  ['subject', CREATE_INQUIRY, (subject) => ({ ...inquiry, subject }), SUPPORT_RULES.subject.text],
  ['message', CREATE_INQUIRY, (message) => ({ ...inquiry, message }), SUPPORT_RULES.message.text],
  ['source', PROPOSE, (source) => ({ ...proposal(), source }), CORRECTION_RULES.source.emptyText],
  ['value', PROPOSE, (value) => ({ ...proposal(), value }), CORRECTION_RULES.emptyText],
  ['reason', REFUSE, (reason) => ({ id: '1', reason }), AUDIT_RULES.reason.emptyText],
  ['name', CREATE_HOLIDAY, (name) => ({ date: '2026-05-05', name }), CALENDAR_RULES.holiday.nameText],
  ['nickName', SIGN_UP, (nickName) => signUpInput({ nickName }), MEMBER_RULES.nickName.text],
  ['messages', ASK_CHATBOT, (text) => ({ messages: conversationOf(text) }), CHATBOT_RULES.emptyText],
];

describe.each(Object.entries(INVISIBLE))('a text of %s', (_, text) => {
  it('is refused as empty for every required text', async () => {
    for (const [field, document, input, refusal] of PLACES) {
      const { errors } = await run(document, { input: input(text) });
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors: { [field]: refusal } });
    }
  });

  it('is refused as empty by REST', async () => {
    const rest = new RestClient(() => app.url);
    const token = await app.signIn(admin);
    const answers = [
      await rest.ask('POST', '/api/comment', { boardId: Number(ids.board), comment: text }, token),
      await rest.ask('POST', '/api/review/report', { reviewId: Number(ids.review), reason: text }, token),
      await rest.ask('POST', '/api/support', { ...inquiry, subject: text }),
    ];
    const refusals = [BOARD_RULES.comment.emptyText, REVIEW_RULES.report.emptyText, SUPPORT_RULES.subject.text];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    for (const [index, refusal] of refusals.entries()) expect(JSON.stringify(answers[index]?.body)).toContain(refusal);
  });

  it('is nothing where a text may be missing', async () => {
    const input = signUpInput({ info: text });
    const { data } = await run('mutation ($input: SignUpInput!) { signUp(input: $input) { info } }', { input });
    expect(data).toEqual({ signUp: { info: '' } });
  });
});

describe('a text in a document', () => {
  const comment = (content: string) =>
    run(`mutation { createComment(input: { boardId: "${ids.board}", content: "${content}" }) { content } }`);

  it('follows the rules of a text in a variable', async () => {
    expect((await comment('\u3164')).errors[0]?.message).toBe(BOARD_RULES.comment.emptyText);
    expect((await comment('강아지'.normalize('NFD'))).data).toEqual({ createComment: { content: '강아지' } });
  });
});

describe('a text with something to see', () => {
  const created = async (content: string) =>
    (await run(CREATE_COMMENT, { input: { boardId: ids.board, content } })).data?.createComment?.content;

  it.each([
    'ㅤ강아지ㅤ',
    '👩\u200d👩\u200d👧',
    '👩🏻\u200d❤\ufe0f\u200d💋\u200d👩🏽',
    '☀\ufe0f',
    '가\u200b나',
    'שלום',
    '.',
    '\u0301',
    '\ue000',
  ])('stays as it is: %p', async (text) => {
    expect(await created(text)).toBe(text);
  });

  it.each(['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u202c', '\u2069'])(
    'loses %p, which would turn the text beside it',
    async (control) => expect(await created(`강${control}아지`)).toBe('강아지'),
  );

  it.each([
    ['marks', '아', '\u0301', 12],
    ['joined emoji', '👩', '\u200d👩', 12],
    ['skin tones', '👍', '🏽', 12],
  ])('loses what makes one character endlessly long: %s', async (_, base, extender, limit) =>
    expect(await created(`${base}${extender.repeat(300)} 끝`)).toBe(`${base}${extender.repeat(limit)} 끝`),
  );
});
