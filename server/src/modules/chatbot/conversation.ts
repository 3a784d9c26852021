import { CHATBOT_RULES } from '../../shared/validation/chatbot-rules';
import { AppError } from '../../shared/errors';
import { type ChatbotMessageInput, ChatbotRole } from './chatbot.input';

export interface Said {
  by: 'user' | 'assistant';
  text: string;
}

const { messagesMax, messageMax, emptyText } = CHATBOT_RULES;

/**
 * What of a conversation is read: its last messages, each up to its bound, from the first of the person's on.
 * @throws AppError BAD_USER_INPUT when it does not end with a question
 */
export function readConversation(messages: ChatbotMessageInput[]): [...Said[], Said] {
  const said = messages.slice(-messagesMax).map(({ role, content }): Said => {
    const by = role === ChatbotRole.ASSISTANT ? 'assistant' : 'user';
    return { by, text: content.trim() && firstOf(content.trim(), messageMax) };
  });
  const question = said.pop();
  if (question?.by !== 'user' || !question.text)
    throw new AppError('BAD_USER_INPUT', emptyText, { fieldErrors: { messages: emptyText } });
  const before = said.filter(({ text }) => text);
  const first = before.findIndex(({ by }) => by === 'user');
  return [...(first < 0 ? [] : before.slice(first)), question];
}

function firstOf(text: string, length: number): string {
  return text.length > length ? Array.from(text).slice(0, length).join('') : text;
}

const REPLY_MAX = 20;
const REPLY_WORDS_MAX = 4;
/** Asks something of its own, or ends the matter. */
const NO_REPLY = /[?？]|추천|알려|찾아|어디|어떻게|언제|왜|얼마|방법|고마|고맙|감사|괜찮|나았|다행|안녕|됐어|아니/;

/** So short that it says nothing by itself: 강남역이요, 3kg이에요. */
export function isReply(text: string): boolean {
  return text.length <= REPLY_MAX && text.split(/\s+/).length <= REPLY_WORDS_MAX && !NO_REPLY.test(text.normalize('NFC'));
}
