import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent, words } from '../read-content';

const questionWords = z.strictObject({
  /**
   * Breeds count as their species; 노견 and 대형견 stay in the text, because they help to find the answer. 개 counts only alone or with
   * a particle, not in 개월, 몇 개 or 개인. No entry is about an `unknown` animal, so dog and cat answers are excluded.
   */
  species: z.record(z.string(), words()),
  /** Any pet. */
  anyPet: words(),
  /**
   * Dogs, cats and pets with their particles, removed because species are compared separately. Rarer animals stay, because they are
   * distinctive.
   */
  namedAnimal: words('g'),
  /** About giving or eating a food: 얼마나 줘, 껍질은. */
  giving: words(),
  /** Without one of these or a species, only entries that imply a pet are answers. */
  petSubject: words(),
  /** Subjects other than pet care, whatever animal is named: 고양이 그림 그려줘. */
  offSubject: words(),
  /** Asks for a place, which no entry answers: 수영 할 수 있는 카페 있나요. */
  seeksPlace: words(),
  /** A person's own body or family. Ignored if an animal is named. */
  person: words(),
  /** Food, body and household of people. Ignored if an animal or a pet word is named: 고구마 굽는 법. */
  otherLife: words(),
  /** Phrases without content, removed in this order, the longest first. */
  fillers: z.array(words('g')),
});

export function readQuestionWords(path: string): z.infer<typeof questionWords> {
  return readContent(path, questionWords);
}

export const QUESTION_WORDS = readQuestionWords(join(CONTENT_DIR, 'care/question-words.json'));
