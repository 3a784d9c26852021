import { join } from 'node:path';
import type { MailTransport } from './mail-transport';
import { OutboxTransport } from './outbox-transport';
import { SmtpTransport } from './smtp-transport';

export interface MailSettings {
  smtpUrl: string | null;
  mailFrom: string;
  dataDir: string;
  isProduction: boolean;
}

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** @returns null in production without a mail server */
export function createMailTransport({ smtpUrl, mailFrom, dataDir, isProduction }: MailSettings): MailTransport | null {
  if (smtpUrl) return new SmtpTransport(smtpUrl, mailFrom);
  return isProduction ? null : new OutboxTransport(outboxFolder(dataDir), mailFrom);
}
