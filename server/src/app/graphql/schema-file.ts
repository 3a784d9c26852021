import type { RequestHandler } from 'express';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

const HEADER = '# Written by the server from its own code (npm run generate). Never edited by hand.';

/** The schema as clients read it: sorted, with all descriptions. Committed as schema.graphql, served at /graphql/schema.graphql. */
export const printSchemaFile = (schema: GraphQLSchema): string =>
  `${HEADER}\n\n${printSchema(lexicographicSortSchema(schema)).replace(/^ +$/gm, '')}\n`;

/** Sends the schema as text, for tools that generate clients. */
export function serveSchemaFile(schema: GraphQLSchema): RequestHandler {
  const text = printSchemaFile(schema);
  return function sendSchemaFile(req, res, next) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    res.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).type('text/plain').send(text);
  };
}
