import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { PetType } from '../../shared/pet-type';
import { EntryPolicy } from './entry-policy.entity';
import { OpeningSchedule } from './opening-schedule.entity';

const text = { type: 'text', nullable: true } as const;

/** A place of the public data set, with its wording; null is unknown. The source row is in FacilitySource. */
@Entity()
// Created by handwritten migrations; declared here so that generated migrations do not drop them.
@Index('facility_search_grams', { synchronize: false })
@Index('facility_search_name', { synchronize: false })
@Index('facility_search_sido', { synchronize: false })
@Index('facility_search_sigungu', { synchronize: false })
@Index('facility_search_category2', { synchronize: false })
@Index('facility_search_category3', { synchronize: false })
@Index('facility_search_start', { synchronize: false })
@Index('facility_search_plane', { synchronize: false })
@Index('facility_search_point', { synchronize: false })
@Index('facility_search_sample', { synchronize: false })
@Index('facility_demo', { synchronize: false })
@ObjectType({
  simpleResolvers: true,
  description:
    '반려동물 동반 정보가 있는 장소. 글은 공공데이터(한국문화정보원 「전국 반려동물 동반 가능 문화시설 위치 데이터」)의 문구 그대로이며, 자료에 없거나 알 수 없는 값은 null입니다.',
})
export class Facility {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'BY DEFAULT' })
  @Field(() => ID)
  id: number;

  @Column({ type: 'text' })
  @Field()
  name: string;

  @Column(text)
  @Field(() => String, { nullable: true, description: '대분류 (예: 반려동물업)' })
  category1: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '묶음 (예: 반려의료, 반려동반여행)' })
  category2: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '종류 (예: 동물병원, 카페)' })
  category3: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '시·도의 현재 공식 이름 (17개 가운데 하나)' })
  sidoName: string | null;

  @Column({ ...text, collation: 'C' })
  @Field(() => String, { nullable: true, description: '시·군·구의 현재 이름 (예: 마포구, 수원시 장안구)' })
  sigunguName: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '법정 읍·면·동' })
  legalEupMyeonDongName: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '리 (예: 협재리)' })
  riName: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '번지 (예: 123-4)' })
  bunji: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '도로명 (예: 월드컵로)' })
  roadName: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '건물 번호' })
  buildingNumber: string | null;

  @Column({ type: 'double precision', nullable: true })
  @Field(() => Float, { nullable: true, description: '위도 (WGS84, 도)' })
  latitude: number | null;

  @Column({ type: 'double precision', nullable: true })
  @Field(() => Float, { nullable: true, description: '경도 (WGS84, 도)' })
  longitude: number | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '우편번호, 숫자 다섯 자리' })
  postalCode: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '도로명 주소' })
  roadAddress: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '지번 주소' })
  jibunAddress: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '전화번호. 자료에 적힌 모양 그대로입니다.' })
  phoneNumber: string | null;

  @Column(text)
  @Field(() => String, {
    nullable: true,
    description: '홈페이지 주소. 여러 개면 쉼표로 나뉘며, http(s) 주소가 아닌 글이 들어 있을 수 있습니다.',
  })
  homepage: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '휴무일' })
  holiday: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '운영시간' })
  operatingHours: string | null;

  @Column({ type: 'boolean', nullable: true })
  @Field(() => Boolean, { nullable: true, description: '주차할 수 있는지' })
  parkingAvailable: boolean | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '입장(이용료) 정보' })
  admissionFeeInfo: string | null;

  @Column({ type: 'boolean', nullable: true })
  @Field(() => Boolean, { nullable: true, description: '반려동물과 함께 들어갈 수 있는지' })
  petFriendly: boolean | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '반려동물 전용 정보' })
  petOnlyInfo: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '들어갈 수 있는 동물의 크기. 동물병원에서는 진료하는 동물을 뜻합니다.' })
  allowedPetSize: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '반려동물 제한사항. "제한사항 없음"이 목줄이 필요 없다는 뜻은 아닙니다.' })
  petRestrictions: string | null;

  @Column({ type: 'boolean', nullable: true })
  @Field(() => Boolean, { nullable: true, description: '실내 시설이 있는지' })
  indoorFacility: boolean | null;

  @Column({ type: 'boolean', nullable: true })
  @Field(() => Boolean, { nullable: true, description: '실외 시설이 있는지' })
  outdoorFacility: boolean | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '장소 설명' })
  description: string | null;

  @Column(text)
  @Field(() => String, { nullable: true, description: '반려동물 동반 추가 요금' })
  additionalPetFee: string | null;

  @Column({ type: 'date', nullable: true })
  @Field(() => String, { nullable: true, description: '이 장소의 정보가 마지막으로 작성된 날 (yyyy-MM-dd)' })
  finalCreationDate: string | null;

  /** Derived from the entry policy (rules/entry/panel-pet-types), so that the filter is a condition on one column. */
  @Column({ type: 'text', array: true, default: '{}' })
  @Field(() => [PetType], {
    description:
      '데려갈 수 있는 반려동물의 종류. 동반 여부와 동물 크기의 문구에서 읽어 냅니다. 비어 있으면 데려갈 수 없거나 알 수 없습니다.',
  })
  petTypes: PetType[];

  @Column({ type: 'boolean', default: false })
  @Field({ description: '시연용으로 지어낸 장소인지' })
  isDemo: boolean;

  @Column({ type: 'date', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      '이 장소가 빠진 자료의 기준일 (yyyy-MM-dd). 값이 있으면 검색과 지도에 나오지 않습니다. null이면 지금 자료에 있는 장소입니다.',
  })
  missingSince: string | null;

  /** By an accepted correction. */
  @Column({ type: 'boolean', default: false })
  @Field({ description: '아주 문을 닫았는지. true이면 검색과 지도에 나오지 않습니다.' })
  isClosed: boolean;

  /** Date in Seoul of the newest accepted correction of who may enter; null: all from the data. */
  @Column({ type: 'date', nullable: true })
  entryCorrectedOn: string | null;

  /** Not a column: from facility_rating, which triggers on review maintain. */
  @Field(() => Int, { description: '리뷰의 수' })
  reviewCount: number;

  @Field(() => Float, { nullable: true, description: '평균 별점, 1.0부터 5.0까지 (소수 한 자리). 리뷰가 없으면 null입니다.' })
  averageRating: number | null;

  /** Name and lot-number address (sourceKeyOf), as the data has no key. */
  @Column({ type: 'text' })
  @Index({ unique: true })
  sourceKey: string;

  /** Normalised text that `searchQuery` matches, fields separated by U+001F; written only by searchTextOf(). */
  @Column({ type: 'text' })
  searchText: string;

  /** Indexed grams of searchText; written together with it, only by gramsOfSearchText(). */
  @Column({ type: 'text', array: true, select: false })
  searchGrams: string[];

  /** Null only between the migration that adds the column and the next start (source-texts.repository.ts). */
  @Column({ type: 'int', nullable: true })
  @Index()
  openingScheduleId: number | null;

  @ManyToOne(() => OpeningSchedule)
  openingSchedule: Relation<OpeningSchedule> | null;

  /** Null only between the migration that adds the column and the next start (source-texts.repository.ts). */
  @Column({ type: 'int', nullable: true })
  @Index()
  entryPolicyId: number | null;

  @ManyToOne(() => EntryPolicy)
  entryPolicy: Relation<EntryPolicy> | null;

  /** Random, set at insert. The lowest ranks are an even sample of a crowded viewport. */
  @Column({ type: 'real', default: () => 'random()' })
  sampleRank: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
