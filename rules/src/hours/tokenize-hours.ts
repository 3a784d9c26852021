import { HOURS_WORDS, LONGEST_WORD, SPACED_WORDS } from './hours-words';
import type { Meaning, Token } from './hours-token';

const SIGNS: Readonly<Record<string, Meaning>> = {
  ...signs({ kind: 'SEPARATOR' }, ',.·•、/;&|'),
  ...signs({ kind: 'RANGE' }, '~-–—−∼〜='),
  ...signs({ kind: 'COLON' }, ':'),
  ...signs({ kind: 'OPEN_BRACKET' }, '([{'),
  ...signs({ kind: 'CLOSE_BRACKET' }, ')]}'),
};
const NUMBER_DIGITS_MAX = 2;

/** Splits a text into tokens. An unknown run of letters becomes one UNKNOWN token. */
export function tokenizeHours(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (isSpace(text, at)) {
      at += 1;
      continue;
    }
    tokens.push(...tokensAt(text, at, tokens.at(-1)));
    at = tokens.at(-1)?.to ?? text.length;
  }
  return tokens;
}

function tokensAt(text: string, at: number, previous: Token | undefined): Token[] {
  const sign = SIGNS[text.charAt(at)];
  if (sign) return [{ ...sign, from: at, to: at + 1 }];
  return isDigit(text, at) ? [numberAt(text, at)] : wordsAt(text, at, previous);
}

function signs(meaning: Meaning, characters: string): Record<string, Meaning> {
  return Object.fromEntries([...characters].map((character) => [character, meaning]));
}

function isDigit(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character >= '0' && character <= '9';
}

function isSpace(text: string, at: number): boolean {
  return text.charAt(at).trim() === '';
}

function endOfDigits(text: string, at: number): number {
  let end = at;
  while (isDigit(text, end)) end += 1;
  return end;
}

/** 09:00, 9시, 9시 30분 or a bare number. */
function numberAt(text: string, from: number): Token {
  const end = endOfDigits(text, from);
  if (end - from > NUMBER_DIGITS_MAX) return { kind: 'UNKNOWN', from, to: end };
  const value = Number(text.slice(from, end));
  if (text.charAt(end) === ':' && isDigit(text, end + 1)) return clockTime(text, from, value, end + 1);
  if (text.charAt(end) === '시' && text.charAt(end + 1) !== '간') return spokenTime(text, from, value, end + 1);
  return { kind: 'NUMBER', value, from, to: end };
}

function clockTime(text: string, from: number, hours: number, minutesAt: number): Token {
  const to = endOfDigits(text, minutesAt);
  const minutes = minutesOf(text.slice(minutesAt, to));
  return minutes === null ? { kind: 'UNKNOWN', from, to } : { kind: 'TIME', minutes: hours * 60 + minutes, from, to };
}

/** A digit too few (19:3 is 19:30) or a zero too many (18:000) is a typing error. */
function minutesOf(digits: string): number | null {
  const isShort = digits === '0' || digits === '3';
  const isLong = digits.length === 3 && digits.endsWith('0');
  if (digits.length !== 2 && !isShort && !isLong) return null;
  const minutes = Number(isShort ? `${digits}0` : digits.slice(0, 2));
  return minutes < 60 ? minutes : null;
}

function spokenTime(text: string, from: number, hours: number, afterHour: number): Token {
  const hour: Token = { kind: 'TIME', minutes: hours * 60, from, to: afterHour };
  if (text.charAt(afterHour) === '반') return { ...hour, minutes: hours * 60 + 30, to: afterHour + 1 };
  let at = afterHour;
  while (at < text.length && isSpace(text, at)) at += 1;
  const end = endOfDigits(text, at);
  const minutes = Number(text.slice(at, end));
  if (end === at || end - at > NUMBER_DIGITS_MAX || text.charAt(end) !== '분' || minutes >= 60) return hour;
  return { ...hour, minutes: hours * 60 + minutes, to: end + 1 };
}

/** Only whole runs of letters match: the 일 of 생일 is no Sunday. */
function wordsAt(text: string, from: number, previous: Token | undefined): Token[] {
  const spaced = spacedWordAt(text, from);
  if (spaced) return [spaced];
  let to = from;
  while (to < text.length && !isSpace(text, to) && !isDigit(text, to) && !SIGNS[text.charAt(to)]) to += 1;
  const run = text.slice(from, to);
  // 토~일부 is a typing error of 토~일.
  if (run === '일부' && previous?.kind === 'RANGE') return [{ kind: 'WEEKDAY', weekday: 6, from, to }];
  return splitRun(run, from) ?? [{ kind: 'UNKNOWN', from, to }];
}

function splitRun(run: string, offset: number): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  while (at < run.length) {
    const word = longestWordAt(run, at);
    if (!word) return null;
    tokens.push({ ...word.meaning, from: offset + at, to: offset + at + word.length });
    at += word.length;
  }
  return tokens;
}

function longestWordAt(run: string, at: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_WORD, run.length - at); length > 0; length -= 1) {
    const meaning = HOURS_WORDS.get(run.slice(at, at + length));
    if (meaning) return { meaning, length };
  }
  return null;
}

function spacedWordAt(text: string, from: number): Token | null {
  for (const word of SPACED_WORDS) {
    const to = endOfSpacedWord(text, from, word);
    const meaning = HOURS_WORDS.get(word);
    if (to !== null && meaning) return { ...meaning, from, to };
  }
  return null;
}

function endOfSpacedWord(text: string, from: number, word: string): number | null {
  let at = from;
  for (const letter of word) {
    while (at < text.length && isSpace(text, at)) at += 1;
    if (text.charAt(at) !== letter) return null;
    at += 1;
  }
  return at;
}
