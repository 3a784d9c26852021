import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { bodyPace } from './body-pace';

let server: Server;
beforeAll(async () => {
  const app = express();
  app.use(bodyPace({ formMs: 60_000, plainMs: 200, formBytesPerSecond: 100_000, everyMs: 50 }));
  app.post('/', (req, res) => {
    req.on('end', () => res.send('done')).resume();
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends the head, then pieces of the body with a pause after each, until the body is whole or the other side hangs up. */
function send(contentType: string, pieces: number, bytes: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    let sent = 0;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${contentType}\r\nContent-Length: ${pieces * bytes}\r\n\r\n`,
    );
    const timer = setInterval(() => {
      if (sent++ < pieces) socket.write(Buffer.alloc(bytes));
    }, 20);
    socket
      .on('data', (data) => (answer += data.toString()))
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
        resolve(answer.split('\r\n')[0] || 'hung up');
      });
  });
}

it.each([
  ['a form that comes byte by byte', 'multipart/form-data; boundary=b', 1_000, 1, 'hung up'],
  [
    'a form that takes longer than another body may, at a good pace',
    'multipart/form-data; boundary=b',
    20,
    50_000,
    'HTTP/1.1 200 OK',
  ],
  ['another body that goes on and on', 'application/json', 1_000, 10, 'hung up'],
  ['another body in time', 'application/json', 2, 10, 'HTTP/1.1 200 OK'],
])('%s', async (_what, contentType, pieces, bytes, outcome) => {
  expect(await send(contentType, pieces, bytes)).toBe(outcome);
});
