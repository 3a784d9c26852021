import { createTransport } from 'nodemailer';
import { type Mail, MailRefusedError, type MailTransport, SEND_MS_MAX } from './mail-transport';

/** `sendMs` bounds the whole send: a slower mail server may have accepted the mail all the same, and gets it again. */
export interface SmtpTimeouts {
  connectMs: number;
  sendMs: number;
}
const TIMEOUTS: SmtpTimeouts = { connectMs: 15_000, sendMs: SEND_MS_MAX };
/** SMTP: 5xx is permanent. */
const PERMANENT = 500;

/** Sends through a mail server. Nodemailer encodes line breaks in headers, so that no text can add one. */
export class SmtpTransport implements MailTransport {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
    private readonly timeouts = TIMEOUTS,
  ) {
    // Credentials never go over an unencrypted connection to another computer.
    const requireTLS = !/^(127\.0\.0\.1|localhost|\[::1\])$/.test(new URL(url).hostname);
    this.transport = createTransport({
      url,
      requireTLS,
      connectionTimeout: timeouts.connectMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    const signal = AbortSignal.timeout(this.timeouts.sendMs);
    try {
      await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text, signal });
    } catch (error) {
      const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
      // What the server says may repeat the address.
      // Wrong credentials are the operator's mistake, which can be corrected while mail waits.
      throw responseCode >= PERMANENT && code !== 'EAUTH'
        ? new MailRefusedError(`the mail server answered ${responseCode}`)
        : new Error(`the mail server did not take the mail (${responseCode || code})`);
    }
  }
}
