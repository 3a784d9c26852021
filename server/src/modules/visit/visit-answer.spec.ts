import type { DataSource } from 'typeorm';
import { makeFacility, makeMember, makeVisitReport, viewerOf } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { createDataSource } from '../../database/data-source';
import { seoulDate } from '../../shared/text/seoul-time';
import type { Member } from '../member/member.entity';
import type { VisitReport } from './visit-report.entity';

const SMALL_DOG = { species: 'DOG', weightKg: 4 };
const LARGE_DOG = { species: 'DOG', weightKg: 30 };
const CAT = { species: 'CAT' };
const NOTHING_SAID = { petFriendly: null, allowedPetSize: null, petRestrictions: null };
const BOUNDS = { southWestLat: 37, southWestLng: 126, northEastLat: 38, northEastLng: 128 };

let database: TestDatabase;
let other: DataSource;
/** Reports go to one server, reads to the other. */
let writer: TestApp;
let reader: TestApp;
let members: Member[];
let admin: Member;
let ids: Record<'open' | 'next' | 'silent' | 'closed', number>;

beforeAll(async () => {
  database = await createTestDatabase();
  other = await createDataSource(database.url).initialize();
  const config = { rateLimits: false };
  writer = await startTestApp({ config, database });
  reader = await startTestApp({ config, database: { ...database, dataSource: other } });
  const { dataSource } = database;
  members = [];
  for (let count = 0; count < 4; count++) members.push(await makeMember(dataSource));
  admin = await makeMember(dataSource, { isAdmin: true });
  ids = {
    open: (await makeFacility(dataSource, { name: '가 카페' })).id,
    next: (await makeFacility(dataSource, { name: '나 카페' })).id,
    silent: (await makeFacility(dataSource, { name: '다 카페', ...NOTHING_SAID })).id,
    closed: (await makeFacility(dataSource, { name: '라 카페', petFriendly: false })).id,
  };
});
afterAll(async () => {
  await writer.stop();
  await reader.stop();
  await other.destroy();
  await database.drop();
});
beforeEach(() => database.dataSource.query('DELETE FROM visit_report'));

const today = (days = 0) => seoulDate(new Date(), days);

/** @returns the id of the report */
async function report(facilityId: number, who: number, input: object): Promise<string> {
  const { data, errors } = await writer
    .as(viewerOf(members[who]!))
    .run<{ createVisitReport: { viewerVisitReports: { id: string }[] } }>(
      'mutation ($input: CreateVisitReportInput!) { createVisitReport(input: $input) { viewerVisitReports { id } } }',
      { input: { facilityId: String(facilityId), pets: [SMALL_DOG], ...input } },
    );
  expect(errors).toEqual([]);
  return data!.createVisitReport.viewerVisitReports[0]!.id;
}
const takeBack = (who: number, id: string) =>
  writer
    .as(viewerOf(members[who]!))
    .run('mutation ($input: DeleteVisitReportInput!) { deleteVisitReport(input: $input) { id } }', { input: { id } });
const setAside = (list: string[], isSetAside: boolean) =>
  writer.as(viewerOf(admin)).run('mutation ($input: SetVisitReportsAsideInput!) { setVisitReportsAside(input: $input) { id } }', {
    input: { ids: list, isSetAside },
  });
const add = (facts: Partial<VisitReport>) =>
  makeVisitReport(database.dataSource, { facilityId: ids.open, outcome: 'REFUSED', ...facts });

interface Found {
  name: string;
  entry: { answer: string };
}

/** Names and entry decisions of a list in order; checks that total and length agree. */
async function search(pets: object[], filter: object = {}, sort = 'RECOMMENDED'): Promise<string[]> {
  const { data, errors } = await reader.run<Record<'facilities' | 'facilitiesInBounds', { totalCount: number; items: Found[] }>>(
    `query ($pets: [PetInput!]!, $filter: FacilityFilterInput, $sort: FacilitySort!, $bounds: BoundsInput!) {
      facilities(filter: $filter, sort: $sort) { totalCount items { name entry(pets: $pets) { answer } } }
      facilitiesInBounds(bounds: $bounds, filter: $filter) { totalCount items { name entry(pets: $pets) { answer } } }
    }`,
    { pets, filter: { pets, ...filter }, sort, bounds: BOUNDS },
  );
  expect(errors).toEqual([]);
  const [list, inView] = [data!.facilities, data!.facilitiesInBounds];
  expect(list.totalCount).toBe(list.items.length);
  expect(inView.totalCount).toBe(inView.items.length);
  const shown = ({ items }: { items: Found[] }) => items.map(({ name, entry }) => `${name[0]} ${entry.answer}`);
  expect(shown(inView).sort()).toEqual(shown(list).sort());
  return shown(list);
}

