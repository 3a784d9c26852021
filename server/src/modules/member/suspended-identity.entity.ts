import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Keeps a member who withdrew while suspended from signing up again. Nothing else of the member is left. */
@Entity()
export class SuspendedIdentity {
  /** Keyed hash of the e-mail or of Kakao's id (suspended-identities.ts). */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;

  /** null: the suspension had no end. */
  @Column({ type: 'timestamptz', nullable: true })
  @Index()
  endsAt: Date | null;
}
