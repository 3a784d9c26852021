import { makeVar } from '@apollo/client';

/** When the answers were stored that stand in for the network's, by query and key. */
export const givenAnswers = makeVar<ReadonlyMap<string, number>>(new Map());

export const givenKey = (query: string, key: string) => `${query} ${key}`;

export const markGiven = (key: string, storedAt: number): void => void givenAnswers(new Map(givenAnswers()).set(key, storedAt));

/** The network answered it. */
export function unmarkGiven(key: string): void {
  if (!givenAnswers().has(key)) return;
  const left = new Map(givenAnswers());
  left.delete(key);
  givenAnswers(left);
}
