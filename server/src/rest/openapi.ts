import { z } from 'zod';
import { ACCESS_NAMES, type AccessLevel } from '../shared/access';
import { ANSWER_HEADERS, ETAG_HEADER, HEADERS } from './openapi-headers';
import { MANUAL } from './openapi-manual';
import { type GuardedRoute, refusalsOf } from './openapi-refusals';
import { TAGS } from './openapi-tags';
import type { Route } from './route';
import { ROUTES } from './route-table';

type Json = Record<string, unknown>;

/** Components that rows share. */
interface Components {
  schemas: Json;
  responses: Json;
}

export interface DocumentParts {
  publicUrl: string;
  fileOrigin?: string;
  accessOf: (document: Route['document']) => AccessLevel;
  routes?: Route[];
  /** Paths that are no rows, written by hand. */
  otherPaths?: Record<string, Record<string, Json & { tags: string[] }>> | undefined;
}

/** Zod adds the bounds of safe integers to every integer. */
const SHOWN: z.core.ToJSONSchemaParams = {
  override: ({ jsonSchema }) => {
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

/** OpenAPI 3.1 of the table, made from the schemas that check requests and replies. */
export function openApiDocument({ publicUrl, fileOrigin = '', accessOf, routes = ROUTES, otherPaths = {} }: DocumentParts): Json {
  const components: Components = { schemas: {}, responses: {} };
  const paths: Record<string, Json> = {};
  for (const row of routes)
    (paths[row.path] ??= {})[row.method] = operationOf({ ...row, access: accessOf(row.document) }, components);
  const otherTags = Object.values(otherPaths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags));
  const tags = [...new Set([...routes.map(({ tag }) => tag), ...otherTags])];
  const document = {
    openapi: '3.1.0',
    info: {
      title: '발도장 REST API',
      version: '1.0.0',
      description: MANUAL,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: tags.map((name) => ({ name, ...(TAGS[name] && { description: TAGS[name] }) })),
    paths: { ...paths, ...otherPaths },
    components: {
      ...components,
      headers: HEADERS,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: '로그인의 답에 든 token' } },
    },
  };
  return withOrigin(document, fileOrigin);
}

/** File addresses in examples are those of this server. */
function withOrigin(document: Json, origin: string): Json {
  const text = JSON.stringify(document, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/files/') ? origin + value : value,
  );
  return JSON.parse(text) as Json;
}

function operationOf(row: GuardedRoute, components: Components): Json {
  const isRead = row.method === 'get';
  return {
    operationId: operationIdOf(row),
    tags: [row.tag],
    summary: row.summary,
    description: descriptionOf(row),
    ...(row.oldAddressOf && { deprecated: true }),
    security: securityOf(row),
    parameters: [...parametersOf('path', row.params), ...parametersOf('query', row.query)],
    ...(row.body && { requestBody: requestBodyOf(row.body) }),
    responses: {
      200: {
        description: '성공',
        headers: { ...ANSWER_HEADERS, ...(isRead && ETAG_HEADER) },
        content: contentOf(schemaOf(row.replySchema, components.schemas), exampleOf(row.replySchema)),
      },
      ...(isRead && { 304: { description: '그대로임', headers: { ...ANSWER_HEADERS, ...ETAG_HEADER } } }),
      ...refusalsOf(row, (schema) => schemaOf(schema, components.schemas), components.responses),
    },
  };
}

function descriptionOf({ access, description, oldAddressOf }: GuardedRoute): string {
  const old = oldAddressOf && `\`${oldAddressOf}\`의 옛 주소입니다. 답이 같으니 그 주소를 쓰세요.`;
  return [`호출할 수 있는 사람: **${ACCESS_NAMES[access]}**`, old, description].filter(Boolean).join('\n\n');
}

/** A token is optional on a public path, but a bad one is refused there too, unless the path ignores it. */
function securityOf({ access, ignoresToken }: GuardedRoute): Json[] {
  if (access !== 'PUBLIC') return [{ bearer: [] }];
  return ignoresToken ? [{}] : [{}, { bearer: [] }];
}

function contentOf(schema: Json, example: unknown): Json {
  return { [schema.type === 'string' ? 'text/plain' : 'application/json']: { schema, example } };
}

/** Example of a list: one of its item, unless the list has its own. */
function exampleOf(schema: z.ZodType): unknown {
  const [own] = (schema.meta()?.examples ?? []) as unknown[];
  return own === undefined && schema instanceof z.ZodArray ? [exampleOf(schema.element as z.ZodType)] : own;
}

function requestBodyOf({ kind, schema, isOptional = false }: NonNullable<Route['body']>): Json {
  const { $schema: _, examples: __, ...own } = z.toJSONSchema(schema, { ...SHOWN, io: 'input', unrepresentable: 'any' });
  return {
    required: !isOptional,
    content: { [kind === 'json' ? 'application/json' : 'multipart/form-data']: { schema: own, example: exampleOf(schema) } },
  };
}

/** GET /api/pet_facilities/{id} → getApiPetFacilitiesById */
function operationIdOf({ method, path }: Route): string {
  const words = path.replace(/\{(\w+)\}/g, 'by_$1').split(/[/_]/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject): Json[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const { $schema: _, description, examples, ...rest } = z.toJSONSchema(field as z.ZodType, SHOWN);
    const example = examples?.[0] ?? rest.default;
    return {
      name,
      in: place,
      required: !(field as z.ZodType).safeParse(undefined).success,
      ...(description && { description }),
      schema: rest,
      ...(example !== undefined && { example }),
    };
  });
}

/** Named schemas move to the components; examples stay with the row. */
function schemaOf(schema: z.ZodType, schemas: Json): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, SHOWN)).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _, $defs = {}, examples: __, ...own } = JSON.parse(text) as Json & { $defs?: Record<string, Json> };
  for (const [name, { examples: ___, ...named }] of Object.entries($defs)) schemas[name] = named;
  return own;
}
