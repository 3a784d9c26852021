import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import request from 'supertest';
import { disagreements } from '../../../test/backup-world';
import { cellsOf, csvOf, writeTemporary } from '../../../test/facility-file';
import { makeMember, makeReview, PASSWORD, viewerOf } from '../../../test/factories';
import { WITHDRAW } from '../../../test/member-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { LocalFileSource } from '../../adapters/public-data/local-file-source';
import { demoBelongings } from '../../demo/demo-belongings';
import { createSitemapRouter } from '../../app/pages/sitemap';
import { LIMIT_FIGURES } from '../../shared/validation/limit-figures';
import { CORRECTION_RULES } from '../../shared/validation/correction-rules';
import { FacilityImportService } from '../facility/import/facility-import.service';
import type { Cells } from '../facility/import/public-data-columns';
import type { Member } from '../member/member.entity';

const PROPOSE = 'mutation ($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { id message } }';
const ACCEPT = `mutation ($input: AcceptCorrectionInput!) {
  acceptCorrection(input: $input) { id status decidedAt value currentValue dataValue isCorrected facility { id } }
}`;
const REFUSE = 'mutation ($input: RefuseCorrectionInput!) { refuseCorrection(input: $input) { id status currentValue } }';
const DROP = 'mutation ($input: DropCorrectionInput!) { dropCorrection(input: $input) { id phoneNumber corrections { field } } }';
const KEEP = 'mutation ($input: KeepCorrectionInput!) { keepCorrection(input: $input) { id phoneNumber } }';
const LIST = `query ($status: CorrectionStatus, $facilityId: ID, $query: String = "", $sort: CorrectionSort = OLDEST, $page: Int = 0, $size: Int = 20) {
  corrections(status: $status, facilityId: $facilityId, query: $query, sort: $sort, page: $page, size: $size) {
    items { id field value source status currentValue dataValue dataEdition isCorrected decisionReason decidedBy { id } member { id } facility { id name } }
    totalCount
  }
}`;
const CONFLICTS = `{ correctionConflicts { totalCount items { id field value dataValue dataEdition facility { id } } } }`;

const OLD = '2025-01-01';
const NEW = '2025-06-01';

let app: TestApp;
let admin: Member;
let importer: FacilityImportService;
let nextPlace = 0;
let lastAddress = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = await makeMember(app.dataSource, { isAdmin: true });
  importer = new FacilityImportService(app.dataSource, demoBelongings);
});
afterAll(() => app.stop());
beforeEach(() => app.dataSource.query('TRUNCATE facility, facility_import, audit_entry RESTART IDENTITY CASCADE'));

type Changes = Parameters<typeof cellsOf>[0];
const cells = (name: string, changes: Changes = {}) =>
  cellsOf({ ...{ name, jibunAddress: `서울특별시 마포구 망원동 ${name.length}`, finalCreationDate: OLD }, ...changes });
const importRows = (...rows: Cells[]) => importer.importFile(new LocalFileSource(writeTemporary(csvOf(rows))), { force: true });

interface Place {
  id: number;
  cells: (changes: Changes) => Cells;
  /** Imports the place again with other cells, in a newer edition. */
  again: (changes: Changes) => ReturnType<typeof importRows>;
  row: () => Promise<Record<string, unknown>>;
}

async function importPlace(changes: Changes = {}): Promise<Place> {
  const name = `바른 카페 ${(nextPlace += 1)}`;
  await importRows(cells(name, changes));
  const [{ id }] = await app.dataSource.query<[{ id: number }]>('SELECT id FROM facility WHERE name = $1', [name]);
  const row = async () =>
    (await app.dataSource.query<Record<string, unknown>[]>('SELECT * FROM facility WHERE id = $1', [id]))[0]!;
  const cellsWith = (more: Changes) => cells(name, { ...changes, finalCreationDate: NEW, ...more });
  return { id, row, cells: cellsWith, again: (more) => importRows(cellsWith(more)) };
}

const SOURCE = '가게 앞 안내문을 봤어요.';
type Input = Record<string, unknown>;
/** From its own address by default, to avoid the limit. */
const propose = (facilityId: number | string, input: Input, { actor, from }: { actor?: Member; from?: string } = {}) =>
  app
    .as(actor ? viewerOf(actor) : null, from ?? `10.0.${++lastAddress >> 8}.${lastAddress & 255}`)
    .run<{ proposeCorrection: { id: string; message: string } }>(PROPOSE, {
      input: { facilityId: String(facilityId), source: SOURCE, ...input },
    });
