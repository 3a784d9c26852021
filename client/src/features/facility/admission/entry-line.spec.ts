import { entryLine } from './entry-line';

describe('entryLine', () => {
  it.each([
    [{ petFriendly: false, petTypes: [] }, '동반 불가'],
    [{ petFriendly: false, petTypes: ['DOG' as const] }, '동반 불가'],
    [{ petFriendly: true, petTypes: ['DOG' as const, 'CAT' as const, 'OTHER' as const] }, '모든 반려동물 동반 가능'],
    [{ petFriendly: true, petTypes: ['DOG' as const, 'CAT' as const] }, '개·고양이 동반 가능'],
    [{ petFriendly: null, petTypes: [] }, '동반 여부 확인 필요'],
  ])('%j is "%s"', (facts, text) => {
    expect(entryLine(facts).text).toBe(text);
  });
});
