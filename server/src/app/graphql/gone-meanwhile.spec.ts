import { setTimeout as sleep } from 'node:timers/promises';
import { makeFacility, makeMember, makeReview } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
});
afterAll(() => app.stop());

it('a list is complete although an author withdraws while it is read', async () => {
  const facility = await makeFacility(app.dataSource);
  const [staying, leaving] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
  for (const member of [staying, leaving]) await makeReview(app.dataSource, { facilityId: facility.id, memberId: member.id });

  const holder = app.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('LOCK TABLE member IN ACCESS EXCLUSIVE MODE');
  const list = app.as(null).run('{ reviews { totalCount items { member { id } } } }');
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await app.dataSource.query<unknown[]>(waiting)).length === 0) await sleep(10);
  await holder.query('DELETE FROM member WHERE id = $1', [leaving.id]);
  await holder.commitTransaction();
  await holder.release();

  const { data, errors } = await list;
  expect([errors, data]).toEqual([[], { reviews: { totalCount: 1, items: [{ member: { id: String(staying.id) } }] } }]);
});
