import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DataFindingKind } from './data-quality.input';

/** Places that come with a finding, as examples. */
export const FINDING_PLACES_MAX = 3;

@ObjectType({ simpleResolvers: true, description: '자료에서 살펴볼 것 하나' })
export class DataFinding {
  @Field(() => ID, { description: '종류 안에서 하나뿐인 이름' })
  id: string;

  @Field({ description: '이해하지 못한 글, 운영시간, 장소의 이름이나 읽지 못한 까닭' })
  text: string;

  @Field(() => String, { nullable: true, description: '무엇이 문제인지, 또는 글 전체' })
  detail: string | null;

  @Field(() => String, { nullable: true, description: '장소의 정보가 작성된 날 (yyyy-MM-dd)' })
  edition: string | null;

  @Field(() => Int, { description: '관련된 장소의 수' })
  facilityCount: number;

  /** Resolved to `facilities`. */
  facilityIds: number[];
}

@ObjectType({ simpleResolvers: true, description: '살펴볼 것의 한 쪽' })
export class DataFindingPage {
  @Field(() => [DataFinding], { description: '관련된 장소가 많은 것부터, 다음은 이름순이나 줄 순서' })
  items: DataFinding[];

  @Field(() => Int, { description: '조건에 맞는 모든 것의 수' })
  totalCount: number;
}

@ObjectType({ simpleResolvers: true, description: '살펴볼 것의 수' })
export class DataFindingCount {
  @Field(() => DataFindingKind, { description: '종류' })
  kind: DataFindingKind;

  @Field(() => Int, { description: '그 종류의 수' })
  count: number;
}

@ObjectType({ simpleResolvers: true, description: '가져온 자료와 앞선 자료와의 차이' })
export class FacilityImportSummary {
  @Field(() => ID)
  id: number;

  @Field({ description: '파일 이름' })
  fileName: string;

  @Field(() => String, { nullable: true, description: '자료의 기준일 (yyyy-MM-dd)' })
  edition: string | null;

  @Field({ description: '가져오기가 끝난 시각' })
  finishedAt: Date;

  @Field(() => Int, { description: '읽은 줄' })
  read: number;

  @Field(() => Int, { description: '새로 들어온 장소' })
  added: number;

  @Field(() => Int, { description: '내용이 바뀐 장소, 날짜만 바뀐 곳도 셉니다.' })
  changed: number;

  @Field(() => Int, { description: '그대로인 장소' })
  unchanged: number;

  @Field(() => Int, { description: '이 자료에서 빠진 장소' })
  vanished: number;

  @Field(() => Int, { description: '같은 장소라서 합친 줄' })
  merged: number;

  @Field(() => Int, { description: '읽지 못한 줄' })
  refused: number;
}

@ObjectType({ simpleResolvers: true, description: '가져온 자료의 한 쪽' })
export class FacilityImportPage {
  @Field(() => [FacilityImportSummary], { description: '최근에 가져온 것부터' })
  items: FacilityImportSummary[];

  @Field(() => Int, { description: '가져온 모든 자료의 수' })
  totalCount: number;
}
