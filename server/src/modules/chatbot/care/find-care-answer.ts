import { careIndex, type RankedEntry } from './care-index';
import { CARE_ENTRIES, type CareEntry } from './care-entries';
import { readCareQuestion } from './care-question';

export interface CareMatch {
  entry: CareEntry;
  /** Not empty if the best entry is not clearly the best: ask which is meant. */
  others: CareEntry[];
}

/** Tuned with the table of the spec: from this share of the best score on, another entry may be meant as well. */
const RIVAL_SHARE = 0.85;
const OTHERS_MAX = 2;
/** Longer questions are truncated. */
const LENGTH_MAX = 300;

/** @returns null when the collection has no answer */
export function findCareAnswer(question: string): CareMatch | null {
  const named = CARE_ENTRIES.find((entry) => entry.question === question.trim());
  return named ? { entry: named, others: [] } : matchOf(rankCareEntries(question));
}

export function matchOf([best, ...rivals]: readonly RankedEntry[]): CareMatch | null {
  if (!best) return null;
  const others = rivals.filter(({ score }) => score >= best.score * RIVAL_SHARE).slice(0, OTHERS_MAX);
  return { entry: best.entry, others: others.map(({ entry }) => entry) };
}

/** The entries nearest to the question, for a model to answer from. */
export function findCareSources(question: string, count: number): CareEntry[] {
  return rankCareEntries(question)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** The entries that the question can be about, the best first. */
export function rankCareEntries(question: string): RankedEntry[] {
  const read = readCareQuestion(question.slice(0, LENGTH_MAX));
  return !read.isOffSubject ? careIndex().rank(read) : [];
}
