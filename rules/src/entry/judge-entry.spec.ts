import { PARTIES } from '../../test/entry-parties';
import { judgeEntry } from './judge-entry';
import type { Pet } from './pet';
import { readEntry, type EntryTexts } from './read-entry';

const NOTHING: EntryTexts = {
  ...{ petFriendly: true, petOnlyInfo: null, allowedPetSize: '모두 가능', petRestrictions: null },
  ...{ indoorFacility: null, outdoorFacility: null, additionalPetFee: null },
};
const HOLIDAYS = new Map([['2026-03-02', '대체공휴일(삼일절)']]);
const SATURDAY = new Date('2026-03-07T03:00:00Z');
const MONDAY_HOLIDAY = new Date('2026-03-02T03:00:00Z');
const TUESDAY = new Date('2026-03-03T03:00:00Z');

const dog = (weightKg: number | null, more: Partial<Pet> = {}): Pet => ({
  species: 'DOG',
  weightKg,
  isRestrictedBreed: false,
  ...more,
});
const judge = (texts: Partial<EntryTexts>, pets: readonly Pet[], at: Date | null = null) =>
  judgeEntry(readEntry({ ...NOTHING, ...texts }), pets, { at, holidays: HOLIDAYS });
const answer = (texts: Partial<EntryTexts>, pets: readonly Pet[], at: Date | null = null) => judge(texts, pets, at).answer;

describe('a party', () => {
  it('gets the strictest answer with its reasons', () => {
    const verdict = judge({ allowedPetSize: '10kg 이하' }, [dog(4), dog(12)]);
    expect(verdict).toMatchObject({ answer: 'DENIED', conditions: [] });
    expect(verdict.reasons).toEqual([{ text: '10kg 이하만 들어갈 수 있어요', quote: '10kg 이하', pets: [1] }]);
  });

  it('gets the conditions of all members', () => {
    const { conditions } = judge({ petRestrictions: '목줄, 대형견은 입마개' }, [dog(4), dog(30)]);
    expect(conditions.map(({ kind, pets }) => [kind, pets])).toEqual([
      ['LEASH', [0, 1]],
      ['MUZZLE', [1]],
    ]);
  });

  it('is counted and weighed together if the text says so', () => {
    expect(answer({ petRestrictions: '총 10kg 이하' }, [dog(6), dog(6)])).toBe('DENIED');
    expect(answer({ petRestrictions: '총 10kg 이하' }, [dog(4), dog(null)])).toBe('UNKNOWN');
    expect(answer({ allowedPetSize: '10kg 이하' }, [dog(6), dog(6)])).toBe('ALLOWED');
  });
});

describe('a size without a weight', () => {
  const sized = (size: Pet['size']) => [dog(null, { size })];
  it.each([
    ['소형', 'SMALL', 'UNKNOWN'],
    ['소형', 'MEDIUM', 'DENIED'],
    ['소형/중형', 'MEDIUM', 'ALLOWED'],
    ['소형/중형', 'LARGE', 'DENIED'],
    ['10kg 이하', 'SMALL', 'ALLOWED'],
    ['10kg 미만', 'SMALL', 'UNKNOWN'],
    ['8kg 이하', 'SMALL', 'UNKNOWN'],
    ['15kg 이하', 'MEDIUM', 'UNKNOWN'],
    ['15kg 이하', 'LARGE', 'DENIED'],
    ['대형견 불가', 'LARGE', 'DENIED'],
    ['소형견 불가', 'SMALL', 'UNKNOWN'],
  ] as const)('is judged by its class: %s for %s', (allowedPetSize, size, expected) =>
    expect(answer({ allowedPetSize }, sized(size))).toBe(expected),
  );

  it('does not override a weight', () => {
    expect(answer({ allowedPetSize: '10kg 이하' }, [dog(12, { size: 'SMALL' })])).toBe('DENIED');
  });

  it('does not get the demands of the next class', () => {
    expect(answer({ petRestrictions: '중형, 대형견 입마개 착용' }, sized('SMALL'))).toBe('ALLOWED');
    expect(answer({ petRestrictions: '중형, 대형견 입마개 착용' }, [dog(10)])).toBe('CONDITIONAL');
  });
});

