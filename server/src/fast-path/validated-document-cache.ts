import { type DocumentNode, getOperationAST, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { WebRequest } from '../shared/http/http-handler';
import { isPlain } from '../app/graphql/clean-variables';
import type { RequestContext } from '../shared/request-context';
import type { Execute } from '../shared/request-context';
import { assertAffordable, costOf, knownCostOf } from '../app/graphql/limits';

const KEPT_MAX = 300;
/** Of a text; the longest of our own pages has some 3,000 characters. */
const LENGTH_MAX = 10_000;

/** What Apollo makes of the `Accept` that clients send. */
const CONTENT_TYPES = new Map<string | undefined, string>([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

interface Asked {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

interface Answer {
  contentType: string;
  text: string;
}

/**
 * Answers again what Apollo has let through once. Its protocol (headers to a map, a hash of the text, negotiation) takes about a tenth of
 * the processor time of a short query. This answers as Apollo does or not at all: whatever is not a plain query that goes well is
 * Apollo's.
 */
export class AcceptedQueries {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly execute: Execute,
  ) {}

  /** @param document parsed from the text, and valid */
  add(text: string, document: DocumentNode): void {
    if (text.length > LENGTH_MAX || this.documents.has(text)) return;
    const [oldest] = this.documents.keys();
    if (oldest !== undefined && this.documents.size >= KEPT_MAX) this.documents.delete(oldest);
    this.documents.set(text, document);
  }

  /** @returns null where Apollo has to answer */
  async answer(req: WebRequest, contextOf: (req: WebRequest) => Promise<RequestContext>): Promise<Answer | null> {
    const contentType = CONTENT_TYPES.get(req.headers.accept);
    const request = contentType && plainRequest(req);
    const document = request && this.documents.get(request.query);
    if (!document) return null;
    const { variables, operationName = null } = request;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.QUERY) return null;
    try {
      const asked = [document, operation.name?.value ?? null, variables ?? {}] as const;
      const cost = knownCostOf(...asked) ?? costOf(this.schema, ...asked);
      assertAffordable(cost);
      const context = await contextOf(req);
      const result = await this.execute({ document, variables: variables ?? {}, operationName, context });
      if (!result.errors) return { contentType, text: `${JSON.stringify({ data: result.data, extensions: { cost } })}\n` };
      // So that Apollo can tell it without running it again; in the context, of which Apollo makes a copy.
      context.failure = result;
    } catch {
      // Refused before anything ran: Apollo comes to the same, and tells it.
    }
    return null;
  }
}

/** A POST of JSON that brings nothing but a document with its variables. */
function plainRequest({ method, headers, body }: WebRequest): Asked | null {
  if (method !== 'POST' || !/^application\/json\b/i.test(headers['content-type'] ?? '')) return null;
  if (typeof body !== 'object' || body === null) return null;
  const { query, variables, operationName, extensions } = body as Record<string, unknown>;
  const isPlainRequest =
    typeof query === 'string' &&
    isPlainOrMissing(variables) &&
    (operationName == null || typeof operationName === 'string') &&
    isPlainOrMissing(extensions) &&
    !(extensions && 'persistedQuery' in extensions);
  return isPlainRequest ? (body as Asked) : null;
}

const isPlainOrMissing = (value: unknown): value is object | null | undefined =>
  value == null || (typeof value === 'object' && isPlain(value));
