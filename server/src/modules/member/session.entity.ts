import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Member } from './member.entity';

/** A sign-in on one device. Its token is worth nothing once the row is gone. */
@Entity()
export class Session {
  /** Random; the `jti` of the token. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'integer' })
  @Index()
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn()
  member: Relation<Member>;

  @Column({ type: 'timestamptz' })
  @Index()
  expiresAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  insertedAt: Date;
}
