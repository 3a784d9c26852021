import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { SUPPORT_RULES } from '../../shared/support-rules';
import { Member } from '../member/member.entity';

/** Goes with the member who sent it, and with a member of the same e-mail (a trigger made in the migration). */
@Entity()
@Index('inquiry_email', { synchronize: false }) // on lower(email)
@ObjectType({ simpleResolvers: true, description: '문의. 관리자만 봅니다.' })
export class Inquiry {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'varchar', length: SUPPORT_RULES.email.max })
  @Field({ description: '답변을 받을 이메일. 본인의 것인지 확인하지 않았습니다.' })
  email: string;

  @Column({ type: 'varchar', length: SUPPORT_RULES.subject.max })
  @Field()
  subject: string;

  @Column({ type: 'varchar', length: SUPPORT_RULES.message.max })
  @Field({ description: '꾸밈 없는 글' })
  message: string;

  /** Who was signed in. */
  @Column({ type: 'integer', nullable: true })
  @Index()
  memberId: number | null;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member> | null;

  /** Names the request that sent it, so that one sent twice is one inquiry. */
  @Column({ type: 'uuid', nullable: true })
  @Index({ unique: true })
  requestKey: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '받은 때' })
  insertedAt: Date;
}
