import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestContextWillSendResponse, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import {
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLErrorExtensions,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { DEFAULT_RETRY_AFTER } from '../../rest/http-errors';
import { AppError } from '../../shared/errors';
import type { Handler, WebRequest } from '../../shared/http/http-handler';
import { answerNotModified, weakTagOf } from '../../shared/http/validators';
import type { Logger } from '../../shared/logger';
import { type ResponseCache, sendCached } from '../../fast-path/response-cache';
import { sendText } from '../../fast-path/send-text';
import { keyOfRead, type ValidatedDocumentCache } from '../../fast-path/validated-document-cache';
import type { Execute, RequestContext } from '../../shared/request-context';
import type { FormatError } from './format-error';
import {
  assertAffordable,
  boundedDocument,
  costOf,
  DOCUMENT_LIMITS,
  type DocumentCost,
  oneSecretCheck,
  TOO_COMPLEX,
} from './limits';

/** Codes of Apollo for a document that never ran; GraphQL over HTTP wants 200 for them unless the client asks for the newer type. */
const NEVER_RAN = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
]);
const STATUS: Record<string, 401 | 429 | 503> = { UNAUTHENTICATED: 401, TOO_MANY_REQUESTS: 429, SERVICE_UNAVAILABLE: 503 };

/** The HTTP response that an error requires; undefined if none. */
function headOf(extensions: GraphQLErrorExtensions): { status: number; headers: HeaderMap } | undefined {
  const { code, retryAfter } = extensions as { code?: string; retryAfter?: number };
  const status = STATUS[code ?? ''];
  if (!status) return undefined;
  const headers = new HeaderMap();
  if (status !== 401) headers.set('retry-after', String(retryAfter ?? DEFAULT_RETRY_AFTER[status]));
  return { status, headers };
}

/** Sets the HTTP status and caching by the errors of the response, and makes Apollo pass graphql-http's server audits. */
function askStatus(
  { request, response }: GraphQLRequestContextWillSendResponse<RequestContext>,
  result: FormattedExecutionResult,
) {
  const { errors, data } = result;
  if (!errors) return;
  response.http.headers.set('cache-control', 'no-store');
  const [head] = errors.flatMap(({ extensions }) => headOf(extensions ?? {}) ?? []);
  if (head) {
    response.http.status = head.status;
    for (const [name, value] of head.headers) response.http.headers.set(name, value);
    return;
  }
  const accept = request.http?.headers.get('accept') ?? '';
  if (
    data == null &&
    errors.every(({ extensions }) => NEVER_RAN.has(String(extensions?.code))) &&
    !accept.includes('application/graphql-response+json')
  )
    response.http.status = 200;
}

/** Refuses documents that cost too much and reports the cost in `extensions`. */
const costAndStatus = (schema: GraphQLSchema, validated: ValidatedDocumentCache): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => {
    let cost: DocumentCost | undefined;
    return {
      didResolveOperation: async ({ document, operationName, request, source, queryHash }) => {
        cost = costOf(schema, document, operationName, request.variables ?? {});
        assertAffordable(cost);
        validated.add(source, document, request.extensions?.persistedQuery ? queryHash : undefined);
      },
      willSendResponse: async (context) => {
        const { body } = context.response;
        if (body.kind !== 'single') return;
        if (cost) body.singleResult.extensions = { ...body.singleResult.extensions, cost };
        askStatus(context, body.singleResult);
      },
    };
  },
});

/** Of a document that was sent with the hash of another. */
const WRONG_HASH = 'provided sha does not match query';

/** Apollo gives all validation errors one code, so that a document that is too large would get status 200, and a wrong hash that of a fault. */
function withOwnCode(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (formatted.message === WRONG_HASH) return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_REQUEST' } };
  const { originalError } = error as GraphQLError;
  const isTooComplex = originalError instanceof GraphQLError && originalError.extensions.code === TOO_COMPLEX;
  return isTooComplex ? { ...formatted, extensions: { ...formatted.extensions, code: TOO_COMPLEX } } : formatted;
}

/** Of persisted queries. A client sends a forgotten one again. */
const PERSISTED_BYTES_MAX = 4 * 1024 * 1024;

/** Caches and logs truncate longer addresses; such clients use POST. */
const ADDRESS_MAX = 8_192;

