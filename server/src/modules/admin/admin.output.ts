import { Field, Int, ObjectType } from 'type-graphql';
import { AuditEntry } from '../audit/audit-entry.entity';

/** Days for which a member or a review counts as new. */
export const NEW_DAYS = 7;

@ObjectType({ simpleResolvers: true, description: '관리자의 첫 화면에 보여 줄 수' })
export class AdminSummary {
  @Field(() => Int, { description: '모든 회원의 수' })
  memberCount: number;

  @Field(() => Int, { description: '모든 리뷰의 수' })
  reviewCount: number;

  @Field(() => Int, { description: '처리하지 않은 신고의 수' })
  reviewReportCount: number;

  @Field(() => Int, { description: '새 문의의 수' })
  inquiryCount: number;

  @Field(() => Int, { description: `최근 ${NEW_DAYS}일 동안 가입한 회원의 수` })
  newMemberCount: number;

  @Field(() => Int, { description: `최근 ${NEW_DAYS}일 동안 쓴 리뷰의 수` })
  newReviewCount: number;

  @Field(() => Date, { nullable: true, description: '공공데이터를 마지막으로 가져온 시각. 가져온 적이 없으면 null입니다.' })
  importedAt: Date | null;

  @Field(() => Int, { nullable: true, description: '올해와 내년 가운데 공휴일이 하나도 없는 해. 둘 다 있으면 null입니다.' })
  yearWithoutHolidays: number | null;
}

@ObjectType({ simpleResolvers: true, description: '관리 기록의 한 쪽' })
export class AuditEntryPage {
  @Field(() => [AuditEntry], { description: '최신순' })
  items: AuditEntry[];

  @Field(() => Int, { description: '조건에 맞는 관리 기록의 수' })
  totalCount: number;
}
