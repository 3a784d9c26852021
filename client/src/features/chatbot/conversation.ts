import type { ApolloClient } from '@apollo/client';
import { CHATBOT_RULES } from '../../graphql/constants.generated';
import type { ChatbotMessageInput } from '../../graphql/types.generated';
import { cutText, visibleText } from '../../lib/text';
import { errorText } from '../../lib/error-text';
import { AS_VISITOR } from '../../lib/session/session-link';
import { admissionVariables } from '../../lib/pets/admission-variables';
import { currentParty } from '../../lib/pets/pet-store';
import { AskChatbotDocument, type ChatbotAnswer_AnswerFragment } from './ask-chatbot.generated';
import { STRINGS } from './strings';

/** What stands in the list below the greeting. */
export type Line =
  /** `isStopped`: taken back before an answer came, so the chatbot was never really asked. */
  | { id: number; kind: 'question'; text: string; isStopped: boolean }
  | { id: number; kind: 'answer'; answer: ChatbotAnswer_AnswerFragment }
  | { id: number; kind: 'failure'; text: string };

export interface ConversationState {
  lines: readonly Line[];
  isAsking: boolean;
  /** What is typed and not sent yet. */
  draft: string;
}

export interface Conversation {
  getState: () => ConversationState;
  subscribe: (listener: () => void) => () => void;
  setDraft: (draft: string) => void;
  /** A question that is still on its way is given up. Blank text is not asked. */
  ask: (text: string) => void;
  askDraft: () => void;
  /** Asks the question again that got no answer. */
  retry: () => void;
  /** Gives the running question up; its text comes back to the field. */
  stop: () => void;
  restart: () => void;
}

const conversations = new WeakMap<ApolloClient, Conversation>();

/** One for the whole tab: panel and page show the same, and it lasts until the tab is closed or loaded anew. */
export function conversationOf(client: ApolloClient): Conversation {
  const known = conversations.get(client);
  if (known) return known;
  const begun = beginConversation(client);
  conversations.set(client, begun);
  return begun;
}

function beginConversation(client: ApolloClient): Conversation {
  let state: ConversationState = { lines: [], isAsking: false, draft: '' };
  let running: AbortController | null = null;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (part: Partial<ConversationState>) => {
    state = { ...state, ...part };
    listeners.forEach((listener) => listener());
  };

  /** @returns the question that was given up */
  const giveUp = (): string | undefined => {
    if (!running) return undefined;
    running.abort();
    running = null;
    const last = state.lines.at(-1);
    if (last?.kind !== 'question') return undefined;
    change({ isAsking: false, lines: [...state.lines.slice(0, -1), { ...last, isStopped: true }] });
    return last.text;
  };

  const send = async () => {
    const request = new AbortController();
    running = request;
    change({ isAsking: true });
    const line = await answerTo(client, state.lines, request.signal);
    // Given up meanwhile: nothing more is said about it.
    if (running !== request) return;
    running = null;
    change({ isAsking: false, lines: [...state.lines, { ...line, id: (lastId += 1) }] });
  };

  const ask = (text: string) => {
    const question = visibleText(cutText(text, CHATBOT_RULES.messageMax));
    if (!question) return;
    giveUp();
    const last = state.lines.at(-1);
    const isSameAgain = last?.kind === 'question' && last.isStopped && last.text === question;
    const before = isSameAgain ? state.lines.slice(0, -1) : state.lines;
    change({ lines: [...before, { id: (lastId += 1), kind: 'question', text: question, isStopped: false }] });
    void send();
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setDraft: (draft) => change({ draft }),
    ask,
    askDraft: () => {
      const { draft } = state;
      if (!visibleText(draft)) return;
      change({ draft: '' });
      ask(draft);
    },
    retry: () => {
      if (state.lines.at(-1)?.kind !== 'failure') return;
      change({ lines: state.lines.slice(0, -1) });
      void send();
    },
    stop: () => {
      const question = giveUp();
      if (question && !visibleText(state.draft)) change({ draft: question });
    },
    restart: () => {
      giveUp();
      change({ lines: [], draft: '' });
    },
  };
}

type Said = { kind: 'answer'; answer: ChatbotAnswer_AnswerFragment } | { kind: 'failure'; text: string };

async function answerTo(client: ApolloClient, lines: readonly Line[], signal: AbortSignal): Promise<Said> {
  try {
    const { data } = await client.mutate({
      mutation: AskChatbotDocument,
      variables: { input: { messages: messagesOf(lines) }, ...admissionVariables(currentParty()) },
      // Who asks is nobody's business, and a session that ended is no reason not to answer.
      context: { ...AS_VISITOR, fetchOptions: { signal } },
    });
    const answer = data?.askChatbot;
    return answer?.text.trim() ? { kind: 'answer', answer } : { kind: 'failure', text: STRINGS.empty };
  } catch (error) {
    return { kind: 'failure', text: STRINGS.failed(errorText(error)) };
  }
}

/** Only what was really said, without greeting and error marks; the last ones. */
function messagesOf(lines: readonly Line[]): ChatbotMessageInput[] {
  const messages = lines.flatMap((line): ChatbotMessageInput[] => {
    if (line.kind === 'answer') return [{ role: 'ASSISTANT', content: line.answer.plainText }];
    return line.kind === 'question' && !line.isStopped ? [{ role: 'USER', content: line.text }] : [];
  });
  return messages.slice(-CHATBOT_RULES.messagesMax);
}