export const refuseLongAddress: Handler = (req, _res, next) =>
  next(
    req.originalUrl.length > ADDRESS_MAX ? new AppError('BAD_USER_INPUT', '주소가 너무 깁니다. POST로 보내 주세요.') : undefined,
  );

/** Wraps a refused token for Apollo: an error without a status would become 500. */
export const refuseContext =
  (formatError: FormatError) =>
  (error: unknown): never => {
    const { message, extensions } = formatError(error);
    throw new GraphQLError(message, { extensions: { ...extensions, http: headOf(extensions) ?? { status: 500 } } });
  };

interface ApolloParts {
  schema: GraphQLSchema;
  execute: Execute;
  validated: ValidatedDocumentCache;
  log: Logger;
}

/** Apollo for the protocol (parsing, validation, CSRF, status codes); documents run in our executor through its gateway option. */
export async function createApollo({ schema, execute, validated, log }: ApolloParts): Promise<ApolloServer<RequestContext>> {
  const apollo = new ApolloServer<RequestContext>({
    gateway: {
      load: async () => ({
        // The name as sent: Apollo's is empty for an unknown name, and a single operation would run.
        executor: async ({ document, request: { variables = {}, operationName }, context }) =>
          (context as RequestContext).failure ??
          execute({ document, variables, operationName, context: context as RequestContext }),
      }),
      onSchemaLoadOrUpdate: (callback) => {
        callback({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => {};
      },
      stop: async () => {},
    },
    introspection: true,
    // Not for GET (serveApollo).
    csrfPrevention: true,
    persistedQueries: { cache: new InMemoryLRUCache({ maxSize: PERSISTED_BYTES_MAX }), ttl: null },
    allowBatchedHttpRequests: false,
    formatError: withOwnCode,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    stopOnTerminationSignals: false,
    validationRules: [boundedDocument, oneSecretCheck],
    validationOptions: { maxErrors: DOCUMENT_LIMITS.errors },
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      costAndStatus(schema, validated),
    ],
  });
  await apollo.start();
  return apollo;
}

interface GraphQLTransport {
  apollo: ApolloServer<RequestContext>;
  validated: ValidatedDocumentCache;
  responses: ResponseCache;
  contextOf: (req: WebRequest) => Promise<RequestContext>;
}

/** Passes requests to Apollo and sends its responses. Its Express package is not used: it sends with Express' `send`. */
export function serveApollo({ apollo, validated, responses, contextOf }: GraphQLTransport): Handler {
  return async function answerWithApollo(req, res) {
    const key = keyOfRead(req);
    const cached = key && (await responses.get(key));
    if (cached) return sendCached(req, res, cached);
    const draft = key ? responses.begin(key) : undefined;
    /** Caches a good response if visitors share it, and answers 304 if the client's copy is current. */
    const send = async (contentType: string, text: string) => {
      const { maxAge = 0 } = (await contextOf(req)).caching ?? {};
      if (key) responses.set(draft, { contentType, text }, maxAge);
      res.setHeader('content-type', contentType);
      if (req.method === 'GET' && answerNotModified(req, res, { etag: weakTagOf(text), isPublic: maxAge > 0 })) return;
      sendText(res, text);
    };
    const direct = await validated.respond(req, contextOf);
    if (direct) return send(direct.contentType, direct.text);
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(req.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    // Other sites may send it: it runs queries only, and no cookie signs anybody in.
    if (req.method === 'GET') headers.set('apollo-require-preflight', 'true');
    const query = req.originalUrl.indexOf('?');
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method ?? '',
        headers,
        search: query < 0 ? '' : req.originalUrl.slice(query),
        body: req.body,
      },
      context: () => contextOf(req),
    });
    // The schema has neither @defer nor @stream: all responses are complete.
    if (answer.body.kind !== 'complete') throw new Error(`Not a whole answer: ${answer.body.kind}`);
    res.statusCode = answer.status ?? 200;
    for (const [name, value] of answer.headers) res.setHeader(name, value);
    const text = answer.body.string;
    const isGood = res.statusCode === 200 && !answer.headers.has('cache-control');
    if (isGood && req.method === 'GET') return send(answer.headers.get('content-type')!, text);
    sendText(res, text);
  };
}
