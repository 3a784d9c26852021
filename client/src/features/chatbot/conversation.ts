import { admissionVariables } from '../../lib/pets/admission-variables';
import { AS_VISITOR } from '../../lib/session/session-link';
import { type ApolloClient, makeVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { CHATBOT_RULES } from '../../graphql/constants.generated';
import type { ChatbotMessageInput } from '../../graphql/types.generated';
import { cutText, visibleText } from '../../lib/text';
import { errorText } from '../../lib/error-text';
import { currentParty } from '../../lib/pets/pet-store';
import { AskChatbotDocument, type ChatbotAnswer_AnswerFragment } from './ask-chatbot.generated';
import { STRINGS } from './strings';

export type Line =
  /** `isStopped`: cancelled before an answer came, so it is not part of what is sent later. */
  | { id: number; kind: 'question'; text: string; isStopped: boolean }
  | { id: number; kind: 'answer'; answer: ChatbotAnswer_AnswerFragment }
  | { id: number; kind: 'failure'; text: string };

export interface ConversationState {
  lines: readonly Line[];
  isAsking: boolean;
  draft: string;
}

type Conversation = ReturnType<typeof startConversation>;

const conversations = new WeakMap<ApolloClient, Conversation>();

/** One for the whole tab: panel and page show the same, until the tab is closed or reloaded. */
export function conversationOf(client: ApolloClient): Conversation {
  const conversation = conversations.get(client) ?? startConversation(client);
  conversations.set(client, conversation);
  return conversation;
}

export function useConversation() {
  const conversation = conversationOf(useApolloClient());
  return { conversation, ...useReactiveVar(conversation.state) };
}

function startConversation(client: ApolloClient) {
  const state = makeVar<ConversationState>({ lines: [], isAsking: false, draft: '' });
  let running: AbortController | null = null;
  let lastId = 0;

  const change = (part: Partial<ConversationState>) => state({ ...state(), ...part });

  const cancel = (): string | undefined => {
    if (!running) return undefined;
    running.abort();
    running = null;
    const last = state().lines.at(-1);
    if (last?.kind !== 'question') return undefined;
    change({ isAsking: false, lines: [...state().lines.slice(0, -1), { ...last, isStopped: true }] });
    return last.text;
  };

  const send = async () => {
    const request = new AbortController();
    running = request;
    change({ isAsking: true });
    const line = await answerTo(client, state().lines, request.signal);
    if (running !== request) return;
    running = null;
    change({ isAsking: false, lines: [...state().lines, { ...line, id: (lastId += 1) }] });
  };

  /** Cancels a running question. Blank text is ignored. */
  const ask = (text: string) => {
    const question = visibleText(cutText(text, CHATBOT_RULES.messageMax));
    if (!question) return;
    cancel();
    const last = state().lines.at(-1);
    const isSameAgain = last?.kind === 'question' && last.isStopped && last.text === question;
    const before = isSameAgain ? state().lines.slice(0, -1) : state().lines;
    change({ lines: [...before, { id: (lastId += 1), kind: 'question', text: question, isStopped: false }] });
    void send();
  };

  return {
    state,
    setDraft: (draft: string) => void change({ draft }),
    ask,
    askDraft: () => {
      const { draft } = state();
      if (!visibleText(draft)) return;
      change({ draft: '' });
      ask(draft);
    },
    /** Sends the question again that got no answer. */
    retry: () => {
      if (state().lines.at(-1)?.kind !== 'failure') return;
      change({ lines: state().lines.slice(0, -1) });
      void send();
    },
    /** Cancels the running question and puts its text back into the field. */
    stop: () => {
      const question = cancel();
      if (question && !visibleText(state().draft)) change({ draft: question });
    },
    restart: () => {
      cancel();
      change({ lines: [], draft: '' });
    },
  };
}

type Said = { kind: 'answer'; answer: ChatbotAnswer_AnswerFragment } | { kind: 'failure'; text: string };

async function answerTo(client: ApolloClient, lines: readonly Line[], signal: AbortSignal): Promise<Said> {
  try {
    const { data } = await client.mutate({
      mutation: AskChatbotDocument,
      // `entries` are what the places answer to the pets of the question or the party.
      variables: { input: { messages: messagesOf(lines), pets: [...currentParty()] }, ...admissionVariables([]) },
      // Sent as a visitor: the model never learns who asks, and an expired session does not get in the way.
      context: { ...AS_VISITOR, fetchOptions: { signal } },
    });
    const answer = data?.askChatbot;
    return answer?.text.trim() ? { kind: 'answer', answer } : { kind: 'failure', text: STRINGS.empty };
  } catch (error) {
    return { kind: 'failure', text: STRINGS.failed(errorText(error)) };
  }
}

/** The latest questions and answers, without greeting, failures and cancelled questions. */
function messagesOf(lines: readonly Line[]): ChatbotMessageInput[] {
  const messages = lines.flatMap((line): ChatbotMessageInput[] => {
    if (line.kind === 'answer') return [{ role: 'ASSISTANT', content: line.answer.plainText }];
    return line.kind === 'question' && !line.isStopped ? [{ role: 'USER', content: line.text }] : [];
  });
  return messages.slice(-CHATBOT_RULES.messagesMax);
}
