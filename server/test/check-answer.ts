import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { accessOfDocuments } from '../src/app/graphql/auth-checker';
import { createSchema } from '../src/app/graphql/schema';
import { errorSchemaOf } from '../src/rest/http-errors';
import { openApiDocument } from '../src/rest/openapi';

interface Answer {
  $ref?: string;
  content?: Record<string, unknown>;
  headers?: Record<string, unknown>;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { responses: Record<string, Answer> };
}

/** A response of supertest, as far as it is checked. */
export interface Answered {
  request: { method: string; url: string };
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  body: unknown;
}

interface Rules {
  document: Document;
  ajv: Ajv;
}

let rules: Rules | undefined;

/** The document that integrators read and a judge over its schemas, made once. */
function theRules(): Rules {
  if (rules) return rules;
  const document = openApiDocument({ publicUrl: '', accessOf: accessOfDocuments(createSchema()) });
  // The document holds more than schemas, and in them `example`s, which are no keywords of JSON Schema.
  const ajv = addFormats(new Ajv({ strict: false, validateSchema: false, allErrors: true }));
  rules = { document: document as unknown as Document, ajv: ajv.addSchema(document, 'openapi.json') };
  return rules;
}

/**
 * For `expect` of a request: throws if the OpenAPI document does not describe the response: its status, its content type, its headers,
 * its body. Paths and methods that are not in the table are no part of the document; what is refused there keeps the form of errors.
 */
export function asDocumented(answer: Answered): void {
  const { method, url } = answer.request;
  const { pathname } = new URL(url);
  const problem = problemOf(method.toLowerCase(), pathname, answer);
  if (problem) throw new Error(`${method} ${pathname} answers ${answer.status} against the OpenAPI document: ${problem}`);
}

function problemOf(method: string, pathname: string, answer: Answered): string | null {
  const { document } = theRules();
  const path = pathIn(document, pathname);
  const verb = method === 'head' ? 'get' : method;
  const operation = path === undefined ? undefined : document.paths[path]?.[verb];
  if (path === undefined || !operation) return problemOutside(method, pathname, answer);
  const { status } = answer;
  const { $ref, ...own } = operation.responses[status] ?? {};
  const name = $ref?.split('/').at(-1);
  const { content, headers = {} } = name === undefined ? own : (document.components.responses[name] ?? {});
  if (!(status in operation.responses)) return `it tells only of ${Object.keys(operation.responses).join(', ')}`;
  const missing = missingHeaders(Object.keys(headers), answer.headers);
  if (missing.length > 0) return `no ${missing.join(', ')}`;
  if (!content) return answer.text ? 'it tells of no body' : null;
  const type = answer.headers['content-type']?.split(';')[0] ?? '';
  if (!(type in content)) return `content type ${type} instead of ${Object.keys(content).join(', ')}`;
  if (method === 'head') return null;
  const place = name === undefined ? ['paths', path, verb, 'responses', String(status)] : ['components', 'responses', name];
  return problemOfBody([...place, 'content', type, 'schema'], type === 'application/json' ? answer.body : answer.text);
}

/** Those of the limits come all together, and not at all where nothing is counted. */
function missingHeaders(documented: string[], headers: Answered['headers']): string[] {
  const isOfLimits = (name: string) => name.startsWith('RateLimit-');
  const isThere = (name: string) => headers[name.toLowerCase()] !== undefined;
  const isCounted = documented.some((name) => isOfLimits(name) && isThere(name));
  return documented.filter((name) => !isThere(name) && (isCounted || !isOfLimits(name)));
}

function problemOfBody(place: string[], body: unknown): string | null {
  const { ajv } = theRules();
  const pointer = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.getSchema(`openapi.json#/${pointer}`);
  if (!validate) return `no schema at ${pointer}`;
  return validate(body) ? null : `${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 1_000)}`;
}

/** Fixed paths before those with a parameter, as the server has them. */
function pathIn({ paths }: Document, pathname: string): string | undefined {
  const isAt = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i').test(pathname);
  const found = Object.keys(paths).filter(isAt);
  return found.find((path) => !path.includes('{')) ?? found[0];
}

function problemOutside(method: string, pathname: string, { status, body }: Answered): string | null {
  if (!pathname.startsWith('/api') || status < 400 || method === 'head') return null;
  const schema = errorSchemaOf(status === 404 ? '/api' : pathname);
  const { success, error } = schema.safeParse(body);
  return success ? null : `no error as the paths have it (${error.message})`;
}
