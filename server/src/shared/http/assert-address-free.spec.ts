import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../database/embedded-postgres';
import { assertAddressFree } from './assert-address-free';

const answerAt = (port: number) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
    socket
      .on('data', (chunk) => (answer += chunk.toString()))
      .on('error', () => undefined)
      .on('close', () => resolve(answer));
  });

it('closes connections that arrive meanwhile without a response', async () => {
  const port = await freePort();
  let isOver = false;
  const looking = (async () => {
    for (let look = 0; look < 50; look++) await assertAddressFree({ host: '127.0.0.1', port });
  })().finally(() => (isOver = true));
  const answers: Promise<string>[] = [];
  while (!isOver) {
    answers.push(answerAt(port));
    await sleep(0);
  }
  await looking;
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['']));
});
