import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { type FakeSmtp, startFakeSmtp } from '../../../test/fake-smtp';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import type { Mail } from '../../adapters/mail/mail-transport';
import { SmtpTransport } from '../../adapters/mail/smtp-transport';
import { createLogger } from '../../shared/logger';
import { MailService } from './mail.service';

const SECRET = 'secret-link-of-the-mail';
const TIMEOUTS = { connectMs: 300, sendMs: 1_500 };

let database: TestDatabase;
let lines: string[];
const opened: Pick<FakeSmtp, 'stop'>[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  lines = [];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.stop()));
  await database.drop();
});

async function smtp(options?: SMTPServerOptions): Promise<FakeSmtp> {
  const server = await startFakeSmtp(options);
  opened.push(server);
  return server;
}

function mailOn(port: number, mail: Partial<Mail> = {}): MailService {
  const log = createLogger('info', false, { write: (line: string) => void lines.push(line) });
  const transport = new SmtpTransport(`smtp://127.0.0.1:${port}`, 'help@baldojang.example', TIMEOUTS);
  const service = new MailService({ dataSource: database.dataSource, transport, log });
  service.compose('RESET_PASSWORD', async () => ({ to: 'one@baldojang.example', subject: '제목', text: SECRET, ...mail }));
  return service;
}

const queue = (service: MailService) =>
  service.queue(database.dataSource.manager, { kind: 'RESET_PASSWORD', address: 'one@baldojang.example', usefulMinutes: 30 });
const waiting = () =>
  database.dataSource.query<{ attempts: number; wait: number }[]>(
    'SELECT attempts, extract(epoch FROM next_attempt_at - now())::float AS wait FROM queued_mail',
  );
const makeDue = () => database.dataSource.query('UPDATE queued_mail SET next_attempt_at = now()');

const slowly = (done: () => void) => void setTimeout(done, TIMEOUTS.sendMs * 0.6);

const refusing = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: ({ address }, _session, done) => done(Object.assign(new Error(`no ${address}`), { responseCode })),
});

describe('queued mail', () => {
  it('is sent once by several servers, and forgotten', async () => {
    const { port, messages } = await smtp();
    const servers = [mailOn(port), mailOn(port), mailOn(port)];
    for (let count = 0; count < 6; count++) await queue(servers[0]!);
    await Promise.all(servers.map((server) => server.sendDue()));
    expect([messages.length, await waiting()]).toEqual([6, []]);
  });

  it('waits longer after each attempt while the server says 4xx, then leaves', async () => {
    const broken = mailOn((await smtp(refusing(451))).port);
    await queue(broken);
    await broken.sendDue();
    const [first] = await waiting();
    await makeDue();
    await broken.sendDue();
    const [second] = await waiting();
    expect([first!.attempts, second!.attempts]).toEqual([1, 2]);
    expect(second!.wait).toBeGreaterThan(first!.wait);
    const { port, messages } = await smtp();
    await makeDue();
    await mailOn(port).sendDue();
    expect([messages.length, await waiting()]).toEqual([1, []]);
  });

  it('is given up at 5xx', async () => {
    const service = mailOn((await smtp(refusing(550))).port);
    await queue(service);
    await service.sendDue();
    expect(await waiting()).toEqual([]);
  });

  it('stays when the server refuses everything, not this mail', async () => {
    const closed: SMTPServerOptions = {
      onConnect: (_session, done) => done(Object.assign(new Error('no mail here'), { responseCode: 554 })),
    };
    const service = mailOn((await smtp(closed)).port);
    await queue(service);
    await service.sendDue();
    expect(await waiting()).toEqual([expect.objectContaining({ attempts: 1 })]);
  });

  it('is given up when it is of no use any more', async () => {
    const { port, messages } = await smtp();
    const service = mailOn(port);
    await queue(service);
    await database.dataSource.query("UPDATE queued_mail SET expires_at = now() - interval '1 second'");
    await service.sendDue();
    expect([messages, await waiting()]).toEqual([[], []]);
  });

  it.each(['closed', 'silent'])('stays when the server is %s', async (kind) => {
    const silent: Server = createServer(() => {});
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    if (kind === 'closed') await new Promise((done) => silent.close(done));
    else opened.push({ stop: () => new Promise((done) => silent.close(() => done())) });
    const service = mailOn(port);
    await queue(service);
    await service.sendDue();
    expect(await waiting()).toEqual([expect.objectContaining({ attempts: 1 })]);
  });

  it('is tried again later when slow answers add up to more than a send may take', async () => {
    const { port, messages } = await smtp({
      onMailFrom: (_address, _session, done) => slowly(done),
      onRcptTo: (_address, _session, done) => slowly(done),
    });
    const service = mailOn(port);
    await queue(service);
    await service.sendDue();
    expect([messages, await waiting()]).toEqual([[], [expect.objectContaining({ attempts: 1 })]]);
  });

  it('waits for the next server when this one stops', async () => {
    const { port, messages } = await smtp();
    const service = mailOn(port);
    for (let count = 0; count < 3; count++) await queue(service);
    void service.sendDue();
    await service.stop();
    expect(messages.length).toBeLessThan(2);
    expect(await waiting()).toHaveLength(3 - messages.length);
    await mailOn(port).sendDue();
    expect(messages).toHaveLength(3);
  });

  it('is never in the log, nor is its address', async () => {
    for (const code of [451, 550]) {
      const service = mailOn((await smtp(refusing(code))).port);
      await queue(service);
      await makeDue();
      await service.sendDue();
    }
    expect(lines.join('')).toContain('mail not sent');
    expect(lines.join('')).not.toMatch(new RegExp(`${SECRET}|one@`));
  });

  it('gets no further header from line breaks, and is plain text', async () => {
    const { port, messages } = await smtp();
    const service = mailOn(port, { subject: 'Hello\r\nBcc: thief@evil.example', text: '<b>bold</b>' });
    await queue(service);
    await service.sendDue();
    const [message = ''] = messages;
    expect(message).not.toMatch(/^Bcc:/im);
    expect(message).toMatch(/^Content-Type: text\/plain/im);
    expect(message).toContain('<b>bold</b>');
  });

  it.each([
    'one@baldojang.example,thief@evil.example',
    'one@baldojang.example\r\nRCPT TO:<thief@evil.example>',
    'one@baldojang.example>\r\nBcc: thief@evil.example',
    '<thief@evil.example>one@baldojang.example',
  ])('is sent to nobody where the address holds more than one: %j', async (to) => {
    const recipients: string[] = [];
    const { port, messages } = await smtp({
      onRcptTo: ({ address }, _session, done) => (recipients.push(address), done()),
    });
    const service = mailOn(port, { to });
    await queue(service);
    await service.sendDue();
    expect([recipients, messages]).toEqual([[], []]);
  });
});
