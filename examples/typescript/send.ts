import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

interface Refusal {
  message: string;
  extensions: { code: string; fieldErrors?: Record<string, string>; retryAfter?: number };
}

interface Answer<Data> {
  data?: Data | null;
  errors?: Refusal[];
}

/** The server answered and refused. A failed connection is whatever `fetch` throws. */
export class RefusedError extends Error {
  readonly code: string;
  readonly fieldErrors: Record<string, string>;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined;

  constructor({ message, extensions: { code, fieldErrors = {}, retryAfter } }: Refusal) {
    super(message);
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.retryAfter = retryAfter;
  }
}

export interface Connection {
  /** For example `https://baldojang.example`. */
  origin: string;
  token?: string;
}

/** Sends one operation as JSON: its data, or a `RefusedError`. */
export async function send<Data, Variables>(
  { origin, token }: Connection,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  if (errors?.[0]) throw new RefusedError(errors[0]);
  return data!;
}
