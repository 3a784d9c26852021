import type { ServerResponse } from 'node:http';
import { isFastPathOn } from '../config';
import { batchInSetImmediate } from './batch-in-set-immediate';

const isOn = isFastPathOn('send-text');

/** Sends a complete response body; status and content type are set already. Express' `send` parses the type again and checks freshness. */
export function sendText(res: ServerResponse, text: string): void {
  sendBody(res, isOn ? encoded(text) : Buffer.from(text));
}

export function sendBody(res: ServerResponse, body: Buffer): void {
  res.setHeader('content-length', body.length);
  if (isOn) batchInSetImmediate(() => res.end(body));
  else res.end(body);
}

const SHORT = 2_000;
const scratch = Buffer.allocUnsafeSlow(256 * 1024);
const BYTES_OF_CHARACTER_MAX = 3;

/** `Buffer.from` reads a text twice. Writing it into a scratch buffer and copying the bytes is faster. */
function encoded(text: string): Buffer {
  if (text.length < SHORT || text.length * BYTES_OF_CHARACTER_MAX > scratch.length) return Buffer.from(text);
  return Buffer.from(scratch.subarray(0, scratch.write(text)));
}
