import type { LimitName } from '../http/limiter';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

interface LimitFigure {
  points: number;
  duration: number;
  /** Its key begins with the date, so nothing is counted against it after midnight in Seoul, however late the first attempt was. */
  isOfDay?: true;
}

/** Requests of any kind that one address may send to /graphql and /api in a minute. */
export const REQUESTS_PER_MINUTE = 1_200;

/** Attempts in a window of seconds that begins with the first one. */
export const LIMIT_FIGURES: Record<LimitName, LimitFigure> = {
  SIGN_IN_ACCOUNT: { points: 10, duration: 15 * MINUTE },
  SIGN_IN_ADDRESS: { points: 60, duration: 15 * MINUTE },
  SIGN_UP: { points: 20, duration: 60 * MINUTE },
  SECRET_CHECK: { points: 10, duration: 15 * MINUTE },
  WRITES: { points: 120, duration: MINUTE },
  INQUIRY: { points: 5, duration: 60 * MINUTE },
  MAIL_ADDRESS: { points: 20, duration: 60 * MINUTE },
  /** As long as a reset link works: while a stranger uses it up, the newest link still does. */
  MAIL_ACCOUNT: { points: 5, duration: 30 * MINUTE },
  LINK_ADDRESS: { points: 30, duration: 60 * MINUTE },
  CORRECTION: { points: 10, duration: 60 * MINUTE },
  EXPORT: { points: 5, duration: 60 * MINUTE },
  CHATBOT: { points: 20, duration: MINUTE },
  CHATBOT_ADDRESS_DAY: { points: 200, duration: DAY, isOfDay: true },
  /** CHATBOT_DAILY_LIMIT of the settings instead. */
  CHATBOT_DAY: { points: 1_000, duration: DAY, isOfDay: true },
};
