import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { REVIEW_RULES } from '../../shared/review-rules';
import { TEXT_COST } from '../../shared/text-cost';
import { Facility } from '../facility/facility.entity';
import { Image } from '../file/file.output';
import { Member } from '../member/member.entity';
import { Tag } from './tag.entity';

/** What a member wrote about a visit; another visit is another review. Pictures, tags, likes and reports have tables of their own. */
@Entity()
@Check('chk_review_rating', 'rating BETWEEN 1 AND 5')
@Index(['insertedAt', 'id'])
@Index(['facilityId', 'insertedAt', 'id'])
@Index(['memberId', 'insertedAt', 'id'])
@Index(['memberId', 'requestKey'], { unique: true })
@ObjectType({ simpleResolvers: true, description: '리뷰' })
export class Review {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'integer' })
  facilityId: number;

  @ManyToOne(() => Facility, { onDelete: 'CASCADE' })
  facility: Relation<Facility>;

  @Column({ type: 'integer' })
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member>;

  @Column({ type: 'varchar', length: REVIEW_RULES.content.max })
  @Field({ complexity: TEXT_COST.review })
  content: string;

  @Column({ type: 'smallint' })
  @Field(() => Int, { description: '별점, 1점부터 5점까지' })
  rating: number;

  /** The client's name of the request that made it: sending it again makes no second review. */
  @Column({ type: 'uuid', nullable: true })
  requestKey: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '쓴 때' })
  insertedAt: Date;

  // Read with the row by review.repository.ts, for the member who asks.

  @Field(() => [Image], { description: '올린 순서' })
  images: Image[];

  @Field(() => [Tag], { description: '쓴 순서' })
  tags: Tag[];

  @Field(() => Int, { description: '좋아요의 수' })
  likeCount: number;

  @Field({ description: '보는 사람이 좋아한 리뷰인가' })
  viewerHasLiked: boolean;

  @Field({ description: '보는 사람이 신고한 리뷰인가' })
  viewerHasReported: boolean;
}
