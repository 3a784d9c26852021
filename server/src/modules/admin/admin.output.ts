import { Field, Int, ObjectType } from 'type-graphql';
import { AuditEntry } from '../audit/audit-entry.entity';

@ObjectType({ simpleResolvers: true, description: '관리자가 한눈에 볼 것' })
export class AdminSummary {
  @Field(() => Int)
  memberCount: number;

  @Field(() => Int)
  reviewCount: number;

  @Field(() => Int, { description: '처리하지 않은 신고의 수' })
  reviewReportCount: number;

  @Field(() => Int, { description: '처리하지 않은 문의의 수' })
  inquiryCount: number;

  @Field(() => Int, { description: '최근 7일 동안 가입한 회원의 수' })
  newMemberCount: number;

  @Field(() => Int, { description: '최근 7일 동안 쓴 리뷰의 수' })
  newReviewCount: number;

  @Field(() => Date, { nullable: true, description: '공공데이터를 마지막으로 가져온 때. 아직 없으면 null.' })
  importedAt: Date | null;

  @Field(() => Int, { nullable: true, description: '공휴일이 하나도 없는 가까운 해 (올해나 내년). 없으면 null.' })
  yearWithoutHolidays: number | null;
}

@ObjectType({ simpleResolvers: true, description: '관리 기록' })
export class AuditEntryPage {
  @Field(() => [AuditEntry], { description: '새로 한 일부터' })
  items: AuditEntry[];

  @Field(() => Int)
  totalCount: number;
}
