import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR } from '../../../shared/content-dir';
import { readContent, toRegExp } from './read-content';

/** Any one of the words, which may be regular expressions. */
const words = (flags = '') =>
  z
    .array(z.string().min(1))
    .min(1)
    .transform(toRegExp(flags, (list: string[]) => list.join('|')));

const questionWords = z.strictObject({
  /**
   * Breeds count as their species; 노견 and 대형견 stay in the text, because they also say which answer is meant. 개 counts alone with a
   * particle, not in 개월, 몇 개 or 개인. No entry is about an `unknown` animal; its name keeps the answers for dogs and cats away.
   */
  species: z.record(z.string(), words()),
  /** Any animal that lives with people. */
  anyPet: words(),
  /**
   * Dogs, cats and pets with their particles: the species is compared separately, and in the text they would make all questions alike.
   * Rarer animals stay, because they tell more than the rest of the question.
   */
  namedAnimal: words('g'),
  /** Without one of these or a species, the question is probably about something else (치과 스케일링 비용). */
  petSubject: words(),
  /** Asks for something made, or about trades and things other than care, whatever animal it names: 고양이 그림 그려줘. */
  offSubject: words(),
  /** Looks for a place, which no entry knows: 수영 할 수 있는 카페 있나요. */
  seeksPlace: words(),
  /** A person's own body or family. Counts only where no animal is named. */
  person: words(),
  /** Parts of questions that carry no subject. They are cut out in this order, the longest first. */
  fillers: z.array(words('g')),
});

export function readQuestionWords(path: string): z.infer<typeof questionWords> {
  return readContent(path, questionWords);
}

export const QUESTION_WORDS = readQuestionWords(join(CONTENT_DIR, 'care/question-words.json'));
