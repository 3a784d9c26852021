import type { DataSource } from 'typeorm';
import { Facility } from '../src/modules/facility/facility.entity';
import { Member } from '../src/modules/member/member.entity';
import { PasswordService } from '../src/modules/member/password.service';
import { searchTextOf } from '../src/modules/facility/search-text';
import { PetType } from '../src/shared/pet-type';
import type { Viewer } from '../src/shared/viewer';

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

/** What members of the factory type to sign in. */
export const PASSWORD = 'Gaenari-7!';
let passwordHash: Promise<string> | undefined;

/** A member with PASSWORD; one of Kakao is told by `kakaoId` and has none. */
export async function makeMember(dataSource: DataSource, facts: Partial<Member> = {}): Promise<Member> {
  count += 1;
  passwordHash ??= new PasswordService().hash(PASSWORD);
  const repository = dataSource.getRepository(Member);
  const { id } = await repository.save({
    email: `member${count}@baldojang.example`,
    nickName: `발도장${count}`,
    passwordHash: facts.kakaoId ? null : await passwordHash,
    ...facts,
  });
  return repository.findOneByOrFail({ id });
}

/** The member as `app.as` takes it, without a sign-in. */
export function viewerOf({ id, email, isAdmin }: Member): Viewer {
  return { memberId: id, email, isAdmin, sessionId: '00000000-0000-4000-8000-000000000000' };
}
