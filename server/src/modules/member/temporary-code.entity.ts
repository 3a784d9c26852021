import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Member } from './member.entity';

/** Single-use code of a Kakao member in place of a password. */
@Entity()
export class TemporaryCode {
  @PrimaryColumn({ type: 'integer' })
  memberId: number;

  @OneToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn()
  member: Relation<Member>;

  @Column({ type: 'varchar', length: 255 })
  codeHash: string;

  /** Wrong tries so far. */
  @Column({ type: 'smallint', default: 0 })
  tries: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
