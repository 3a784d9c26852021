import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a mail is about. The modules that queue it compose it. */
export type MailKind = 'RESET_PASSWORD' | 'CONFIRM_EMAIL' | 'CHANGE_EMAIL' | 'EMAIL_CHANGED' | 'ANSWER_INQUIRY';

/**
 * A mail to be sent. It is composed when it is sent, so that neither texts nor secret links are stored. Deleted with its member, and
 * by a trigger with a member of the same e-mail.
 */
@Entity()
@Index('queued_mail_address', { synchronize: false }) // on lower(address)
export class QueuedMail {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 30 })
  kind: MailKind;

  /** null: the address of the member or of the subject. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  address: string | null;

  @Column({ type: 'integer', nullable: true })
  @Index()
  @ForeignKey('Member', { onDelete: 'CASCADE' }) // by name: this module knows no other
  memberId: number | null;

  /** What else it is about, by its kind. */
  @Column({ type: 'integer', nullable: true })
  subjectId: number | null;

  @Column({ type: 'smallint', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  @Index()
  nextAttemptAt: Date;

  /** Not sent later than this. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
