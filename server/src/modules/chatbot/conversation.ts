import { CHATBOT_RULES } from '../../shared/validation/chatbot-rules';
import { AppError } from '../../shared/errors';
import { type ChatbotMessageInput, ChatbotRole } from './chatbot.input';

export interface ConversationTurn {
  role: 'user' | 'assistant';
  text: string;
}

const { messagesMax, messageMax, emptyText } = CHATBOT_RULES;

/**
 * The last messages, truncated, starting with one of the user.
 * @throws AppError BAD_USER_INPUT when it does not end with a question
 */
export function readConversation(messages: ChatbotMessageInput[]): [...ConversationTurn[], ConversationTurn] {
  const turns = messages.slice(-messagesMax).map(({ role, content }): ConversationTurn => {
    const text = content.trim();
    return { role: role === ChatbotRole.ASSISTANT ? 'assistant' : 'user', text: text && truncate(text, messageMax) };
  });
  const question = turns.pop();
  if (question?.role !== 'user' || !question.text)
    throw new AppError('BAD_USER_INPUT', emptyText, { fieldErrors: { messages: emptyText } });
  const previous = turns.filter(({ text }) => text);
  const first = previous.findIndex(({ role }) => role === 'user');
  return [...(first < 0 ? [] : previous.slice(first)), question];
}

/** What the person said, the newest last. */
export const questionsOf = (conversation: readonly ConversationTurn[]): string[] =>
  conversation.filter(({ role }) => role === 'user').map(({ text }) => text);

function truncate(text: string, length: number): string {
  return text.length > length ? Array.from(text).slice(0, length).join('') : text;
}

const REPLY_MAX = 20;
const REPLY_WORDS_MAX = 4;
/** A new question, or the end of the conversation. */
const NO_REPLY = /[?？]|추천|알려|찾아|어디|어떻게|언제|왜|얼마|방법|고마|고맙|감사|괜찮|나았|다행|안녕|됐어|아니/;

/** Too short to be a question: 강남역이요, 3kg이에요. */
export const isReply = (text: string): boolean => isBrief(text) && !NO_REPLY.test(text.normalize('NFC'));

/** Another question, or the end of an alarm. */
const NO_CONTINUATION = /추천|알려|찾아|방법|언제부터|며칠|몇 ?번|얼마(?!나)|고마|고맙|감사|괜찮|나았|다행|안녕/;

/** Continues the message before, by a question or an answer: 어떡해요, 5분 됐어요. */
export const isContinuation = (text: string): boolean => isBrief(text) && !NO_CONTINUATION.test(text.normalize('NFC'));

const isBrief = (text: string): boolean => text.length <= REPLY_MAX && text.split(/\s+/).length <= REPLY_WORDS_MAX;
