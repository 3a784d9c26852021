import { careIndex } from './care-index';
import { type CareEntry } from './care-entries';
import { readCareQuestion } from './care-question';

/** Thresholds, tuned with the questions of the spec. */
const COVERAGE_MIN = 0.2;
const SCORE_PER_LETTER_MIN = 27;
/** Longer questions are truncated. */
const LENGTH_MAX = 300;

export interface CareMatch {
  entry: CareEntry;
  /** Not empty if the best entry is not clearly the best: ask which is meant. */
  others: CareEntry[];
}

/** @returns null when the collection has no answer */
export function findCareAnswer(question: string): CareMatch | null {
  const read = readCareQuestion(question.slice(0, LENGTH_MAX));
  const [best] = careIndex().rank(read);
  if (!best) return null;
  const match = { entry: best.entry, others: [] };
  if (best.isVerbatim) return match;
  if (read.isOffSubject) return null;
  const isNear = best.coverage >= COVERAGE_MIN && best.score / read.content.length >= SCORE_PER_LETTER_MIN;
  // Without any pet word the question is probably about something else: 비행기 표 예약.
  return isNear && read.isAboutPets ? match : null;
}

/** The entries nearest to the question, for a model to answer from. */
export function findCareSources(question: string, count: number): CareEntry[] {
  const match = findCareAnswer(question);
  return match ? [match.entry, ...match.others].slice(0, count) : [];
}
