/** Kinds of attempts that are counted across all servers, each kind with its own limit and window. */
export type LimitName =
  | 'SIGN_IN_ACCOUNT'
  | 'SIGN_IN_ADDRESS'
  | 'SIGN_UP'
  | 'SECRET_CHECK'
  | 'WRITES'
  | ChatbotLimit
  | 'INQUIRY'
  | 'CORRECTION'
  | MailLimit;

/** Questions per address and minute, per address and day, and of all addresses per day. A daily key begins with its date. */
type ChatbotLimit = 'CHATBOT' | 'CHATBOT_ADDRESS_DAY' | 'CHATBOT_DAY';

/** Requests for mail by address and by recipient, and wrong links by address. */
type MailLimit = 'MAIL_ADDRESS' | 'MAIL_ACCOUNT' | 'LINK_ADDRESS';

/** Counts attempts exactly, concurrent ones included. `key` is an account or an address. */
export interface Limiter {
  /** Counts one attempt. @throws AppError TOO_MANY_REQUESTS with `retryAfter` when none is left */
  consume: (name: LimitName, key: string) => Promise<void>;
  /** Takes back one attempt, which succeeded: only failures count. */
  giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Resets the key. */
  forget: (name: LimitName, key: string) => Promise<void>;
}
