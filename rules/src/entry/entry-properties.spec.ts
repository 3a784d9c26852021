import fc from 'fast-check';
import { ENTRY_CASES } from '../../test/entry-cases';
import { entryHeadline } from './entry-headline';
import { judgeEntry, type EntryAnswer } from './judge-entry';
import { panelPetTypes } from './panel-pet-types';
import { PetSize, PetSpecies, type Pet } from './pet';
import { petClassOf } from './pet-class';
import { readEntry, type EntryTexts } from './read-entry';
import type { ClassVisits } from './visits';

const STRICTNESS: EntryAnswer[] = ['ALLOWED', 'CONDITIONAL', 'UNKNOWN', 'DENIED'];
const OPEN = { at: null, holidays: new Map<string, string>() };
const NOTHING: EntryTexts = {
  ...{ petFriendly: true, petOnlyInfo: null, allowedPetSize: '모두 가능', petRestrictions: null },
  ...{ indoorFacility: null, outdoorFacility: null, additionalPetFee: null },
};

const pet: fc.Arbitrary<Pet> = fc.record({
  species: fc.constantFrom(...Object.values(PetSpecies)),
  weightKg: fc.option(fc.double({ min: 0.1, max: 150, noNaN: true })),
  size: fc.option(fc.constantFrom(...Object.values(PetSize))),
  isRestrictedBreed: fc.boolean(),
});
const party = fc.array(pet, { minLength: 1, maxLength: 5 });
const count = fc.nat({ max: 4 });
const reports: fc.Arbitrary<ClassVisits[]> = fc.uniqueArray(
  fc.record({
    species: fc.constantFrom(...Object.values(PetSpecies)),
    size: fc.option(fc.constantFrom(...Object.values(PetSize))),
    ...{ refusals: count, refusedMembers: count, entries: count, enteredMembers: count },
  }),
  { selector: ({ species, size }) => `${species} ${size}`, minLength: 10, maxLength: 28 },
);

const FRAGMENTS = [
  ...[
    '모두 가능',
    '소형',
    '중형견',
    '대형견',
    '고양이',
    '개',
    '토끼',
    '특수동물',
    '맹견',
    '10kg',
    '5~10kg',
    '이하',
    '이상',
    '미만',
    '초과',
  ],
  ...[
    '불가',
    '가능',
    '만',
    '필수',
    '외',
    '제외',
    '등',
    '목줄',
    '케이지',
    '유모차',
    '공격성',
    '접종',
    '실내',
    '야외',
    '테라스',
    '2층',
    '주말',
    '평일',
  ],
  ...[
    '공휴일',
    '월요일',
    '18시 이후',
    '10:00~17:00',
    '1인 1마리',
    '최대 2마리',
    '5,000원',
    '또는',
    '및',
    ',',
    '/',
    '(',
    ')',
    ' ',
    ' ',
    '뀨',
    '🐶',
    'ㅋㅋ',
    '없음',
    '안',
  ],
];
const glued = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 14 }).map((parts) => parts.join(''));
const spaced = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 14 }).map((parts) => parts.join(' '));
const text = fc.oneof(
  glued,
  spaced,
  fc.constantFrom(...ENTRY_CASES.map(({ texts }) => texts.petRestrictions ?? texts.allowedPetSize ?? '')),
);
const texts: fc.Arbitrary<EntryTexts> = fc.record({
  petFriendly: fc.constantFrom(true, null),
  petOnlyInfo: fc.constantFrom(null, '해당없음', '반려동물 전용'),
  allowedPetSize: fc.oneof(fc.constant('모두 가능'), text),
  petRestrictions: fc.option(text),
  indoorFacility: fc.constant(null),
  outdoorFacility: fc.constant(null),
  additionalPetFee: fc.option(text),
});
const instant = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true });

