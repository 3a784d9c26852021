import { normaliseForSearch } from '../../shared/text/searched-text';
import { searchColumnsOf } from '../../../test/search-columns';
import { gramsOf, gramsOfSearchText, type SearchedFields } from './search-text';

const NOTHING: SearchedFields = {
  name: '',
  category2: null,
  category3: null,
  roadAddress: null,
  jibunAddress: null,
  roadName: null,
  bunji: null,
  allowedPetSize: null,
  description: null,
};

describe('grams of a search text', () => {
  const gramsOfPlace = (facts: Partial<SearchedFields>) => [...searchColumnsOf({ ...NOTHING, ...facts }).searchGrams].sort();

  it('are characters and pairs of all fields, plus pairs of the name and its initials', () => {
    expect(gramsOfPlace({ name: '강남 멍A', category3: '멍카페' })).toEqual(
      [...'강남멍a카페', '강남', '남멍', '멍a', '^강남', '^남멍', '^멍a', 'ㄱㄴ', 'ㄴㅁ', 'ㅁa', '<ㄱㄴ', '멍카', '카페'].sort(),
    );
  });

  it('do not cross fields; a single character is a gram', () => {
    expect(gramsOfPlace({ name: '가', category2: '😀', bunji: '7' })).toEqual(['7', '가', '😀'].sort());
    expect(gramsOfSearchText('')).toEqual([]);
  });

  it.each(['강남 동물병원', '24시Ab펫', '😀멍😀', '%_\\', '가나가나'])('contain the grams of a searched word: %s', (text) => {
    const grams = gramsOfPlace({ name: text });
    expect(grams).toEqual(expect.arrayContaining(gramsOf(normaliseForSearch(text))));
    expect(grams.join('')).not.toMatch(/[\s\p{Cc}]/u);
  });
});