async function verdictOf(id: number, pets: object[]) {
  const { data } = await reader.run<{ facility: { entry: object } }>(
    `query ($id: ID!, $pets: [PetInput!]!) {
      facility(id: $id) { entry(pets: $pets) { answer reasons { text pets } conditions { kind text pets } } }
    }`,
    { id: String(id), pets },
  );
  return data!.facility.entry;
}

const CERTAIN = { entryAnswers: ['ALLOWED', 'CONDITIONAL'] };
const BEFORE = ['가 ALLOWED', '나 ALLOWED', '다 UNKNOWN'];
const AFTER = ['나 ALLOWED', '가 UNKNOWN', '다 UNKNOWN'];

describe('two members who were refused', () => {
  it('remove a yes in the next request, on another server, in all lists', async () => {
    expect(await search([SMALL_DOG])).toEqual(BEFORE);
    await report(ids.open, 0, { outcome: 'REFUSED' });
    expect(await search([SMALL_DOG])).toEqual(BEFORE);
    await report(ids.open, 1, { outcome: 'REFUSED' });
    expect(await search([SMALL_DOG])).toEqual(AFTER);
    expect(await search([SMALL_DOG], CERTAIN)).toEqual(['나 ALLOWED']);
    expect(await search([SMALL_DOG], { entryAnswers: ['UNKNOWN'] })).toEqual(['가 UNKNOWN', '다 UNKNOWN']);
    expect(await search([SMALL_DOG], CERTAIN, 'NAME')).toEqual(['나 ALLOWED']);
    expect(await search([SMALL_DOG], { ...CERTAIN, searchQuery: '카페' })).toEqual(['나 ALLOWED']);
    expect(await search([SMALL_DOG], { searchQuery: '카페' })).toEqual(AFTER);
    expect(await verdictOf(ids.open, [SMALL_DOG])).toEqual({
      answer: 'UNKNOWN',
      reasons: [{ text: '최근 방문자가 거절당했어요', pets: [0] }],
      conditions: [],
    });
  });

  it('do not count once one of them deletes the report', async () => {
    await report(ids.open, 0, { outcome: 'REFUSED' });
    const id = await report(ids.open, 1, { outcome: 'REFUSED' });
    expect(await search([SMALL_DOG])).toEqual(AFTER);
    await takeBack(1, id);
    expect(await search([SMALL_DOG])).toEqual(BEFORE);
  });

  it('do not count while they are set aside', async () => {
    const reports = [await report(ids.open, 0, { outcome: 'REFUSED' }), await report(ids.open, 1, { outcome: 'REFUSED' })];
    await setAside(reports, true);
    expect(await search([SMALL_DOG])).toEqual(BEFORE);
    await setAside(reports, false);
    expect(await search([SMALL_DOG])).toEqual(AFTER);
  });

  it('count only for pets of their class', async () => {
    for (const who of [0, 1]) await report(ids.open, who, { outcome: 'REFUSED', pets: [SMALL_DOG, { species: 'DOG' }] });
    expect(await search([{ species: 'DOG', size: 'SMALL' }])).toEqual(AFTER);
    expect(await search([{ species: 'DOG' }])).toEqual(AFTER);
    for (const pet of [LARGE_DOG, { species: 'DOG', weightKg: 11 }, CAT]) expect(await search([pet])).toEqual(BEFORE);
    expect(await search([CAT, SMALL_DOG])).toEqual(AFTER);
    expect(await verdictOf(ids.open, [CAT, SMALL_DOG])).toMatchObject({ answer: 'UNKNOWN', reasons: [{ pets: [1] }] });
  });

  it('count for 180 days', async () => {
    await add({ memberId: members[0]!.id, visitedOn: today(-180) });
    await add({ memberId: members[1]!.id, visitedOn: today(-181) });
    expect(await search([SMALL_DOG])).toEqual(BEFORE);
    await add({ memberId: members[2]!.id, visitedOn: today(-180) });
    expect(await search([SMALL_DOG])).toEqual(AFTER);
  });

  it('are compared with the number of members who entered', async () => {
    for (const visitedOn of [today(), today(-1)]) await report(ids.open, 0, { outcome: 'REFUSED', visitedOn });
    expect(await search([SMALL_DOG])).toEqual(BEFORE);
    await report(ids.open, 1, { outcome: 'REFUSED' });
    for (const visitedOn of [today(), today(-1)]) await report(ids.open, 2, { outcome: 'ENTERED', visitedOn });
    // Three refusals, two entries.
    expect(await search([SMALL_DOG])).toEqual(AFTER);
    // Repeated reports of one member count once.
    await report(ids.open, 2, { outcome: 'ENTERED', visitedOn: today(-2) });
    expect(await search([SMALL_DOG])).toEqual(AFTER);
    await report(ids.open, 3, { outcome: 'ENTERED' });
    expect(await search([SMALL_DOG])).toEqual(BEFORE);
  });

  it('count once each, with any number of pets of a class', async () => {
    await report(ids.open, 0, { outcome: 'REFUSED', pets: [SMALL_DOG, SMALL_DOG, SMALL_DOG] });
    await report(ids.open, 1, { outcome: 'REFUSED' });
    for (const who of [2, 3]) await report(ids.open, who, { outcome: 'ENTERED' });
    expect(await search([SMALL_DOG])).toEqual(BEFORE);
  });
});