describe('every text and party', () => {
  it('is never a plain yes with residue', () => {
    fc.assert(
      fc.property(texts, party, (read, pets) => {
        const verdict = judgeEntry(readEntry(read), pets, OPEN);
        if (verdict.residue.length) expect(verdict.answer).not.toBe('ALLOWED');
      }),
      { numRuns: 500 },
    );
  });

  it('answers a party no better than its strictest member', () => {
    fc.assert(
      fc.property(texts, party, (read, pets) => {
        const policy = readEntry(read);
        const rank = (some: readonly Pet[]) => STRICTNESS.indexOf(judgeEntry(policy, some, OPEN).answer);
        expect(rank(pets)).toBeGreaterThanOrEqual(Math.max(...pets.map((one) => rank([one]))));
      }),
      { numRuns: 500 },
    );
  });

  it('judges a policy the same after a JSON round trip', () => {
    fc.assert(
      fc.property(texts, party, (read, pets) => {
        const policy = readEntry(read);
        const stored = JSON.parse(JSON.stringify(policy)) as typeof policy;
        expect(stored).toEqual(policy);
        expect(judgeEntry(stored, pets, OPEN)).toEqual(judgeEntry(policy, pets, OPEN));
      }),
    );
  });

  it('is a plain yes only if every day and hour is', () => {
    fc.assert(
      fc.property(texts, pet, instant, fc.boolean(), (read, one, at, isHoliday) => {
        const policy = readEntry(read);
        if (judgeEntry(policy, [one], OPEN).answer !== 'ALLOWED') return;
        const day = new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
        const holidays = new Map(isHoliday ? [[day, '공휴일']] : []);
        expect(judgeEntry(policy, [one], { at, holidays }).answer).toBe('ALLOWED');
      }),
      { numRuns: 2_000 },
    );
  });

  it('visit reports raise an answer from UNKNOWN to CONDITIONAL at most, and lower it to UNKNOWN at most', () => {
    const POSSIBLE: Record<EntryAnswer, EntryAnswer[]> = {
      ALLOWED: ['ALLOWED', 'UNKNOWN'],
      CONDITIONAL: ['CONDITIONAL', 'UNKNOWN'],
      UNKNOWN: ['UNKNOWN', 'CONDITIONAL'],
      DENIED: ['DENIED'],
    };
    fc.assert(
      fc.property(texts, party, reports, (read, pets, visits) => {
        const policy = readEntry(read);
        const { answer, conditions, reasons } = judgeEntry(policy, pets, { ...OPEN, visits });
        expect(POSSIBLE[judgeEntry(policy, pets, OPEN).answer]).toContain(answer);
        expect(conditions.length > 0).toBe(answer === 'CONDITIONAL');
        expect(reasons.length > 0).toBe(answer === 'UNKNOWN' || answer === 'DENIED');
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not change without reports, with one member or with other classes', () => {
    fc.assert(
      fc.property(texts, party, reports, (read, pets, visits) => {
        const policy = readEntry(read);
        const classes = pets.map(petClassOf);
        const others = visits.filter(({ species, size }) => !classes.some((one) => one.species === species && one.size === size));
        const ofOne = visits.map((visit) => ({ ...visit, refusedMembers: 1, enteredMembers: 1 }));
        for (const found of [[], others, ofOne])
          expect(judgeEntry(policy, pets, { ...OPEN, visits: found })).toEqual(judgeEntry(policy, pets, OPEN));
      }),
      { numRuns: 300 },
    );
  });

  it('has conditions only for CONDITIONAL, and reasons for UNKNOWN and DENIED', () => {
    fc.assert(
      fc.property(texts, party, (read, pets) => {
        const { answer, conditions, reasons } = judgeEntry(readEntry(read), pets, OPEN);
        expect(conditions.length > 0).toBe(answer === 'CONDITIONAL');
        expect(reasons.length > 0).toBe(answer === 'UNKNOWN' || answer === 'DENIED');
      }),
      { numRuns: 500 },
    );
  });
});

describe('hostile texts', () => {
  const long = (part: string) => part.repeat(Math.ceil(2_000 / part.length)).slice(0, 2_000);
  const hostile = fc.oneof(
    fc.constantFrom(
      ...[
        long('('),
        long('(소형('),
        long('10kg 이하, '),
        long('5~10kg~'),
        long('99999999999999999999kg'),
        long('개'),
        long('이나'),
      ],
      ...[
        long('목줄/'),
        long('9'),
        long('1,000,'),
        long('~'),
        long('월~금~'),
        long('10:00~17:00 '),
        long('가능불가'),
        long('모두 가능 '),
      ],
      ...[
        long('주말 평일 '),
        long('ㄱㅏ'),
        long('🐶'),
        long('\u0000\n'),
        long('대형견까지'),
        long('총합산'),
        '5~6~7~8~9~10~11~12~13~14kg',
      ],
    ),
    fc.string({ unit: 'binary', maxLength: 2_000 }),
    fc
      .array(fc.constantFrom(...FRAGMENTS, '\n', '[', ']', '\ud83d', '１０ｋｇ'), { maxLength: 600 })
      .map((parts) => parts.join('')),
  );

  it('are parsed without an error into a policy of bounded size', () => {
    fc.assert(
      fc.property(hostile, hostile, party, (one, other, pets) => {
        const read = { ...NOTHING, allowedPetSize: one, petRestrictions: other, petOnlyInfo: other, additionalPetFee: one };
        const policy = readEntry(read);
        expect(JSON.stringify(policy).length).toBeLessThan(700_000);
        expect(policy.residue.length).toBeLessThanOrEqual(20);
        expect(JSON.parse(JSON.stringify(policy))).toEqual(policy);
        expect(STRICTNESS).toContain(judgeEntry(policy, pets, OPEN).answer);
        expect(entryHeadline(policy).text.length).toBeLessThan(2_000);
        expect(panelPetTypes(policy).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  it('keep the text beyond the limit as residue', () => {
    const policy = readEntry({ ...NOTHING, petRestrictions: long('목줄, ') });
    expect(policy.residue).toHaveLength(1);
    expect(judgeEntry(policy, [{ species: 'DOG', weightKg: 4, isRestrictedBreed: false }], OPEN).answer).toBe('CONDITIONAL');
  });

  it('are no yes with a single unknown word', () => {
    const unknown = fc.constantFrom('뷁쒫', 'zqx', 'ㄱㅏ', '꿻9', '허락', '문어발');
    fc.assert(
      fc.property(spaced, unknown, spaced, pet, (before, word, after, one) => {
        const policy = readEntry({ ...NOTHING, petRestrictions: `${before} ${word} ${after}` });
        expect(judgeEntry(policy, [one], OPEN).answer).not.toBe('ALLOWED');
      }),
      { numRuns: 2_000 },
    );
  });
});
