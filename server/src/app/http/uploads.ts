import typeIs from 'type-is';
import { type FormParts, lingerOver, readMultipart } from '../../rest/multipart';
import { AppError } from '../../shared/errors';
import type { Handler, WebRequest } from '../../shared/http/http-handler';
import { LIMITS } from '../../shared/validation/limits';
import { isMultipart } from '../../shared/http/multipart-type';
import { SpooledUpload } from '../../shared/http/upload';
import type { RequestContext } from '../../shared/request-context';

/** Deeper than any input type. */
const PATH_MAX = 10;

/**
 * Turns a form of the GraphQL multipart request specification into a plain body with its files in place. Uses the parser of the REST paths
 * with its limits; an invalid token is refused before the form is read.
 */
export function graphqlUploads(contextOf: (req: WebRequest) => Promise<RequestContext>, folder: string): Handler {
  const read: Handler = async (req, res, next) => {
    const { viewer } = await contextOf(req).catch((error: unknown) => {
      lingerOver(req, res);
      throw error;
    });
    req.body = operationOf(await readMultipart(req, res, { filesMax: LIMITS.filesPerRequestMax, viewer, folder }));
    next();
  };
  return function readForm(req, res, next) {
    return req.method === 'POST' && isMultipart(req) && typeIs(req, ['multipart/form-data']) ? read(req, res, next) : next();
  };
}

function operationOf(parts: FormParts): Record<string, unknown> {
  const operation = objectIn(parts, 'operations');
  const map = objectIn(parts, 'map');
  for (const [name, paths] of Object.entries(map)) {
    const file = parts[name]?.[0];
    if (!(file instanceof SpooledUpload)) throw refusal(`${name}: 파일이 빠졌습니다.`);
    if (!Array.isArray(paths) || paths.length > LIMITS.filesPerRequestMax)
      throw refusal('map: 파일마다 경로의 목록이 있어야 합니다.');
    for (const path of paths) place(operation, path, file);
  }
  return operation;
}

function objectIn(parts: FormParts, name: string): Record<string, unknown> {
  const text = parts[name]?.[0];
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw refusal(`${name}: JSON 객체 하나를 보내 주세요.`);
}

/** Only where the variables have a null: a path such as `toString.call` must not reach prototypes. */
function place(operation: Record<string, unknown>, path: unknown, file: SpooledUpload): void {
  const steps = typeof path === 'string' ? path.split('.') : [];
  const last = steps.pop() ?? '';
  let holder: unknown = steps[0] === 'variables' && steps.length <= PATH_MAX ? operation : undefined;
  for (const step of steps) holder = ownValue(holder, step);
  if (ownValue(holder, last) !== null) throw refusal('map: variables 안의 null인 자리를 가리켜야 합니다.');
  (holder as Record<string, unknown>)[last] = file;
}

function ownValue(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined;
}

const refusal = (text: string) => new AppError('BAD_USER_INPUT', text);
