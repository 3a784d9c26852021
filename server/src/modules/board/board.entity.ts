import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BOARD_RULES } from '../../shared/board-rules';
import { TEXT_COST } from '../../shared/text-cost';
import { Attachment } from '../file/file.output';
import { Member } from '../member/member.entity';

/** An announcement. Its files and comments have tables of their own. */
@Entity()
@ObjectType({ simpleResolvers: true, description: '공지. 비공개 공지는 쓴 회원과 관리자에게만 있습니다.' })
export class Board {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'varchar', length: BOARD_RULES.title.max })
  @Field()
  title: string;

  @Column({ type: 'varchar', length: BOARD_RULES.content.max, default: '' })
  @Field({ description: '본문. 첨부파일만 있으면 빈 글.', complexity: TEXT_COST.board })
  content: string;

  @Column({ type: 'boolean', default: false })
  @Field({ description: '쓴 회원과 관리자에게만 보이는가' })
  isPrivate: boolean;

  @Column({ type: 'integer' })
  @Index()
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member>;

  /** Rises with every change, so that two editors do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  @Field(() => Int, { description: '고칠 때마다 하나씩 커집니다. 고칠 때 보내면 그사이 바뀐 공지를 덮어쓰지 않습니다.' })
  version: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '쓴 때' })
  insertedAt: Date;

  // Read with the row by board.repository.ts.

  @Field(() => [Attachment], { description: '올린 순서' })
  attachments: Attachment[];

  @Field(() => Int)
  attachmentCount: number;

  @Field(() => Int)
  commentCount: number;
}
