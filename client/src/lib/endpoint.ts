/** Of every request for data. The server refuses those without the header: a form of a foreign site cannot send it. */
export const ENDPOINT = { uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } };
