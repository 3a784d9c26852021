import type { Answer, RunOptions, TestApp } from './test-app';

export interface ChatbotReply {
  text: string;
  plainText: string;
  source: string;
  topic: string | null;
  hotlines: { name: string; phoneNumber: string }[];
  suggestions: string[];
  entries: { answer: string }[];
  facilities: { id: string; name: string; reviewCount: number }[];
  search: Record<string, unknown> | null;
}

export const ASK_CHATBOT = `mutation ($input: AskChatbotInput!) {
  askChatbot(input: $input) {
    text plainText source topic suggestions
    hotlines { name phoneNumber }
    facilities { id name reviewCount }
    entries { answer }
    search { isNearMe sidoName sigunguName nearPlace { name } searchText categories petTypes pets { species weightKg } parkingAvailable indoorFacility outdoorFacility
      openAt isOpenNow isOpenAllDay }
  }
}`;

/** A conversation as its texts: the last is the person's, the one before it the chatbot's, and so on. */
export function conversationOf(...texts: string[]): { role: string; content: string }[] {
  return texts.map((content, index) => ({ role: (texts.length - index) % 2 ? 'USER' : 'ASSISTANT', content }));
}

export async function askChatbot(
  app: Pick<TestApp, 'run'>,
  messages: string | { role: string; content: string }[],
  options?: RunOptions,
): Promise<Answer<{ askChatbot: ChatbotReply }> & { reply: ChatbotReply | undefined }> {
  const input = { messages: typeof messages === 'string' ? conversationOf(messages) : messages };
  const answer = await app.run<{ askChatbot: ChatbotReply }>(ASK_CHATBOT, { input }, options);
  return { ...answer, reply: answer.data?.askChatbot };
}
