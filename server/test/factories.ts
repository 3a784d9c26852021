import type { DataSource } from 'typeorm';
import { Facility } from '../src/modules/facility/facility.entity';
import { searchTextOf } from '../src/modules/facility/search-text';
import { PetType } from '../src/shared/pet-type';

let count = 0;

/** A place in Seoul that admits every pet; a test names what it is about. */
export function makeFacility(dataSource: DataSource, facts: Partial<Facility> = {}): Promise<Facility> {
  count += 1;
  const facility = {
    name: `발자국 카페 ${count}`,
    category1: '반려동물업',
    category2: '반려동물식당카페',
    category3: '카페',
    sidoName: '서울특별시',
    sigunguName: '마포구',
    latitude: 37.55,
    longitude: 126.92,
    roadAddress: null,
    jibunAddress: null,
    roadName: null,
    bunji: null,
    allowedPetSize: '모두 가능',
    description: null,
    petFriendly: true,
    petTypes: [PetType.DOG, PetType.CAT, PetType.OTHER],
    sourceKey: `factory-${count}`,
    ...facts,
  };
  return dataSource.getRepository(Facility).save({ searchText: searchTextOf(facility), ...facility });
}
