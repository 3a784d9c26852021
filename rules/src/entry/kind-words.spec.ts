import { judgeEntry } from './judge-entry';
import { inWordsOfKind } from './kind-words';
import { readEntry } from './read-entry';

const reasonsOf = (kind: string, allowedPetSize: string) =>
  judgeEntry(
    readEntry({
      ...{ petFriendly: true, petOnlyInfo: null, allowedPetSize, petRestrictions: null },
      ...{ indoorFacility: null, outdoorFacility: null, additionalPetFee: null },
    }),
    [{ species: 'CAT', isRestrictedBreed: false }],
    { at: null, holidays: new Map() },
  ).reasons.map(({ text }) => inWordsOfKind(kind, text));

it.each([
  ['동물병원', '개만', ['고양이는 진료하지 않아요']],
  ['동물병원', '10kg 이하', ['고양이는 진료하는지 적혀 있지 않아요', '10kg 이하인지 확인해야 해요']],
  ['동물약국', '개만', ['고양이는 이용할 수 없어요']],
  ['미용', '개만', ['고양이는 미용하지 않아요']],
  ['카페', '개만', ['고양이는 들어갈 수 없어요']],
])('%s with %s: %j', (kind, size, reasons) => expect(reasonsOf(kind, size)).toEqual(reasons));

it('does not change a sentence about people and pets, or of an unknown kind', () => {
  const together = '반려동물과 함께 들어갈 수 없어요';
  expect(inWordsOfKind('동물병원', together)).toBe(together);
  expect(inWordsOfKind(null, '들어갈 수 있어요')).toBe('들어갈 수 있어요');
});
