import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, ID, Info, Query, Resolver } from 'type-graphql';
import { Access, CachedForVisitors } from '../../shared/access';
import { selectedFields } from '../../shared/selected-fields';
import { LIST_LENGTHS, listCost, listOf } from '../../shared/validation/field-cost';
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
  @CachedForVisitors()
  @Query(() => Facility, {
    nullable: true,
    description: '장소 하나. 없으면 null입니다. 자료에서 빠진 장소도 보여 주며, `missingSince`로 알 수 있습니다.',
  })
  facility(@Arg('id', () => ID, { description: '장소의 id' }) id: string, @Info() info: GraphQLResolveInfo) {
    return this.facilities.find(id, selectedFields(info));
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => FacilityPage, {
    name: 'facilities',
    description: '장소 검색. 자료에서 빠진 장소는 나오지 않습니다. 순서가 DISTANCE인데 `near`가 없으면 BAD_USER_INPUT입니다.',
  })
  list(@Args(() => FacilitiesArgs) args: FacilitiesArgs, @Info() info: GraphQLResolveInfo) {
    return this.facilities.list(args, selectedFields(info, 'items'));
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => FacilitiesInBounds, {
    description:
      '지도의 현재 화면 안에 있는 장소. 좌표가 없거나 자료에서 빠진 장소는 나오지 않습니다. 두 모서리가 뒤바뀌었으면 BAD_USER_INPUT입니다.',
  })
  facilitiesInBounds(@Args(() => FacilitiesInBoundsArgs) args: FacilitiesInBoundsArgs, @Info() info: GraphQLResolveInfo) {
    return this.facilities.listInBounds(args, selectedFields(info, 'items'));
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => [FacilitySuggestion], {
    description:
      '검색어를 치는 동안 보여 줄 장소. 빈칸으로 나눈 낱말이 어디에든 하나씩 다 든 곳을 찾습니다. 이름이 검색어로 시작하는 곳, 이름에 검색어가 든 곳, 이름에 낱말이 다 든 곳, 묶음이나 종류에 든 곳, 주소처럼 다른 글에 든 곳의 순서이고, 같으면 이름의 가나다순입니다.',
  })
  facilitySuggestions(@Args(() => FacilitySuggestionsArgs) args: FacilitySuggestionsArgs) {
    return this.facilities.listSuggestions(args);
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => [Region], {
    description: '장소가 있는 시·도, 행정구역 순서 (서울특별시부터 제주특별자치도까지)',
    complexity: listOf(LIST_LENGTHS.regions),
  })
  regions() {
    return this.facilities.listRegions();
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => [District], {
    description: '장소가 있는 시·군·구, 가나다순. 구가 있는 시는 구보다 먼저 시 전체가 나옵니다.',
    complexity: ({ args, childComplexity }) =>
      listCost(args.regionName == null ? LIST_LENGTHS.districts : LIST_LENGTHS.districtsOfRegion, childComplexity),
  })
  districts(@Args(() => DistrictsArgs) { regionName }: DistrictsArgs) {
    return this.facilities.listDistricts(regionName ?? null);
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => [FacilityCategory], {
    description: '장소가 있는 묶음(category2)과 종류(category3), 묶음의 가나다순',
    complexity: listOf(LIST_LENGTHS.facilityCategories),
  })
  facilityCategories() {
    return this.facilities.listCategories();
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => [PetTypeOption], { description: '장소의 조건으로 고를 수 있는 반려동물의 종류' })
  petTypes() {
    return this.facilities.listPetTypes();
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => FacilityDataset, { description: '장소 자료의 출처와 기준일. 화면에 출처를 밝힐 때 씁니다.' })
  facilityDataset() {
    return this.facilities.getDataset();
  }
}
