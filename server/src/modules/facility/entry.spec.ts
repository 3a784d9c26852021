import { makeFacility } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Facility } from './facility.entity';
import { readAllTexts } from './source-texts.repository';

const DOG_4KG = { species: 'DOG', weightKg: 4 };
const DOG_12KG = { species: 'DOG', weightKg: 12 };
const CAT = { species: 'CAT' };

let app: TestApp;
const ids = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp();
  const make = async (name: string, facts: Partial<Facility>) =>
    ids.set(
      name,
      String(
        (await makeFacility(app.dataSource, { petRestrictions: '제한사항 없음', description: '넓은 마당', ...facts, name })).id,
      ),
    );
  await make('누구나', { finalCreationDate: '2026-04-01' });
  await make('목줄', { petRestrictions: '목줄, 배변봉투', category3: '동물병원' });
  await make('10kg까지', { allowedPetSize: '10kg 이하', finalCreationDate: '2022-11-30' });
  await make('말이 없는 곳', { petFriendly: null, allowedPetSize: null, petRestrictions: null });
  await make('안 되는 곳', { petFriendly: false, allowedPetSize: '해당없음', petRestrictions: '해당없음' });
  await make('평일만', { petRestrictions: '평일만 가능' });
});
afterAll(() => app.stop());

interface Verdict {
  answer: string;
  conditions: { kind: string; quote: string | null; pets: number[] }[];
  reasons: { text: string; quote: string | null }[];
  asOf: string | null;
  isBeforeEateryLaw: boolean;
}

async function entryOf(name: string, pets: object[], at: string | null = null): Promise<Verdict> {
  const { data, errors } = await app.run<{ facility: { entry: Verdict } }>(
    `query ($id: ID!, $pets: [PetInput!]!, $at: DateTimeISO) {
      facility(id: $id) {
        entry(pets: $pets, at: $at) {
          answer conditions { kind quote pets } reasons { text quote } asOf isBeforeEateryLaw residue
        }
      }
    }`,
    { id: ids.get(name), pets, at },
  );
  expect(errors).toEqual([]);
  return data!.facility.entry;
}

async function search(filter: object, sort = 'NAME'): Promise<string[]> {
  const { data, errors } = await app.run<{ facilities: { totalCount: number; items: { name: string }[] } }>(
    `query ($filter: FacilityFilterInput, $sort: FacilitySort!) {
      facilities(filter: $filter, sort: $sort) { totalCount items { name } }
    }`,
    { filter, sort },
  );
  expect(errors).toEqual([]);
  const { items, totalCount } = data!.facilities;
  expect(totalCount).toBe(items.length);
  return items.map(({ name }) => name);
}

describe('the entry answer for a party of pets', () => {
  it.each([
    ['누구나', [DOG_12KG], 'ALLOWED'],
    ['목줄', [DOG_12KG], 'CONDITIONAL'],
    ['10kg까지', [DOG_4KG], 'ALLOWED'],
    ['10kg까지', [DOG_12KG], 'DENIED'],
    ['10kg까지', [DOG_4KG, DOG_12KG], 'DENIED'],
    ['10kg까지', [CAT], 'UNKNOWN'],
    ['말이 없는 곳', [DOG_4KG], 'UNKNOWN'],
    ['안 되는 곳', [DOG_4KG], 'DENIED'],
  ])('%s %j: %s', async (name, pets, answer) => {
    expect((await entryOf(name, pets)).answer).toBe(answer);
  });

  it('lists conditions with the quoted text and the pets concerned', async () => {
    const { conditions } = await entryOf('목줄', [CAT, DOG_12KG]);
    expect(conditions).toContainEqual({ kind: 'LEASH', quote: expect.stringContaining('목줄') as string, pets: [0, 1] });
    expect(conditions.map(({ kind }) => kind)).toContain('POOP_BAG');
  });

  it('lists reasons for a refusal', async () => {
    const { reasons } = await entryOf('10kg까지', [DOG_12KG]);
    expect(reasons).toEqual([{ text: expect.stringMatching(/10kg/) as string, quote: '10kg 이하' }]);
  });

  it('shows the date of the facts and whether the eatery law is newer', async () => {
    expect(await entryOf('누구나', [CAT])).toMatchObject({ asOf: '2026-04-01', isBeforeEateryLaw: false });
    expect(await entryOf('10kg까지', [CAT])).toMatchObject({ asOf: '2022-11-30', isBeforeEateryLaw: true });
    expect(await entryOf('목줄', [CAT])).toMatchObject({ asOf: null, isBeforeEateryLaw: false });
  });

  it('resolves conditions on days for an instant', async () => {
    expect((await entryOf('평일만', [DOG_4KG])).conditions.map(({ kind }) => kind)).toEqual(['WEEKDAYS_ONLY']);
    // A Friday and a Saturday.
    expect((await entryOf('평일만', [DOG_4KG], '2026-11-27T03:00:00Z')).answer).toBe('ALLOWED');
    expect((await entryOf('평일만', [DOG_4KG], '2026-11-28T03:00:00Z')).answer).toBe('DENIED');
  });

  it.each([
    [[]],
    [Array.from({ length: 6 }, () => CAT)],
    [[{ species: 'DOG', weightKg: 0 }]],
    [[{ species: 'DOG', weightKg: 151 }]],
  ])('refuses a party that is none: %j', async (pets) => {
    for (const document of [
      `query ($pets: [PetInput!]!) { facility(id: ${ids.get('목줄')}) { entry(pets: $pets) { answer } } }`,
      ...(pets.length ? ['query ($pets: [PetInput!]!) { facilities(filter: { pets: $pets }) { totalCount } }'] : []),
    ]) {
      const { errors } = await app.run(document, { pets });
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });
});

it('summarises the entry rules without pets', async () => {
  const { data } = await app.run<{ facilities: { items: { name: string; entrySummary: { answer: string; text: string } }[] } }>(
    '{ facilities { items { name entrySummary { answer text } } } }',
  );
  const summaries = new Map(data!.facilities.items.map(({ name, entrySummary }) => [name, entrySummary]));
  expect(summaries.get('10kg까지')).toEqual({ answer: 'CONDITIONAL', text: expect.stringContaining('10kg 이하') as string });
  expect(summaries.get('누구나')).toEqual({ answer: 'ALLOWED', text: '모두 가능' });
  expect(summaries.get('안 되는 곳')).toEqual({ answer: 'DENIED', text: '동반 불가' });
  expect(summaries.get('말이 없는 곳')!.answer).toBe('UNKNOWN');
});

it('completes a pet in a literal and in a variable alike', async () => {
  const id = ids.get('누구나');
  const { data, errors } = await app.run(
    `query ($weightKg: Float) {
      literal: facility(id: ${id}) { entry(pets: [{ species: DOG, weightKg: 12 }]) { answer } }
      single: facility(id: ${id}) { entry(pets: { species: DOG }) { answer } }
      mixed: facility(id: ${id}) { entry(pets: [{ species: DOG, weightKg: $weightKg }]) { answer } }
    }`,
    { weightKg: 12 },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    literal: { entry: { answer: 'ALLOWED' } },
    single: { entry: { answer: 'ALLOWED' } },
    mixed: { entry: { answer: 'ALLOWED' } },
  });
});

