import type { IncomingMessage } from 'node:http';

/** Whether the body says to be a form with files. Express' `is` takes the type apart each time, and every request is asked. */
export function isMultipart({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
