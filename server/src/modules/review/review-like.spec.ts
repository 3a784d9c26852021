import { clicksWhileHeld } from '../../../test/clicks-while-held';
import { makeMember, makeReview } from '../../../test/factories';
import { RestClient } from '../../../test/rest-client';
import { deleteReview, findReview, toggleLike } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from '../member/member.entity';
import type { Review } from './review.entity';

let app: TestApp;
let member: Member;
let review: Review;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  member = await makeMember(app.dataSource);
});
beforeEach(async () => {
  review = await makeReview(app.dataSource);
});
afterAll(() => app.stop());

const toggle = async (isLiked?: boolean, actor: Member | null = member) => {
  const answer = await toggleLike(app, actor, review.id, isLiked);
  const { likeCount, viewerHasLiked } = answer.data?.toggleReviewLike.review ?? {};
  return answer.data ? [viewerHasLiked, likeCount] : codeOf(answer);
};
const rows = async () =>
  (await app.dataSource.query<unknown[]>('SELECT * FROM review_like WHERE review_id = $1', [review.id])).length;

describe('liking a review', () => {
  it('toggles, and returns review and member', async () => {
    expect([await toggle(), await toggle(), await toggle()]).toEqual([
      [true, 1],
      [false, 0],
      [true, 1],
    ]);
    const { data } = await toggleLike(app, member, review.id);
    expect(data?.toggleReviewLike).toEqual({
      review: { id: String(review.id), likeCount: 0, viewerHasLiked: false },
      member: { id: String(member.id), email: member.email },
    });
  });

  it('is idempotent with an explicit state', async () => {
    expect([await toggle(true), await toggle(true), await toggle(false), await toggle(false)]).toEqual([
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
    ]);
  });

  it('counts each member once, including the author', async () => {
    const author = await app.dataSource.getRepository('Member').findOneByOrFail({ id: review.memberId });
    expect([await toggle(), await toggle(undefined, author as Member)]).toEqual([
      [true, 1],
      [true, 2],
    ]);
    expect((await findReview(app, null, review.id))?.likeCount).toBe(2);
  });

  it('loses none of a hundred concurrent toggles, and each returns its own state', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => toggle()));
    const count = (state: unknown) => answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(state)).length;
    expect([count([true, 1]), count([false, 0]), await rows()]).toEqual([50, 50, 0]);
    const more = await Promise.all(Array.from({ length: 7 }, () => toggle()));
    expect([more.filter(([isLiked]) => isLiked).length, await rows()]).toEqual([4, 1]);
  });

  it('serves many concurrent clicks over HTTP, and reads in between', async () => {
    const token = await app.signIn(member);
    const client = new RestClient(() => app.url);
    const click = () => client.ask('PUT', '/api/reviewlike', { reviewId: review.id }, token);
    const read = () => client.ask('GET', `/api/pet_facilities/${review.facilityId}`);
    const clicks = await Promise.all(Array.from({ length: 100 }, click));
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
    const held = { table: 'review', id: review.id } as const;
    expect(await clicksWhileHeld(app, { held, click, read })).toEqual({ reader: 200, clicks: [200] });
    expect(await rows()).toBe(0);
  });

  it('keeps an explicit state under concurrent requests for the same one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => toggle(true)));
    expect([answers, await rows()]).toEqual([answers.map(() => [true, 1]), 1]);
  });

  it('counts many concurrent members', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => makeMember(app.dataSource)));
    const answers = await Promise.all(members.map((actor) => toggle(undefined, actor)));
    expect(answers.every(([isLiked]) => isLiked)).toBe(true);
    expect([await rows(), (await findReview(app, null, review.id))?.likeCount]).toEqual([20, 20]);
  });

  it('requires a sign-in and an existing review', async () => {
    expect(await toggle(undefined, null)).toBe('UNAUTHENTICATED');
    for (const id of ['999999', 'x', '0', '-1', '2147483648']) {
      const answer = await toggleLike(app, member, id);
      expect([codeOf(answer), answer.errors[0]?.message]).toEqual(['NOT_FOUND', '리뷰를 찾을 수 없습니다.']);
    }
  });

  it('is NOT_FOUND during the deletion of the review, and leaves no row', async () => {
    const author = (await app.dataSource.getRepository('Member').findOneByOrFail({ id: review.memberId })) as Member;
    for (let round = 0; round < 20; round++) {
      review = await makeReview(app.dataSource, { memberId: author.id });
      const [deleted, ...likes] = await Promise.all([
        deleteReview(app, author, review.id).then(codeOf),
        toggle(),
        toggle(),
        toggle(undefined, author),
      ]);
      expect(deleted).toBe('ok');
      for (const like of likes) expect(Array.isArray(like) || like === 'NOT_FOUND').toBe(true);
      expect(await rows()).toBe(0);
    }
  });
});
