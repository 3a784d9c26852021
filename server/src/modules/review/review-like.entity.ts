import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Member } from '../member/member.entity';
import { Review } from './review.entity';

/** A like of a review, at most one per member. */
@Entity()
export class ReviewLike {
  @PrimaryColumn({ type: 'integer' })
  reviewId: number;

  @ManyToOne(() => Review, { onDelete: 'CASCADE' })
  review: Relation<Review>;

  @PrimaryColumn({ type: 'integer' })
  @Index()
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  insertedAt: Date;
}
