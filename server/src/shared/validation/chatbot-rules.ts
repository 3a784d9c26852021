/**
 * Which part of a conversation the chatbot reads, for server and client (`npm run generate` writes them to the client's constants).
 * Lengths are counted in code points.
 */
export const CHATBOT_RULES = {
  /** The last ones of a conversation; older ones are left out. */
  messagesMax: 20,
  /** Of a conversation that comes in variables, where DOCUMENT_LIMITS counts three values for each message. */
  conversationMax: 500,
  /** Of one message; what is longer is cut. */
  messageMax: 1_000,
  emptyText: '질문을 입력하세요.',
  /** Places that an answer shows. */
  placesMax: 5,
} as const;

/** Timeout of the language model. */
export const ANSWER_SECONDS = 20;
