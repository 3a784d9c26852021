import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Member } from './member.entity';

/** An address that a member had before: inquiries sent from it go with the member. */
@Entity()
export class FormerEmail {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @Index()
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn()
  member: Relation<Member>;

  @Column({ type: 'varchar', length: 255 })
  email: string;
}
