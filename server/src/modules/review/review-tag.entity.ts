import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Review } from './review.entity';
import { Tag } from './tag.entity';

/** A tag of a review. */
@Entity()
export class ReviewTag {
  @PrimaryColumn({ type: 'integer' })
  reviewId: number;

  @ManyToOne(() => Review, { onDelete: 'CASCADE' })
  review: Relation<Review>;

  @PrimaryColumn({ type: 'integer' })
  @Index()
  tagId: number;

  @ManyToOne(() => Tag, { onDelete: 'CASCADE' })
  tag: Relation<Tag>;

  /** In the order in which they were written. */
  @Column({ type: 'smallint' })
  position: number;
}
