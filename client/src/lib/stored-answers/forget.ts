import { removeAllBut, removeOutdated, VISITOR } from './answer-store';
import { currentOwner } from './owner';

/** Removes what is outdated or stored for sessions that have ended. Answers to visitors contain nothing personal and stay. */
export const forgetStoredAnswers = (): Promise<void> =>
  removeAllBut([VISITOR, currentOwner()])
    .then(removeOutdated)
    .catch(() => undefined);