describe('two members who entered', () => {
  it('resolve an unclear policy, but do not override a refusal', async () => {
    for (const who of [0, 1]) for (const id of [ids.silent, ids.closed, ids.open]) await report(id, who, { outcome: 'ENTERED' });
    expect(await search([SMALL_DOG])).toEqual(['가 ALLOWED', '나 ALLOWED', '다 CONDITIONAL']);
    expect(await search([SMALL_DOG], CERTAIN)).toEqual(['가 ALLOWED', '나 ALLOWED', '다 CONDITIONAL']);
    expect(await search([SMALL_DOG], { entryAnswers: ['UNKNOWN'] })).toEqual([]);
    expect(await search([SMALL_DOG], { entryAnswers: ['DENIED'] })).toEqual(['라 DENIED']);
    expect(await verdictOf(ids.silent, [SMALL_DOG])).toEqual({
      answer: 'CONDITIONAL',
      reasons: [],
      conditions: ['최근 2명이 함께 들어갔어요', '가기 전에 확인'].map((text) => ({ kind: 'ASK_FIRST', text, pets: [0] })),
    });
    expect(await search([SMALL_DOG, LARGE_DOG], CERTAIN)).toEqual(['가 ALLOWED', '나 ALLOWED']);
  });
});

it('reports of other conditions change no decision', async () => {
  for (const who of [0, 1, 2])
    for (const id of [ids.silent, ids.open]) await report(id, who, { outcome: 'DIFFERENT', conditionKind: 'LEASH' });
  expect(await search([SMALL_DOG])).toEqual(BEFORE);
});

describe('the statements of a search', () => {
  const statements = async () => {
    const query = jest.spyOn(other, 'query');
    await search([SMALL_DOG]);
    // Some run concurrently.
    const sent = query.mock.calls.map(([sql]) => sql).sort();
    query.mockRestore();
    return sent;
  };

  it('are unchanged if no report changes a decision', async () => {
    await search([SMALL_DOG]);
    const before = await statements();
    expect(before.filter((sql) => sql.includes('entry_policy_id AS'))).not.toEqual([]);
    await report(ids.open, 0, { outcome: 'REFUSED' });
    for (const who of [0, 1]) await report(ids.closed, who, { outcome: 'REFUSED' });
    for (const who of [0, 1]) await report(ids.next, who, { outcome: 'ENTERED' });
    expect(await statements()).toEqual(before);
  });

  it('are as many if one does', async () => {
    await search([SMALL_DOG]);
    const before = await statements();
    for (const who of [0, 1]) await report(ids.open, who, { outcome: 'REFUSED' });
    const after = await statements();
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
  });
});
