import { makeFacility, makeHoliday, makeMember, makeReview } from '../../../test/factories';
import { RestClient } from '../../../test/rest-client';
import { startTestApp, type TestApp } from '../../../test/test-app';

/** What the calendar's path means, on the real application; what every path keeps is in rest.contract.spec.ts. */
let app: TestApp;
let token: string;
const client = new RestClient(() => app.url);
const data = async (query: string) => (await client.ask('GET', `/api/calendar/data?${query}`, undefined, token)).body;

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  const { dataSource } = app;
  await makeHoliday(dataSource, { date: '2026-01-01', name: '1월 1일', description: '쉬는 날' });
  await makeHoliday(dataSource, { date: '2025-12-25', name: '기독탄신일' });
  await makeHoliday(dataSource, { date: '2026-01-02', isRemoved: true });
  const own = await makeMember(dataSource);
  token = await app.signIn(own);
  const { id: facilityId } = await makeFacility(dataSource, { name: '멍멍카페' });
  const write = (insertedAt: string, facts = {}) =>
    makeReview(dataSource, { memberId: own.id, facilityId, insertedAt: new Date(insertedAt), ...facts });
  await write('2025-12-31T14:59:59Z', { content: '섣달그믐' });
  await write('2025-12-31T15:00:00Z', { content: '새해 첫날', rating: 4 });
  await makeReview(dataSource, { facilityId, insertedAt: new Date('2026-01-01T00:00:00Z'), content: '남의 것' });
});
afterAll(() => app.stop());

it('answers a month of the caller alone, by days in Seoul', async () => {
  expect(await data('year=2026&month=1')).toEqual({
    holidays: { '2026-01-01': { name: '1월 1일', description: '쉬는 날' } },
    reviews: [
      {
        id: 2,
        date: '2026-01-01',
        placeName: '멍멍카페',
        facilityName: '멍멍카페',
        facilityId: expect.any(Number) as number,
        rating: 4,
        content: '새해 첫날',
      },
    ],
  });
});

it('answers a whole year without a month', async () => {
  const year = (await data('year=2025&month=')) as { holidays: object; reviews: { date: string }[] };
  expect(year.holidays).toEqual({ '2025-12-25': { name: '기독탄신일', description: '' } });
  expect(year.reviews.map(({ date }) => date)).toEqual(['2025-12-31']);
});

it('takes the member from the token only', async () => {
  const other = await app.signIn(await makeMember(app.dataSource));
  const { body } = await client.ask<{ reviews: unknown[] }>(
    'GET',
    '/api/calendar/data?year=2026&month=1&memberId=1&email=member1@baldojang.example',
    undefined,
    other,
  );
  expect(body.reviews).toEqual([]);
});
