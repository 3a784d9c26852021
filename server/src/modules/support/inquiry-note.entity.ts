import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';
import { Member } from '../member/member.entity';
import { Inquiry } from './inquiry.entity';

@Entity()
@ObjectType({ simpleResolvers: true, description: '관리자끼리 보는 문의의 메모' })
export class InquiryNote {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'integer' })
  @Index()
  inquiryId: number;

  @ManyToOne(() => Inquiry, { onDelete: 'CASCADE' })
  inquiry: Relation<Inquiry>;

  /** null: the administrator has withdrawn. */
  @Column({ type: 'integer', nullable: true })
  @Index()
  authorId: number | null;

  @ManyToOne(() => Member, { onDelete: 'SET NULL' })
  author: Relation<Member> | null;

  @Column({ type: 'varchar', length: SUPPORT_RULES.note.max })
  @Field({ description: '메모. 서식 없는 글입니다.' })
  text: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '쓴 시각' })
  insertedAt: Date;
}