const asAdmin = <Data = Record<string, unknown>>(document: string, variables: Input = {}) =>
  app.as(viewerOf(admin)).run<Data>(document, variables);
const accept = (id: string, value: unknown, more: Input = {}) =>
  asAdmin<{ acceptCorrection: Record<string, unknown> }>(ACCEPT, { input: { id, value, reason: '전화로 확인', ...more } });
const decide = (document: string, facilityId: number, field: string) =>
  asAdmin(document, { input: { facilityId: String(facilityId), field, reason: '다시 확인' } });

/** Proposes and accepts. */
async function correct(facilityId: number, field: string, value: string | null): Promise<string> {
  const { data } = await propose(facilityId, { field, value });
  const id = data!.proposeCorrection.id;
  expect(codeOf(await accept(id, value))).toBe('ok');
  return id;
}
const facility = async (id: number, selection: string) => {
  const { data, errors } = await app.run<{ facility: Record<string, unknown> }>(`{ facility(id: ${id}) { ${selection} } }`);
  expect(errors).toEqual([]);
  return data!.facility;
};
const conflicts = async () => {
  const { data } = await asAdmin<{ correctionConflicts: { items: Record<string, unknown>[]; totalCount: number } }>(CONFLICTS);
  return data!.correctionConflicts;
};
const list = async (variables: Input = {}) => {
  const { data } = await asAdmin<{ corrections: { items: Record<string, unknown>[]; totalCount: number } }>(LIST, variables);
  return data!.corrections;
};
const found = async (searchQuery: string) => {
  const { data } = await app.run<{ facilities: { items: { id: string }[] } }>(
    'query ($filter: FacilityFilterInput) { facilities(filter: $filter, asWritten: true) { items { id } } }',
    { filter: { searchQuery } },
  );
  return data!.facilities.items.map(({ id }) => Number(id));
};

