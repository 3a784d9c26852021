import { makeFacility, makeMember, makeReview, viewerOf } from '../../../test/factories';
import { DELETE_REPORT, deleteReview, findReview, reportReview } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
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
const audit = (action: string, id: number) =>
  app.dataSource.query<unknown[]>('SELECT actor_id AS by FROM audit_entry WHERE action = $1 AND target_id = $2', [action, id]);
const reportOutcome = async (...[actor, reason]: [Member | null, string?]) => {
  const { errors, data } = await reportReview(app, actor, review.id, reason);
  return data ? 'ok' : [errors[0]?.extensions?.code, errors[0]?.message];
};
const drop = async (id: number | string, actor: Member | null = admins[0]) =>
  app.as(actor && viewerOf(actor)).run(DELETE_REPORT, { input: { id } });

describe('reporting a review', () => {
  it('stores the trimmed reason, and marks the review as reported for the member', async () => {
    const { data } = await reportReview(app, member, review.id, '  광고 같아요\r\n ');
    expect(data?.reportReview).toEqual({ id: String(review.id), viewerHasReported: true });
    expect(await rows()).toMatchObject([{ reason: '광고 같아요', by: member.id }]);
    expect((await findReview(app, author, review.id))?.viewerHasReported).toBe(false);
  });

  it('is refused for the own review, also of an admin', async () => {
    expect(await reportOutcome(author)).toEqual(['BAD_USER_INPUT', '자신의 리뷰는 신고할 수 없습니다']);
    review = await makeReview(app.dataSource, { memberId: admins[0].id });
    expect(await reportOutcome(admins[0])).toEqual(['BAD_USER_INPUT', '자신의 리뷰는 신고할 수 없습니다']);
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

  it('accepts a reason of exactly the allowed length, in code points', async () => {
    expect(await reportOutcome(member, '🐾'.repeat(100))).toBe('ok');
  });

  it('happens once for each member, also under concurrency', async () => {
    const codes = (await Promise.all(Array.from({ length: 20 }, () => reportReview(app, member, review.id)))).map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(19);
    expect(await reportOutcome(member, '또')).toEqual(['CONFLICT', rules.againText]);
    expect(await reportOutcome(admins[0])).toBe('ok');
    expect(await rows()).toHaveLength(2);
  });

  it('requires a sign-in and an existing review', async () => {
    expect(await reportOutcome(null)).toEqual(['UNAUTHENTICATED', '로그인이 필요합니다.']);
    await deleteReview(app, author, review.id);
    expect(await reportOutcome(member)).toEqual(['NOT_FOUND', '리뷰를 찾을 수 없습니다.']);
    for (const id of ['x', '0', '-1', '2147483648', "1' OR '1'='1"])
      expect(codeOf(await reportReview(app, member, id))).toBe('NOT_FOUND');
  });
});

describe('deleting a report', () => {
  it('leaves the review, which can be reported again', async () => {
    await reportReview(app, member, review.id);
    const [{ id } = { id: 0 }] = await rows();
    expect((await drop(id)).data).toEqual({ deleteReviewReport: String(id) });
    expect([await rows(), (await findReview(app, member, review.id))?.viewerHasReported]).toEqual([[], false]);
    expect(await reportOutcome(member)).toBe('ok');
  });

  it('requires an admin', async () => {
    await reportReview(app, member, review.id);
    const [{ id } = { id: 0 }] = await rows();
    expect([codeOf(await drop(id, member)), codeOf(await drop(id, author)), codeOf(await drop(id, null))]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  it('is NOT_FOUND for an unknown id, and happens once for two concurrent requests', async () => {
    for (const id of ['999999', 'x', '0', '-1', '2147483648']) expect(codeOf(await drop(id))).toBe('NOT_FOUND');
    expect(await audit('DELETE_REVIEW_REPORT', 999_999)).toEqual([]);
    for (let round = 0; round < 10; round++) {
      await reportReview(app, member, review.id);
      const [{ id } = { id: 0 }] = await rows();
      const answers = await Promise.all(admins.map((admin) => drop(id, admin)));
      expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', 'ok']);
      const winner = admins[answers.findIndex((answer) => codeOf(answer) === 'ok')];
      expect(await audit('DELETE_REVIEW_REPORT', id)).toEqual([{ by: winner?.id }]);
    }
  });
});

describe('the list of reports', () => {
  const LIST = `query ($query: String = "", $sort: ReviewReportSort = NEWEST, $page: Int = 0, $size: Int = 20) {
    reviewReports(query: $query, sort: $sort, page: $page, size: $size) { items { id review { id facility { name } } } totalCount }
  }`;
  interface Page {
    items: { id: string; review: { id: string } }[];
    totalCount: number;
  }
  const list = async (variables: Record<string, unknown>) =>
    (await app.as(viewerOf(admins[0])).run<{ reviewReports: Page }>(LIST, variables)).data!.reviewReports;
  const idsOf = async (variables: Record<string, unknown>) => (await list(variables)).items.map(({ id }) => Number(id));
  /** Reports one, two, three: the first and the third are of the same review, which is the older one. */
  let reports: number[];
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM review_report');
    const place = await makeFacility(app.dataSource, { name: 'Mungmung 카페_2호' });
    review = await makeReview(app.dataSource, { memberId: author.id, content: '사장님 최고 50% 할인' });
    const later = await makeReview(app.dataSource, { memberId: author.id, content: '그냥 그래요', facilityId: place.id });
    const reporter = await makeMember(app.dataSource, { email: 'Zebra@baldojang.example', nickName: '얼룩말' });
    await reportReview(app, reporter, review.id, '광고 같아요');
    await reportReview(app, member, later.id, '욕설이 있어요 SPAM');
    await reportReview(app, member, review.id, '광고');
    reports = (await app.dataSource.query<{ id: number }[]>('SELECT id FROM review_report ORDER BY id')).map(({ id }) => id);
  });
  afterEach(() => app.dataSource.query(`DELETE FROM member WHERE nick_name = '얼룩말'`));

  it('is sorted by time, or by review with the newest first', async () => {
    const [one, two, three] = reports;
    expect(await idsOf({})).toEqual([three, two, one]);
    expect(await idsOf({ sort: 'OLDEST' })).toEqual([one, two, three]);
    expect(await idsOf({ sort: 'REVIEW' })).toEqual([two, three, one]);
    expect(await idsOf({ sort: 'REVIEW', page: 1, size: 2 })).toEqual([one]);
  });

  it('is ordered by the date of the report, whatever the ids', async () => {
    const [one, two, three] = reports;
    await app.dataSource.query(`UPDATE review_report SET reported_at = '2020-01-01' WHERE id = $1`, [three]);
    expect(await idsOf({})).toEqual([two, one, three]);
    expect(await idsOf({ sort: 'OLDEST' })).toEqual([three, one, two]);
    expect(await idsOf({ sort: 'REVIEW' })).toEqual([two, one, three]);
  });

  it.each([
    ['the reason', 'spam', [1]],
    ['the reporter’s e-mail', 'zEBRA@', [0]],
    ['the reporter’s nickname', ' 얼룩 ', [0]],
    ['the review', '사장님', [2, 0]],
    ['the place', 'MUNGmung', [1]],
    ['a percent sign', '50%', [2, 0]],
    ['an underscore', '페_', [1]],
    ['what is nowhere', '50%%', []],
    ['the author, whom nobody accuses', '@baldojang.example.org', []],
  ])('is searched by %s', async (_, query, expected) => {
    const { items, totalCount } = await list({ query });
    expect(items.map(({ id }) => Number(id))).toEqual(expected.map((index) => reports[index]));
    expect(totalCount).toBe(expected.length);
  });

  it('is empty past the end, with the total', async () => {
    expect(await list({ query: '광고', page: 5 })).toEqual({ items: [], totalCount: 2 });
  });
});

it('one of two concurrent deletions of a review succeeds, and no concurrent report remains', async () => {
  const members = await Promise.all(Array.from({ length: 3 }, () => makeMember(app.dataSource)));
  for (let round = 0; round < 20; round++) {
    review = await makeReview(app.dataSource, { memberId: author.id });
    const [deletions, reports] = await Promise.all([
      Promise.all(admins.map((admin) => deleteReview(app, admin, review.id))),
      Promise.all(members.map((reporter) => reportReview(app, reporter, review.id))),
    ]);
    expect(deletions.map(codeOf).sort()).toEqual(['NOT_FOUND', 'ok']);
    expect(await audit('DELETE_REVIEW', review.id)).toHaveLength(1);
    for (const report of reports) expect(['ok', 'NOT_FOUND']).toContain(codeOf(report));
    expect(await rows()).toEqual([]);
  }
});
