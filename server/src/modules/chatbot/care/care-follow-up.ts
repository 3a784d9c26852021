import type { CareMatch } from './find-care-answer';
import { findCareAnswer } from './find-care-answer';
import { namesBodySign } from './body-signs';
import { animalIn } from './care-question';

/** Longer messages are questions of their own. */
const REPLY_MAX = 30;
/** How far back a reply looks for its question. */
const PREVIOUS_MAX = 3;
/** Ends a conversation: 고마워요, 괜찮아졌어요. */
const CLOSING = /고마|고맙|감사|괜찮아졌|괜찮아 ?보|나았|다행|안녕|됐어|알겠/;

/** Asks something: 목욕은요, 하루 몇 번? A reply without it tells more of the question before: 물은 마셔요. */
const ASKS = /[?？]|(?:나요|까요?|[가죠지니]요?|[은는]요?|어때요?|몇 ?번|얼마나?|방법|법|해 ?줘요?|알려 ?줘요?|주세요)\s*$/;

export const isStatement = (reply: string): boolean => reply.length <= REPLY_MAX && !ASKS.test(reply.trim());

export type CareFollowUp =
  /** `isSame`: the reply changes nothing, so the answer would be repeated. */
  | { kind: 'topic'; match: CareMatch; isSame: boolean }
  /** The question before named a sign of illness that no topic fits. */
  | { kind: 'sign' };

/**
 * Reads a reply together with the questions before it: 고양이 사료 추천해 줘 → 새끼인데 → 하루 몇 번? Null if it adds to none of them.
 * @param questions of the person, the reply last
 */
export function findCareFollowUp(questions: readonly string[]): CareFollowUp | null {
  const reply = questions.at(-1) ?? '';
  if (reply.length > REPLY_MAX || CLOSING.test(reply)) return null;
  const previous = questions.slice(0, -1).slice(-PREVIOUS_MAX);
  for (let first = previous.length - 1; first >= 0; first -= 1) {
    const topic = previous.slice(first).join(' ');
    const before = findCareAnswer(topic);
    const isSign = namesBodySign(topic);
    if (!before && !isSign) continue;
    const match = findCareAnswer(`${topic} ${reply}`) ?? before;
    if (!match) return { kind: 'sign' };
    const isSettled = before !== null && before.others.length === 0;
    const stays = isSettled && [match.entry, ...match.others].includes(before.entry) && match.entry === before.entry;
    return { kind: 'topic', match: stays ? before : match, isSame: stays };
  }
  return null;
}

/** A short question without an animal is about the last one that was named: 고양이 사료 추천해 줘 → 목욕은요? */
export function withAnimal(questions: readonly string[]): string {
  const question = questions.at(-1) ?? '';
  if (question.length > REPLY_MAX || animalIn(question)) return question;
  const animal = questions.slice(0, -1).reverse().map(animalIn).find(Boolean);
  return animal ? `${animal} ${question}` : question;
}
