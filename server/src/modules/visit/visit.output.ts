import { EntryConditionKind } from '@baldojang/rules/entry/entry-policy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { listOf } from '../../shared/validation/field-cost';
import { VisitReport } from './visit-report.entity';

/** Days for which a report counts. */
export const COUNTED_DAYS = 180;
/** Reports of accounts younger than this make a burst. */
export const NEW_MEMBER_DAYS = 7;
export const BURST_MIN = 5;
export const BURST_REPORTS_MAX = 100;
/** For the complexity estimate; the real maximum is higher. */
const CONDITIONS_LISTED = 6;
const REPORTS_LISTED = 20;

@ObjectType({ simpleResolvers: true, description: '조건이 달랐다는 방문 기록이 말한 조건' })
export class VisitConditionCount {
  @Field(() => EntryConditionKind, { description: '종류' })
  kind: EntryConditionKind;

  @Field(() => Int, { description: '그렇게 알려 준 기록의 수' })
  count: number;
}

@ObjectType({
  simpleResolvers: true,
  description: `한 장소의 최근 ${COUNTED_DAYS}일 방문 기록. 관리자가 빼 둔 것은 세지 않습니다.`,
})
export class VisitSummary {
  @Field(() => Int, { description: '함께 들어갔다는 방문 기록의 수' })
  enteredCount: number;

  @Field(() => Int, { description: '거절당했다는 방문 기록의 수' })
  refusedCount: number;

  @Field(() => Int, { description: '조건이 달랐다는 방문 기록의 수' })
  differentCount: number;

  @Field(() => String, { nullable: true, description: '가장 최근에 다녀온 날 (yyyy-MM-dd). 기록이 없으면 null입니다.' })
  newestOn: string | null;

  @Field(() => [VisitConditionCount], { description: '무엇이 달랐는지, 많은 순', complexity: listOf(CONDITIONS_LISTED) })
  conditions: VisitConditionCount[];
}

/** A type of its own, because a facility of a report of a facility would make the schema a cycle. */
@ObjectType({ simpleResolvers: true, description: '회원 자신의 방문 기록' })
export class OwnVisitReport extends VisitReport {}

@ObjectType({ simpleResolvers: true, description: '회원 자신의 방문 기록의 한 쪽' })
export class OwnVisitReportPage {
  @Field(() => [OwnVisitReport], { description: '최근에 다녀온 순' })
  items: OwnVisitReport[];

  @Field(() => Int, { description: '자신의 모든 방문 기록의 수' })
  totalCount: number;
}

@ObjectType({ simpleResolvers: true, description: '관리자가 보는 방문 기록' })
export class AdminVisitReport extends VisitReport {
  @Field(() => Date, { nullable: true, description: '관리자가 빼 둔 시각. 세고 있으면 null입니다.' })
  override setAsideAt: Date | null;

  @Field({ description: '알려 준 회원이 가입한 시각' })
  memberSince: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: `한 장소에 하루(서울의 날짜) 동안 몰린 방문 기록: 가입한 지 ${NEW_MEMBER_DAYS}일이 안 된 회원의 기록이 ${BURST_MIN}개 이상인 날`,
})
export class VisitReportBurst {
  @Field(() => ID, { description: '장소의 id와 날짜 (예: 12:2026-11-27)' })
  id: string;

  /** Resolved to the place. */
  facilityId: number;

  @Field({ description: '기록이 몰린 날, 서울의 날짜 (yyyy-MM-dd)' })
  reportedOn: string;

  @Field(() => Int, { description: `그날 알려 준, 가입한 지 ${NEW_MEMBER_DAYS}일이 안 된 회원의 수` })
  newMemberCount: number;

  @Field(() => Int, { description: '그날의 모든 기록의 수' })
  reportCount: number;

  @Field(() => Int, { description: '그 가운데 거절당했다는 방문 기록의 수' })
  refusedCount: number;

  @Field(() => Int, { description: '그 가운데 빼 둔 기록의 수' })
  setAsideCount: number;
}

@ObjectType({ simpleResolvers: true, description: '기록이 몰린 날의 한 쪽' })
export class VisitReportBurstPage {
  @Field(() => [VisitReportBurst], { description: '최근 날부터' })
  items: VisitReportBurst[];

  @Field(() => Int, { description: '기록이 몰린 모든 날의 수' })
  totalCount: number;
}

export const burstReportsCost = listOf(REPORTS_LISTED);
