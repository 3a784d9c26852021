import { type ExecutionResult, GraphQLError } from 'graphql';
import { texts } from './strings';
import { currentToken, refuseToken } from './token';

interface GraphqlRequest {
  query: string;
  operationName?: string | null;
  variables?: unknown;
}

/** As GraphiQL wants it typed; over the wire its errors are plain objects. */
export type GraphqlAnswer<Data = unknown> = ExecutionResult<Data>;

/** Sends what stands in the editor, with the tab's token unless the headers beside it name another one. What fails is told as GraphQL tells errors. */
export async function fetchGraphql<Data>(
  request: GraphqlRequest,
  options?: { headers?: Record<string, unknown> },
): Promise<GraphqlAnswer<Data>> {
  const token = currentToken();
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  });
  try {
    for (const [name, value] of Object.entries(options?.headers ?? {})) headers.set(name, String(value));
  } catch {
    return failure(texts.badHeader);
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(request) });
    text = await response.text();
  } catch {
    return failure(texts.unreachable);
  }
  const answer = parse<Data>(text) ?? failure(texts.notGraphql(response.status));
  const wasOurs = token !== null && headers.get('authorization') === `Bearer ${token}`;
  if (wasOurs && response.status === 401 && isTokenRefused(answer)) refuseToken(token);
  return answer;
}

/** A refused token fails before anything runs; a wrong password (401 too) fails in its field. */
export const isTokenRefused = ({ errors }: GraphqlAnswer) =>
  errors?.some(({ path, extensions }) => extensions?.code === 'UNAUTHENTICATED' && path === undefined) ?? false;

const failure = (message: string) => ({ errors: [new GraphQLError(message)] });

/** Null for what is no GraphQL answer, such as the page of a proxy. */
function parse<Data>(text: string): GraphqlAnswer<Data> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
      ? (body as GraphqlAnswer<Data>)
      : null;
  } catch {
    return null;
  }
}
