import { makeVar } from '@apollo/client';

/** When the stored answers that are used in place of a response were stored, by query and key. */
export const fallbackAnswers = makeVar<ReadonlyMap<string, number>>(new Map());

export const fallbackKey = (query: string, key: string) => `${query} ${key}`;

export const markFallback = (key: string, storedAt: number): void =>
  void fallbackAnswers(new Map(fallbackAnswers()).set(key, storedAt));

/** After a response from the network. */
export function unmarkFallback(key: string): void {
  if (!fallbackAnswers().has(key)) return;
  const left = new Map(fallbackAnswers());
  left.delete(key);
  fallbackAnswers(left);
}
