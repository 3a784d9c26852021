/** A mail as it is sent: plain text. */
export interface Mail {
  to: string;
  /** One line. */
  subject: string;
  text: string;
}

/** A transport gives up a mail after this time. */
export const SEND_MS_MAX = 50_000;

/** Sends mail, or leaves it where it can be read. */
export interface MailTransport {
  /** @throws MailRefusedError if trying again is useless; other errors may pass */
  send: (mail: Mail) => Promise<void>;
}

/** The mail server has refused the mail for good. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
