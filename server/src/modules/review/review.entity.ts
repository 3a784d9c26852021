import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import { listOf, TEXT_COST } from '../../shared/validation/field-cost';
import { Facility } from '../facility/facility.entity';
import { Image } from '../file/file.output';
import { Member } from '../member/member.entity';
import { Tag } from './tag.entity';

/** A member may review a place many times. Pictures, tags, likes and reports have their own tables. */
@Entity()
@Check('chk_review_rating', 'rating BETWEEN 1 AND 5')
@Index(['insertedAt', 'id'])
@Index(['facilityId', 'insertedAt', 'id'])
@Index(['memberId', 'insertedAt', 'id'])
@Index(['memberId', 'requestKey'], { unique: true })
@Index('idx_review_blinded_until', ['blindedUntil'], { where: 'blinded_at IS NOT NULL' })
@ObjectType({ simpleResolvers: true, description: '회원이 한 장소에 다녀와 쓴 글. 한 장소에 여러 번 쓸 수 있습니다.' })
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
  @Field({ description: '글. 줄바꿈이 든 서식 없는 글입니다.', complexity: TEXT_COST.review })
  content: string;

  @Column({ type: 'smallint' })
  @Field(() => Int, { description: `별점, ${REVIEW_RULES.rating.min}점부터 ${REVIEW_RULES.rating.max}점까지` })
  rating: number;

  /** Idempotency key of the client. */
  @Column({ type: 'uuid', nullable: true })
  requestKey: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '쓴 시각' })
  insertedAt: Date;

  /** Set while only the author and administrators may see the review; nothing counts it. */
  @Column({ type: 'timestamptz', nullable: true })
  blindedAt: Date | null;

  /** null: final. */
  @Column({ type: 'timestamptz', nullable: true })
  blindedUntil: Date | null;

  @Column({ type: 'varchar', length: AUDIT_RULES.reason.max, nullable: true })
  blindingReason: string | null;

  // Selected with the row by review.repository.ts, for the viewer.

  @Field(() => [Image], { description: '사진, 올린 순서대로', complexity: listOf(REVIEW_RULES.images.max) })
  images: Image[];

  @Field(() => [Tag], { description: '태그, 쓴 순서대로', complexity: listOf(REVIEW_RULES.tags.max) })
  tags: Tag[];

  @Field(() => Int, { description: '좋아요의 수' })
  likeCount: number;

  @Field({ description: '보는 사람이 좋아요를 누른 리뷰인지. 방문자에게는 false입니다.' })
  viewerHasLiked: boolean;

  @Field({ description: '보는 사람이 신고한 리뷰인지. 방문자에게는 false입니다.' })
  viewerHasReported: boolean;
}
