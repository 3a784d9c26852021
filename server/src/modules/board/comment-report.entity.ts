import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import { Member } from '../member/member.entity';
import { Comment } from './comment.entity';

/** One per member and comment. */
@Entity()
@Index(['commentId', 'reporterId'], { unique: true })
export class CommentReport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  commentId: number;

  @ManyToOne(() => Comment, { onDelete: 'CASCADE' })
  comment: Relation<Comment>;

  @Column({ type: 'integer' })
  @Index()
  reporterId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  reporter: Relation<Member>;

  @Column({ type: 'varchar', length: BOARD_RULES.report.reasonMax })
  reason: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  reportedAt: Date;
}
