import type { Token } from './tokenize';

/** How a clause is joined to the previous one; a stop separates fully. */
export type Joiner = 'STOP' | 'COMMA' | 'SLASH' | 'OR' | 'AND';

export interface RawClause {
  joiner: Joiner;
  tokens: Token[];
}

const MARKS: Record<string, Joiner> = { ',': 'COMMA', '、': 'COMMA', '·': 'COMMA', '+': 'AND', '&': 'AND', '/': 'SLASH' };
const OPENING = '([{（［<';
const CLOSING = ')]}）］>';
/** Ignored marks. */
const SILENT = '\'"“”‘’!~^';

/** Groups brackets into one token; nested or unbalanced brackets separate like a stop. */
export function joinParens(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let inside: { start: number; tokens: Token[] } | null = null;
  for (const token of tokens) {
    const mark = token.word.is === 'mark' ? token.word.mark : '';
    if (mark && OPENING.includes(mark) && !inside) inside = { start: token.start, tokens: [] };
    else if (mark && CLOSING.includes(mark) && inside) {
      joined.push({ word: { is: 'parens', tokens: inside.tokens }, start: inside.start, end: token.end });
      inside = null;
    } else (inside?.tokens ?? joined).push(token);
  }
  if (inside) joined.push({ word: { is: 'mark', mark: '(' }, start: inside.start, end: inside.start + 1 }, ...inside.tokens);
  return joined;
}

/** Splits at commas, words like 또는, and after a predicate. */
export function splitClauses(tokens: readonly Token[]): RawClause[] {
  const clauses: RawClause[] = [];
  /** The first clause since the last mark. */
  let block = 0;
  let current: RawClause = { joiner: 'STOP', tokens: [] };
  const close = (joiner: Joiner) => {
    if (current.tokens.length) clauses.push(current);
    else if (current.joiner !== 'COMMA' && clauses.length) joiner = current.joiner;
    current = { joiner: clauses.length ? joiner : 'STOP', tokens: [] };
  };
  tokens.forEach((token, at) => {
    const { word } = token;
    if (word.is === 'mark' && word.mark === ':') {
      // Headings of lists ("불가 견종: 맹견") are not supported.
      const heading = [...clauses.splice(block).flatMap((clause) => clause.tokens), ...current.tokens, token];
      current = { joiner: 'STOP', tokens: [{ word: { is: 'unknown' }, start: heading[0]!.start, end: token.start }] };
      close('STOP');
      block = clauses.length;
    } else if (word.is === 'mark') {
      if (SILENT.includes(word.mark)) return;
      close(MARKS[word.mark] ?? 'STOP');
      block = clauses.length;
    } else if (word.is === 'or') {
      // "안거나" stays one word in quotations.
      const last = current.tokens.at(-1);
      if (last?.end === token.start) current.tokens.splice(-1, 1, { ...last, end: token.end });
      close('OR');
    } else if (word.is === 'and') close('AND');
    else {
      if (startsClause(current.tokens, token, tokens, at)) close('STOP');
      current.tokens.push(token);
    }
  });
  close('STOP');
  return clauses;
}

const CONTINUING = new Set([
  'filler',
  'quantity',
  'exists',
  'when-so',
  'no',
  'must',
  'yes',
  'parens',
  'only',
  'outside',
  'not',
  'none',
  'lacking',
]);

function startsClause(open: readonly Token[], { word }: Token, tokens: readonly Token[], at: number): boolean {
  if (CONTINUING.has(word.is)) return false;
  const last = open.findLast((token) => token.word.is !== 'filler' && token.word.is !== 'parens')?.word.is;
  if (last === 'no' || last === 'must' || last === 'yes') return true;
  if (last !== 'except' && last !== 'outside') return false;
  // "맹견 제외 모두 가능" are two clauses, "안내견 제외 동반 불가" is one.
  return tokens.slice(at).find((token) => ['no', 'yes', 'mark'].includes(token.word.is))?.word.is !== 'no';
}