describe('an instant', () => {
  it.each([
    ['주말 8kg 이하', SATURDAY, 'DENIED'],
    ['주말 8kg 이하', TUESDAY, 'ALLOWED'],
    ['주말, 공휴일 8kg 이하', MONDAY_HOLIDAY, 'DENIED'],
    ['평일만 가능', MONDAY_HOLIDAY, 'DENIED'],
    ['평일만 가능', TUESDAY, 'ALLOWED'],
    ['평일만 가능', SATURDAY, 'DENIED'],
    ['주말 불가', TUESDAY, 'ALLOWED'],
    ['월요일 불가', TUESDAY, 'ALLOWED'],
    ['화요일 불가', TUESDAY, 'DENIED'],
    ['공휴일 불가', MONDAY_HOLIDAY, 'DENIED'],
    ['주말만 가능', TUESDAY, 'DENIED'],
    ['11시~14시 입장 불가', TUESDAY, 'DENIED'],
    ['12:00~14:00만 가능', TUESDAY, 'ALLOWED'],
    ['12시 이후 입장 불가', TUESDAY, 'DENIED'],
    ['12시 이전만 가능', TUESDAY, 'DENIED'],
    ['주말은 목줄 필수', TUESDAY, 'ALLOWED'],
    ['주말은 목줄 필수', SATURDAY, 'CONDITIONAL'],
    ['중형견은 평일만 가능', SATURDAY, 'DENIED'],
    ['대형견은 평일만 가능', SATURDAY, 'ALLOWED'],
    ['10kg 이상은 평일만 가능', SATURDAY, 'DENIED'],
    ['18시 이후 목줄 필수', TUESDAY, 'ALLOWED'],
  ])('settles days and hours in Seoul: %s', (petRestrictions, at, expected) =>
    expect(answer({ petRestrictions }, [dog(12)], at)).toBe(expected),
  );

  it('lists the days of a limit without an instant', () => {
    const { conditions } = judge({ allowedPetSize: '주말, 공휴일 15kg 이하' }, [dog(30)]);
    expect(conditions).toEqual([
      {
        ...{ kind: 'DAYS_LIMITED', text: '주말, 공휴일에는 15kg 이하만 들어갈 수 있어요', quote: '주말, 공휴일 15kg 이하' },
        ...{ alternativeGroup: null, days: ['SAT', 'SUN', 'HOLIDAY'], pets: [0], isRequiredByLaw: false },
      },
    ]);
  });
});