describe('proposing a correction', () => {
  it('is open to visitors and stores the member who is signed in', async () => {
    const { id } = await importPlace();
    const member = await makeMember(app.dataSource);
    const { data } = await propose(id, { field: 'PHONE', value: ' 02-0000-0009 ' });
    expect(data?.proposeCorrection.message).toBe(CORRECTION_RULES.receivedText);
    await propose(id, { field: 'HOURS', value: '매일 10:00~20:00', source: '  방문\n했어요 ' }, { actor: member });
    expect((await list()).items).toMatchObject([
      { field: 'PHONE', value: '02-0000-0009', currentValue: '02-0000-0001', dataEdition: OLD, member: null, status: 'PENDING' },
      { field: 'HOURS', source: '방문 했어요', member: { id: String(member.id) } },
    ]);
    expect(codeOf(await app.as(viewerOf(member)).run(WITHDRAW, { input: { password: PASSWORD } }))).toBe('ok');
    expect((await list()).totalCount).toBe(1);
  });

  const LONG = '가'.repeat(1_001);
  it.each<[string, string | null]>([
    ['NAME', ''],
    ['NAME', null],
    ['NAME', '\u200b\u3164'],
    ['NAME', LONG],
    ['HOURS', LONG],
    ['PARKING', '가능'],
    ['ENTRY', 'YES'],
    ['CLOSED', 'N'],
    ['CLOSED', null],
    ['HOMEPAGE', 'javascript:alert(1)'],
    ['HOMEPAGE', 'data:text/html,<script>alert(1)</script>'],
    ['HOMEPAGE', 'https://pet.example javascript:alert(1)'],
    ['HOMEPAGE', '인스타그램'],
    ['POINT', '37.5'],
    ['POINT', '37.5,139.7'],
    ['POINT', '35.1,129.0'],
    ['POINT', '126.9,37.5'],
    ['POINT', '37.5,126.9,1'],
    ['POINT', 'NaN,NaN'],
    ['POINT', null],
    ['ROAD_ADDRESS', '부산광역시 중구 발자국로 7'],
    ['ROAD_ADDRESS', '서울특별시 강남구 발자국로 7'],
    ['JIBUN_ADDRESS', '망원동 1'],
    ['ROAD_ADDRESS', null],
    // What the place has already.
    ['PARKING', 'Y'],
    ['PHONE', '02 0000 0001'],
    ['HOURS', '월~토  09:00~19:00'],
    ['HOMEPAGE', null],
  ])('refuses %s = %j', async (field, value) => {
    const { id } = await importPlace();
    // A neighbour, so that the region has a place near which a point can lie.
    await importRows(cells('이웃 카페'));
    const { errors } = await propose(id, { field, value });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors[0]?.extensions?.fieldErrors).toEqual({ value: expect.any(String) as unknown });
    expect((await list()).totalCount).toBe(0);
  });

  it('keeps markup as the text that it is', async () => {
    const { id } = await importPlace();
    const script = '<script>alert(1)</script>';
    await propose(id, { field: 'ENTRY_RESTRICTIONS', value: script, source: script });
    expect((await list()).items).toMatchObject([{ value: script, source: script }]);
  });

  it('refuses a source that is empty or too long, an unknown place, and a body of a megabyte', async () => {
    const { id } = await importPlace();
    for (const source of [' ', '\u200b', '가'.repeat(CORRECTION_RULES.source.max + 1)])
      expect(codeOf(await propose(id, { field: 'PHONE', value: '02-1', source }))).toBe('BAD_USER_INPUT');
    for (const unknown of [id + 1, 'x', '0'])
      expect(codeOf(await propose(unknown, { field: 'PHONE', value: '02-1' }))).toBe('NOT_FOUND');
    const answer = await app.http.post('/graphql').send({
      query: PROPOSE,
      variables: { input: { facilityId: id, field: 'HOURS', value: '가'.repeat(1_000_000), source: 'x' } },
    });
    expect(answer.status).toBe(413);
    expect((await list()).totalCount).toBe(0);
  });

  it('is limited for each address, refused ones and repeated ones not counted', async () => {
    const { id } = await importPlace();
    const from = '10.9.9.9';
    const requestKey = randomUUID();
    for (let time = 0; time < 3; time++) await propose(id, { field: 'PARKING', value: '가능' }, { from });
    const answers = [];
    for (let time = 0; time <= LIMIT_FIGURES.CORRECTION.points; time++)
      answers.push(codeOf(await propose(id, { field: 'PHONE', value: `02-${time + 1000}`, requestKey: randomUUID() }, { from })));
    expect(answers).toEqual([...answers.slice(1).map(() => 'ok'), 'TOO_MANY_REQUESTS']);
    expect(codeOf(await propose(id, { field: 'PHONE', value: '02-2' }))).toBe('ok');
    const twice = [
      propose(id, { field: 'FEE', value: '무료', requestKey }),
      propose(id, { field: 'FEE', value: '무료', requestKey }),
    ];
    const ids = (await Promise.all(twice)).map(({ data }) => data?.proposeCorrection.id);
    expect(new Set(ids).size).toBe(1);
    expect(codeOf(await propose(id, { field: 'HOURS', value: '무료', requestKey }))).toBe('CONFLICT');
  });
});

