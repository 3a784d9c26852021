/** Kinds of attempts that are counted across all servers, each with its own number and time. */
export type LimitName = 'SIGN_IN_ACCOUNT' | 'SIGN_IN_ADDRESS' | 'SIGN_UP' | 'SECRET_CHECK' | 'WRITES' | ChatbotLimit | 'INQUIRY';

/** Questions in a minute and a day of one address, and in a day of all. A day's key begins with its date. */
type ChatbotLimit = 'CHATBOT' | 'CHATBOT_ADDRESS_DAY' | 'CHATBOT_DAY';

/** Counts attempts exactly, also when they come at the same moment. `key` is an account or an address. */
export interface Limiter {
  /** Counts one attempt. @throws AppError TOO_MANY_REQUESTS with `retryAfter` when none is left */
  consume: (name: LimitName, key: string) => Promise<void>;
  /** Takes one counted attempt back: it succeeded, and only failures count. */
  giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Forgets all attempts of the key. */
  forget: (name: LimitName, key: string) => Promise<void>;
}
