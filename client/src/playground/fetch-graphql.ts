interface GraphqlRequest {
  query: string;
  operationName?: string | null;
  variables?: unknown;
}

/** Sends what stands in the editor. Answers of the server that are not JSON are shown as they are. */
export async function fetchGraphql(request: GraphqlRequest, options?: { headers?: Record<string, unknown> }): Promise<object> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'apollo-require-preflight': 'true',
      ...(options?.headers as Record<string, string> | undefined),
    },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  try {
    return JSON.parse(text) as object;
  } catch {
    return { status: response.status, body: text };
  }
}
