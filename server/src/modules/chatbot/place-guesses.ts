import type { PlaceWord } from './place-question';
import { ROAD_ENDINGS, TOWN_ENDINGS } from './place-words';

/** A reading of a word that the data may know. */
export interface Guess {
  name: string;
  as: 'TOWN' | 'ROAD' | 'TEXT';
  /** Written in the question as it is, with its ending: 잠실동, not 잠실. */
  isLiteral: boolean;
  /** What of the question it is a guess about. */
  reading: string;
  isWhere: boolean;
}

interface GuessScope {
  /** A short question for places, whose words may be places though nothing says so. */
  isTrusted: boolean;
  /** Within a known area only what the question says is a place is looked for in texts: 서울 분위기 좋은 카페. */
  hasArea: boolean;
}

/** Each guess is a look into the data: a question has few words that say where, and a made-up one gets no more. */
const WHERE_WORDS_MAX = 4;
export const GUESSES_MAX = 24;

/** 잠실 → 잠실동, 잠실읍, …, 잠실로, …, and the word itself; what is written out before towns, roads and texts. */
export function guessesOf(words: PlaceWord[], { isTrusted, hasArea }: GuessScope): Guess[] {
  const where = words.filter(({ isWhere }) => isWhere).slice(0, WHERE_WORDS_MAX);
  const guessed = isTrusted ? words.filter((word) => !word.isWhere || where.includes(word)) : where;
  const guess = (own: PlaceWord[], as: Guess['as'], endings: readonly string[]) =>
    own.flatMap(({ readings, isWhere }) =>
      readings
        // 홍대입구역 is the station of 홍대입구, and no town of its own.
        .filter((reading) => as === 'TEXT' || readings.length === 1 || !reading.endsWith('역'))
        .flatMap((reading) =>
          endings.map((ending): Guess => ({ name: reading + ending, as, isLiteral: false, reading, isWhere })),
        ),
    );
  const texts = hasArea ? where : guessed;
  return [
    ...words.flatMap((word) => literals(word, isTrusted)),
    ...guess(guessed, 'TOWN', TOWN_ENDINGS),
    ...guess(guessed, 'ROAD', ROAD_ENDINGS),
    ...guess(texts, 'TEXT', ['']),
  ].slice(0, GUESSES_MAX);
}

function literals({ readings, isWhere }: PlaceWord, isTrusted: boolean): Guess[] {
  return readings.flatMap((name): Guess[] => {
    if (!isWhere && !isTrusted && name.length < 3) return [];
    const literal = { name, isLiteral: true, reading: name, isWhere };
    if (/[동읍면리가]$/.test(name)) return [{ ...literal, as: 'TOWN' }];
    return /[로길]$/.test(name) ? [{ ...literal, as: 'ROAD' }] : [];
  });
}
