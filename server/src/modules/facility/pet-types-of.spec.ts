import { PetType } from '../../shared/pet-type';
import { petTypesOf } from './pet-types-of';

const { DOG, CAT, OTHER } = PetType;
const EVERY = [DOG, CAT, OTHER];
const welcoming = (allowedPetSize: string | null) => petTypesOf({ petFriendly: true, allowedPetSize });

describe('petTypesOf', () => {
  it.each(['모두 가능', '모두 가능, 고양이', '모두 가능, 고양이, 토끼', '모두 가능, 특수동물(햄스터 등)', '제한 없음'])(
    'admits every pet: %s',
    (size) => expect(welcoming(size)).toEqual(EVERY),
  );

  it.each([
    '소형',
    '소형/중형',
    '5kg 미만 소형',
    '10kg 이하',
    '8kg이상',
    '25~30kg',
    '주말, 공휴일 15kg 이하',
    '소형,특수견',
    '소형견',
    '개',
    '강아지만',
  ])('means dogs by a size, a weight or the word: %s', (size) => expect(welcoming(size)).toEqual([DOG]));

  it.each([
    ['고양이', [CAT]],
    ['고양이 5kg 이하', [CAT]],
    ['개, 고양이', [DOG, CAT]],
    ['소형, 고양이', [DOG, CAT]],
    ['개와 고양이', [DOG, CAT]],
    ['개, 고양이, 파충류, 특수동물', EVERY],
    ['개, 고양이, 새(닭), 특수동물(물고기)', EVERY],
    ['개, 고양이, 특수동물(햄스터,고슴도치,토끼 기본진료)', EVERY],
    ['토끼', [OTHER]],
    ['고슴도치, 앵무새', [OTHER]],
    ['새', [OTHER]],
    ['특수동물'.normalize('NFD'), [OTHER]],
  ])('means the species it names: %s', (size, types) => expect(welcoming(size)).toEqual(types));

  it.each([
    ['모두 가능, 고양이 불가', [DOG, OTHER]],
    ['대형견 불가', [DOG]],
    ['맹견 제외', [DOG]],
    ['15kg 이상 불가', [DOG]],
    ['고양이 불가', [DOG, OTHER]],
  ])('hears a refusal: %s', (size, types) => expect(welcoming(size)).toEqual(types));

  it('admits none where pets may not come in, whatever else the row says', () => {
    for (const size of ['해당없음', '모두 가능', '소형', null])
      expect(petTypesOf({ petFriendly: false, allowedPetSize: size })).toEqual([]);
  });

  it('counts a welcoming place of unknown size for every pet', () => {
    for (const size of [null, '', '해당없음', '문의', '새벽 2개 층']) expect(welcoming(size)).toEqual(EVERY);
  });

  it('promises nothing where neither entry nor size is known', () => {
    expect(petTypesOf({ petFriendly: null, allowedPetSize: null })).toEqual([]);
    expect(petTypesOf({ petFriendly: null, allowedPetSize: '해당없음' })).toEqual([]);
    expect(petTypesOf({ petFriendly: null, allowedPetSize: '소형' })).toEqual([DOG]);
  });
});
