import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface FakeSmtp {
  port: number;
  messages: string[];
  stop: () => Promise<void>;
}

/** A mail server without encryption on 127.0.0.1, which keeps what it gets. */
export async function startFakeSmtp(options: SMTPServerOptions = {}): Promise<FakeSmtp> {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        messages.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { port, messages, stop: () => new Promise<void>((done) => server.close(done)) };
}
