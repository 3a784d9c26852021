import {
  type CharRange,
  hangulTypedAsLatin,
  initialsOf,
  separateConsonants,
  syllablesOfInitial,
  unfinishedSyllable,
} from '../../shared/hangul';
import { escapePattern, gramsOf, normaliseForSearch, ofName } from './search-text';

/** Grams that every match has, and grams of which it has at least one. */
export interface GramNeed {
  all: string[];
  any: string[];
}

/** One way to understand what a person has typed so far. */
export interface Reading {
  /** A regular expression of the text, the same to Postgres and JavaScript. */
  pattern: string;
  /** The text itself where the pattern is nothing else. */
  literal: string | null;
  /** What the first two characters of a name that starts like this can be, or what their initials are. */
  start: { characters: string[] } | { initials: string };
  /** What the grams of a name must have. */
  inName: GramNeed;
  /** What the grams of the whole haystack must have; null for a reading that is about names alone. */
  anywhere: GramNeed | null;
}

/**
 * The readings of a query, the plainest first: as written, still being typed, initials, typed on the wrong keyboard. One by one, as the
 * first is mostly enough.
 */
export function* readingsOf(query: string): Generator<Reading, void> {
  const text = separateConsonants(normaliseForSearch(query));
  if ([...text].length < 2) return;
  yield* plainReadings(text);
  const typedBlind = hangulTypedAsLatin(query.normalize('NFC'));
  const hangul = typedBlind === null ? '' : normaliseForSearch(typedBlind);
  if ([...hangul].length >= 2) yield* plainReadings(hangul);
}

function* plainReadings(text: string): Generator<Reading, void> {
  const initials = readInitials(text);
  if (initials) return void (yield initials);
  yield readLiteral(text);
  const unfinished = readUnfinished(text);
  if (unfinished) yield unfinished;
}

function readLiteral(text: string): Reading {
  const grams = gramsOf(text);
  return {
    pattern: escapePattern(text),
    literal: text,
    start: { characters: [firstTwoOf(text)] },
    inName: { all: grams.map(ofName), any: [] },
    anywhere: { all: grams, any: [] },
  };
}

/** "동물벼" on the way to 동물병원: the last syllable stands for all that it can still become. */
function readUnfinished(text: string): Reading | null {
  const chars = [...text];
  const last = chars.pop() ?? '';
  const unfinished = unfinishedSyllable(last);
  const before = chars.at(-1);
  if (!unfinished || before === undefined) return null;
  const { instead, split } = unfinished;
  const endings = [charClass(instead), ...(split ? [`${split.syllable}${charClass([split.next])}`] : [])];
  const head = gramsOf(chars.join(''));
  const tail = [...instead.flatMap(expand), ...(split ? [split.syllable] : [])].map((syllable) => `${before}${syllable}`);
  return {
    pattern: `${escapePattern(chars.join(''))}(${endings.join('|')})`,
    literal: null,
    start: { characters: chars.length > 1 ? [firstTwoOf(text)] : tail },
    inName: { all: head.map(ofName), any: tail.map(ofName) },
    anywhere: { all: head, any: tail },
  };
}

/** ㄷㅁㅂㅇ, also mixed with syllables, digits and Latin letters. Null if no consonant stands alone. */
function readInitials(text: string): Reading | null {
  const chars = [...text];
  if (!chars.some(syllablesOfInitial)) return null;
  const pattern = chars.map((char) => {
    const syllables = syllablesOfInitial(char);
    return syllables ? charClass([[char, char], syllables]) : escapePattern(char);
  });
  const initials = initialsOf(text);
  const writtenPairs = gramsOf(text).filter((pair) => ![...pair].some(syllablesOfInitial));
  return {
    pattern: pattern.join(''),
    literal: null,
    start: { initials: firstTwoOf(initials) },
    inName: { all: [...gramsOf(initials), ...writtenPairs.map(ofName)], any: [] },
    anywhere: null,
  };
}

const firstTwoOf = (text: string) => [...text].slice(0, 2).join('');

const charClass = (ranges: CharRange[]) =>
  `[${ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join('')}]`;

const expand = ([first, last]: CharRange): string[] => {
  const start = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => String.fromCharCode(start + index));
};
