import { makeFacility, makeMember } from '../../../test/factories';
import { RestClient } from '../../../test/rest-client';
import { startTestApp, type TestApp } from '../../../test/test-app';

/** What the paths of favourites mean, on the real application; what every path keeps is in rest.contract.spec.ts. */
let app: TestApp;
let token: string;
const client = new RestClient(() => app.url);

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  token = await app.signIn(await makeMember(app.dataSource));
  await makeFacility(app.dataSource, { id: 100, name: '멍멍카페' });
  await makeFacility(app.dataSource, { id: 200, name: '바다펜션' });
  await makeFacility(app.dataSource, { id: 300, name: '어딘가', latitude: null, longitude: null });
});
beforeEach(() => app.dataSource.query('DELETE FROM favorite'));
afterAll(() => app.stop());

const put = async (body: object) => (await client.ask('PUT', '/api/favorite', body, token)).body;
const state = async (as = token) => (await client.ask('GET', '/api/favorite/id/100', undefined, as)).body;

it('turns over with a name, and sets a state with a boolean', async () => {
  expect(await put({ facilityId: 100, facilityName: '멍멍카페' })).toEqual({ isFavorite: true });
  expect(await put({ facilityId: 100, facilityName: '멍멍카페' })).toEqual({ isFavorite: false });
  expect(await put({ facilityId: '100', isFavorite: null })).toEqual({ isFavorite: true });
  for (const isFavorite of [true, true, false, false]) expect(await put({ facilityId: 100, isFavorite })).toEqual({ isFavorite });
});

it.each([true, false])('ends as the second of the two calls of one click says: %s', async (isFavorite) => {
  for (const before of [true, false]) {
    await put({ facilityId: 100, isFavorite: before });
    await put({ facilityId: 100, facilityName: '멍멍카페' });
    expect(await put({ facilityId: 100, isFavorite })).toEqual({ isFavorite });
    expect(await state()).toEqual({ isFavorite });
  }
});

it('says whether a place is one, and to a visitor that it is none', async () => {
  await put({ facilityId: 100, isFavorite: true });
  expect([await state(), await state('')]).toEqual([{ isFavorite: true }, { isFavorite: false }]);
});

it('lists the newest first as search items that a map can show', async () => {
  for (const facilityId of [100, 300, 200]) await put({ facilityId, isFavorite: true });
  const { body } = await client.ask<Record<string, unknown>[]>('GET', '/api/favorite/mine', undefined, token);
  const search = await client.ask<{ content: Record<string, unknown>[] }>('GET', '/api/pet_facilities/search');
  const itemOf = (id: number) => search.body.content.find((item) => item.id === id);
  expect(body).toEqual([
    { ...itemOf(200), facilityId: 200 },
    { ...itemOf(100), facilityId: 100 },
  ]);
});
