import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Member } from './member.entity';

/** What opening the link allows. */
export type MemberLinkKind = 'RESET_PASSWORD' | 'CONFIRM_EMAIL' | 'CHANGE_EMAIL';

/** A secret link that was sent to a member, one of each kind: a new one replaces it, and it works once. */
@Entity()
export class MemberLink {
  @PrimaryColumn({ type: 'integer' })
  memberId: number;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn()
  member: Relation<Member>;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: MemberLinkKind;

  /** SHA-256: the token has 256 random bits. */
  @Column({ type: 'varchar', length: 43 })
  @Index({ unique: true })
  tokenHash: string;

  /** The address that the link went to: of CHANGE_EMAIL the new one. */
  @Column({ type: 'varchar', length: 255 })
  email: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
