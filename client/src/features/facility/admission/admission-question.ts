import { createContext } from 'react';

interface Question {
  /** The instant that the answers are for; null for now. */
  at: string | null;
  /** Asks again for all places of a list at once; null where each place asks for its own. */
  askAgain: (() => Promise<unknown>) | null;
}

/** What was asked of the places below. */
export const AdmissionQuestion = createContext<Question>({ at: null, askAgain: null });
