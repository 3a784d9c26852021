import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFacility, makeMember, PASSWORD, viewerOf } from '../../../test/factories';
import { filesOnDisk } from '../../../test/files-on-disk';
import { WITHDRAW } from '../../../test/member-operations';
import {
  createReview,
  deleteReview,
  findReview,
  picturesNamed,
  reportReview,
  toggleLike,
  updateReview,
} from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import type { Facility } from '../facility/facility.entity';
import type { Member } from '../member/member.entity';

const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-data-'));
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { dataDir, rateLimits: false } });
});
afterEach(async () => {
  expect(await rated()).toEqual(await counted());
  expect(await filesOnDisk(dataDir)).toEqual({ stored: await keys(), waiting: [] });
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

const query = <Row>(sql: string, values: unknown[] = []) => app.dataSource.query<Row[]>(sql, values);
const keys = async () => (await query<{ key: string }>('SELECT key FROM stored_file')).map(({ key }) => key).sort();
const rated = () => query('SELECT facility_id, review_count, rating_sum FROM facility_rating ORDER BY facility_id');
const counted = () =>
  query(
    `SELECT facility_id, count(*)::integer AS review_count, sum(rating)::integer AS rating_sum FROM review
     GROUP BY facility_id ORDER BY facility_id`,
  );
const withdraw = async (member: Member) =>
  codeOf(await app.as(viewerOf(member)).run(WITHDRAW, { input: { password: PASSWORD } }));
const written = async (member: Member, facility: Facility, input: Record<string, unknown> = {}) => {
  const { data, errors } = await createReview(app, member, { facilityId: facility.id, ...input });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createReview;
};

it('a withdrawal deletes reviews, likes, reports, favourites and pictures', async () => {
  const [leaver, stayer] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
  const facility = await makeFacility(app.dataSource);
  const own = await written(leaver, facility, { images: await picturesNamed('a.jpg', 'b.jpg'), tagNames: ['카페'] });
  const other = await written(stayer, facility, { rating: 2, images: await picturesNamed('c.jpg') });
  await Promise.all([toggleLike(app, leaver, other.id), toggleLike(app, stayer, own.id), reportReview(app, leaver, other.id)]);
  await reportReview(app, stayer, own.id);
  await app
    .as(viewerOf(leaver))
    .run('mutation ($id: ID!) { toggleFavorite(input: { facilityId: $id }) { id } }', { id: facility.id });
  expect(await keys()).toHaveLength(3);
  expect(await withdraw(leaver)).toBe('ok');
  for (const table of ['review_like', 'review_report', 'review_tag', 'favorite'])
    expect([table, await query(`SELECT * FROM ${table}`)]).toEqual([table, []]);
  expect([await keys(), await findReview(app, null, own.id)]).toMatchObject([{ length: 1 }, null]);
  expect(await findReview(app, null, other.id)).toMatchObject({
    likeCount: 0,
    facility: { reviewCount: 1, averageRating: 2 },
    images: [{ name: 'c.jpg' }],
  });
});

it('deleting a place deletes its reviews and their pictures', async () => {
  const member = await makeMember(app.dataSource);
  const [gone, remaining] = [await makeFacility(app.dataSource), await makeFacility(app.dataSource)];
  await written(member, gone, { images: await picturesNamed('a.jpg'), tagNames: ['카페'] });
  await written(member, remaining, { images: await picturesNamed('b.jpg') });
  const before = (await keys()).length;
  await query('DELETE FROM facility WHERE id = $1', [gone.id]);
  await app.files.processDeletionQueue();
  expect([(await keys()).length, await query('SELECT id FROM review WHERE facility_id = $1', [gone.id])]).toEqual([
    before - 1,
    [],
  ]);
});

it('writes during the deletion of the place or the member end with a response and leave nothing', async () => {
  for (let round = 0; round < 10; round++) {
    const [member, facility] = [await makeMember(app.dataSource), await makeFacility(app.dataSource)];
    const write = async () =>
      codeOf(await createReview(app, member, { facilityId: facility.id, images: await picturesNamed('a.jpg') }));
    const ofPlace = await Promise.all([write(), write(), query('DELETE FROM facility WHERE id = $1', [facility.id])]);
    for (const code of ofPlace.slice(0, 2)) expect(['ok', 'NOT_FOUND']).toContain(code);
    await app.files.processDeletionQueue();
    const other = await makeFacility(app.dataSource);
    const { id } = await written(member, other, { images: await picturesNamed('b.jpg') });
    const again = async () =>
      codeOf(await createReview(app, member, { facilityId: other.id, images: await picturesNamed('a.jpg') }));
    const [left, ...codes] = await Promise.all([
      withdraw(member),
      again(),
      updateReview(app, member, { id, images: await picturesNamed('c.jpg'), rating: 1 }).then(codeOf),
      toggleLike(app, member, id).then(codeOf),
      deleteReview(app, member, id).then(codeOf),
    ]);
    expect(left).toBe('ok');
    for (const code of codes) expect(['ok', 'UNAUTHENTICATED', 'NOT_FOUND']).toContain(code);
    expect(await query('SELECT id FROM review WHERE member_id = $1', [member.id])).toEqual([]);
  }
});

it('a member who withdraws during a request is asked to sign in', async () => {
  const [member, facility] = [await makeMember(app.dataSource), await makeFacility(app.dataSource)];
  const other = await written(await makeMember(app.dataSource), facility);
  await query('DELETE FROM member WHERE id = $1', [member.id]);
  const codes = [
    await createReview(app, member, { facilityId: facility.id, images: await picturesNamed('a.jpg') }),
    await toggleLike(app, member, other.id),
    await reportReview(app, member, other.id),
  ].map(codeOf);
  expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
});

it('ratings of places agree with their reviews after concurrent writes', async () => {
  // Park-Miller generator: the same choices in every run.
  let state = 20_260_301;
  const upTo = (count: number) => (state = (state * 48_271) % 2_147_483_647) % count;
  const facilities = await Promise.all(Array.from({ length: 4 }, () => makeFacility(app.dataSource)));
  const members = await Promise.all(Array.from({ length: 6 }, () => makeMember(app.dataSource)));
  const reviews: { id: string; by: Member }[] = [];
  const steps = Array.from({ length: 200 }, () => async () => {
    const by = members[upTo(members.length)]!;
    const review = reviews[upTo(reviews.length)];
    const kind = upTo(6);
    if (!review || kind < 3) {
      const input = { facilityId: facilities[upTo(4)]!.id, rating: 1 + upTo(5) };
      const { data } = await createReview(app, by, input);
      if (data) reviews.push({ id: data.createReview.id, by });
      return data ? 'ok' : 'refused';
    }
    if (kind < 5) return codeOf(await updateReview(app, review.by, { id: review.id, rating: 1 + upTo(5), content: '고침' }));
    return codeOf(await deleteReview(app, review.by, review.id));
  });
  const codes = new Set<string>();
  for (let start = 0; start < steps.length; start += 8)
    for (const code of await Promise.all(steps.slice(start, start + 8).map((step) => step()))) codes.add(code);
  expect([...codes].filter((code) => !['ok', 'NOT_FOUND'].includes(code))).toEqual([]);
  expect(await rated()).not.toEqual([]);
  expect(await rated()).toEqual(await counted());
  expect(await withdraw(members[0]!)).toBe('ok');
  expect(await rated()).toEqual(await counted());
  await Promise.all(members.slice(1).map((member) => withdraw(member)));
  expect(await query('SELECT * FROM facility_rating WHERE facility_id = ANY($1)', [facilities.map(({ id }) => id)])).toEqual([]);
});
