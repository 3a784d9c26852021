import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import { TEXT_COST } from '../../shared/validation/field-cost';
import { Member } from '../member/member.entity';

export enum InquiryStatus {
  NEW = 'NEW',
  IN_PROGRESS = 'IN_PROGRESS',
  ANSWERED = 'ANSWERED',
}
registerEnumType(InquiryStatus, {
  name: 'InquiryStatus',
  description: '문의를 어디까지 처리했는지',
  valuesConfig: {
    NEW: { description: '새 문의' },
    IN_PROGRESS: { description: '처리 중' },
    ANSWERED: { description: '답변함' },
  },
});

export enum InquirySubject {
  FACILITY = 'FACILITY',
  REVIEW = 'REVIEW',
  COMMENT = 'COMMENT',
  SUSPENSION = 'SUSPENSION',
}
registerEnumType(InquirySubject, {
  name: 'InquirySubject',
  description: '무엇에 대한 문의인지',
  valuesConfig: {
    FACILITY: { description: '장소' },
    REVIEW: { description: '리뷰' },
    COMMENT: { description: '댓글' },
    SUSPENSION: { description: '보낸 회원의 이용 정지' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: '무엇에 대한 문의인지. 대상이 지워졌거나 이제 볼 수 없으면 종류만 남습니다.',
})
export class InquiryAbout {
  @Field(() => InquirySubject, { description: '종류' })
  kind: InquirySubject;

  /** The place, or the place of the review. */
  facilityId: number | null;

  @Field(() => ID, { nullable: true, description: '리뷰에 대한 문의라면 그 리뷰의 id' })
  reviewId: number | null;

  @Field(() => ID, { nullable: true, description: '댓글에 대한 문의라면 그 댓글의 id' })
  commentId: number | null;

  @Field(() => ID, { nullable: true, description: '댓글에 대한 문의라면 그 댓글이 달린 공지의 id' })
  boardId: number | null;
}

/** Deleted with its sender, and by a trigger with a member of the same e-mail. */
@Entity()
@Index('inquiry_email', { synchronize: false }) // on lower(email)
@ObjectType({ simpleResolvers: true, description: '누구나 보낼 수 있는 문의. 관리자만 보고, 답변은 이메일로 합니다.' })
export class Inquiry {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'varchar', length: SUPPORT_RULES.email.max })
  @Field({ description: '답변을 받을 이메일. 보낸 사람의 것인지 확인하지 않았습니다.' })
  email: string;

  @Column({ type: 'varchar', length: SUPPORT_RULES.subject.max })
  @Field({ description: '제목. 한 줄입니다.' })
  subject: string;

  @Column({ type: 'varchar', length: SUPPORT_RULES.message.max })
  @Field({ description: '내용. 줄바꿈이 든 서식 없는 글입니다.' })
  message: string;

  /** The signed-in sender. */
  @Column({ type: 'integer', nullable: true })
  @Index()
  memberId: number | null;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member> | null;

  /** Idempotency key of the client. */
  @Column({ type: 'uuid', nullable: true })
  @Index({ unique: true })
  requestKey: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '받은 시각' })
  insertedAt: Date;

  @Column({ type: 'varchar', length: 20, default: InquiryStatus.NEW })
  @Field(() => InquiryStatus, { description: '어디까지 처리했는지. 답변이 있으면 ANSWERED입니다.' })
  status: InquiryStatus;

  @Column({ type: 'varchar', length: 20, nullable: true })
  aboutKind: InquirySubject | null;

  /** No foreign key: the inquiry outlives what it is about. */
  @Column({ type: 'integer', nullable: true })
  aboutId: number | null;

  /** Read with the row (inquiry.repository.ts). */
  @Field(() => InquiryAbout, { nullable: true, description: '무엇에 대한 문의인지. 정하지 않았으면 null입니다.' })
  about: InquiryAbout | null;

  @Column({ type: 'varchar', length: SUPPORT_RULES.answer.max, nullable: true })
  @Field(() => String, { nullable: true, description: '답변. 아직 없으면 null입니다.', complexity: TEXT_COST.inquiry })
  answer: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: '답변한 시각' })
  answeredAt: Date | null;
}
