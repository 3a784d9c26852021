import type { SeededRandom } from '../seeded-random';
import { CLOSINGS, SHORT_REVIEWS } from './common-words';
import type { Remarks, ReviewWords, Trait } from './review-words';

export type Rating = 1 | 2 | 3 | 4 | 5;

export interface Visit {
  words: ReviewWords;
  rating: Rating;
  traits: ReadonlySet<Trait>;
  pet: string;
  /** What was said about the place already: people repeat each other less than chance would have it. */
  said: Map<string, number>;
}

type Length = 'short' | 'middle' | 'long';

/** `good` opens, `mixed` follows, `bad` weighs: how many of each, by the stars. */
const SHARES: Record<Rating, (random: SeededRandom, long: boolean) => { good: number; mixed: number; bad: number }> = {
  5: (random, long) => ({ good: long ? random.int(4, 6) : random.int(1, 3), mixed: 0, bad: 0 }),
  4: (random, long) => ({ good: long ? random.int(3, 4) : random.int(1, 2), mixed: random.chance(0.6) ? 1 : 0, bad: 0 }),
  3: (random, long) => ({ good: long ? 2 : random.int(0, 1), mixed: long ? 2 : 1, bad: random.chance(long ? 0.8 : 0.3) ? 1 : 0 }),
  2: (random, long) => ({ good: random.chance(0.3) ? 1 : 0, mixed: long ? 1 : 0, bad: long ? 2 : 1 }),
  1: (random, long) => ({ good: 0, mixed: 0, bad: long ? 3 : random.int(1, 2) }),
};
const TURNS = ['다만', '그런데', '하지만', '아쉬운 점도 있어요.'] as const;

/** A review as somebody could have written it. */
export function writeReview(random: SeededRandom, visit: Visit): string {
  const length = random.weighted<Length>([
    ['short', 18],
    ['middle', 56],
    ['long', 26],
  ]);
  const text = length === 'short' ? shortOf(random, visit) : paragraphs(random, visit, length === 'long');
  return expand(random, text, visit.pet);
}

/** How a person types: some end in a tilde or a smile, some leave full stops out. */
export function inVoice(random: SeededRandom, text: string, voice: number, rating: Rating): string {
  if (voice === 4) return text.replace(/\.(?=\n|$)/g, '');
  const ending = ['.', '~', '!', ' ㅎㅎ'][voice] ?? '.';
  if (rating < 4 || ending === '.') return text;
  return text.replace(/\.(?=\s|$)/g, (stop) => (random.chance(0.25) ? ending : stop));
}

function shortOf(random: SeededRandom, visit: Visit): string {
  const { words, rating } = visit;
  if (random.chance(0.4)) return say(random, { any: SHORT_REVIEWS[rating] }, visit);
  return say(random, rating >= 4 ? words.good : rating === 3 ? words.mixed : words.bad, visit);
}

function paragraphs(random: SeededRandom, visit: Visit, isLong: boolean): string {
  const { words, rating } = visit;
  const { good, mixed, bad } = SHARES[rating](random, isLong);
  const many = (remarks: Remarks, count: number) =>
    Array.from({ length: count }, () => say(random, remarks, visit)).filter(Boolean);
  const [praise, doubt] = [many(words.good, good), [...many(words.mixed, mixed), ...many(words.bad, bad)]];
  if (praise.length > 0 && doubt[0] && !/^다만/.test(doubt[0])) doubt[0] = `${random.pick(TURNS)} ${doubt[0]}`;
  const opening = isLong || random.chance(0.6) ? [say(random, words.openings, visit)] : [];
  const closing = isLong || random.chance(0.4) ? [say(random, { any: CLOSINGS[rating] }, visit)] : [];
  if (!isLong) return [...opening, ...praise, ...doubt, ...closing].join(' ');
  const half = Math.ceil(praise.length / 2);
  const blocks = [[...opening, ...praise.slice(0, half)], praise.slice(half), [...doubt, ...closing]];
  const gap = random.chance(0.5) ? '\n\n' : '\n';
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join(' '))
    .join(gap);
}

/** One remark that holds here, rather one that nobody made yet; what only holds here comes twice as often. */
function say(random: SeededRandom, remarks: Remarks, { traits, said }: Visit): string {
  const entries = Object.entries(remarks) as [Trait | 'any', readonly string[]][];
  const fitting = entries.flatMap(([trait, texts]) => (trait === 'any' ? texts : traits.has(trait) ? [...texts, ...texts] : []));
  const tries = Array.from({ length: 6 }, () => random.pick(fitting));
  const text = tries.reduce((best, next) => ((said.get(next) ?? 0) < (said.get(best) ?? 0) ? next : best));
  said.set(text, (said.get(text) ?? 0) + 1);
  return text;
}

const expand = (random: SeededRandom, text: string, pet: string) =>
  text.replace(/\[([^\]]+)\]/g, (_, choices: string) => random.pick(choices.split('|'))).replaceAll('{pet}', pet);
