import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql';
import { isFastPathOn } from '../config';
import type { WebRequest } from '../shared/http/http-handler';
import { isPlainObject } from '../shared/validation/is-plain-object';
import { keyOfPath } from './response-cache';
import type { Execute, RequestContext } from '../shared/request-context';

const DOCUMENTS_MAX = 300;
/** Characters of a cached document's text. */
const LENGTH_MAX = 10_000;

/** Apollo's response type for the `Accept` headers that clients send. */
const CONTENT_TYPES = new Map<string | undefined, string>([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

/** Extensions of a request for a persisted document, exactly as Apollo Client sends them. */
const HASH = /^\{"persistedQuery":\{"version":1,"sha256Hash":"([0-9a-f]{64})"\}\}$/;

interface GraphQLRequest {
  /** Text of the document; by GET the hash of a persisted one. */
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

interface TextResponse {
  contentType: string;
  text: string;
}

/** Cost of running a document, reported with the response. @throws for a document that costs too much */
type PriceOf = (document: DocumentNode, operationName: string | null, variables: Record<string, unknown>) => object;

/**
 * Fast path: executes documents Apollo has already validated, without Apollo's request pipeline (header map, hash, negotiation). Responds
 * exactly as Apollo does or not at all: anything but a plain query without errors goes to Apollo.
 */
export class ValidatedDocumentCache {
  private readonly byText = new Map<string, DocumentNode>();
  private readonly byHash = new Map<string, DocumentNode>();

  constructor(
    private readonly priceOf: PriceOf,
    private readonly execute: Execute,
  ) {}

  /**
   * @param document parsed from the text, and valid
   * @param hash of a persisted document
   */
  add(text: string, document: DocumentNode, hash?: string): void {
    if (!isFastPathOn('validated-document-cache') || text.length > LENGTH_MAX) return;
    addBounded(this.byText, text, document);
    if (hash !== undefined) addBounded(this.byHash, hash, document);
  }

  /** @returns null where Apollo has to answer */
  async respond(req: WebRequest, contextOf: (req: WebRequest) => Promise<RequestContext>): Promise<TextResponse | null> {
    const contentType = CONTENT_TYPES.get(req.headers.accept);
    const isGet = req.method === 'GET';
    const request = contentType && (isGet ? requestByHash(req) : plainRequest(req));
    const document = request && (isGet ? this.byHash : this.byText).get(request.query);
    if (!document) return null;
    const { variables, operationName = null } = request;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.QUERY) return null;
    try {
      const cost = this.priceOf(document, operation.name?.value ?? null, variables ?? {});
      const context = await contextOf(req);
      const result = await this.execute({ document, variables: variables ?? {}, operationName, context });
      if (!result.errors) return { contentType, text: `${JSON.stringify({ data: result.data, extensions: { cost } })}\n` };
      // Apollo reports it without running it again.
      context.failure = result;
    } catch {
      // Refused before anything ran: Apollo refuses it too and reports the reason.
    }
    return null;
  }
}

function addBounded(documents: Map<string, DocumentNode>, key: string, document: DocumentNode): void {
  if (documents.has(key)) return;
  const [oldest] = documents.keys();
  if (oldest !== undefined && documents.size >= DOCUMENTS_MAX) documents.delete(oldest);
  documents.set(key, document);
}

/** Key of what visitors read, as far as it is worded as clients usually do; undefined for the rest. */
export function keyOfRead(req: WebRequest): string | undefined {
  const contentType = CONTENT_TYPES.get(req.headers.accept);
  if (!contentType || req.headers.authorization !== undefined) return undefined;
  if (req.method === 'GET') return contentType + keyOfPath(req);
  const request = plainRequest(req);
  try {
    return request && contentType + JSON.stringify([request.operationName, request.variables]) + request.query;
  } catch {
    // Nested too deeply.
    return undefined;
  }
}

/** The body of a JSON POST with nothing but a document and its variables. */
function plainRequest({ method, headers, body }: WebRequest): GraphQLRequest | undefined {
  if (method !== 'POST' || !/^application\/json\b/i.test(headers['content-type'] ?? '')) return undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  const { query, variables, operationName, extensions } = body as Record<string, unknown>;
  const isPlainRequest =
    typeof query === 'string' &&
    isPlainOrMissing(variables) &&
    (operationName == null || typeof operationName === 'string') &&
    isPlainOrMissing(extensions) &&
    !(extensions && 'persistedQuery' in extensions);
  return isPlainRequest ? (body as GraphQLRequest) : undefined;
}

/** A GET with the hash of a persisted document and its variables. */
function requestByHash({ originalUrl }: WebRequest): GraphQLRequest | undefined {
  const params = new URLSearchParams(originalUrl.slice(originalUrl.indexOf('?')));
  const [, query] = HASH.exec(params.get('extensions') ?? '') ?? [];
  if (!query || [...params.keys()].join() !== 'operationName,variables,extensions') return undefined;
  try {
    const variables = JSON.parse(params.get('variables') ?? '') as Record<string, unknown>;
    return isPlainObject(variables) ? { query, variables, operationName: params.get('operationName') } : undefined;
  } catch {
    return undefined;
  }
}

const isPlainOrMissing = (value: unknown): value is object | null | undefined =>
  value == null || (typeof value === 'object' && isPlainObject(value));
