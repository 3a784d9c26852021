import { cellsOf, csvOf, writeTemporary } from '../../../test/facility-file';
import { makeMember, viewerOf } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { LocalFileSource } from '../../adapters/public-data/local-file-source';
import { demoBelongings } from '../../demo/demo-belongings';
import { FacilityImportService } from '../facility/import/facility-import.service';
import type { Viewer } from '../../shared/viewer';

const FINDINGS = `query ($kind: DataFindingKind!, $importId: ID) { found: dataFindings(kind: $kind, importId: $importId) {
  items { text detail facilityCount facilities { name } } totalCount } }`;

let app: TestApp;
let admin: Viewer;
beforeAll(async () => {
  app = await startTestApp();
  admin = viewerOf(await makeMember(app.dataSource, { isAdmin: true }));
});
afterAll(() => app.stop());
beforeEach(() => app.dataSource.query('TRUNCATE facility, facility_import RESTART IDENTITY CASCADE'));

type Changes = Parameters<typeof cellsOf>[0];
const row = (name: string, changes: Changes = {}) =>
  cellsOf({ name, jibunAddress: `서울특별시 마포구 망원동 ${name}`, roadAddress: `서울특별시 마포구 ${name}로 1`, ...changes });
const importRows = (...rows: ReturnType<typeof row>[]) =>
  new FacilityImportService(app.dataSource, demoBelongings).importFile(new LocalFileSource(writeTemporary(csvOf(rows))), {
    force: true,
  });

interface Found {
  items: { text: string; detail: string | null; facilityCount: number; facilities: { name: string }[] }[];
  totalCount: number;
}
async function namesOf(kind: string, importId?: string): Promise<string[][]> {
  const { data } = await app.as(admin).run<{ found: Found }>(FINDINGS, { kind, importId });
  const { items, totalCount } = data!.found;
  expect(totalCount).toBe(items.length);
  return items.map(({ facilities }) => facilities.map(({ name }) => name));
}

it('finds what readers did not understand, and nothing else', async () => {
  await importRows(
    row('가', { petRestrictions: '흐물텅 쿠다르 필수' }),
    row('나', { petRestrictions: '목줄 착용' }),
    row('다', { operatingHours: '흐물텅 쿠다르' }),
  );
  expect(await namesOf('UNREAD_ENTRY')).toEqual([['가']]);
  expect(await namesOf('UNREAD_HOURS')).toEqual([['다']]);
});

it('finds hours that are unclear or contradict the closing days', async () => {
  await importRows(
    row('가', { operatingHours: '매일 10:00~08:00', holiday: '연중무휴' }),
    row('나', { operatingHours: '월~일 10:00~18:00', holiday: '매주 일요일' }),
    row('다', { operatingHours: '월~토 10:00~18:00', holiday: '매주 일요일' }),
  );
  expect((await namesOf('SUSPICIOUS_HOURS')).flat().sort()).toEqual(['가', '나']);
});

it('finds eateries older than the law', async () => {
  await importRows(
    row('가', { category3: '카페', finalCreationDate: '2026-02-28' }),
    row('나', { category3: '카페', finalCreationDate: '2026-03-01' }),
    row('다', { category3: '펜션', finalCreationDate: '2026-02-28' }),
  );
  expect(await namesOf('OLD_EATERY')).toEqual([['가']]);
});

it('finds places that are probably the same', async () => {
  const address = { roadAddress: '서울특별시 마포구 발자국로 7' };
  await importRows(
    row('가', { ...address, phoneNumber: '02-123-4567' }),
    row('나', { ...address, phoneNumber: '02-123-4567' }),
    row('다', { ...address, phoneNumber: '02-123-4568' }),
    row('라', { phoneNumber: '02-123-4567' }),
  );
  expect(await namesOf('DUPLICATE')).toEqual([['가', '나']]);
});

it('finds places without a point and far from their district', async () => {
  const near = Array.from({ length: 12 }, (_, at) =>
    row(`가${at}`, { latitude: String(37.55 + at / 1000), longitude: String(126.9 + at / 1000) }),
  );
  await importRows(
    ...near,
    row('먼 곳', { latitude: '35.1', longitude: '129.0' }),
    row('없는 곳', { latitude: '', longitude: '' }),
  );
  expect((await namesOf('DOUBTFUL_POINT')).flat().sort()).toEqual(['먼 곳', '없는 곳']);
});

it('lists the differences of each import, and reports that lack them', async () => {
  await importRows(row('가'), row('나'));
  await importRows(
    row('가', { holiday: '연중무휴', finalCreationDate: '2026-06-01' }),
    row('다'),
    row('다', { phoneNumber: '02-1' }),
  );
  expect(await namesOf('ADDED', '1')).toEqual([['가'], ['나']]);
  expect(await namesOf('ADDED')).toEqual([['다']]);
  expect(await namesOf('CHANGED')).toEqual([['가']]);
  expect(await namesOf('VANISHED')).toEqual([['나']]);
  expect(await namesOf('MERGED')).toEqual([['다']]);
  await app.dataSource.query(`UPDATE facility_import SET report = report - '{addedPlaces,mergedRows}'::text[]`);
  expect(await namesOf('ADDED')).toEqual([]);
  const { data } = await app
    .as(admin)
    .run('{ facilityImports { items { added vanished merged } totalCount } dataOverview { kind count } }');
  expect(data).toMatchObject({ facilityImports: { totalCount: 2, items: [{ added: 1, vanished: 1, merged: 1 }, { added: 2 }] } });
  expect(data).toMatchObject({ dataOverview: expect.arrayContaining([{ kind: 'CHANGED', count: 1 }]) as unknown });
});
