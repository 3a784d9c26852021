import { josa } from 'es-hangul';
import { type ChatbotAnswer, ChatbotSource } from '../chatbot.output';
import { hospitalsAround } from '../places/place-search';
import { namesBodySign } from '../alarms/body-signs';
import type { CareEntry } from './care-entries';
import type { CareTopic } from './care-follow-up';
import { speciesOfEntry } from './care-question';

export type CareAnswer = Pick<ChatbotAnswer, 'source' | 'text'> &
  Partial<Pick<ChatbotAnswer, 'topic' | 'suggestions' | 'search'>>;

const STRINGS = {
  cannotWait:
    '숨이 가쁘거나, 의식이 없거나, 경련하거나, 배가 부풀거나, 소변을 못 보면 하나만 있어도 지금 바로 동물병원에 가세요.',
  noTopicForSign: '이 증상에는 준비된 답이 없으니 가까운 동물병원에 전화로 먼저 물어보세요.',
  whichAnimal: '강아지인가요, 고양이인가요?',
  animals: ['강아지', '고양이'],
  whichTopic: (topics: readonly string[]) => {
    const first = topics.slice(0, -1);
    return `“${first.join('”, “')}”${josa.pick(first.at(-1) ?? '', '와/과')} “${topics.at(-1)}” 가운데 무엇이 궁금하세요?`;
  },
  thatIsAll: (topic: string) => `“${topic}”에 대해 준비된 답은 앞에서 드린 것이 모두예요.`,
  noAnswer:
    '이 질문에는 준비된 답이 없어요. 돌보는 방법은 "고양이 발톱 깎기"처럼 짧게, 갈 곳은 "강남역 근처 애견카페"처럼 동네와 종류를 적어 주세요. 건강이 걱정되면 가까운 동물병원에 물어보세요.',
  thanks: '다행이에요. 더 궁금한 것이 있으면 언제든 물어봐 주세요.',
};

const THANKS = /^(?:정말|너무|네|넵|아|이제)?\s*(?:고마워|고맙|감사|땡큐|ㄱㅅ|괜찮아졌|나았어|다행이)/;

/** Which signs cannot wait, for a question about a sign of illness. */
export const cannotWait = (question: string): string | null => (namesBodySign(question) ? STRINGS.cannotWait : null);

export function careAnswer(topic: CareTopic | null, question: string): CareAnswer {
  if (!topic) return { source: ChatbotSource.NONE, text: THANKS.test(question.trim()) ? STRINGS.thanks : STRINGS.noAnswer };
  const { match, isSame } = topic;
  if (!match) return signAnswer();
  if (match.others.length > 0) return whichAnswer([match.entry, ...match.others], question);
  const { question: name, answer, seeVet } = match.entry;
  return {
    source: ChatbotSource.PREPARED,
    topic: name,
    text: isSame ? `${STRINGS.thatIsAll(name)} ${seeVet}` : `${answer}\n\n${seeVet}`,
  };
}

const signAnswer = (): CareAnswer => ({
  source: ChatbotSource.NONE,
  text: `${STRINGS.cannotWait}\n${STRINGS.noTopicForSign}`,
  search: hospitalsAround(null),
});

/** Asks which animal or topic is meant. */
function whichAnswer(entries: readonly CareEntry[], question: string): CareAnswer {
  const animals = new Set(entries.map((entry) => [...speciesOfEntry(entry)].join(' ')));
  const isOneOfTwo = animals.size === 2 && animals.has('dog') && animals.has('cat');
  const topics = entries.map((entry) => entry.question);
  const signs = cannotWait(question);
  const text = [signs, isOneOfTwo ? STRINGS.whichAnimal : STRINGS.whichTopic(topics)].filter(Boolean).join('\n');
  return {
    source: ChatbotSource.NONE,
    text,
    suggestions: isOneOfTwo ? STRINGS.animals : topics,
    search: signs === null ? null : hospitalsAround(null),
  };
}
