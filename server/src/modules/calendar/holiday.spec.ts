import { makeHoliday, makeMember, viewerOf } from '../../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { officialHolidays } from '../../adapters/holidays/official-holidays';
import { CALENDAR_RULES } from '../../shared/validation/calendar-rules';
import type { Member } from '../member/member.entity';
import { seedHolidays } from './seed-holidays';

const FIELDS = '{ id date name description isOfficial }';
const LIST = `query ($year: Int!, $month: Int) { holidays(year: $year, month: $month) ${FIELDS} }`;
const CREATE = `mutation ($input: CreateHolidayInput!) { createHoliday(input: $input) ${FIELDS} }`;
const UPDATE = `mutation ($input: UpdateHolidayInput!) { updateHoliday(input: $input) ${FIELDS} }`;
const DELETE = 'mutation ($input: DeleteHolidayInput!) { deleteHoliday(input: $input) }';

interface Shown {
  id: string;
  date: string;
  name: string;
  description: string;
  isOfficial: boolean;
}

let app: TestApp;
let admin: Member;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  admin = await makeMember(app.dataSource, { isAdmin: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.dataSource.query('DELETE FROM holiday');
  await app.dataSource.query('DELETE FROM audit_entry');
});

type Variables = Record<string, unknown>;
const asAdmin = <Data>(document: string, variables: Variables) => app.as(viewerOf(admin)).run<Data>(document, variables);
const create = (input: Variables) =>
  asAdmin<{ createHoliday: Shown }>(CREATE, { input: { date: '2026-07-30', name: '창립일', ...input } });
const update = (input: Variables) => asAdmin<{ updateHoliday: Shown }>(UPDATE, { input });
const remove = (id: number | string) => asAdmin<{ deleteHoliday: string }>(DELETE, { input: { id } });
const list = async (year: number, month?: number | null) =>
  (await app.run<{ holidays: Shown[] }>(LIST, { year, month })).data?.holidays ?? [];
const daysOf = async (year: number, month?: number | null) => (await list(year, month)).map(({ date }) => date);
const namesOf = async (year: number, month?: number) => (await list(year, month)).map(({ name }) => name);
const audit = () => app.dataSource.query('SELECT actor_id AS by, action, target_id AS of FROM audit_entry ORDER BY id');
const seed = () => seedHolidays(app.dataSource, officialHolidays());
const { dateText, nameText, descriptionText, takenText, nameMax, descriptionMax } = CALENDAR_RULES.holiday;
const paws = (length: number) => '🐾'.repeat(length);

describe('holidays', () => {
  it('are listed by month or year in order of date, including the first and last day of a year', async () => {
    for (const date of ['2025-12-31', '2026-12-31', '2026-02-28', '2026-03-01', '2026-01-01', '2027-01-01'])
      await makeHoliday(app.dataSource, { date });
    for (const month of [undefined, null])
      expect(await daysOf(2026, month)).toEqual(['2026-01-01', '2026-02-28', '2026-03-01', '2026-12-31']);
    expect(await daysOf(2026, 1)).toEqual(['2026-01-01']);
    expect(await daysOf(2026, 2)).toEqual(['2026-02-28']);
    expect(await daysOf(2026, 12)).toEqual(['2026-12-31']);
    expect(await daysOf(2025, 12)).toEqual(['2025-12-31']);
    expect(await daysOf(2024, 2)).toEqual([]);
  });

  it.each([
    [1999, 1],
    [2101, 1],
    [-1, 1],
    [99_999, undefined],
    [2026, 0],
    [2026, 13],
    [2026, -1],
    [2026.5, 1],
    [2026, 1.5],
  ])('of year %p and month %p are refused', async (year, month) => {
    expect(codeOf(await app.run(LIST, { year, month }))).toBe('BAD_USER_INPUT');
  });

  it('can be listed for the first and the last year', async () => {
    await makeHoliday(app.dataSource, { date: '2100-12-31' });
    expect([await daysOf(2000), await daysOf(2100), await daysOf(2100, 12)]).toEqual([[], ['2100-12-31'], ['2100-12-31']]);
  });
});

