import type { ChatbotAnswer } from '../src/graphql/types.generated';

/** A prepared answer; a test overrides what it is about. */
export const makeChatbotAnswer = (answer: Partial<ChatbotAnswer> = {}): ChatbotAnswer => {
  const text = answer.text ?? '하루에 한 번 빗겨 주세요.';
  return {
    text,
    plainText: text,
    source: 'PREPARED',
    topic: null,
    facilities: [],
    entries: [],
    hotlines: [],
    suggestions: [],
    search: null,
    ...answer,
  };
};