describe('an accepted correction', () => {
  it.each<[string, string | null, Record<string, unknown>]>([
    ['NAME', '새 이름 카페', { name: '새 이름 카페' }],
    [
      'ROAD_ADDRESS',
      '서울특별시 마포구 고양이길 9',
      { roadAddress: '서울특별시 마포구 고양이길 9', roadName: '고양이길', buildingNumber: '9' },
    ],
    ['JIBUN_ADDRESS', '서울특별시 마포구 합정동 12-3', { jibunAddress: '서울특별시 마포구 합정동 12-3', bunji: '12-3' }],
    ['POINT', '37.56,126.91', { latitude: 37.56, longitude: 126.91 }],
    ['PHONE', null, { phoneNumber: null }],
    ['HOMEPAGE', 'https://pet.example/a', { homepage: 'https://pet.example/a' }],
    ['HOURS', '매일 00:00~24:00', { operatingHours: '매일 00:00~24:00', openState: { status: 'OPEN' } }],
    ['CLOSING_DAYS', '매주 금요일', { holiday: '매주 금요일', openState: { status: 'CLOSED' } }],
    ['PARKING', 'n', { parkingAvailable: false }],
    ['ENTRY', 'N', { petFriendly: false, petTypes: [], entrySummary: { answer: 'DENIED' } }],
    ['ENTRY_SIZE', '8kg 이하', { allowedPetSize: '8kg 이하', entrySummary: { text: '8kg 이하' } }],
    ['ENTRY_RESTRICTIONS', '목줄 착용', { petRestrictions: '목줄 착용', entrySummary: { answer: 'CONDITIONAL' } }],
    ['ENTRY_FEE', '5,000원', { additionalPetFee: '5,000원' }],
    ['FEE', '3,000원', { admissionFeeInfo: '3,000원' }],
  ])('of %s is the value of the place, and goes without a trace when it is dropped', async (field, value, expected) => {
    const place = await importPlace();
    const selection = `name roadAddress roadName buildingNumber jibunAddress bunji latitude longitude phoneNumber homepage operatingHours
      holiday parkingAvailable petFriendly petTypes allowedPetSize petRestrictions additionalPetFee admissionFeeInfo
      openState(at: "2026-11-27T03:00:00Z") { status } entrySummary { answer text }`;
    const before = await place.row();
    await correct(place.id, field, value);
    expect(await facility(place.id, selection)).toMatchObject(expected);
    const [{ corrections }] = [await facility(place.id, 'corrections { field source }')] as [{ corrections: unknown }];
    expect(corrections).toEqual([{ field, source: SOURCE }]);
    expect(await disagreements(app.dataSource)).toEqual([]);
    expect(codeOf(await decide(DROP, place.id, field))).toBe('ok');
    const { entry_policy_id: _policy, opening_schedule_id: _schedule, ...after } = await place.row();
    expect(before).toMatchObject(after);
    expect(await disagreements(app.dataSource)).toEqual([]);
  });

  it('is found by its new words and no longer by the old ones, in GraphQL, suggestions and REST', async () => {
    const { id } = await importPlace();
    await correct(id, 'NAME', '무지개 정원');
    expect([await found('무지개 정원'), await found('바른 카페')]).toEqual([[id], []]);
    const { data } = await app.run<{ facilitySuggestions: { id: string }[] }>('{ facilitySuggestions(query: "무지개") { id } }');
    expect(data?.facilitySuggestions).toEqual([{ id: String(id) }]);
    const { body } = (await app.http.get(`/api/pet_facilities/${id}`)) as { body: Record<string, unknown> };
    expect(JSON.stringify(body)).toContain('무지개 정원');
  });

  it('may have another value and source than proposed, and is recorded with reason and the value before', async () => {
    const { id } = await importPlace();
    const proposal = (await propose(id, { field: 'PHONE', value: '02-1' })).data!.proposeCorrection.id;
    const { data } = await accept(proposal, '02-2', { source: '전화로 확인했습니다.' });
    expect(data?.acceptCorrection).toMatchObject({
      status: 'ACCEPTED',
      currentValue: '02-2',
      dataValue: '02-0000-0001',
      isCorrected: true,
    });
    expect(await facility(id, 'corrections { field value source }')).toEqual({
      corrections: [{ field: 'PHONE', value: '02-2', source: '전화로 확인했습니다.' }],
    });
    expect(await app.dataSource.query('SELECT action, target_id, actor_id, reason, snapshot FROM audit_entry')).toEqual([
      { action: 'ACCEPT_CORRECTION', target_id: id, actor_id: admin.id, reason: '전화로 확인', snapshot: 'PHONE: 02-0000-0001' },
    ]);
  });

  it('is decided once, however many decide at the same time', async () => {
    const { id } = await importPlace();
    const proposal = (await propose(id, { field: 'PHONE', value: '02-1' })).data!.proposeCorrection.id;
    const refuse = () => asAdmin(REFUSE, { input: { id: proposal, reason: '확인되지 않음' } });
    const codes = (await Promise.all([accept(proposal, '02-1'), accept(proposal, '02-2'), refuse()])).map(codeOf);
    expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'ok']);
    expect(await app.dataSource.query('SELECT count(*)::int AS count FROM audit_entry')).toEqual([{ count: 1 }]);
  });

  it('is not undone by a concurrent correction of another field', async () => {
    const { id } = await importPlace();
    const values: Record<string, string> = {
      PHONE: '02-1',
      HOURS: '매일 10:00~20:00',
      FEE: '무료',
      ENTRY_SIZE: '8kg 이하',
      NAME: '한마음',
    };
    await Promise.all(Object.entries(values).map(([field, value]) => correct(id, field, value)));
    expect(await facility(id, 'phoneNumber operatingHours admissionFeeInfo allowedPetSize name')).toEqual({
      ...{
        phoneNumber: '02-1',
        operatingHours: '매일 10:00~20:00',
        admissionFeeInfo: '무료',
        allowedPetSize: '8kg 이하',
        name: '한마음',
      },
    });
  });

  it('is listed with who decided and why, like a refused one, until that administrator withdraws', async () => {
    const { id } = await importPlace();
    const other = await makeMember(app.dataSource, { isAdmin: true });
    const [first, second] = [
      await propose(id, { field: 'PHONE', value: '02-1' }),
      await propose(id, { field: 'FEE', value: '무료' }),
    ];
    await accept(first.data!.proposeCorrection.id, '02-1', { reason: '전화함' });
    const input = { id: second.data!.proposeCorrection.id, reason: '확인되지 않음' };
    expect(codeOf(await app.as(viewerOf(other)).run(REFUSE, { input }))).toBe('ok');
    await propose(id, { field: 'HOURS', value: '매일 10:00~20:00' });
    const decisions = async () => (await list()).items.map(({ decisionReason, decidedBy }) => [decisionReason, decidedBy]);
    const byAdmin = ['전화함', { id: String(admin.id) }];
    expect(await decisions()).toEqual([byAdmin, ['확인되지 않음', { id: String(other.id) }], [null, null]]);
    expect(codeOf(await app.as(viewerOf(other)).run(WITHDRAW, { input: { password: PASSWORD } }))).toBe('ok');
    expect(await decisions()).toEqual([byAdmin, ['확인되지 않음', null], [null, null]]);
  });

  it('stands while another value is proposed and refused', async () => {
    const { id } = await importPlace();
    await correct(id, 'PHONE', '02-1');
    const other = (await propose(id, { field: 'PHONE', value: '02-9' })).data!.proposeCorrection.id;
    expect(await facility(id, 'phoneNumber')).toEqual({ phoneNumber: '02-1' });
    const { data } = await asAdmin(REFUSE, { input: { id: other, reason: '확인되지 않음' } });
    expect(data).toEqual({ refuseCorrection: { id: other, status: 'REFUSED', currentValue: '02-1' } });
    const [entry] = await app.dataSource.query<{ snapshot: string }[]>(
      `SELECT * FROM audit_entry WHERE action = 'REFUSE_CORRECTION'`,
    );
    expect(entry?.snapshot).toBe('PHONE: 02-9');
  });

  it('ends when the value of the data is accepted again', async () => {
    const { id } = await importPlace();
    await correct(id, 'PHONE', '02-1');
    await correct(id, 'PHONE', '02-0000-0001');
    expect(await facility(id, 'phoneNumber corrections { field }')).toEqual({ phoneNumber: '02-0000-0001', corrections: [] });
  });

  it('needs a reason, and leaves everything as it was when refused', async () => {
    const place = await importPlace();
    const proposal = (await propose(place.id, { field: 'PHONE', value: '02-1' })).data!.proposeCorrection.id;
    const before = await place.row();
    for (const reason of ['', ' ', '가'.repeat(501)])
      expect(codeOf(await accept(proposal, '02-1', { reason }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await accept(proposal, '02-0000-0001'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await accept('999', '02-1'))).toBe('NOT_FOUND');
    expect(codeOf(await decide(DROP, place.id, 'PHONE'))).toBe('NOT_FOUND');
    expect(codeOf(await decide(KEEP, place.id, 'PHONE'))).toBe('NOT_FOUND');
    expect(await place.row()).toEqual(before);
    expect((await list({ status: 'PENDING' })).totalCount).toBe(1);
  });
});

