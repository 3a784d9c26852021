import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './test-app';

/** Sends what is queued. @returns the tokens of the links in the mails to an address, oldest first */
export async function tokensTo(app: TestApp, address: string): Promise<string[]> {
  return (await mailsTo(app, address)).flatMap((text) => /#token=([\w-]{43})/.exec(text)?.[1] ?? []);
}

/** Sends what is queued. @returns headers and decoded texts of the mails to an address, oldest first */
export async function mailsTo(app: TestApp, address: string): Promise<string[]> {
  await app.mail.sendDue();
  return filesIn(join(app.dataDir, 'outbox'))
    .map(decoded)
    .filter((text) => text.includes(`\nTo: ${address}\n`));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    return [];
  }
}

function decoded(message: string): string {
  const end = message.indexOf('\n\n');
  const [head, body] = [message.slice(0, end + 1), message.slice(end + 2)];
  if (/transfer-encoding: base64/i.test(head)) return head + Buffer.from(body, 'base64').toString('utf8');
  if (!/transfer-encoding: quoted-printable/i.test(head)) return head + body;
  const bytes = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return head + Buffer.from(bytes, 'latin1').toString('utf8');
}
