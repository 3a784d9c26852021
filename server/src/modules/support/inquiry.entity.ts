import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import { Member } from '../member/member.entity';

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
}
