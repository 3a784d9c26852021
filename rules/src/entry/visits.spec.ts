import { judgeEntry } from './judge-entry';
import type { Pet } from './pet';
import { petClassOf } from './pet-class';
import { readEntry, type EntryTexts } from './read-entry';
import type { ClassVisits } from './visits';

const NOTHING: EntryTexts = {
  ...{ petFriendly: true, petOnlyInfo: null, allowedPetSize: '모두 가능', petRestrictions: null },
  ...{ indoorFacility: null, outdoorFacility: null, additionalPetFee: null },
};
const ALLOWED = {};
const CONDITIONAL = { petRestrictions: '목줄' };
const UNKNOWN = { petFriendly: null, allowedPetSize: null };
const DENIED = { petFriendly: false };

const dog = (weightKg: number | null, more: Partial<Pet> = {}): Pet => ({
  ...{ species: 'DOG', weightKg, isRestrictedBreed: false, ...more },
});
/** Each as [reports, members]. */
const visits = (pet: Pet, [refusals, refusedMembers]: number[], [entries, enteredMembers]: number[]): ClassVisits => ({
  ...petClassOf(pet),
  ...{ refusals: refusals!, refusedMembers: refusedMembers!, entries: entries!, enteredMembers: enteredMembers! },
});
const judge = (texts: Partial<EntryTexts>, pets: readonly Pet[], found: readonly ClassVisits[], at: Date | null = null) =>
  judgeEntry(readEntry({ ...NOTHING, ...texts }), pets, { at, holidays: new Map(), visits: found });

const REFUSED = [{ text: '최근 방문자가 거절당했어요', quote: null, pets: [0] }];

describe('visit reports of the same pet class', () => {
  it.each([
    ['one member refused', ALLOWED, [1, 1], [0, 0], 'ALLOWED'],
    ['one member refused on two days', ALLOWED, [2, 1], [0, 0], 'ALLOWED'],
    ['two members refused', ALLOWED, [2, 2], [0, 0], 'UNKNOWN'],
    ['two members refused', CONDITIONAL, [2, 2], [0, 0], 'UNKNOWN'],
    ['two members refused', UNKNOWN, [2, 2], [0, 0], 'UNKNOWN'],
    ['two members refused', DENIED, [2, 2], [0, 0], 'DENIED'],
    ['as many entered as were refused', ALLOWED, [2, 2], [2, 2], 'ALLOWED'],
    ['as many entered as were refused, but one member', ALLOWED, [2, 2], [2, 1], 'UNKNOWN'],
    ['one member entered every day', ALLOWED, [10, 10], [14, 1], 'UNKNOWN'],
    ['two members entered every day', UNKNOWN, [10, 10], [28, 2], 'UNKNOWN'],
    ['more were refused than entered', ALLOWED, [3, 2], [2, 2], 'UNKNOWN'],
    ['more were refused than entered', UNKNOWN, [3, 2], [2, 2], 'UNKNOWN'],
    ['more reports of refusals, but of one member', UNKNOWN, [3, 1], [2, 2], 'CONDITIONAL'],
    ['one member entered', UNKNOWN, [0, 0], [1, 1], 'UNKNOWN'],
    ['one member entered on two days', UNKNOWN, [0, 0], [2, 1], 'UNKNOWN'],
    ['two members entered', UNKNOWN, [0, 0], [2, 2], 'CONDITIONAL'],
    ['two members entered, as many were refused', UNKNOWN, [2, 2], [2, 2], 'CONDITIONAL'],
    ['many entered', DENIED, [0, 0], [9, 9], 'DENIED'],
    ['many entered', ALLOWED, [0, 0], [9, 9], 'ALLOWED'],
  ] as const)('%s at %j: %j %j is %s', (_what, texts, refused, entered, answer) => {
    expect(judge(texts, [dog(4)], [visits(dog(4), [...refused], [...entered])]).answer).toBe(answer);
  });

  it('give the reason for a refusal, without conditions', () => {
    const verdict = judge(CONDITIONAL, [dog(4)], [visits(dog(4), [2, 2], [1, 1])]);
    expect(verdict).toMatchObject({ answer: 'UNKNOWN', conditions: [], reasons: REFUSED });
  });

  it('add the number of visits to the conditions of the text', () => {
    const texts = { allowedPetSize: '소형', petRestrictions: '목줄' };
    const verdict = judge(texts, [dog(7)], [visits(dog(7), [0, 0], [4, 3])]);
    expect(verdict.conditions).toMatchObject([
      { kind: 'LEASH', text: '목줄', quote: '목줄' },
      { kind: 'ASK_FIRST', text: '최근 3명이 함께 들어갔어요', quote: null, days: null, pets: [0], isRequiredByLaw: false },
      { kind: 'ASK_FIRST', text: '가기 전에 확인' },
    ]);
    expect(verdict.reasons).toEqual([]);
  });

  it('also apply at an instant, but do not open a closed day', () => {
    const weekdays = { petRestrictions: '평일만 가능' };
    const [friday, saturday] = [new Date('2026-11-27T03:00:00Z'), new Date('2026-11-28T03:00:00Z')];
    const refused = [visits(dog(4), [2, 2], [0, 0])];
    expect(judge(weekdays, [dog(4)], refused, friday)).toMatchObject({ answer: 'UNKNOWN', reasons: REFUSED });
    expect(judge(weekdays, [dog(4)], refused, saturday).answer).toBe('DENIED');
    expect(judge(weekdays, [dog(4)], [visits(dog(4), [0, 0], [2, 2])], saturday).answer).toBe('DENIED');
  });
});