describe('a corrected entry', () => {
  const ENTRY = 'entry(pets: [{ species: DOG, weightKg: 4 }]) { answer asOf isCorrected isBeforeEateryLaw }';

  it('has the date of the correction, after which the law of eateries holds', async () => {
    const { id } = await importPlace({ category3: '카페' });
    expect(await facility(id, ENTRY)).toEqual({
      entry: { answer: 'ALLOWED', asOf: OLD, isCorrected: false, isBeforeEateryLaw: true },
    });
    await correct(id, 'ENTRY_RESTRICTIONS', '예방접종 증명');
    const [{ today }] = await app.dataSource.query<[{ today: string }]>(
      `SELECT (now() AT TIME ZONE 'Asia/Seoul')::date::text AS today`,
    );
    const corrected = { answer: 'CONDITIONAL', asOf: today, isCorrected: true, isBeforeEateryLaw: false };
    expect(await facility(id, ENTRY)).toEqual({ entry: corrected });
    // In a list, too, where other columns are read.
    const { data } = await app.run<{ facilities: { items: unknown[] } }>(`{ facilities { items { ${ENTRY} } } }`);
    expect(data?.facilities.items).toEqual([{ entry: corrected }]);
    await decide(DROP, id, 'ENTRY_RESTRICTIONS');
    expect(await facility(id, ENTRY)).toMatchObject({ entry: { asOf: OLD, isCorrected: false } });
  });

  it('is not one that only has another phone number', async () => {
    const { id } = await importPlace({ category3: '카페' });
    await correct(id, 'PHONE', '02-1');
    expect(await facility(id, ENTRY)).toMatchObject({ entry: { asOf: OLD, isCorrected: false, isBeforeEateryLaw: true } });
  });
});

