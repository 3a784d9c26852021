import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Reads and validates a JSON file of `content/`. Errors name the file, entry and field. */
export function readContent<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const content = parse(path);
  const { data, error } = schema.safeParse(content);
  if (error) throw new Error(error.issues.map((issue) => `${path}: ${placeOf(issue, content)}: ${issue.message}`).join('\n'));
  return data;
}

/** For `transform`: compiles a regular expression; an invalid one becomes an issue of its field. */
export const toRegExp =
  <Written>(flags: string, sourceOf: (written: Written) => string) =>
  (written: Written, context: z.RefinementCtx): RegExp => {
    try {
      return new RegExp(sourceOf(written), flags);
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  };

/** An alternation of words, which may be regular expressions. */
export const words = (flags = '') =>
  z
    .array(z.string().min(1))
    .min(1)
    .transform(toRegExp(flags, (list: string[]) => list.join('|')));

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** `dog-chocolate.seeVet`: entries by id instead of index. */
function placeOf({ path }: z.core.$ZodIssue, content: unknown): string {
  let value = content as Record<PropertyKey, unknown> | undefined;
  const names = path.map((key) => {
    value = value?.[key] as typeof value;
    return typeof value?.id === 'string' ? value.id : String(key);
  });
  return names.join('.');
}
