import { getSystemErrorName } from 'node:util';
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
/** Nodemailer's: the server refuses this recipient or text. Other refusals (sign-in, TLS, greeting) are for the operator to mend while mail waits. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

interface SmtpError {
  code?: string;
  responseCode?: number;
  /** Of the system, whose code nodemailer replaces by ESOCKET. */
  errno?: number;
}

export type MailServerState = 'usable' | 'wrong credentials' | 'no encryption' | 'not a mail server';

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
      socketTimeout: timeouts.sendMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    const signal = AbortSignal.timeout(this.timeouts.sendMs);
    try {
      await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text, signal });
    } catch (error) {
      const { responseCode = 0, code = '' } = error as SmtpError;
      // What the server says may repeat the address.
      throw responseCode >= PERMANENT && ABOUT_THE_MAIL.includes(code)
        ? new MailRefusedError(`the mail server answered ${responseCode}`)
        : new Error(`the mail server did not take the mail (${responseCode || code})`);
    }
  }

  /**
   * Connects and signs in, and sends nothing.
   * @throws an error with the system's code if the server cannot be reached
   */
  async probe(): Promise<MailServerState> {
    try {
      await this.transport.verify();
      return 'usable';
    } catch (error) {
      const { code, errno } = error as SmtpError;
      const reason = code === 'ESOCKET' && errno !== undefined ? getSystemErrorName(errno) : code;
      if (reason === 'EAUTH') return 'wrong credentials';
      if (reason === 'EPROTOCOL') return 'not a mail server';
      if (reason === 'ETLS' || reason === 'ESOCKET') return 'no encryption';
      throw Object.assign(new Error('mail server not reached'), { code: reason });
    }
  }
}
