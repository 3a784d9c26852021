import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AUDIT_RULES } from '../../shared/validation/audit-rules';
import { StoredFile } from '../file/stored-file.entity';

@Entity()
@ObjectType({
  simpleResolvers: true,
  description: '회원. 별명, 프로필 사진, 리뷰의 수와 평균은 누구나 보고, 나머지는 본인과 관리자만 봅니다.',
})
@Index(['insertedAt', 'id'])
@Index('member_email', { synchronize: false }) // unique, on lower(email)
@Index('member_nick_name', { synchronize: false }) // unique, on lower(nick_name)
export class Member {
  @PrimaryGeneratedColumn()
  @Field(() => ID)
  id: number;

  /** As entered; compared case-insensitively. */
  @Column({ type: 'varchar', length: 255 })
  email: string;

  @Column({ type: 'varchar', length: 20 })
  @Field({ description: '별명. 모든 회원이 서로 다릅니다.' })
  nickName: string;

  @Column({ type: 'varchar', length: 3000, default: '' })
  info: string;

  /** argon2id; null for members of Kakao. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  passwordHash: string | null;

  /** null for members with a password. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  @Index({ unique: true })
  kakaoId: string | null;

  @Column({ type: 'boolean', default: false })
  isAdmin: boolean;

  /** These three say why and until when the member may not write (shared/suspension.ts); null for most. */
  @Column({ type: 'timestamptz', nullable: true })
  suspendedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  suspendedUntil: Date | null;

  @Column({ type: 'varchar', length: AUDIT_RULES.reason.max, nullable: true })
  suspensionReason: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  lastSignInAt: Date | null;

  /** A new member of Kakao has not chosen a nickname yet: it was derived from Kakao's. */
  @Column({ type: 'boolean', default: false })
  needsNickName: boolean;

  /** Created by the demo: deleted with the demo data, content included. */
  @Column({ type: 'boolean', default: false })
  isDemo: boolean;

  @Column({ type: 'integer', nullable: true })
  @Index()
  profileImageId: number | null;

  @ManyToOne(() => StoredFile, { onDelete: 'SET NULL' })
  @JoinColumn()
  profileImage: Relation<StoredFile> | null;

  /** null until a link that was sent to the e-mail is opened. */
  @Column({ type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  termsAgreedAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  insertedAt: Date;
}