it.each([{ allowedPetSize: '평일 모두 가능' }, { petRestrictions: '주말 소형견만' }])(
  'visits of other days settle no doubt about one day: %j',
  (texts) => {
    const saturday = new Date('2026-11-28T03:00:00Z');
    const entered = [visits(dog(7), [0, 0], [2, 2])];
    expect(judge(texts, [dog(7)], [], saturday).answer).toBe('UNKNOWN');
    expect(judge(texts, [dog(7)], entered, saturday).answer).toBe('UNKNOWN');
  },
);

describe('pet classes', () => {
  const CAT: Pet = { species: 'CAT', isRestrictedBreed: false };
  const OTHER: Pet = { species: 'OTHER', size: 'SMALL', isRestrictedBreed: false };
  it.each([
    [dog(4), dog(10), true],
    [dog(4), dog(10.1), false],
    [dog(25), dog(11), true],
    [dog(25.5), dog(25), false],
    [dog(4), dog(null, { size: 'SMALL' }), true],
    [dog(4, { size: 'LARGE' }), dog(null, { size: 'SMALL' }), true],
    [dog(null), dog(null), false],
    [OTHER, OTHER, false],
    [dog(null), dog(4), false],
    [dog(4), dog(null), false],
    [CAT, CAT, true],
    [CAT, dog(null), false],
    [dog(4, { isRestrictedBreed: true }), dog(4), true],
  ])('%j was there, %j asks: %s', (visitor, pet, isLike) => {
    expect(judge(UNKNOWN, [pet], [visits(visitor, [0, 0], [2, 2])]).answer).toBe(isLike ? 'CONDITIONAL' : 'UNKNOWN');
  });
});

describe('a party', () => {
  it('is judged per pet; the strictest answer decides', () => {
    const found = [visits(dog(30), [2, 2], [0, 0]), visits(dog(4), [0, 0], [2, 2])];
    expect(judge(ALLOWED, [dog(4), dog(30)], found)).toMatchObject({
      answer: 'UNKNOWN',
      reasons: [{ text: '최근 방문자가 거절당했어요', pets: [1] }],
    });
    expect(judge(UNKNOWN, [dog(4), dog(12)], found).answer).toBe('UNKNOWN');
    expect(judge({ allowedPetSize: '10kg 이하' }, [dog(4), dog(30)], found).answer).toBe('DENIED');
  });

  it('gets the conditions of all', () => {
    const verdict = judge({ allowedPetSize: '소형' }, [dog(4), dog(7)], [visits(dog(7), [0, 0], [2, 2])]);
    expect(verdict.conditions).toMatchObject([
      { kind: 'ASK_FIRST', pets: [1] },
      { kind: 'ASK_FIRST', pets: [1] },
    ]);
  });

  it('is not admitted by reports against a limit on the number of pets', () => {
    const texts = { ...UNKNOWN, petRestrictions: '1인 1마리' };
    const found = [visits(dog(4), [0, 0], [5, 5])];
    expect(judge(texts, [dog(4)], found).answer).toBe('CONDITIONAL');
    expect(judge(texts, [dog(4), dog(5)], found).answer).toBe('UNKNOWN');
  });
});
