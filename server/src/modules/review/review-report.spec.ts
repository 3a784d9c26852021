import { makeMember, makeReview, viewerOf } from '../../../test/factories';
import { DELETE_REPORT, deleteReview, findReview, reportReview } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { REVIEW_RULES } from '../../shared/review-rules';
import type { Member } from '../member/member.entity';
import type { Review } from './review.entity';

let app: TestApp;
let author: Member;
let member: Member;
let admins: [Member, Member];
let review: Review;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  [author, member] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
  admins = [await makeMember(app.dataSource, { isAdmin: true }), await makeMember(app.dataSource, { isAdmin: true })];
});
beforeEach(async () => {
  review = await makeReview(app.dataSource, { memberId: author.id });
});
afterAll(() => app.stop());

const rules = REVIEW_RULES.report;
const rows = () =>
  app.dataSource.query<{ id: number; reason: string; by: number }[]>(
    'SELECT id, reason, reporter_id AS by FROM review_report WHERE review_id = $1 ORDER BY id',
    [review.id],
  );
const told = async (...[actor, reason]: [Member | null, string?]) => {
  const { errors, data } = await reportReview(app, actor, review.id, reason);
  return data ? 'ok' : [errors[0]?.extensions?.code, errors[0]?.message];
};
const drop = async (id: number | string, actor: Member | null = admins[0]) =>
  app.as(actor && viewerOf(actor)).run(DELETE_REPORT, { input: { id } });

describe('reporting a review', () => {
  it('stores the reason, trimmed, and shows the member that it is reported', async () => {
    const { data } = await reportReview(app, member, review.id, '  광고 같아요\r\n ');
    expect(data?.reportReview).toEqual({ id: String(review.id), viewerHasReported: true });
    expect(await rows()).toMatchObject([{ reason: '광고 같아요', by: member.id }]);
    expect((await findReview(app, author, review.id))?.viewerHasReported).toBe(false);
  });

  it('is refused for one’s own review, an admin’s too', async () => {
    expect(await told(author)).toEqual(['BAD_USER_INPUT', '자신의 리뷰는 신고할 수 없습니다']);
    review = await makeReview(app.dataSource, { memberId: admins[0].id });
    expect(await told(admins[0])).toEqual(['BAD_USER_INPUT', '자신의 리뷰는 신고할 수 없습니다']);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['', rules.emptyText],
    [' \n\t ', rules.emptyText],
    ['🐾'.repeat(101), rules.longText],
  ])('is refused with the reason %j', async (reason, text) => {
    const { errors } = await reportReview(app, member, review.id, reason);
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fieldErrors: { reason: text } });
    expect(await rows()).toEqual([]);
  });

  it('takes a reason of exactly the allowed length, in code points', async () => {
    expect(await told(member, '🐾'.repeat(100))).toBe('ok');
  });

  it('happens once for each member, also when many come at once', async () => {
    const codes = (await Promise.all(Array.from({ length: 20 }, () => reportReview(app, member, review.id)))).map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(19);
    expect(await told(member, '또')).toEqual(['CONFLICT', rules.againText]);
    expect(await told(admins[0])).toBe('ok');
    expect(await rows()).toHaveLength(2);
  });

  it('is for members, and for reviews that are there', async () => {
    expect(await told(null)).toEqual(['UNAUTHENTICATED', '로그인이 필요합니다.']);
    await deleteReview(app, author, review.id);
    expect(await told(member)).toEqual(['NOT_FOUND', '리뷰를 찾을 수 없습니다.']);
    for (const id of ['x', '0', '-1', '2147483648', "1' OR '1'='1"])
      expect(codeOf(await reportReview(app, member, id))).toBe('NOT_FOUND');
  });
});

describe('deleting a report', () => {
  it('leaves the review, and lets it be reported again', async () => {
    await reportReview(app, member, review.id);
    const [{ id } = { id: 0 }] = await rows();
    expect((await drop(id)).data).toEqual({ deleteReviewReport: String(id) });
    expect([await rows(), (await findReview(app, member, review.id))?.viewerHasReported]).toEqual([[], false]);
    expect(await told(member)).toBe('ok');
  });

  it('is for admins', async () => {
    await reportReview(app, member, review.id);
    const [{ id } = { id: 0 }] = await rows();
    expect([codeOf(await drop(id, member)), codeOf(await drop(id, author)), codeOf(await drop(id, null))]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  it('finds nothing for an id that nobody has, and once for two at the same moment', async () => {
    for (const id of ['999999', 'x', '0', '-1', '2147483648']) expect(codeOf(await drop(id))).toBe('NOT_FOUND');
    for (let round = 0; round < 10; round++) {
      await reportReview(app, member, review.id);
      const [{ id } = { id: 0 }] = await rows();
      expect((await Promise.all(admins.map((admin) => drop(id, admin)))).map(codeOf).sort()).toEqual(['NOT_FOUND', 'ok']);
    }
  });
});

it('two admins delete a review while reports arrive: one succeeds, and no report stays', async () => {
  const members = await Promise.all(Array.from({ length: 3 }, () => makeMember(app.dataSource)));
  for (let round = 0; round < 20; round++) {
    review = await makeReview(app.dataSource, { memberId: author.id });
    const [deletions, reports] = await Promise.all([
      Promise.all(admins.map((admin) => deleteReview(app, admin, review.id))),
      Promise.all(members.map((reporter) => reportReview(app, reporter, review.id))),
    ]);
    expect(deletions.map(codeOf).sort()).toEqual(['NOT_FOUND', 'ok']);
    for (const report of reports) expect(['ok', 'NOT_FOUND']).toContain(codeOf(report));
    expect(await rows()).toEqual([]);
  }
});
