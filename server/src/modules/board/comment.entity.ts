import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import { TEXT_COST } from '../../shared/validation/field-cost';
import { Member } from '../member/member.entity';
import { Board } from './board.entity';

@Entity()
@Index(['boardId', 'insertedAt', 'id'])
@Index('idx_comment_board_id_visible', ['boardId'], { where: 'blinded_at IS NULL' })
@Index('idx_comment_blinded_until', ['blindedUntil'], { where: 'blinded_at IS NOT NULL' })
@ObjectType({ simpleResolvers: true, description: '회원이 공지에 단 댓글' })
export class Comment {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'integer' })
  @Field(() => ID, { description: '댓글이 달린 공지의 id' })
  boardId: number;

  @ManyToOne(() => Board, { onDelete: 'CASCADE' })
  board: Relation<Board>;

  @Column({ type: 'integer' })
  @Index()
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member>;

  @Column({ type: 'varchar', length: BOARD_RULES.comment.max })
  @Field({ description: '글. 줄바꿈이 든 서식 없는 글입니다.', complexity: TEXT_COST.comment })
  content: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '쓴 시각' })
  insertedAt: Date;

  /** Set while only the author and administrators may see the comment; nothing counts it. */
  @Column({ type: 'timestamptz', nullable: true })
  blindedAt: Date | null;

  /** null: final. */
  @Column({ type: 'timestamptz', nullable: true })
  blindedUntil: Date | null;

  @Column({ type: 'varchar', length: AUDIT_RULES.reason.max, nullable: true })
  blindingReason: string | null;

  /** Selected with the row by comment.repository.ts, for the viewer. */
  viewerHasReported?: boolean;
}
