import { careIndex } from './care-index';
import { type CareEntry } from './care-entries';
import { readCareQuestion } from './care-question';

/** Below these the best entry is a guess. Both are set by the questions of the spec. */
const COVERAGE_MIN = 0.2;
const SCORE_PER_LETTER_MIN = 27;
/** Longer ones are cut: what matters comes first. */
const LENGTH_MAX = 300;

/** The prepared answer to a question; null when the collection has nothing on it. */
export function findCareAnswer(question: string): CareEntry | null {
  const read = readCareQuestion(question.slice(0, LENGTH_MAX));
  const [best] = careIndex().rank(read);
  if (!best) return null;
  if (best.isVerbatim) return best.entry;
  if (read.isOffSubject) return null;
  const isNear = best.coverage >= COVERAGE_MIN && best.score / read.content.length >= SCORE_PER_LETTER_MIN;
  // A question that does not even say that it is about an animal is most probably about something else: 비행기 표 예약.
  return isNear && read.isAboutPets ? best.entry : null;
}
