import { AppError } from '../../shared/errors';
import { confinedText, hasVisible } from '../../shared/validation/text-rules';
import { isPlainObject } from '../../shared/validation/is-plain-object';

/** Deeper than any input type; without a bound nested brackets exhaust the stack. */
const DEEPEST = 20;

/**
 * Cleans every text in variables of GraphQL and REST: confined to its field (shared/validation/text-rules.ts), no NUL (Postgres cannot store
 * it), no lone surrogates. Uploads pass unchanged.
 */
export function cleanVariables<T>(value: T, depth = 0): T {
  if (depth > DEEPEST) throw new AppError('BAD_USER_INPUT', '값이 너무 깊이 겹쳐 있습니다.');
  if (typeof value === 'string') return cleanText(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => cleanVariables(item, depth + 1)) as T;
  if (value === null || typeof value !== 'object' || !isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanVariables<unknown>(item, depth + 1)])) as T;
}

/** A text without a visible character becomes empty, so that required texts are refused. */
export function cleanText(text: string): string {
  if (text.includes('\0')) throw new AppError('BAD_USER_INPUT', '사용할 수 없는 문자가 들어 있습니다.');
  const clean = confinedText(text.toWellFormed());
  return hasVisible(clean) ? clean : '';
}
