import type { ServerResponse } from 'node:http';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { sendText } from './send-text';

const KOREAN = '강아지와 함께 가는 곳 🐶 ';

describe('sendText', () => {
  it.each([
    ['a short text', KOREAN],
    ['a long one', KOREAN.repeat(1_000)],
    ['one that is longer than the room for it', KOREAN.repeat(20_000)],
    ['nothing', ''],
    ['half a character', `${'가'.repeat(3_000)}\ud83d`],
  ])('sends %s as UTF-8 with its length', async (_name, text) => {
    const sent = send(text);
    await endOfTurn();
    expect(sent.body?.equals(Buffer.from(text))).toBe(true);
    expect(sent.headers).toEqual({ 'content-length': Buffer.byteLength(text) });
  });

  it('sends separate responses of the same turn', async () => {
    const texts = ['가', '나', '다'].map((letter) => letter.repeat(5_000));
    const sent = texts.map(send);
    await endOfTurn();
    expect(sent.map(({ body }) => body?.toString())).toEqual(texts);
  });
});

interface Sent {
  headers: Record<string, unknown>;
  body?: Buffer;
}

function send(text: string): Sent {
  const sent: Sent = { headers: {} };
  const res = {
    setHeader: (name: string, value: unknown) => (sent.headers[name] = value),
    end: (body: Buffer) => (sent.body = body),
  };
  sendText(res as unknown as ServerResponse, text);
  return sent;
}
