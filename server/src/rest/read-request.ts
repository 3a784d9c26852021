import { z } from 'zod';
import { AppError } from '../shared/errors';
import type { SentBody } from './read-body';

/**
 * Query parameters by the contract: blank values count as absent; a list comes once, many times or as `name[]`; anything
 * else that is repeated or nested (`name[a]=b`) is refused; parameters that the row does not name have no effect.
 * Read from the raw address, so that no setting of Express decides what a parameter is.
 */
export function readQuery<Schema extends z.ZodObject>(url: string, schema: Schema): z.output<Schema> {
  const at = url.indexOf('?');
  const pairs = at < 0 ? [] : pairsOf(url.slice(at + 1));
  return check(schema, Object.fromEntries(fieldsOf(schema).map(({ name, list }) => [name, sentAs(name, list, pairs)])));
}

export function readParams<Schema extends z.ZodObject>(params: Record<string, unknown>, schema: Schema): z.output<Schema> {
  return check(schema, params);
}

/**
 * A body by the contract: fields that the row does not name have no effect. In a form a value may be the literal `undefined`,
 * which clients write for one they do not have.
 */
export function checkBody<Schema extends z.ZodObject>(body: SentBody | null, schema: Schema): z.output<Schema> {
  if (body === null) return check(schema, {});
  if (body.kind === 'json') {
    if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value))
      throw new AppError('BAD_USER_INPUT', '보낸 내용을 읽을 수 없습니다.');
    return check(schema, body.value as Record<string, unknown>);
  }
  const { parts } = body;
  return check(schema, Object.fromEntries(fieldsOf(schema).map(({ name, list }) => [name, partAs(name, list, parts)])));
}

interface SentField {
  name: string;
  list: boolean;
}
const fieldsBySchema = new WeakMap<z.ZodObject, SentField[]>();

/** Cached, as zod computes `shape` on each access. */
function fieldsOf(schema: z.ZodObject): SentField[] {
  const fields =
    fieldsBySchema.get(schema) ??
    Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(([name, field]) => ({ name, list: isList(field) }));
  fieldsBySchema.set(schema, fields);
  return fields;
}

function partAs(name: string, list: boolean, parts: Record<string, unknown[]>): unknown {
  const all = [name, `${name}[]`].flatMap((key) => (Object.hasOwn(parts, key) ? (parts[key] ?? []) : []));
  const values = all.filter((value) => value !== 'undefined');
  if (list) return values.length > 0 ? values : undefined;
  if (values.length > 1) throw refusal(name, '값을 하나만 보내 주세요.');
  return values[0];
}

type Pair = [name: string, value: string];

function pairsOf(query: string): Pair[] {
  return query.split('&').map((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
  });
}

/** A lone `%` stays, as in browsers; escapes must be UTF-8, and Postgres cannot store NUL. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text.replace(/\+/g, ' ').replace(/%(?![0-9a-f]{2})/gi, '%25'));
    // Some systems send decomposed Hangul; the data is composed.
    if (!decoded.includes('\0')) return decoded.trim().normalize('NFC');
  } catch {
    // Reported below.
  }
  throw new AppError('BAD_USER_INPUT', '주소에 읽을 수 없는 글자가 있습니다.');
}

function sentAs(name: string, list: boolean, pairs: Pair[]): string | string[] | undefined {
  const own = pairs.filter(([key]) => key === name || key.startsWith(`${name}[`));
  const values = own.map(([, value]) => value).filter((value) => value !== '');
  if (list ? own.some(([key]) => key !== name && key !== `${name}[]`) : values.length > 1 || own.some(([key]) => key !== name))
    throw refusal(name, list ? `목록은 ${name} 또는 ${name}[]로 보내 주세요.` : '값을 하나만 보내 주세요.');
  return list && values.length > 0 ? values : values[0];
}

function isList(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? isList(field.unwrap()) : field instanceof z.ZodArray;
}

function check<Schema extends z.ZodObject>(schema: Schema, sent: Record<string, unknown>): z.output<Schema> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw refusal(String(issue?.path[0]), HANGUL.test(issue?.message ?? '') ? (issue?.message ?? '') : '값을 확인해 주세요.');
}

/** Rules without a Korean text have an English default. */
const HANGUL = /[가-힣]/;

function refusal(name: string, rule: string): AppError {
  return new AppError('BAD_USER_INPUT', `${name}: ${rule}`);
}
