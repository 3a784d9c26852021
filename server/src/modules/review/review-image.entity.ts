import { Column, Entity, Index, ManyToOne, OneToOne, JoinColumn, PrimaryColumn, type Relation } from 'typeorm';
import { StoredFile } from '../file/stored-file.entity';
import { Review } from './review.entity';

/** A picture of a review. A trigger deletes its file. Later pictures have larger ids. */
@Entity()
export class ReviewImage {
  @PrimaryColumn({ type: 'integer' })
  fileId: number;

  @OneToOne(() => StoredFile, { onDelete: 'CASCADE' })
  @JoinColumn()
  file: Relation<StoredFile>;

  @Column({ type: 'integer' })
  @Index()
  reviewId: number;

  @ManyToOne(() => Review, { onDelete: 'CASCADE' })
  review: Relation<Review>;
}
