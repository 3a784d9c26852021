import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UNKNOWN_DEVICE } from './device-name';
import { Member } from './member.entity';

/** A sign-in on one device. Deleting the row invalidates its token. */
@Entity()
export class Session {
  /** The `jti` of the token. */
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

  /** What the member recognizes the device by (device-name.ts). */
  @Column({ type: 'varchar', length: 50, default: UNKNOWN_DEVICE })
  device: string;

  /** To the day: not every request writes. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;
}