describe('a place closed for good', () => {
  const LISTS = `{
    facilities { totalCount }
    facilitiesInBounds(bounds: { southWestLat: 33, southWestLng: 125, northEastLat: 38, northEastLng: 130 }) { totalCount }
    facilitySuggestions(query: "바른 카페") { id }
    regions { facilityCount }
    facilityDataset { facilityCount }
  }`;
  const EMPTY = {
    ...{ facilities: { totalCount: 0 }, facilitiesInBounds: { totalCount: 0 }, facilitySuggestions: [], regions: [] },
    facilityDataset: { facilityCount: 0 },
  };

  it('leaves lists, map, suggestions, counts and sitemap, and returns when that is dropped', async () => {
    const { id } = await importPlace();
    const { data: before } = await app.run(LISTS);
    // A new router has an empty cache.
    const router = () => createSitemapRouter({ dataSource: app.dataSource, publicUrl: 'https://baldojang.example' });
    const sitemap = async () => (await request(express().use(router())).get('/sitemap.xml')).text;
    expect(await sitemap()).toContain(`/facility/${id}<`);
    await correct(id, 'CLOSED', 'Y');
    expect((await app.run(LISTS)).data).toEqual(EMPTY);
    expect(await sitemap()).not.toContain(`/facility/${id}<`);
    expect(await disagreements(app.dataSource)).toEqual([]);
    await decide(DROP, id, 'CLOSED');
    expect((await app.run(LISTS)).data).toEqual(before);
  });

  it('stays by its id, in favourites and in reviews, marked', async () => {
    const { id } = await importPlace();
    const member = await makeMember(app.dataSource);
    await makeReview(app.dataSource, { facilityId: id, memberId: member.id });
    await app.dataSource.query('INSERT INTO favorite (member_id, facility_id) VALUES ($1, $2)', [member.id, id]);
    await correct(id, 'CLOSED', 'Y');
    const { data } = await app
      .as(viewerOf(member))
      .run(
        `{ facility(id: ${id}) { isClosed } favoriteFacilities { items { isClosed } } reviews { items { facility { isClosed } } } }`,
      );
    expect(data).toEqual({
      facility: { isClosed: true },
      favoriteFacilities: { items: [{ isClosed: true }] },
      reviews: { items: [{ facility: { isClosed: true } }] },
    });
  });

  it('stays closed in a newer edition that lists it', async () => {
    const place = await importPlace();
    await correct(place.id, 'CLOSED', 'Y');
    await place.again({ phoneNumber: '02-5' });
    expect(await facility(place.id, 'isClosed phoneNumber')).toEqual({ isClosed: true, phoneNumber: '02-5' });
    expect((await app.run(LISTS)).data).toEqual(EMPTY);
  });
});

