import { careIndex } from './care-index';
import { type CareEntry } from './care-entries';
import { readCareQuestion } from './care-question';

/** Thresholds, tuned with the questions of the spec. */
const COVERAGE_MIN = 0.2;
const SCORE_PER_LETTER_MIN = 27;
/** Longer questions are truncated. */
const LENGTH_MAX = 300;

/** @returns null when the collection has no answer */
export function findCareAnswer(question: string): CareEntry | null {
  const read = readCareQuestion(question.slice(0, LENGTH_MAX));
  const [best] = careIndex().rank(read);
  if (!best) return null;
  if (best.isVerbatim) return best.entry;
  if (read.isOffSubject) return null;
  const isNear = best.coverage >= COVERAGE_MIN && best.score / read.content.length >= SCORE_PER_LETTER_MIN;
  // Without any pet word the question is probably about something else: 비행기 표 예약.
  return isNear && read.isAboutPets ? best.entry : null;
}
