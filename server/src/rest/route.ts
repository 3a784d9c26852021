import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { z } from 'zod';
import { AppError } from '../shared/errors';
import type { Execute, RequestContext } from '../shared/request-context';
import type { RestErrorCode } from './http-errors';
import type { BodySpec, SentBody } from './read-body';
import { checkBody, readParams, readQuery } from './read-request';

export type Method = 'get' | 'post' | 'put' | 'delete';

interface RouteFacts {
  method: Method;
  /** In OpenAPI notation: `/api/pet_facilities/{id}`. */
  path: `/${string}`;
  tag: string;
  summary: string;
  description?: string;
  /** The current path, where this one exists only for clients in the field. */
  oldAddressOf?: `/${string}`;
  /** Text of the 404 for a reply of null. */
  notFound?: string;
  /** Failures of the operation with their texts: examples of the OpenAPI document. */
  refusals?: Partial<Record<RestErrorCode, string>>;
  /** Statuses of the contract that differ from the common ones. */
  statuses?: Partial<Record<RestErrorCode, number>>;
  /** A stale token must not lock a person out of signing in. */
  ignoresToken?: boolean;
}

/** Turns a file path of GraphQL into an address that clients of other sites can use. */
export type FileUrl = (path: string) => string;

/** One row of the table: a path, the document it runs, and the two mappers around it. */
export interface RouteSpec<
  Data,
  Variables,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Reply extends z.ZodType,
> extends RouteFacts {
  params?: Params;
  query?: Query;
  body?: BodySpec<Body>;
  document: TypedDocumentNode<Data, Variables>;
  variables: (request: { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> }) => NoInfer<Variables>;
  /** Types `reply`, appears in the OpenAPI document and is checked by the contract spec. A string is sent as plain text. */
  replySchema: Reply;
  reply: (
    data: NoInfer<Data>,
    request: { params: z.output<NoInfer<Params>>; fileUrl: FileUrl },
  ) => z.input<NoInfer<Reply>> | null;
}

/** A row without type parameters, so that all rows fit into one table. */
export interface Route extends RouteFacts {
  params: z.ZodObject;
  query: z.ZodObject;
  body: BodySpec<z.ZodObject> | null;
  document: TypedDocumentNode<unknown, never>;
  replySchema: z.ZodType;
  answer: (
    request: { params: Record<string, unknown>; url: string; body: SentBody | null; fileUrl: FileUrl },
    execute: Execute,
    context: RequestContext,
  ) => Promise<unknown>;
}

const nothing = z.object({});
type Nothing = typeof nothing;

export function route<
  Data,
  Variables,
  Reply extends z.ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodObject = Nothing,
>(spec: RouteSpec<Data, Variables, Params, Query, Body, Reply>): Route {
  const { document, variables, reply, params = nothing as Params, query = nothing as Query, body, ...facts } = spec;
  const bodySchema = body?.schema ?? (nothing as Body);
  return {
    ...facts,
    params,
    query,
    body: body ?? null,
    document,
    answer: async (request, execute, context) => {
      const input = {
        params: readParams(request.params, params),
        query: readQuery(request.url, query),
        body: checkBody(request.body, bodySchema),
        fileUrl: request.fileUrl,
      };
      const { data, errors } = await execute({ document, variables: variables(input), context });
      if (errors?.[0]) throw errors[0];
      const answer = data ? reply(data, input) : null;
      if (answer === null && facts.notFound) throw new AppError('NOT_FOUND', facts.notFound);
      return answer;
    },
  };
}