describe('a newer edition', () => {
  it('ends a correction with which it agrees', async () => {
    const place = await importPlace();
    await correct(place.id, 'PHONE', '02-1111-2222');
    await correct(place.id, 'ENTRY', 'N');
    const report = await place.again({ phoneNumber: '02)1111-2222', petFriendly: 'N' });
    expect(report).toMatchObject({ correctionsConfirmed: 2, correctionConflicts: 0 });
    expect(
      await facility(place.id, 'phoneNumber corrections { field } entry(pets: [{ species: DOG }]) { asOf isCorrected }'),
    ).toEqual({
      ...{ phoneNumber: '02)1111-2222', corrections: [], entry: { asOf: NEW, isCorrected: false } },
    });
  });

  it('that says the same as before leaves the accepted value, what is derived from it, and the rest of the new data', async () => {
    const place = await importPlace();
    await correct(place.id, 'NAME', '무지개 정원');
    await correct(place.id, 'HOURS', '매일 00:00~24:00');
    const report = await place.again({ admissionFeeInfo: '무료' });
    expect(report).toMatchObject({ correctionsConfirmed: 0, correctionConflicts: 0, changed: 1, added: 0 });
    expect(
      await facility(
        place.id,
        'name operatingHours admissionFeeInfo openState(at: "2026-11-27T15:00:00Z") { status } finalCreationDate',
      ),
    ).toEqual({
      ...{ name: '무지개 정원', operatingHours: '매일 00:00~24:00', admissionFeeInfo: '무료', openState: { status: 'OPEN' } },
      finalCreationDate: NEW,
    });
    expect([await found('무지개'), (await conflicts()).totalCount]).toEqual([[place.id], 0]);
    const before = await place.row();
    expect(await place.again({ admissionFeeInfo: '무료' })).toMatchObject({ unchanged: 1 });
    expect(await place.row()).toEqual(before);
  });

  it('that no longer knows a value is no conflict', async () => {
    const place = await importPlace();
    await correct(place.id, 'PHONE', '02-1');
    expect(await place.again({ phoneNumber: '정보없음' })).toMatchObject({ correctionConflicts: 0 });
    expect(await facility(place.id, 'phoneNumber')).toEqual({ phoneNumber: '02-1' });
  });

  it.each([
    ['kept', KEEP, '02-1', 1],
    ['given up for the data', DROP, '02-5', 0],
  ])('that says something else is a conflict, in which the accepted value is %s', async (_how, decision, phoneNumber, left) => {
    const place = await importPlace();
    await correct(place.id, 'PHONE', '02-1');
    expect(await place.again({ phoneNumber: '02-5' })).toMatchObject({ correctionConflicts: 1 });
    expect(await facility(place.id, 'phoneNumber')).toEqual({ phoneNumber: '02-1' });
    expect(await conflicts()).toEqual({
      totalCount: 1,
      items: [
        {
          id: `${place.id}:PHONE`,
          field: 'PHONE',
          value: '02-1',
          dataValue: '02-5',
          dataEdition: NEW,
          facility: { id: String(place.id) },
        },
      ],
    });
    const { data } = await decide(decision, place.id, 'PHONE');
    expect(Object.values(data ?? {})).toMatchObject([{ id: String(place.id), phoneNumber }]);
    expect((await conflicts()).totalCount).toBe(0);
    // The same file once more asks nothing again.
    await place.again({ phoneNumber: '02-5', admissionFeeInfo: '무료' });
    expect([(await conflicts()).totalCount, await facility(place.id, 'phoneNumber corrections { field }')]).toEqual([
      0,
      { phoneNumber, corrections: Array.from({ length: left }, () => ({ field: 'PHONE' })) },
    ]);
    const [{ reason }] = await app.dataSource.query<[{ reason: string }]>(
      'SELECT reason FROM audit_entry ORDER BY id DESC LIMIT 1',
    );
    expect(reason).toBe('다시 확인');
  });

  it('keeps a conflict that nobody decided until the data agrees', async () => {
    const place = await importPlace();
    await correct(place.id, 'PHONE', '02-1');
    await place.again({ phoneNumber: '02-5' });
    await place.again({ phoneNumber: '02-5', admissionFeeInfo: '무료' });
    expect((await conflicts()).items).toMatchObject([{ dataValue: '02-5' }]);
    await place.again({ phoneNumber: '02-1' });
    expect([(await conflicts()).totalCount, await facility(place.id, 'corrections { field }')]).toEqual([0, { corrections: [] }]);
  });

  it('of another place or an older one changes nothing', async () => {
    const place = await importPlace();
    await correct(place.id, 'PHONE', '02-1');
    await importRows(cells('다른 카페', { finalCreationDate: NEW, phoneNumber: '02-5' }));
    await place.again({ finalCreationDate: '2024-01-01', phoneNumber: '02-5' });
    expect([(await conflicts()).totalCount, await facility(place.id, 'phoneNumber')]).toEqual([0, { phoneNumber: '02-1' }]);
  });
});

