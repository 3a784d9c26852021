import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, MailTransport } from './mail-transport';

/** Of the demo: mails become files that any mail program opens. The names sort by time. */
export class OutboxTransport implements MailTransport {
  private readonly transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {}

  async send({ to, subject, text }: Mail): Promise<void> {
    const { message } = await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = join(this.folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
    // Complete before it has its name.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}
