import type { IncomingMessage } from 'node:http';

/** Cheaper than Express' `is`, which parses the type; runs on every request. */
export function isMultipart({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
