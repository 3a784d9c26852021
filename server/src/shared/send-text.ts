import type { ServerResponse } from 'node:http';
import { atEndOfTurn } from './end-of-turn';

/** Sends a whole answer, of which type and status are set. Express' own `send` reads the content type again and asks of each answer whether the client has it already. */
export function sendText(res: ServerResponse, text: string): void {
  const body = Buffer.from(text);
  res.setHeader('content-length', body.length);
  atEndOfTurn(() => res.end(body));
}
