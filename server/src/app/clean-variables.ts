import { AppError } from '../shared/errors';

/**
 * Every text that enters, through either door: composed Hangul (some systems send it decomposed), no NUL (Postgres cannot
 * store it), no half surrogate pairs. What is neither text, list nor plain object (an upload) passes untouched.
 */
export function cleanVariables<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => cleanVariables(item)) as T;
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanVariables<unknown>(item)])) as T;
}

function cleanText(text: string): string {
  if (text.includes('\0')) throw new AppError('BAD_USER_INPUT', '사용할 수 없는 문자가 들어 있습니다.');
  return text.toWellFormed().normalize('NFC');
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
