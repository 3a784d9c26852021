import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { listOf } from '../../shared/validation/field-cost';
import { PARTY_MAX, PET_WEIGHT_MAX, PetSize, PetSpecies } from '../../shared/pet-species';
import { AreaKind } from './areas';
import { SearchChipKind } from './reading';

registerEnumType(SearchChipKind, {
  name: 'SearchChipKind',
  description: '검색어에서 읽은 조건의 종류',
  valuesConfig: {
    CATEGORY: { description: '장소의 종류' },
    REGION: { description: '시·도' },
    DISTRICT: { description: '시·군·구' },
    NEAR_PLACE: { description: '역, 동네, 명소의 근처' },
    NEAR_ME: { description: '쓰는 사람의 근처' },
    PET: { description: '함께 갈 반려동물' },
    PARKING: { description: '주차' },
    INDOOR: { description: '실내 시설' },
    OUTDOOR: { description: '실외 시설' },
    OPEN_NOW: { description: '기준 시각에 영업 중' },
    OPEN_AT: { description: '말한 날이나 시각에 영업 중' },
    OPEN_ALL_DAY: { description: '24시간 영업' },
  },
});

registerEnumType(AreaKind, {
  name: 'AreaKind',
  description: '지역의 종류',
  valuesConfig: {
    REGION: { description: '시·도' },
    DISTRICT: { description: '시·군·구. 구가 있는 시는 시 전체와 각 구입니다.' },
    QUARTER: { description: '사람들이 부르는 동네 (예: 가로수길)' },
    STATION: { description: '역' },
    NEIGHBOURHOOD: { description: '법정 읍·면·동' },
  },
});

@ObjectType({ simpleResolvers: true, description: '검색어를 치는 동안 보여 주는 지역' })
export class AreaSuggestion {
  @Field(() => AreaKind, { description: '종류' })
  kind: AreaKind;

  @Field({ description: '이름 (예: 강남구, 강남역, 망원동)' })
  name: string;

  @Field({ description: '이 지역을 고르면 찾을 말. 같은 이름이 여럿이면 앞에 시·도나 시·군·구가 붙습니다 (예: 서울 중구).' })
  searchText: string;

  @Field({ description: '시·도의 현재 공식 이름' })
  regionName: string;

  @Field(() => String, {
    nullable: true,
    description: '시·군·구의 현재 이름. 시·도 자체나 세종특별자치시에서는 null일 수 있습니다.',
  })
  districtName: string | null;
}

@ObjectType({ simpleResolvers: true, description: '지도 위의 한 지점과 그 이름' })
export class NamedPoint {
  @Field({ description: '이름 (예: 망원동, 망원역)' })
  name: string;

  @Field(() => Float, { description: '위도 (WGS84, 도)' })
  latitude: number;

  @Field(() => Float, { description: '경도 (WGS84, 도)' })
  longitude: number;
}

@ObjectType({ simpleResolvers: true, description: '검색어에서 읽은 반려동물 한 마리' })
export class InterpretedPet {
  @Field(() => PetSpecies, { description: '종류. 몸무게나 크기만 말했으면 DOG입니다.' })
  species: PetSpecies;

  @Field(() => Float, {
    nullable: true,
    description: `몸무게(kg), 0 초과 ${PET_WEIGHT_MAX}까지. "20kg 넘는"은 20.1입니다. 말하지 않았으면 null입니다.`,
  })
  weightKg: number | null;

  @Field(() => PetSize, { nullable: true, description: '크기. 몸무게를 말했거나 알 수 없으면 null입니다.' })
  size: PetSize | null;

  @Field(() => Boolean, { description: '법이 정한 맹견인지' })
  isRestrictedBreed: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    '검색어에서 읽은 장소의 조건. 이름과 뜻이 `FacilityFilterInput`과 같은 것은 그대로 보낼 수 있습니다. 말하지 않은 조건은 null입니다.',
})
export class InterpretedFilter {
  @Field(() => [String], { nullable: true, description: '종류(category3)의 이름, 말한 차례대로' })
  categories: string[] | null;

  @Field(() => String, { nullable: true, description: '시·도의 현재 공식 이름' })
  sidoName: string | null;

  @Field(() => String, {
    nullable: true,
    description: '시·군·구의 현재 이름. 구가 있는 시는 "수원시"처럼 시 전체이거나 "수원시 장안구"입니다.',
  })
  sigunguName: string | null;

  @Field(() => [InterpretedPet], {
    description: `함께 갈 반려동물, ${PARTY_MAX}마리까지, 말한 차례대로. 말하지 않았으면 빈 목록입니다.`,
    complexity: listOf(PARTY_MAX),
  })
  pets: InterpretedPet[];

  @Field(() => Boolean, { nullable: true, description: 'true면 주차할 수 있는 곳만' })
  parkingAvailable: true | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 실내 시설이 있는 곳만' })
  indoorFacility: true | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 실외 시설이 있는 곳만' })
  outdoorFacility: true | null;

  @Field(() => Date, { nullable: true, description: '이 시각에 여는 곳. "지금"이면 기준 시각 그대로입니다.' })
  openAt: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 24시간 여는 곳만' })
  isOpenAllDay: true | null;
}

@ObjectType({ simpleResolvers: true, description: '검색어가 말한 역, 동네, 명소' })
export class NearPlace {
  @Field({ description: '이름 (예: 강남역, 서울숲)' })
  name: string;

  @Field(() => Float, { description: '가운데의 위도 (WGS84, 도)' })
  latitude: number;

  @Field(() => Float, { description: '가운데의 경도 (WGS84, 도)' })
  longitude: number;

  @Field(() => Int, { description: '근처로 볼 반지름(m), 500부터 5,000까지' })
  radiusMeters: number;
}

@ObjectType({ simpleResolvers: true, description: '검색어에서 읽은 조건 하나. 화면은 이것을 칩으로 보여 줍니다.' })
export class SearchChip {
  @Field(() => SearchChipKind, { description: '조건의 종류' })
  kind: SearchChipKind;

  @Field({ description: '사람에게 보여 줄 글 (예: 강남구, 진돗개 12kg)' })
  text: string;

  @Field({ description: '조건이 된 말, 친 그대로. 떨어져 있던 말은 빈칸으로 잇습니다.' })
  source: string;
}

/** Upper bound for a query of 100 characters. */
const WORDS_MAX = 50;

@ObjectType({ simpleResolvers: true, description: '검색어를 읽은 결과' })
export class SearchInterpretation {
  @Field(() => InterpretedFilter, { description: '장소의 조건' })
  filter: InterpretedFilter;

  @Field(() => NearPlace, { nullable: true, description: '그 근처를 찾는 곳. `filter`의 지역과 함께 있을 수 있습니다.' })
  nearPlace: NearPlace | null;

  @Field(() => Boolean, { description: '쓰는 사람의 근처를 찾는지. 위치는 화면이 압니다.' })
  isNearMe: boolean;

  @Field(() => [SearchChip], { description: '읽은 조건, 말한 차례대로', complexity: listOf(WORDS_MAX) })
  chips: SearchChip[];

  @Field(() => [String], { description: '알아듣지 못한 말, 친 차례대로. 장소의 글에서 찾습니다.' })
  restWords: string[];
}
