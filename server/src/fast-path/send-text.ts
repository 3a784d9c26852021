import type { ServerResponse } from 'node:http';
import { atEndOfTurn } from './batch-in-set-immediate';

/** Sends a whole answer, of which type and status are set. Express' own `send` reads the content type again and asks of each answer whether the client has it already. */
export function sendText(res: ServerResponse, text: string): void {
  const body = encoded(text);
  res.setHeader('content-length', body.length);
  atEndOfTurn(() => res.end(body));
}

const SHORT = 2_000;
const room = Buffer.allocUnsafeSlow(256 * 1024);
const BYTES_OF_CHARACTER_MAX = 3;

/** `Buffer.from` goes through a text twice, first for its length; to write it once and copy the bytes takes two thirds as long. */
function encoded(text: string): Buffer {
  if (text.length < SHORT || text.length * BYTES_OF_CHARACTER_MAX > room.length) return Buffer.from(text);
  return Buffer.from(room.subarray(0, room.write(text)));
}
