import { getNamedType, GraphQLEnumType, GraphQLInputObjectType, GraphQLList } from 'graphql';
import type { InputPlace } from './schema-calls';

/** What breaks parsers, patterns and statements; `valid` is something the place accepts, to get past the first check. */
const textsAround = (valid: string): string[] => [
  ...HOSTILE_TEXTS,
  ...['\0', '\ud83d', '\u202e', '%', "'", '\u{1f43e}'.repeat(40)].map((text) => valid + text),
  valid.repeat(40),
];

const HOSTILE_TEXTS = [
  '',
  ' \t\r\n\v\f\u2028\u2029',
  `'";--\${7*7}{{7*7}}<script>alert(1)</script>`,
  "'; DROP TABLE member; --",
  "' UNION SELECT email, password_hash FROM member --",
  "' OR '1'='1",
  "1'; SELECT pg_sleep(5); --",
  '$1 $2 :email :id ?',
  '%%__\\',
  '\\',
  '%00',
  'a\0b',
  '\ud83d',
  '\udc00\ud83d',
  '\ufeff\u202e\u200b\u200d\u2066',
  '\u{1f43e}\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  'e\u0301\u1100\u1161\u11a8\u0344',
  '[(*+?{',
  '__proto__',
  'constructor',
  'a@b.c\r\nBcc: all@b.c',
  '../../../etc/passwd\\..\\..',
  '2026-02-30',
  '99999999-99-99',
  '가'.repeat(10_000),
  'a b'.repeat(33_000),
  '\u1100'.repeat(100_000),
];
const HOSTILE_IDS = ['0', '-1', '00', ' 1', '1.5', '1e3', '2147483647', '2147483648', '9223372036854775808', '1 OR 1=1', '１'];
const HOSTILE_NUMBERS = [0, -1, 5e-324, 4.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 1e308, -1e308, 9_007_199_254_740_992];
const HOSTILE_WORDS = ['', '5', 'NaN', 'Infinity', 'NAME; DROP TABLE member', '__proto__', 'constructor', 'toString', 'true'];
/** Other kinds of values than any place wants, as JSON can spell them. */
const OTHER_KINDS: unknown[] = [
  null,
  true,
  7,
  [],
  [[[]]],
  [null],
  {},
  { length: 3, toString: 'x', valueOf: 1 },
  JSON.parse('{ "__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } } }'),
];

/** What to put in a place instead of `valid`. */
export function hostileValuesFor({ type }: InputPlace, valid: unknown): unknown[] {
  const own = () => {
    if (type instanceof GraphQLList) return [Array(1_000).fill(itemOf(valid)), Array(1_000).fill(null), 'text'];
    if (type instanceof GraphQLInputObjectType) {
      const unknownKeys = { isAdmin: true, authNames: ['admin'], id: 1, memberId: 1, insertedAt: 'now' };
      const inherited = JSON.parse('{ "__proto__": { "isAdmin": true, "polluted": true } }') as object;
      return ['text', { ...(valid as object), ...unknownKeys }, Object.assign(inherited, valid), Array(1_000).fill(valid)];
    }
    if (type instanceof GraphQLEnumType) return HOSTILE_WORDS;
    const { name } = getNamedType(type);
    if (name === 'Int' || name === 'Float') return [...HOSTILE_NUMBERS, ...HOSTILE_WORDS];
    if (name === 'Boolean') return HOSTILE_WORDS;
    if (name === 'ID') return [...HOSTILE_IDS, ...HOSTILE_NUMBERS, ...HOSTILE_WORDS, '가'.repeat(10_000), 'a\0b', '\ud83d'];
    return textsAround(typeof valid === 'string' ? valid : '발도장');
  };
  return [...OTHER_KINDS, ...own()];
}

const itemOf = (valid: unknown): unknown => (Array.isArray(valid) ? (valid as unknown[])[0] : valid);

/** The value at a path. */
export function valueAt(variables: Record<string, unknown>, path: InputPlace['path']): unknown {
  return path.reduce<unknown>((holder, step) => (holder as Record<string, unknown> | null | undefined)?.[step], variables);
}

/** The same variables with another value in one place; where nothing is on the way to it, it is made. */
export function withValueAt(holder: unknown, [step, ...rest]: InputPlace['path'], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = typeof step === 'number' ? [...((holder as unknown[] | null) ?? [])] : { ...(holder as object | null) };
  const entries = copy as Record<string, unknown>;
  entries[step] = withValueAt(entries[step], rest, value);
  return copy;
}
