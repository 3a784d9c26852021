import { z } from 'zod';
import type { Upload } from '../shared/http/upload';

/**
 * Kinds of path and query parameters. Each parses the text and has a Korean error text; the OpenAPI document reads limits and
 * defaults from the same schemas.
 */
const REQUIRED = '꼭 보내 주세요.';
const shown = (value: number) => value.toLocaleString('ko');

/** Bounded in code points, as everywhere; JSON Schema counts `maxLength` the same way. */
export const text = (max: number) =>
  z
    .string(REQUIRED)
    .refine((value) => [...value].length <= max, `${shown(max)}자까지 보낼 수 있습니다.`)
    .meta({ maxLength: max });

export const oneOf = (values: string[]) => z.enum(values, `${values.join(', ')} 중 하나를 보내 주세요.`);

/** May come once, many times or as `name[]`; a value with a comma is one value. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item, max: number) =>
  z.array(item).max(max, `${shown(max)}개까지 보낼 수 있습니다.`);

interface Range {
  min: number;
  max: number;
}

const between = ({ min, max }: Range, what: string) => `${shown(min)}부터 ${shown(max)}까지의 ${what} 보내 주세요.`;
const integerOf = (value: string) => (/^-?\d+$/.test(value) ? Number(value) : NaN);

export const integer = (range: Range) => {
  const rule = between(range, '정수를');
  return (
    z
      .string(REQUIRED)
      .transform(integerOf)
      .pipe(z.int(rule).min(range.min, rule).max(range.max, rule))
      // Forms send text only.
      .meta({ type: 'integer', minimum: range.min, maximum: range.max })
  );
};

/** An integer that is clamped to the maximum instead of refused: sizes and limits. */
export const cutInteger = ({ min, max }: Range) => {
  const rule = `${shown(min)} 이상의 정수를 보내 주세요.`;
  return z
    .string(REQUIRED)
    .transform((value) => Math.min(integerOf(value), max))
    .pipe(z.int(rule).min(min, rule).max(max));
};

const decimalOf = (value: string) => (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value) ? Number(value) : NaN);

export const decimal = (range: Range) => {
  const rule = between(range, '숫자를');
  return z.string(REQUIRED).transform(decimalOf).pipe(z.number(rule).min(range.min, rule).max(range.max, rule));
};

export const latitude = () => decimal({ min: -90, max: 90 });
export const longitude = () => decimal({ min: -180, max: 180 });

/** Any integer, as GraphQL takes it: one that nothing has, 0 and negative ones included, is unknown (404), not wrong (400). */
export const entityId = () =>
  z
    .string(REQUIRED)
    .refine((value) => /^-?\d+$/.test(value), '정수를 보내 주세요.')
    .meta({ type: 'integer', minimum: 1 });

/** Lists in bodies are bounded well above the rules, whose error texts are better. */
export const LIST_MAX = 100;

/** A field that clients send and the server ignores. */
export const ignored = (what: string) => z.unknown().optional().describe(`${what}. 서버가 읽지 않는 값입니다.`);

/** A text in a body, unchanged; the operation checks its length. */
export const bodyText = (description: string) =>
  z.string({ error: ({ input }) => (input === undefined ? REQUIRED : '문자열로 보내 주세요.') }).describe(description);

/** An id in a JSON body: a number, as these paths write it, or its digits. */
export const bodyId = (description: string) =>
  z
    .union([z.int(), entityId()], { error: ({ input }) => (input === undefined ? REQUIRED : '정수를 보내 주세요.') })
    .transform(String)
    // The document shows only the number.
    .meta({ description, anyOf: undefined, type: 'integer', minimum: 1 });

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'createReadStream' in value && typeof value.createReadStream === 'function';

const fileFields = z.registry<{ max: number }>();

/** Files of a form. */
export const uploads = (description: string, max: number) =>
  z
    .array(z.custom<Upload>(isUpload, '파일로 보내 주세요.').meta({ type: 'string', format: 'binary' }))
    .max(max, `파일은 ${max}개까지 보낼 수 있습니다.`)
    .default([])
    .describe(description)
    .register(fileFields, { max });

/** Maximum number of files of a form; the parser stops at the next one. */
export const filesMaxOf = ({ shape }: z.ZodObject): number =>
  Object.values(shape as Record<string, z.core.$ZodType>).reduce((sum, field) => sum + (fileFields.get(field)?.max ?? 0), 0);
