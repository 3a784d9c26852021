import type { IncomingMessage, ServerResponse } from 'node:http';

/** Node's request with what fast-path/request-listener.ts adds; Express' requests have the same properties. */
export interface WebRequest extends IncomingMessage {
  /** The address as it was sent. */
  originalUrl: string;
  /** Client address, as forwarded by trusted proxies. */
  ip?: string | undefined;
  params: Record<string, string | string[] | undefined>;
  res?: ServerResponse;
  body?: unknown;
}

/** Middleware: responds, or calls `next`, with the error if there is one. Uses no property that exists only on Express' requests. */
export type Handler = (req: WebRequest, res: ServerResponse, next: (error?: unknown) => void) => void | Promise<void>;
