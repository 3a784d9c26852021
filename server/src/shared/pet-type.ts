/** Kinds of pet that a person can filter by. */
export enum PetType {
  DOG = 'DOG',
  CAT = 'CAT',
  OTHER = 'OTHER',
}

/** The Korean names that REST clients send and screens show. */
export const PET_TYPE_NAMES: Record<PetType, string> = {
  [PetType.DOG]: '개',
  [PetType.CAT]: '고양이',
  [PetType.OTHER]: '기타',
};
