import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Viewer } from './viewer';

/** One per request, the same for GraphQL and REST. */
export interface RequestContext {
  /** null is a visitor. */
  viewer: Viewer | null;
  requestId: string;
  /** Client address; behind a trusted proxy the forwarded one. */
  address: string;
  userAgent?: string | undefined;
  /** Aborted when the client goes away before it is answered; created on first use, as few operations need it. */
  signal?: () => AbortSignal;
  /** Failed result of the fast path, which Apollo reports. */
  failure?: ExecutionResult;
  /**
   * For how many seconds the response may be cached for visitors: the least of the documents that ran for it. An object, as Apollo copies
   * the context.
   */
  caching?: { maxAge?: number };
}

export interface ExecuteOptions<Data, Variables> {
  document: TypedDocumentNode<Data, Variables> | DocumentNode;
  variables: Variables;
  context: RequestContext;
  operationName?: string | null;
}

/** Runs a validated document in process; its errors come back as a client may see them. */
export type Execute = <Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  options: ExecuteOptions<Data, Variables>,
) => Promise<ExecutionResult<Data>>;