describe('conditions', () => {
  const listed = (texts: Partial<EntryTexts>, party: string) => judge(texts, PARTIES[party]!).conditions;

  it('are alternatives after 또는 and cumulative after a comma', () => {
    const groups = (petRestrictions: string) => listed({ petRestrictions }, 'dog of 4 kg').map((one) => one.alternativeGroup);
    expect(groups('케이지 또는 안기')).toEqual([1, 1]);
    expect(groups('케이지/유모차/안기')).toEqual([1, 1, 1]);
    expect(groups('케이지, 안기')).toEqual([null, null]);
    expect(groups('목줄, 케이지 또는 안기')).toEqual([null, 1, 1]);
  });

  it('quote their source', () => {
    expect(
      listed({ petRestrictions: '목줄 필수, 1층만 이용 가능' }, 'dog of 4 kg').map(({ text, quote }) => [text, quote]),
    ).toEqual([
      ['목줄', '목줄 필수'],
      ['1층만', '1층만 이용 가능'],
    ]);
  });

  it('include a zone, sex or state in their text', () => {
    expect(listed({ petRestrictions: '실내 목줄 필수, 수컷은 매너벨트' }, 'dog of 4 kg').map(({ text }) => text)).toEqual([
      '실내 목줄',
      '수컷은 매너벨트',
    ]);
  });

  it('add the legal demands for restricted breeds', () => {
    const byLaw = (petRestrictions: string | null) =>
      listed({ petRestrictions }, 'restricted breed of 20 kg').map(({ kind, isRequiredByLaw }) => `${kind} ${isRequiredByLaw}`);
    expect(byLaw(null)).toEqual(['LEASH true', 'MUZZLE true']);
    expect(byLaw('목줄 필수')).toEqual(['LEASH false', 'MUZZLE true']);
    expect(byLaw('오프리쉬 가능')).toEqual(['LEASH true', 'MUZZLE true']);
    expect(byLaw('맹견은 입마개 필수')).toEqual(['MUZZLE false', 'LEASH true']);
    expect(byLaw('목줄 또는 케이지')).toEqual(['LEASH false', 'CARRIER false', 'LEASH true', 'MUZZLE true']);
  });

  it('show the fee for the size of the dog', () => {
    const fee = (weight: number) =>
      judge({ additionalPetFee: '소형견 5,000원, 중형견 6,000원, 대형견 7,000원' }, [dog(weight)]).conditions.map(
        ({ text }) => text,
      );
    expect([8, 12, 30].map(fee)).toEqual([
      ['추가 요금 소형견 5,000원'],
      ['추가 요금 중형견 6,000원'],
      ['추가 요금 대형견 7,000원'],
    ]);
  });

  it('quote unparsed text', () => {
    const verdict = judge({ petRestrictions: '사장님 허락이 있어야 함' }, [dog(4)]);
    expect(verdict.residue).toEqual(['사장님 허락이 있어야 함']);
    expect(verdict.conditions).toMatchObject([{ kind: 'ASK_FIRST', quote: '사장님 허락이 있어야 함' }]);
  });
});

describe('other species', () => {
  const pet = (species: Pet['species']): Pet => ({ species, isRestrictedBreed: false });
  it.each([
    ['개, 고양이, 파충류, 특수동물', 'REPTILE', 'ALLOWED'],
    ['개, 고양이, 파충류, 특수동물', 'BIRD', 'UNKNOWN'],
    ['개, 고양이, 새(닭)', 'BIRD', 'UNKNOWN'],
    ['개, 고양이, 새(앵무새 등)', 'BIRD', 'ALLOWED'],
    ['개, 고양이, 특수동물(물고기)', 'OTHER', 'UNKNOWN'],
    ['개, 고양이, 특수동물(토끼)', 'RABBIT', 'ALLOWED'],
    ['개, 고양이, 특수동물(토끼)', 'REPTILE', 'UNKNOWN'],
    ['소동물', 'RABBIT', 'ALLOWED'],
    ['소동물', 'BIRD', 'DENIED'],
    ['모두 가능, 토끼', 'RABBIT', 'ALLOWED'],
    ['모두 가능', 'RABBIT', 'UNKNOWN'],
    ['앵무새', 'BIRD', 'ALLOWED'],
    ['개', 'BIRD', 'DENIED'],
  ] as const)('%s for %s', (allowedPetSize, species, expected) =>
    expect(answer({ allowedPetSize }, [pet(species)])).toBe(expected),
  );
});

it('is no plain yes if only a holiday is different', () => {
  const texts = { petRestrictions: '대형견 만 공휴일' };
  const cat: Pet = { species: 'CAT', isRestrictedBreed: false };
  expect(answer(texts, [cat], MONDAY_HOLIDAY)).toBe('DENIED');
  expect(answer(texts, [cat], TUESDAY)).toBe('ALLOWED');
  expect(judge(texts, [cat])).toMatchObject({ answer: 'CONDITIONAL', conditions: [{ days: ['HOLIDAY'] }] });
});
