import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import { Member } from '../member/member.entity';
import { Review } from './review.entity';

/** One per member and review. */
@Entity()
@Index(['reviewId', 'reporterId'], { unique: true })
@ObjectType({
  simpleResolvers: true,
  description: '회원이 관리자에게 알린 리뷰. 한 회원은 한 리뷰를 한 번만 신고할 수 있습니다.',
})
export class ReviewReport {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'integer' })
  reviewId: number;

  /** Read with the report. */
  @ManyToOne(() => Review, { onDelete: 'CASCADE' })
  @Field(() => Review, { description: '신고된 리뷰' })
  review: Relation<Review>;

  @Column({ type: 'integer' })
  @Index()
  reporterId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  reporter: Relation<Member>;

  @Column({ type: 'varchar', length: REVIEW_RULES.report.reasonMax })
  @Field({ description: '신고 사유' })
  reason: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '신고한 시각' })
  reportedAt: Date;
}
