import { makeFacility, makeMember, makeReview, viewerOf } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { BURST_DAYS_BACK, BURST_MEMBERS_MIN, NEW_MEMBER_DAYS } from './review-burst.output';

const DAY_MS = 24 * 60 * 60_000;
const LIST = `{
  reviewBursts { items { newMemberCount reviewCount blindedCount averageRating facility { id } reviews { id } } totalCount }
}`;
interface Bursts {
  reviewBursts: {
    items: {
      newMemberCount: number;
      reviewCount: number;
      blindedCount: number;
      averageRating: number;
      facility: { id: string };
      reviews: { id: string }[];
    }[];
    totalCount: number;
  };
}

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

/** Noon in Seoul, so that hours before and after it are of the same day. */
const noon = (daysAgo: number) => {
  const today = new Date(Date.now() + 9 * 60 * 60_000).toISOString().slice(0, 10);
  return new Date(Date.parse(`${today}T03:00:00Z`) - daysAgo * DAY_MS);
};
const list = async () => {
  const admin = await makeMember(app.dataSource, { isAdmin: true });
  return (await app.as(viewerOf(admin)).run<Bursts>(LIST)).data!.reviewBursts;
};

interface Writers {
  count: number;
  /** Days between joining and the review. */
  memberDays?: number;
  daysAgo?: number;
}
async function writeReviews(facilityId: number, { count, memberDays = 1, daysAgo = 1 }: Writers): Promise<void> {
  for (let index = 0; index < count; index++) {
    const insertedAt = noon(daysAgo);
    const member = await makeMember(app.dataSource, { insertedAt: new Date(insertedAt.getTime() - memberDays * DAY_MS) });
    await makeReview(app.dataSource, { facilityId, memberId: member.id, insertedAt, rating: 5 });
  }
}

it('lists a day on which enough new members wrote about one place, with all reviews of that day', async () => {
  const { id } = await makeFacility(app.dataSource);
  await writeReviews(id, { count: BURST_MEMBERS_MIN });
  await writeReviews(id, { count: 1, memberDays: NEW_MEMBER_DAYS + 1 });
  await writeReviews(id, { count: 1, daysAgo: 2 });
  await app.dataSource.query(`UPDATE review SET blinded_at = now() WHERE id = (SELECT min(id) FROM review)`);
  const { items, totalCount } = await list();
  expect(totalCount).toBe(1);
  expect(items).toMatchObject([
    {
      newMemberCount: BURST_MEMBERS_MIN,
      reviewCount: BURST_MEMBERS_MIN + 1,
      blindedCount: 1,
      averageRating: 5,
      facility: { id: String(id) },
    },
  ]);
  expect(items[0]?.reviews).toHaveLength(BURST_MEMBERS_MIN + 1);
});

it.each<[string, Writers]>([
  ['one new member too few', { count: BURST_MEMBERS_MIN - 1 }],
  ['members who are no longer new', { count: BURST_MEMBERS_MIN, memberDays: NEW_MEMBER_DAYS }],
  ['reviews of long ago', { count: BURST_MEMBERS_MIN, daysAgo: BURST_DAYS_BACK + 1 }],
])('lists no day with %s', async (_what, writers) => {
  const { id } = await makeFacility(app.dataSource);
  await writeReviews(id, writers);
  expect(await list()).toEqual({ items: [], totalCount: 0 });
});

it('does not add up places or days', async () => {
  const places = [await makeFacility(app.dataSource), await makeFacility(app.dataSource)];
  for (const { id } of places) await writeReviews(id, { count: BURST_MEMBERS_MIN - 1 });
  await writeReviews(places[0]!.id, { count: 1, daysAgo: 2 });
  expect(await list()).toEqual({ items: [], totalCount: 0 });
});