describe('adding a holiday', () => {
  it('returns the day and records who added it', async () => {
    const { data } = await create({ name: ' 창립일 \n 기념 ', description: ' 쉽니다.\r\n모두 ' });
    const id = data?.createHoliday.id;
    const added = { id, date: '2026-07-30', name: '창립일 기념', description: '쉽니다.\n모두', isOfficial: false };
    expect([data?.createHoliday, await list(2026, 7)]).toEqual([added, [added]]);
    expect(await audit()).toEqual([{ by: admin.id, action: 'CREATE_HOLIDAY', of: Number(id) }]);
  });

  it('accepts a leap day, the ends of the calendar, and texts of exactly the allowed length in code points', async () => {
    for (const date of ['2024-02-29', '2000-01-01', '2100-12-31']) expect(codeOf(await create({ date }))).toBe('ok');
    expect(codeOf(await create({ name: paws(nameMax), description: paws(descriptionMax) }))).toBe('ok');
  });

  it.each([
    ['a 29th of February without a leap year', { date: '2026-02-29' }, { date: dateText }],
    ['a 29th of February of 2100', { date: '2100-02-29' }, { date: dateText }],
    ['a 31st of April', { date: '2026-04-31' }, { date: dateText }],
    ['a month 13', { date: '2026-13-01' }, { date: dateText }],
    ['a day 0', { date: '2026-01-00' }, { date: dateText }],
    ['a day in words', { date: '내일' }, { date: dateText }],
    ['a moment', { date: '2026-05-05T00:00:00Z' }, { date: dateText }],
    ['another order', { date: '05-05-2026' }, { date: dateText }],
    ['a year before the calendar', { date: '1999-12-31' }, { date: dateText }],
    ['a year after the calendar', { date: '2101-01-01' }, { date: dateText }],
    ['a year of six digits', { date: '+012026-01-01' }, { date: dateText }],
    ['no name', { name: ' \n ' }, { name: nameText }],
    ['a long name', { name: paws(nameMax + 1) }, { name: nameText }],
    ['a long description', { description: paws(descriptionMax + 1) }, { description: descriptionText }],
    ['everything at once', { date: '', name: '' }, { date: dateText, name: nameText }],
  ])('is refused with %s', async (_, input, fieldErrors) => {
    const { errors } = await create(input);
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fieldErrors });
    expect(await app.dataSource.query('SELECT * FROM holiday')).toEqual([]);
  });

  it('is refused on a day that is taken', async () => {
    await makeHoliday(app.dataSource, { date: '2026-05-05', name: '어린이날', isOfficial: true });
    const { errors } = await create({ date: '2026-05-05' });
    expect(errors[0]).toMatchObject({ message: takenText, extensions: { code: 'CONFLICT', fieldErrors: { date: takenText } } });
    expect([await namesOf(2026), await audit()]).toEqual([['어린이날'], []]);
  });

  it('happens once for many concurrent requests', async () => {
    const codes = (await Promise.all(Array.from({ length: 8 }, () => create({})))).map(codeOf).sort();
    expect(codes).toEqual([...Array<string>(7).fill('CONFLICT'), 'ok']);
    expect([await daysOf(2026), await audit()]).toMatchObject([['2026-07-30'], [{ action: 'CREATE_HOLIDAY' }]]);
  });
});

describe('changing a holiday', () => {
  it('changes the provided fields only, and records who did it', async () => {
    const { id, date } = await makeHoliday(app.dataSource, { date: '2026-05-01', name: '노동절', description: '쉬어요' });
    const shown = { id: String(id), date, isOfficial: false };
    expect((await update({ id, name: '근로자의 날' })).data?.updateHoliday).toEqual({
      ...shown,
      ...{ name: '근로자의 날', description: '쉬어요' },
    });
    expect((await update({ id, description: '' })).data?.updateHoliday).toEqual({
      ...shown,
      ...{ name: '근로자의 날', description: '' },
    });
    expect(codeOf(await update({ id, name: null }))).toBe('ok');
    expect(await list(2026)).toMatchObject([{ name: '근로자의 날', description: '' }]);
    const entry = { by: admin.id, action: 'UPDATE_HOLIDAY', of: id };
    expect(await audit()).toEqual([entry, entry]);
  });

  it('validates the input and is NOT_FOUND for an unknown holiday', async () => {
    const { id } = await makeHoliday(app.dataSource, { date: '2026-05-01' });
    const removed = await makeHoliday(app.dataSource, { date: '2026-05-02', isOfficial: true, isRemoved: true });
    expect((await update({ id, name: ' ' })).errors[0]?.extensions).toMatchObject({ fieldErrors: { name: nameText } });
    expect((await update({ id, description: paws(descriptionMax + 1) })).errors[0]?.extensions).toMatchObject({
      fieldErrors: { description: descriptionText },
    });
    for (const unknown of ['999999', 'x', '0', '2147483648', removed.id]) {
      expect((await update({ id: unknown, name: '이름' })).errors[0]?.message).toBe('공휴일을 찾을 수 없습니다.');
      expect(codeOf(await remove(unknown))).toBe('NOT_FOUND');
    }
    expect(await audit()).toEqual([]);
  });
});

