import { registerEnumType } from 'type-graphql';
import { PetSize, PetSpecies } from '@baldojang/rules/entry/pet';

export { petOfText, RESTRICTED } from '@baldojang/rules/entry/pet-text';
export { PARTY_MAX, PET_WEIGHT_MAX, PetSize, PetSpecies } from '@baldojang/rules/entry/pet';

registerEnumType(PetSpecies, {
  name: 'PetSpecies',
  description: '입장 조건이 구별하는 동물의 종류',
  valuesConfig: {
    DOG: { description: '개' },
    CAT: { description: '고양이' },
    RABBIT: { description: '토끼' },
    BIRD: { description: '새' },
    SMALL_MAMMAL: { description: '햄스터, 고슴도치, 기니피그, 페럿처럼 작은 포유류' },
    REPTILE: { description: '거북, 도마뱀, 뱀 같은 파충류' },
    OTHER: { description: '그 밖의 동물' },
  },
});
registerEnumType(PetSize, {
  name: 'PetSize',
  description: '개의 크기',
  valuesConfig: {
    SMALL: { description: '소형, 10kg까지' },
    MEDIUM: { description: '중형, 10kg 초과 25kg까지' },
    LARGE: { description: '대형, 25kg 초과' },
  },
});
