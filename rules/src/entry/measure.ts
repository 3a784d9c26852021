import { WEEK } from './entry-policy';
import type { Measure, Token } from './tokenize';
import type { Compare, Unit } from './word';

/** Joins numbers, units and words of comparison: "5kg 이상 ~ 10kg" becomes one measure, "14:00~17:00" one span of time. */
export function joinMeasures(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = daysAt(tokens, at) ?? timesAt(tokens, at) ?? measureAt(tokens, at);
    if (found) {
      const [word, next] = found;
      joined.push({ word, start: tokens[at]!.start, end: tokens[next - 1]!.end });
      at = next;
    } else {
      joined.push(tokens[at]!);
      at += 1;
    }
  }
  return joined;
}

const isMark = (token: Token | undefined, mark: string) => token?.word.is === 'mark' && token.word.mark === mark;
const numberOf = (token: Token | undefined) => (token?.word.is === 'number' ? token.word.value : null);

/** 월~금 */
function daysAt(tokens: readonly Token[], at: number): [Token['word'], number] | null {
  const [first, last] = [tokens[at]?.word, tokens[at + 2]?.word];
  if (first?.is !== 'days' || last?.is !== 'days' || !isMark(tokens[at + 1], '~')) return null;
  const [from, to] = [WEEK.indexOf(first.days[0]!), WEEK.indexOf(last.days.at(-1)!)];
  if (from < 0 || to < 0) return null;
  const days = from <= to ? WEEK.slice(from, to + 1) : [...WEEK.slice(from), ...WEEK.slice(0, to + 1)];
  return [{ is: 'days', days }, at + 3];
}

interface Amount {
  value: number;
  unit: Unit | null;
  next: number;
}

function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const value = numberOf(tokens[at]);
  if (value === null) return null;
  const unit = tokens[at + 1]?.word;
  if (unit?.is === 'unit') return { value: value * unit.factor, unit: unit.unit, next: at + 2 };
  return { value, unit: null, next: at + 1 };
}

function measureAt(tokens: readonly Token[], at: number): [Measure, number] | null {
  const isOpenBelow = isMark(tokens[at], '~');
  const first = amountAt(tokens, isOpenBelow ? at + 1 : at);
  if (!first) return null;
  const hasRange = isMark(tokens[first.next], '~') || isMark(tokens[first.next], '-');
  const second = hasRange ? amountAt(tokens, first.next + 1) : null;
  const unit = second?.unit ?? first.unit;
  if (!unit || (first.unit && first.unit !== unit)) return null;
  const isOpenAbove = isMark(tokens[first.next], '~') && !second;
  const end = second?.next ?? first.next + (isOpenAbove ? 1 : 0);
  const [compare, next] = compareAt(tokens, end);
  const from = isOpenBelow ? null : first.value;
  return [{ is: 'measure', unit, from, to: isOpenAbove ? null : (second ?? first).value, compare }, next];
}

function compareAt(tokens: readonly Token[], at: number): [Compare | null, number] {
  const word = tokens[at]?.word;
  if (word?.is === 'compare') return [word.as, compareAt(tokens, at + 1)[0] ? compareAt(tokens, at + 1)[1] : at + 1];
  if (word?.is === 'until') return ['max', at + 1];
  if (word?.is === 'from') return ['min', at + 1];
  return [null, at];
}

/** Minutes of the day: "14:00", "오후 2시 30분". */
function clockAt(tokens: readonly Token[], at: number): { minutes: number; next: number } | null {
  const half = tokens[at]?.word;
  const start = half?.is === 'half-day' ? at + 1 : at;
  const hour = numberOf(tokens[start]);
  if (hour === null || hour > 24) return null;
  const offset = half?.is === 'half-day' && hour < 12 ? half.hours * 60 : 0;
  const minute = numberOf(tokens[start + 2]);
  if (isMark(tokens[start + 1], ':') && minute !== null && minute < 60)
    return { minutes: hour * 60 + minute + offset, next: start + 3 };
  if (tokens[start + 1]?.word.is !== 'hour') return null;
  if (tokens[start + 2]?.word.is === 'half') return { minutes: hour * 60 + 30 + offset, next: start + 3 };
  if (minute !== null && minute < 60 && tokens[start + 3]?.word.is === 'minute')
    return { minutes: hour * 60 + minute + offset, next: start + 4 };
  return { minutes: hour * 60 + offset, next: start + 2 };
}

function timesAt(tokens: readonly Token[], at: number): [Token['word'], number] | null {
  const isOpenBelow = isMark(tokens[at], '~');
  const first = clockAt(tokens, isOpenBelow ? at + 1 : at);
  if (!first) return null;
  const link = tokens[first.next];
  if (isOpenBelow) return [{ is: 'times', from: null, to: first.minutes }, first.next];
  if (isMark(link, '~') || isMark(link, '-') || link?.word.is === 'from') {
    const second = clockAt(tokens, first.next + 1);
    const closing = second && ['until', 'filler'].includes(tokens[second.next]?.word.is ?? '') ? 1 : 0;
    if (second) return [{ is: 'times', from: first.minutes, to: second.minutes }, second.next + closing];
    return [{ is: 'times', from: first.minutes, to: null }, first.next + 1];
  }
  if (link?.word.is === 'after') return [{ is: 'times', from: first.minutes, to: null }, first.next + 1];
  if (link?.word.is === 'until' || link?.word.is === 'before')
    return [{ is: 'times', from: null, to: first.minutes }, first.next + 1];
  return null;
}
