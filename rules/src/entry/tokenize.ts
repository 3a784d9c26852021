import { WEEK, type EntryDay } from './entry-policy';
import { LONGEST_WORD, VOCABULARY } from './vocabulary';
import type { Compare, Unit, Word } from './word';

export interface Token {
  word:
    | Word
    | { is: 'number'; value: number }
    | { is: 'mark'; mark: string }
    | { is: 'unknown' }
    /** Made of several tokens by later steps. */
    | Measure
    | { is: 'times'; from: number | null; to: number | null }
    | { is: 'parens'; tokens: Token[] };
  start: number;
  end: number;
}

/** "5kg 이하", "5~10kg", "2마리": numbers of one unit; `from` and `to` may be the same number. */
export interface Measure {
  is: 'measure';
  unit: Unit;
  from: number | null;
  to: number | null;
  compare: Compare | null;
}

/** Longer runs without a blank are no words. */
const RUN_MAX = 40;
const WEEKDAY_LETTERS = '월화수목금토일';
const RANGE_MARKS = '~～∼〜';

const isDigit = (char: string) => char >= '0' && char <= '9';
const isBlank = (char: string) => char.trim() === '';
const isWordChar = (char: string) => /[\p{L}\p{N}\p{M}㎏㎝%]/u.test(char);

/** Cuts a text into words of the vocabulary, numbers and marks; a run that is no sequence of such words is one unknown token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at]!;
    if (isBlank(char) && char !== '\n') at += 1;
    else if (!isWordChar(char)) {
      const mark = RANGE_MARKS.includes(char) ? '~' : char;
      tokens.push({ word: { is: 'mark', mark }, start: at, end: at + 1 });
      at += 1;
    } else {
      const end = endOfRun(text, at);
      tokens.push(...segment(text, at, end));
      at = end;
    }
  }
  return tokens;
}

/** The end of letters and digits from `start`; "5,000" and "7.5" belong together. */
function endOfRun(text: string, start: number): number {
  let end = start;
  while (end < text.length && (isWordChar(text[end]!) || isInsideNumber(text, end))) end += 1;
  return end;
}

function isInsideNumber(text: string, at: number): boolean {
  const [before, after] = [text[at - 1] ?? '', text[at + 1] ?? ''];
  if (!isDigit(before) || !isDigit(after)) return false;
  if (text[at] === '.') return true;
  const isThousand = isDigit(text[at + 2] ?? '') && isDigit(text[at + 3] ?? '') && !isDigit(text[at + 4] ?? '');
  return text[at] === ',' && isThousand;
}

function segment(text: string, start: number, end: number): Token[] {
  const run = text.slice(start, end).toLowerCase();
  const days = weekdaysOf(run);
  if (days) return days.map((token) => ({ ...token, start: token.start + start, end: token.end + start }));
  const pieces = run.length <= RUN_MAX ? fewestPieces(run) : null;
  if (!pieces) return [{ word: { is: 'unknown' }, start, end }];
  return pieces.map((piece) => ({ ...piece, start: piece.start + start, end: piece.end + start }));
}

/** 토요일, 토일, 월: single letters are weekdays only where the whole run is made of them. */
function weekdaysOf(run: string): Token[] | null {
  if (run === '수') return null;
  const letters = [...run].findIndex((char) => !WEEKDAY_LETTERS.includes(char));
  const length = letters < 0 ? run.length : letters;
  const isNamed = run.startsWith('요일', length);
  const rest = run.slice(isNamed ? length + 2 : length);
  // 요일 begins with no letter of a weekday, but 일 follows 요 only in it.
  if (!length || (rest && !['만', '은', '는', '에', '에만', '에는'].includes(rest))) return null;
  const days = [...run.slice(0, length)].map((letter): EntryDay => WEEK[WEEKDAY_LETTERS.indexOf(letter)]!);
  const end = isNamed ? length + 2 : length;
  const tokens: Token[] = [{ word: { is: 'days', days }, start: 0, end }];
  return rest.includes('만') ? [...tokens, { word: { is: 'only' }, start: end, end: run.length }] : tokens;
}

/** The cheapest way to read the whole run, or null; longer words win. */
function fewestPieces(run: string): Token[] | null {
  const best: ({ count: number; token: Token } | null)[] = Array.from({ length: run.length }, () => null);
  for (let start = run.length - 1; start >= 0; start -= 1) {
    for (const token of piecesAt(run, start)) {
      const rest = token.end === run.length ? 0 : best[token.end]?.count;
      const known = best[start]?.count ?? Infinity;
      if (rest !== undefined && rest + 1 <= known) best[start] = { count: rest + 1, token };
    }
  }
  if (!best[0]) return null;
  const tokens: Token[] = [];
  for (let at = 0; at < run.length; at = tokens.at(-1)!.end) tokens.push(best[at]!.token);
  return tokens;
}

function piecesAt(run: string, start: number): Token[] {
  if (isDigit(run[start]!)) {
    let end = start;
    while (end < run.length && (isDigit(run[end]!) || run[end] === ',' || run[end] === '.')) end += 1;
    const value = Number(run.slice(start, end).replaceAll(',', ''));
    return Number.isFinite(value) ? [{ word: { is: 'number', value }, start, end }] : [];
  }
  const found: Token[] = [];
  for (let end = start + 1; end <= Math.min(run.length, start + LONGEST_WORD); end += 1) {
    const word = VOCABULARY.get(run.slice(start, end));
    if (word) found.push({ word, start, end });
  }
  return found;
}
