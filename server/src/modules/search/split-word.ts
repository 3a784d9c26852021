import { fillerEnds } from './filler';
import { NAME_STARTS, PET_FILLERS } from './lexicon/filler-words';
import { PARK } from './lexicon/kind-words';
import { WHOLE_WORD_PETS } from './lexicon/pet-words';
import type { Lexicon } from './lexicon';
import { readLocality } from './locality';
import type { Meaning, MeaningType } from './meaning';
import { particleCuts } from './particles';

export interface WordPart {
  meaning: Meaning;
  /** As typed. */
  text: string;
  form: string;
  particle: string;
}

const TIMES: readonly MeaningType[] = ['OPEN', 'NOW', 'ALL_DAY', 'DAY', 'PART', 'HOUR', 'THIS_WEEK', 'NEXT_WEEK'];
const LAST_PARTS: readonly MeaningType[] = ['KIND', 'SITE', 'FILLER', 'NEAR', 'NEAR_ME'];
const PLACES: readonly MeaningType[] = ['REGION', 'DISTRICT', 'PLACE', 'LOCALITY'];
/** Only whole words can have these meanings. */
const NEVER_PARTS: readonly MeaningType[] = ['NOT', 'UNKNOWN'];
/** Longest particle: 에서는. */
const PARTICLE_MAX = 3;

/**
 * Splits a compound (주차되는카페) if every part has a meaning and the last is a kind, site, filler or near word, or if all parts are times.
 * Longest parts first; null for no split.
 */
export function splitWord(word: string, lexicon: Lexicon): WordPart[] | null {
  const times = new Splitter(word, lexicon, TIMES).split();
  if (times) return times;
  const parts = new Splitter(word, lexicon, LAST_PARTS).split();
  return parts && !isName(parts) ? parts : null;
}

/** 우리약국, 수약국 and 서울숲공원 are names. */
function isName(parts: readonly WordPart[]): boolean {
  const last = parts.at(-1);
  const others = parts.slice(0, -1);
  const endsInFiller = last?.meaning.type === 'FILLER';
  if (last?.form === PARK) return others.some(({ meaning }) => PLACES.includes(meaning.type));
  return !endsInFiller && others.every(isStartOfName);
}

const isStartOfName = ({ text, meaning }: WordPart): boolean =>
  meaning.type === 'FILLER' && (NAME_STARTS.has(text) || (text.length === 1 && !PET_FILLERS.includes(text)));

/** Backtracking with memoization, so that the time is bounded by the word's length. */
class Splitter {
  private readonly splits = new Map<number, WordPart[] | null>();

  constructor(
    private readonly word: string,
    private readonly lexicon: Lexicon,
    private readonly lastParts: readonly MeaningType[],
  ) {}

  split(): WordPart[] | null {
    const parts = this.from(0);
    return parts && parts.length > 1 ? parts : null;
  }

  private from(start: number): WordPart[] | null {
    if (start === this.word.length) return [];
    const cached = this.splits.get(start);
    if (cached !== undefined) return cached;
    const parts = this.firstOf(this.partsAt(start), start) ?? this.firstOf(this.localitiesAt(start), start);
    this.splits.set(start, parts);
    return parts;
  }

  private firstOf(candidates: Iterable<WordPart>, start: number): WordPart[] | null {
    for (const part of candidates) {
      const end = start + part.text.length;
      const isLast = end === this.word.length;
      if (isLast && !this.lastParts.includes(part.meaning.type)) continue;
      const following = this.from(end);
      if (following) return [part, ...following];
    }
    return null;
  }

  private *partsAt(start: number): Iterable<WordPart> {
    const isTimesOnly = this.lastParts === TIMES;
    const fillers = isTimesOnly ? [] : fillerEnds(this.word, start);
    const longest = Math.min(this.word.length, start + this.lexicon.longestWord + PARTICLE_MAX);
    for (let end = longest; end > start; end -= 1) {
      const text = this.word.slice(start, end);
      if (fillers.includes(end)) yield { meaning: { type: 'FILLER' }, text, form: text, particle: '' };
      for (const part of this.readings(text))
        if (isTimesOnly ? TIMES.includes(part.meaning.type) : !NEVER_PARTS.includes(part.meaning.type)) yield part;
    }
  }

  private *readings(text: string): Iterable<WordPart> {
    for (const { form, particle } of [{ form: text, particle: '' }, ...particleCuts(text)]) {
      const meaning = WHOLE_WORD_PETS.has(form) ? null : this.lexicon.find(form);
      if (meaning && (particle === '' || meaning.type !== 'FILLER')) yield { meaning, text, form, particle };
    }
  }

  private *localitiesAt(start: number): Iterable<WordPart> {
    if (this.lastParts === TIMES) return;
    for (let end = this.word.length - 1; end > start + 1; end -= 1) {
      const text = this.word.slice(start, end);
      const locality = readLocality(text);
      if (locality) yield { meaning: { type: 'LOCALITY' }, text, ...locality };
    }
  }
}
