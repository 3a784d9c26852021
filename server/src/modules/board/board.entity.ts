import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import { listOf, TEXT_COST } from '../../shared/validation/field-cost';
import { Attachment } from '../file/file.output';
import { Member } from '../member/member.entity';

/** An announcement. Files and comments have their own tables. */
@Entity()
@ObjectType({
  simpleResolvers: true,
  description: '관리자가 쓰는 공지. 비공개 공지는 쓴 회원과 관리자에게만 보이고, 다른 사람에게는 없는 것과 같습니다.',
})
export class Board {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'varchar', length: BOARD_RULES.title.max })
  @Field()
  title: string;

  @Column({ type: 'varchar', length: BOARD_RULES.content.max, default: '' })
  @Field({ description: '본문. 줄바꿈이 든 서식 없는 글이며, 첨부파일만 있으면 빈 문자열입니다.', complexity: TEXT_COST.board })
  content: string;

  @Column({ type: 'boolean', default: false })
  @Field({ description: '비공개인지: 쓴 회원과 관리자에게만 보입니다.' })
  isPrivate: boolean;

  @Column({ type: 'integer' })
  @Index()
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member>;

  /** Incremented by every change, for optimistic locking. */
  @Column({ type: 'integer', default: 1 })
  @Field(() => Int, {
    description: '고칠 때마다 하나씩 커지는 수. `updateBoard`에 함께 보내면 그사이 바뀐 공지를 덮어쓰지 않습니다.',
  })
  version: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '쓴 시각' })
  insertedAt: Date;

  // Selected with the row by board.repository.ts.

  @Field(() => [Attachment], { description: '첨부파일, 올린 순서대로', complexity: listOf(BOARD_RULES.attachments.max) })
  attachments: Attachment[];

  @Field(() => Int, { description: '첨부파일의 수' })
  attachmentCount: number;

  @Field(() => Int, { description: '댓글의 수' })
  commentCount: number;
}
