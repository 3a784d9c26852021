import { panelPetTypes } from './panel-pet-types';
import { readEntry } from './read-entry';

const typesOf = (petFriendly: boolean | null, allowedPetSize: string | null, petRestrictions: string | null = null) =>
  panelPetTypes(
    readEntry({
      ...{ petFriendly, allowedPetSize, petRestrictions, petOnlyInfo: null },
      ...{ indoorFacility: null, outdoorFacility: null, additionalPetFee: null },
    }),
  );
const EVERY = ['DOG', 'CAT', 'OTHER'];

describe('kinds of pet of the panel', () => {
  it.each(['모두 가능', '모두 가능, 고양이', '모두 가능, 고양이, 토끼', '모두 가능, 특수동물(햄스터 등)', '제한 없음'])(
    'are all: %s',
    (size) => expect(typesOf(true, size)).toEqual(EVERY),
  );

  it.each([
    ...['소형', '소형/중형', '5kg 미만 소형', '10kg 이하', '8kg이상', '25~30kg', '주말, 공휴일 15kg 이하'],
    ...['소형,특수견', '소형견', '개', '강아지만', '대형견 불가', '맹견 제외', '15kg 이상 불가'],
  ])('are dogs by a size, a weight or the word: %s', (size) => expect(typesOf(true, size)).toEqual(['DOG']));

  it.each([
    ['고양이', ['CAT']],
    ['고양이 5kg 이하', ['CAT']],
    ['개, 고양이', ['DOG', 'CAT']],
    ['소형, 고양이', ['DOG', 'CAT']],
    ['개와 고양이', ['DOG', 'CAT']],
    ['개, 고양이, 파충류, 특수동물', EVERY],
    ['개, 고양이, 새(닭), 특수동물(물고기)', EVERY],
    ['개, 고양이, 특수동물(햄스터,고슴도치,토끼 기본진료)', EVERY],
    ['토끼', ['OTHER']],
    ['고슴도치, 앵무새', ['OTHER']],
    ['새', ['OTHER']],
    ['특수동물'.normalize('NFD'), ['OTHER']],
    ['모두 가능, 고양이 불가', ['DOG', 'OTHER']],
    ['고양이 불가', ['DOG', 'OTHER']],
  ])('are the species that are named: %s', (size, types) => expect(typesOf(true, size)).toEqual(types));

  it('follow the parsed texts, not the verdict', () => {
    expect(typesOf(true, '모두 가능', '10kg 이하, 야외만')).toEqual(EVERY);
  });

  it.each(['해당없음', '모두 가능', '소형', null])('are none if pets are not admitted: %s', (size) =>
    expect(typesOf(false, size)).toEqual([]),
  );

  it.each([null, '', '해당없음', '문의', '새벽 2개 층'])('are all for a pet-friendly place without usable text: %s', (size) =>
    expect(typesOf(true, size)).toEqual(EVERY),
  );

  it('are none if neither entry nor size is known', () => {
    expect(typesOf(null, null)).toEqual([]);
    expect(typesOf(null, '해당없음')).toEqual([]);
    expect(typesOf(null, '소형')).toEqual(['DOG']);
  });
});
