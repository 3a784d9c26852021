import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BOARD_RULES } from '../../shared/board-rules';
import { TEXT_COST } from '../../shared/text-cost';
import { Member } from '../member/member.entity';
import { Board } from './board.entity';

@Entity()
@Index(['boardId', 'id'])
@ObjectType({ simpleResolvers: true, description: '공지의 댓글' })
export class Comment {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  @Column({ type: 'integer' })
  @Field(() => ID)
  boardId: number;

  @ManyToOne(() => Board, { onDelete: 'CASCADE' })
  board: Relation<Board>;

  @Column({ type: 'integer' })
  @Index()
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member: Relation<Member>;

  @Column({ type: 'varchar', length: BOARD_RULES.comment.max })
  @Field({ complexity: TEXT_COST.comment })
  content: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Field({ description: '쓴 때' })
  insertedAt: Date;
}
