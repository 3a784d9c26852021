import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request as Node has it, with what its way in adds (`app/http/in-order.ts`). Express' requests have all of it, too. */
export interface WebRequest extends IncomingMessage {
  /** The address as it was sent. */
  originalUrl: string;
  /** Of the client, as far as the proxies that are trusted tell it. */
  ip?: string | undefined;
  params: Record<string, string | string[] | undefined>;
  res?: ServerResponse;
  body?: unknown;
}

/** Answers a request or hands it on, with what failed. Uses nothing that only Express gives a request, so that it works without, too. */
export type Handler = (req: WebRequest, res: ServerResponse, next: (error?: unknown) => void) => void | Promise<void>;