describe('while an import runs', () => {
  it('no proposal and no accepted value is lost, whatever the order', async () => {
    const place = await importPlace();
    const others = Array.from({ length: 1_500 }, (_, index) =>
      cells(`곁 카페 ${index}`, { jibunAddress: `서울특별시 마포구 망원동 ${index}` }),
    );
    let isImporting = true;
    const importing = importRows(place.cells({ admissionFeeInfo: '무료' }), ...others).finally(() => {
      isImporting = false;
    });
    const codes: string[] = [];
    let accepted = '';
    let proposed = 0;
    // Before, during and after the import.
    for (let isLast = false; !isLast; proposed++) {
      isLast = !isImporting;
      const value = `02-${1_000 + proposed}`;
      const { data } = await propose(place.id, { field: 'PHONE', value });
      const code = codeOf(await accept(data!.proposeCorrection.id, value));
      codes.push(code);
      if (code === 'ok') accepted = value;
    }
    await importing;
    expect(new Set(codes)).toEqual(new Set(['CONFLICT', 'ok']));
    expect(await facility(place.id, 'phoneNumber admissionFeeInfo')).toEqual({ phoneNumber: accepted, admissionFeeInfo: '무료' });
    const isOk = (code: string) => code === 'ok';
    expect((await list({ status: 'ACCEPTED' })).totalCount).toBe(codes.filter(isOk).length);
    expect((await list()).totalCount).toBe(proposed);
    await place.again({ admissionFeeInfo: '유료' });
    expect(await facility(place.id, 'phoneNumber admissionFeeInfo')).toEqual({ phoneNumber: accepted, admissionFeeInfo: '유료' });
    expect(await disagreements(app.dataSource)).toEqual([]);
  });

  it('an acceptance is refused until it has ended, and an import waits for one that has begun', async () => {
    const place = await importPlace();
    const proposal = (await propose(place.id, { field: 'PHONE', value: '02-1' })).data!.proposeCorrection.id;
    await importer.exclusively(async () => {
      expect(codeOf(await accept(proposal, '02-1'))).toBe('CONFLICT');
      expect(codeOf(await propose(place.id, { field: 'FEE', value: '무료' }))).toBe('ok');
    });
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    // As an acceptance that is not committed yet.
    await runner.query('SELECT pg_advisory_xact_lock_shared(15111391)');
    let isImported = false;
    const importing = place.again({ phoneNumber: '02-5' }).then(() => (isImported = true));
    await sleep(200);
    expect(isImported).toBe(false);
    await runner.commitTransaction();
    await runner.release();
    await importing;
    expect(codeOf(await accept(proposal, '02-1'))).toBe('ok');
  });
});

describe('the list of proposals', () => {
  it('shows value, data and proposal of a place, filtered, sorted and paged', async () => {
    const [one, two] = [await importPlace(), await importPlace({ petFriendly: 'N' })];
    await correct(one.id, 'PHONE', '02-1');
    await propose(one.id, { field: 'PHONE', value: '02-2' });
    await propose(two.id, { field: 'ENTRY', value: 'Y' });
    await propose(two.id, { field: 'POINT', value: '37.56,126.91', source: '지도에서 봤어요 100%' });
    await propose(one.id, { field: 'CLOSED', value: 'Y' });
    const { items, totalCount } = await list({ status: 'PENDING' });
    expect(totalCount).toBe(4);
    expect(items).toMatchObject([
      { field: 'PHONE', value: '02-2', currentValue: '02-1', dataValue: '02-0000-0001', dataEdition: OLD, isCorrected: true },
      { field: 'ENTRY', value: 'Y', currentValue: 'N', dataValue: 'N', isCorrected: false },
      { field: 'POINT', currentValue: '37.5561,126.9012', dataValue: '37.5561,126.9012' },
      { field: 'CLOSED', currentValue: null, dataValue: null },
    ]);
    const fields = async (variables: Input) => (await list(variables)).items.map(({ field }) => field);
    expect(await fields({ status: 'ACCEPTED' })).toEqual(['PHONE']);
    expect(await fields({ facilityId: String(two.id), sort: 'NEWEST' })).toEqual(['POINT', 'ENTRY']);
    expect(await fields({ query: '100%' })).toEqual(['POINT']);
    expect(await fields({ query: '02-2' })).toEqual(['PHONE']);
    expect(await fields({ facilityId: 'x' })).toEqual([]);
    expect(await list({ sort: 'FACILITY', page: 1, size: 2 })).toMatchObject({
      items: [{ field: 'CLOSED' }, { field: 'ENTRY' }],
      totalCount: 5,
    });
  });
});