describe('a search with pets', () => {
  it('excludes places that deny them', async () => {
    expect(await search({ pets: [DOG_12KG] })).toEqual(['누구나', '말이 없는 곳', '목줄', '평일만']);
    expect(await search({ pets: [DOG_4KG, DOG_12KG] })).toEqual(['누구나', '말이 없는 곳', '목줄', '평일만']);
    expect(await search({ pets: [] })).toHaveLength(6);
  });

  it('filters by the requested answers', async () => {
    const sure = { pets: [DOG_12KG], entryAnswers: ['ALLOWED', 'CONDITIONAL'] };
    expect(await search(sure)).toEqual(['누구나', '목줄', '평일만']);
    expect(await search({ pets: [DOG_12KG], entryAnswers: ['DENIED'] })).toEqual(['10kg까지', '안 되는 곳']);
    expect(await search({ entryAnswers: ['DENIED'] })).toHaveLength(6);
  });

  it('judges for the time of the visit', async () => {
    const saturday = { pets: [DOG_12KG], openAt: '2026-11-28T03:00:00Z', openStatuses: ['OPEN', 'CLOSED', 'UNKNOWN'] };
    expect(await search(saturday)).toEqual(['누구나', '말이 없는 곳', '목줄']);
  });

  it('recommends places that admit them first and errands last', async () => {
    expect(await search({ pets: [DOG_12KG] }, 'RECOMMENDED')).toEqual(['누구나', '평일만', '목줄', '말이 없는 곳']);
  });

  it('does so with a text query', async () => {
    expect(await search({ pets: [DOG_12KG], searchQuery: '마당' }, 'RECOMMENDED')).toEqual([
      '누구나',
      '평일만',
      '목줄',
      '말이 없는 곳',
    ]);
  });
});

it('filters by pet types from the texts, and updates them with a newer reader', async () => {
  const forAll = ['누구나', '목줄', '평일만'];
  expect(await search({ petTypes: ['CAT'] })).toEqual(forAll);
  expect(await search({ petTypes: ['DOG'] })).toEqual(['10kg까지', ...forAll]);
  await app.dataSource.query(`UPDATE facility SET pet_types = '{}'`);
  await app.dataSource.query('UPDATE entry_policy SET reader_version = 0');
  await app.dataSource.transaction(readAllTexts);
  expect(await search({ petTypes: ['CAT'] })).toEqual(forAll);
  expect(await search({ petTypes: ['DOG'] })).toEqual(['10kg까지', ...forAll]);
});

it('speaks of treatment at a clinic', async () => {
  const { id } = await makeFacility(app.dataSource, { category3: '동물병원', allowedPetSize: '개만' });
  ids.set('병원', String(id));
  expect((await entryOf('병원', [CAT])).reasons).toMatchObject([{ text: '고양이는 진료하지 않아요' }]);
});
