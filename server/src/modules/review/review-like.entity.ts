import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Member } from '../member/member.entity';
import { Review } from './review.entity';

/** A member likes a review, once. */
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
