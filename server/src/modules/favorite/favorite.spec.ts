import { clicksWhileHeld } from '../../../test/clicks-while-held';
import { makeFacility, makeMember, viewerOf } from '../../../test/factories';
import { RestClient } from '../../../test/rest-client';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import type { Facility } from '../facility/facility.entity';
import type { Member } from '../member/member.entity';

let app: TestApp;
let member: Member;
let other: Member;
let place: Facility;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
});
beforeEach(async () => {
  await app.dataSource.query('DELETE FROM member');
  await app.dataSource.query('DELETE FROM facility');
  member = await makeMember(app.dataSource);
  other = await makeMember(app.dataSource);
  place = await makeFacility(app.dataSource);
});
afterAll(() => app.stop());

const TOGGLE = 'mutation ($input: ToggleFavoriteInput!) { toggleFavorite(input: $input) { id viewerHasFavorited } }';
const LIST =
  'query ($page: Int! = 0, $size: Int! = 15) { favoriteFacilities(page: $page, size: $size) { totalCount items { id } } }';

async function toggle(who: Member, facilityId: unknown, isFavorite?: boolean | null): Promise<boolean | string> {
  const answer = await app.as(viewerOf(who)).run<{ toggleFavorite: { viewerHasFavorited: boolean } }>(TOGGLE, {
    input: { facilityId: String(facilityId), isFavorite },
  });
  return answer.data?.toggleFavorite.viewerHasFavorited ?? codeOf(answer);
}

async function favoritesOf(who: Member, variables: Record<string, number> = {}) {
  const { data, errors } = await app
    .as(viewerOf(who))
    .run<{ favoriteFacilities: { totalCount: number; items: { id: string }[] } }>(LIST, variables);
  expect(errors).toEqual([]);
  const { totalCount, items } = data!.favoriteFacilities;
  return { totalCount, ids: items.map(({ id }) => Number(id)) };
}

it('toggles without a state, and is idempotent with an explicit one', async () => {
  expect([await toggle(member, place.id), await toggle(member, place.id)]).toEqual([true, false]);
  expect([await toggle(member, place.id, true), await toggle(member, place.id, true)]).toEqual([true, true]);
  expect([await toggle(member, place.id, false), await toggle(member, place.id, false)]).toEqual([false, false]);
  expect(await toggle(member, place.id, null)).toBe(true);
});

it('is NOT_FOUND for unknown places', async () => {
  for (const id of [0, -1, 999_999, '9999999999', 'x', '']) expect(await toggle(member, id)).toBe('NOT_FOUND');
  expect(await toggle(member, 999_999, false)).toBe('NOT_FOUND');
});

it('loses none of a hundred concurrent toggles', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => toggle(member, place.id)));
  expect(answers.filter((answer) => answer === true)).toHaveLength(50);
  expect(answers.filter((answer) => answer === false)).toHaveLength(50);
  expect((await favoritesOf(member)).totalCount).toBe(0);
});

it('serves many concurrent clicks over HTTP, and reads in between', async () => {
  const token = await app.signIn(member);
  const client = new RestClient(() => app.url);
  const click = () => client.ask('PUT', '/api/favorite', { facilityId: place.id, facilityName: place.name }, token);
  const read = () => client.ask('GET', `/api/pet_facilities/${place.id}`);
  const clicks = await Promise.all(Array.from({ length: 100 }, click));
  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
  const held = { table: 'facility', id: place.id } as const;
  expect(await clicksWhileHeld(app, { held, click, read })).toEqual({ reader: 200, clicks: [200] });
  expect((await favoritesOf(member)).totalCount).toBe(0);
});

it('is refused to a member who withdraws meanwhile', async () => {
  const leaver = await makeMember(app.dataSource);
  await app.dataSource.query('DELETE FROM member WHERE id = $1', [leaver.id]);
  for (const state of [undefined, true, false]) expect(await toggle(leaver, place.id, state)).toBe('UNAUTHENTICATED');
});

it('ends in the state of the last of two requests, also under concurrency', async () => {
  await toggle(member, place.id);
  expect(await toggle(member, place.id, true)).toBe(true);
  await Promise.all([true, true, true].map((state) => toggle(member, place.id, state)));
  expect(await favoritesOf(member)).toEqual({ totalCount: 1, ids: [place.id] });
});

it('lists the newest first, page by page, each member only their own', async () => {
  const places = [place, await makeFacility(app.dataSource), await makeFacility(app.dataSource)];
  for (const { id } of places) await toggle(member, id);
  await toggle(other, place.id);
  const [first, second, third] = places.map(({ id }) => id);
  expect(await favoritesOf(member)).toEqual({ totalCount: 3, ids: [third, second, first] });
  expect(await favoritesOf(member, { page: 1, size: 2 })).toEqual({ totalCount: 3, ids: [first] });
  expect(await favoritesOf(member, { page: 9 })).toEqual({ totalCount: 3, ids: [] });
  expect(await favoritesOf(other)).toEqual({ totalCount: 1, ids: [place.id] });
});

it('refuses rows beyond the deepest one', async () => {
  const answer = await app.as(viewerOf(member)).run(LIST, { page: 25_000, size: 1_000 });
  expect(codeOf(answer)).toBe('BAD_USER_INPUT');
});

it('includes places that are missing in the data', async () => {
  await toggle(member, place.id);
  await app.dataSource.query(`UPDATE facility SET missing_since = '2026-01-01' WHERE id = $1`, [place.id]);
  expect((await favoritesOf(member)).ids).toEqual([place.id]);
});

it('is deleted with its member and its place', async () => {
  await toggle(member, place.id);
  await toggle(other, place.id);
  await app.dataSource.query('DELETE FROM member WHERE id = $1', [member.id]);
  expect(await app.dataSource.query('SELECT member_id AS id FROM favorite')).toEqual([{ id: other.id }]);
  await app.dataSource.query('DELETE FROM facility WHERE id = $1', [place.id]);
  expect(await app.dataSource.query('SELECT FROM favorite')).toHaveLength(0);
});

it('marks the places of every list for the viewer', async () => {
  const plain = await makeFacility(app.dataSource);
  await toggle(member, place.id);
  const marks = async (who: Member | null) => {
    const { data } = await app
      .as(who && viewerOf(who))
      .run<{ facilities: { items: { id: string; viewerHasFavorited: boolean }[] } }>(
        '{ facilities { items { id viewerHasFavorited } } }',
      );
    return Object.fromEntries(data!.facilities.items.map(({ id, viewerHasFavorited }) => [id, viewerHasFavorited]));
  };
  expect(await marks(member)).toEqual({ [place.id]: true, [plain.id]: false });
  expect(await marks(other)).toEqual({ [place.id]: false, [plain.id]: false });
  expect(await marks(null)).toEqual({ [place.id]: false, [plain.id]: false });
});
