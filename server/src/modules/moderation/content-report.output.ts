import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ContentKind } from '../../shared/blinding';
import { listOf } from '../../shared/validation/field-cost';
import { Comment } from '../board/comment.entity';
import { Review } from '../review/review.entity';

export const REPORTS_LISTED = 20;

@ObjectType({ simpleResolvers: true, description: '회원이 관리자에게 알린 글에 대한 신고 하나' })
export class ContentReport {
  @Field(() => ID, { description: '글의 종류와 신고의 id (예: REVIEW:12)' })
  id: string;

  /** Resolved to the member. */
  reporterId: number;

  @Field({ description: '신고 사유' })
  reason: string;

  @Field({ description: '신고한 시각' })
  reportedAt: Date;
}

@ObjectType({ simpleResolvers: true, description: '신고되었거나 가린 글과 그 신고들' })
export class ReportedContent {
  @Field(() => ID, { description: '글의 종류와 id (예: REVIEW:12)' })
  id: string;

  @Field(() => ContentKind, { description: '글의 종류' })
  kind: ContentKind;

  @Field(() => Review, { nullable: true, description: '리뷰. 댓글이면 null입니다.' })
  review: Review | null;

  @Field(() => Comment, { nullable: true, description: '댓글. 리뷰이면 null입니다.' })
  comment: Comment | null;

  @Field(() => Int, { description: '신고의 수' })
  reportCount: number;

  @Field(() => Date, { nullable: true, description: '처음 신고한 시각. 신고가 없으면 null입니다.' })
  firstReportedAt: Date | null;

  @Field(() => Date, { nullable: true, description: '마지막으로 신고한 시각. 신고가 없으면 null입니다.' })
  lastReportedAt: Date | null;

  @Field(() => [ContentReport], {
    description: `신고, 최신순으로 ${REPORTS_LISTED}개까지`,
    complexity: listOf(REPORTS_LISTED),
  })
  reports: ContentReport[];
}

@ObjectType({ simpleResolvers: true, description: '신고된 글의 한 쪽' })
export class ReportedContentPage {
  @Field(() => [ReportedContent], { description: '요청한 순서대로' })
  items: ReportedContent[];

  @Field(() => Int, { description: '조건에 맞는 모든 글의 수' })
  totalCount: number;
}
