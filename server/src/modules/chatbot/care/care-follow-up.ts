import { namesBodySign } from '../alarms/body-signs';
import { animalIn, readCareQuestion } from './care-question';
import { type CareMatch, findCareAnswer, matchOf, rankCareEntries } from './find-care-answer';

/** What a conversation is about. */
export interface CareTopic {
  /** The question with the replies that add to it. */
  text: string;
  /** Null for a sign of illness that no topic fits. */
  match: CareMatch | null;
  /** The last reply changes nothing, so the answer would be repeated. */
  isSame: boolean;
}

/** How far back a reply looks for its question. */
const TURNS_MAX = 4;
/** Longer messages are questions of their own. */
const REPLY_MAX = 30;
/** Ends a conversation: 고마워요, 괜찮아졌어요. */
const CLOSING = /고마|고맙|감사|괜찮아졌|괜찮아 ?보|나았|다행|안녕|^됐어|알겠/;
const ASKS = /[?？]|(?:나요|까요?|[가죠지니]요?|[은는]요?|어때요?|몇 ?번|얼마나?|방법|법|해 ?줘요?|알려 ?줘요?|주세요)\s*$/;
/** Tells more of the question before: 물은 마셔요. */
const TELLS = /[요다어아해음함임고용]\s*$/;

/** Reads replies together with the question before them: 고양이 사료 추천해 줘 → 새끼인데 → 하루 몇 번? */
export function findCareTopic(questions: readonly string[]): CareTopic | null {
  const recent = questions.slice(-TURNS_MAX);
  return recent.reduce<CareTopic | null>((before, said, index) => {
    const question = withAnimal(recent.slice(0, index + 1));
    return said.length <= REPLY_MAX && before ? nextTopic(before, said, question) : topicOf(question);
  }, null);
}

function topicOf(text: string): CareTopic | null {
  const match = findCareAnswer(text);
  return match || namesBodySign(text) ? { text, match, isSame: false } : null;
}

function nextTopic(before: CareTopic, said: string, question: string): CareTopic | null {
  if (CLOSING.test(said) || readCareQuestion(said).isOffSubject) return null;
  const own = topicOf(question);
  const onlyTells = TELLS.test(said) && !ASKS.test(said) && !namesBodySign(said);
  if (own?.match && (!onlyTells || animalIn(said))) return own;
  const text = animalIn(said) ? `${before.text.replaceAll(animalIn(before.text) ?? '', '')} ${said}` : `${before.text} ${said}`;
  const ranked = rankCareEntries(text);
  const alone = new Set([before.text, question].flatMap(rankCareEntries).map(({ entry }) => entry));
  // Only both together lead to it: 사료 and 새끼인데.
  const added = matchOf(ranked.slice(0, 1).filter(({ entry }) => !alone.has(entry)));
  if (added) return { text, match: added, isSame: false };
  const { match } = before;
  const stays = match?.others.length === 0 && ranked.some(({ entry }) => entry === match.entry);
  if (stays) return namesBodySign(said) ? { text, match: null, isSame: false } : { text, match, isSame: true };
  return { text, match: matchOf(ranked) ?? match, isSame: false };
}

/** A short question without an animal is about the last one that was named: 고양이 사료 추천해 줘 → 목욕은요? */
function withAnimal(questions: readonly string[]): string {
  const question = questions.at(-1) ?? '';
  if (question.length > REPLY_MAX || animalIn(question)) return question;
  const animal = questions.slice(0, -1).reverse().map(animalIn).find(Boolean);
  return animal ? `${animal} ${question}` : question;
}
