import type { DataSource, EntityManager } from 'typeorm';
import type { Mail, MailTransport } from '../../adapters/mail/mail-transport';
import { MailRefusedError, SEND_MS_MAX } from '../../adapters/mail/mail-transport';
import type { Logger } from '../../shared/logger';
import { type MailKind, QueuedMail } from './queued-mail.entity';

const POLL_MS = 5_000;
/** Composing takes part of it too. Until it has passed no other server sends the same mail. */
const LEASE_SECONDS = SEND_MS_MAX / 1000 + 10;
/** Seconds until the next attempt, after the first, second, … */
const BACK_OFF_SECONDS = [LEASE_SECONDS, 5 * 60, 15 * 60, 60 * 60];

export type ClaimedMail = Pick<QueuedMail, 'id' | 'kind' | 'address' | 'memberId' | 'subjectId'>;
/** @returns null if there is nothing to say any more */
export type MailComposer = (mail: ClaimedMail) => Promise<Mail | null>;

interface NewMail {
  kind: MailKind;
  address?: string;
  memberId?: number;
  subjectId?: number;
  /** Minutes after which the mail would be of no use. */
  usefulMinutes: number;
}

interface MailServiceParts {
  dataSource: DataSource;
  /** null: this server sends no mail. */
  transport: MailTransport | null;
  log: Logger;
}

/**
 * Owns the queue of mails: requests add to it in their own transaction, and this sends what is due, at least once. Not here: what
 * a mail says (the composers of the modules).
 */
export class MailService {
  private readonly composers = new Map<MailKind, MailComposer>();
  private timer: NodeJS.Timeout | null = null;
  private sending: Promise<void> | null = null;
  private isStopping = false;

  constructor(private readonly parts: MailServiceParts) {}

  get isAvailable(): boolean {
    return this.parts.transport !== null;
  }

  compose(kind: MailKind, composer: MailComposer): void {
    this.composers.set(kind, composer);
  }

  /** Does nothing where no mail is sent. Call `sendSoon` after the commit. */
  async queue(manager: EntityManager, { usefulMinutes, ...mail }: NewMail): Promise<void> {
    if (!this.isAvailable) return;
    const expiresAt = new Date(Date.now() + usefulMinutes * 60_000);
    await manager.insert(QueuedMail, { ...mail, expiresAt });
  }

  start(): void {
    if (this.isAvailable) this.timer = setInterval(() => void this.sendDue(), POLL_MS).unref();
  }

  /** After the mail that is being sent. */
  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.sending;
  }

  /** Not awaited: a request never waits for the mail server. */
  sendSoon(): void {
    if (this.timer) void this.sendDue();
  }

  /** Sends what is due, one mail after the other. */
  sendDue(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = null));
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    try {
      await this.parts.dataSource.query('DELETE FROM queued_mail WHERE expires_at <= now()');
      while (!this.isStopping) {
        const mail = await this.claim();
        if (!mail) break;
        await this.send(mail);
      }
    } catch (error) {
      this.parts.log.warn({ err: error }, 'mail queue not read');
    }
  }

  /** Raw: claiming and the next attempt in one statement, which several servers may run at once. */
  private async claim(): Promise<ClaimedMail | undefined> {
    const [rows] = await this.parts.dataSource.query<[ClaimedMail[], number]>(
      `UPDATE queued_mail SET attempts = attempts + 1,
         next_attempt_at = now() + make_interval(secs => ($1::int[])[least(attempts + 1, array_length($1, 1))])
       WHERE id = (SELECT id FROM queued_mail WHERE next_attempt_at <= now() ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, kind, address, member_id AS "memberId", subject_id AS "subjectId"`,
      [BACK_OFF_SECONDS],
    );
    return rows[0];
  }

  private async send(claimed: ClaimedMail): Promise<void> {
    const { dataSource, transport, log } = this.parts;
    const { id, kind } = claimed;
    try {
      const mail = await this.composers.get(kind)?.(claimed);
      if (mail) await transport!.send(mail);
    } catch (error) {
      // Never the mail itself: it holds a secret link.
      log.warn({ mail: { id, kind }, reason: (error as Error).message }, 'mail not sent');
      if (!(error instanceof MailRefusedError)) return;
    }
    await dataSource.manager.delete(QueuedMail, { id });
  }
}
