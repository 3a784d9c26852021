import { Arg, Args, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import { Facility } from './facility.entity';
import { DistrictsArgs, FacilitiesArgs, FacilitiesInBoundsArgs, FacilitySuggestionsArgs } from './facility.input';
import {
  District,
  FacilitiesInBounds,
  FacilityCategory,
  FacilityDataset,
  FacilityPage,
  FacilitySuggestion,
  PetTypeOption,
  Region,
} from './facility.output';
import type { FacilityService } from './facility.service';

@Resolver(() => Facility)
export class FacilityResolver {
  constructor(private readonly facilities: FacilityService) {}

  @Access('PUBLIC')
  @Query(() => Facility, {
    nullable: true,
    description: '장소 하나. 없으면 null. 자료에서 빠진 장소도 보여 주며 `missingSince`가 그 사실을 알립니다.',
  })
  facility(@Arg('id', () => ID) id: string) {
    return this.facilities.find(id);
  }

  @Access('PUBLIC')
  @Query(() => FacilityPage, { name: 'facilities', description: '장소 검색. 결과의 25,000번째 줄보다 뒤는 BAD_USER_INPUT.' })
  list(@Args(() => FacilitiesArgs) args: FacilitiesArgs) {
    return this.facilities.list(args);
  }

  @Access('PUBLIC')
  @Query(() => FacilitiesInBounds, { description: '지도에 보이는 네모 안의 장소' })
  facilitiesInBounds(@Args(() => FacilitiesInBoundsArgs) args: FacilitiesInBoundsArgs) {
    return this.facilities.listInBounds(args);
  }

  @Access('PUBLIC')
  @Query(() => [FacilitySuggestion], { description: '이름이 시작하는 곳, 이름에 든 곳, 분류, 주소 순' })
  facilitySuggestions(@Args(() => FacilitySuggestionsArgs) args: FacilitySuggestionsArgs) {
    return this.facilities.listSuggestions(args);
  }

  @Access('PUBLIC')
  @Query(() => [Region], { description: '장소가 있는 시·도, 행정 순서' })
  regions() {
    return this.facilities.listRegions();
  }

  @Access('PUBLIC')
  @Query(() => [District], { description: '장소가 있는 시·군·구, 가나다순' })
  districts(@Args(() => DistrictsArgs) { regionName }: DistrictsArgs) {
    return this.facilities.listDistricts(regionName ?? null);
  }

  @Access('PUBLIC')
  @Query(() => [FacilityCategory], { description: '장소가 있는 묶음과 종류, 가나다순' })
  facilityCategories() {
    return this.facilities.listCategories();
  }

  @Access('PUBLIC')
  @Query(() => [PetTypeOption], { description: '고를 수 있는 반려동물의 종류' })
  petTypes() {
    return this.facilities.listPetTypes();
  }

  @Access('PUBLIC')
  @Query(() => FacilityDataset, { description: '장소 자료의 출처와 기준일' })
  facilityDataset() {
    return this.facilities.getDataset();
  }
}
