import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Member } from './member.entity';

/** What a Kakao member types in place of a password: the newest code only, used once. */
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