describe('removing a holiday', () => {
  it('happens once for many concurrent requests, for official and added days', async () => {
    for (const isOfficial of [true, false]) {
      await app.dataSource.query('DELETE FROM audit_entry');
      const { id } = await makeHoliday(app.dataSource, { date: '2026-06-06', isOfficial });
      const codes = (await Promise.all(Array.from({ length: 4 }, () => remove(id)))).map(codeOf).sort();
      expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok']);
      expect([await daysOf(2026), await audit()]).toEqual([[], [{ by: admin.id, action: 'DELETE_HOLIDAY', of: id }]]);
      await app.dataSource.query('DELETE FROM holiday');
    }
  });

  it('allows the day to be added again, an official one under the same id', async () => {
    const { id } = await makeHoliday(app.dataSource, { date: '2026-06-06', name: '현충일', isOfficial: true });
    await remove(id);
    const { data } = await create({ date: '2026-06-06', name: '추모일', description: '조용히' });
    expect(data?.createHoliday).toEqual({
      ...{ id: String(id), date: '2026-06-06', name: '추모일', description: '조용히', isOfficial: true },
    });
    expect(codeOf(await create({ date: '2026-06-06' }))).toBe('CONFLICT');
  });
});

describe('official holidays', () => {
  it('exist after a start with their official names, including substitutes and elections', async () => {
    expect(await seed()).toBe(officialHolidays().length);
    expect(await list(2025, 5)).toMatchObject([
      { date: '2025-05-05', name: '어린이날, 부처님 오신 날', isOfficial: true, description: '' },
      { date: '2025-05-06', name: '대체공휴일(부처님 오신 날)' },
    ]);
    expect(await list(2026, 3)).toMatchObject([{ date: '2026-03-01', name: '3·1절' }, { name: '대체공휴일(3·1절)' }]);
    expect([await namesOf(2026, 1), await namesOf(2026, 12)]).toEqual([['신정'], ['성탄절']]);
    expect(await namesOf(2025, 6)).toEqual(['임시공휴일(대통령선거)', '현충일']);
    for (const year of [2018, 2026, 2027]) expect((await daysOf(year)).length).toBeGreaterThan(15);
  });

  it('satisfy the rules for holidays', () => {
    for (const { date, name } of officialHolidays()) {
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      expect([name.trim(), name.length > 0 && name.length <= nameMax]).toEqual([name, true]);
    }
  });

  it('are not changed by the next start after an admin edited them', async () => {
    const { id: own } = await makeHoliday(app.dataSource, { date: '2026-01-01', name: '우리 설날' });
    await seed();
    const [liberation, hangul] = [(await list(2026, 8))[0], (await list(2026, 10)).find(({ name }) => name === '한글날')];
    await update({ id: liberation?.id, name: '빛을 찾은 날' });
    await remove(hangul?.id ?? '');
    const before = await list(2026);
    expect(await seed()).toBe(0);
    expect(await list(2026)).toEqual(before);
    expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(['우리 설날', '빛을 찾은 날']));
    expect(before.map(({ date }) => date)).not.toContain('2026-10-09');
    expect(before.find(({ id }) => Number(id) === own)).toMatchObject({ name: '우리 설날', isOfficial: true });
    await remove(String(own));
    await seed();
    expect(await daysOf(2026, 1)).toEqual([]);
  });

  it('are added once by two servers that start concurrently', async () => {
    const added = await Promise.all([seed(), seed()]);
    expect(added[0] + added[1]).toBe(officialHolidays().length);
  });
});
