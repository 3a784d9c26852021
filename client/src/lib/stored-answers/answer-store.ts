import { createStore, delMany, get, getMany, keys, promisifyRequest } from 'idb-keyval';
import type { Question } from './stored-queries';

export type Data = Record<string, unknown>;

export interface StoredAnswer {
  /** Milliseconds. */
  storedAt: number;
  data: Data;
  question: Question;
}

/** An entry of the list of a query's stored answers, the newest first. */
export interface Listed {
  key: string;
  storedAt: number;
  /** The name of a place. */
  title?: string | undefined;
  /** The search that it answers, as the address has it. */
  search?: string | undefined;
}

/** Owner of answers given without a session; others belong to the session that they were given in. */
export const VISITOR = '';

/** One value for each answer, `[owner, query, key]`, and a list for each query, `[owner, query]`. */
const store = createStore('stored-answers', 'answers');

export const readAnswer = (owner: string, query: string, key: string) => get<StoredAnswer>([owner, query, key], store);

export const readAnswers = (owner: string, query: string, wanted: readonly string[]) =>
  getMany<StoredAnswer>(
    wanted.map((key) => [owner, query, key]),
    store,
  );

export const listAnswers = async (owner: string, query: string) => (await get<Listed[]>([owner, query], store)) ?? [];

interface Write {
  owner: string;
  query: string;
  entry: Listed;
  answer: StoredAnswer;
  /** How many answers of the query stay. */
  max: number;
}

/** In one transaction: a full disk leaves all as it was, and a session that ends meanwhile leaves nothing behind. */
export const writeAnswer = ({ owner, query, entry, answer, max }: Write): Promise<void> =>
  store('readwrite', (answers) => {
    answers.put(answer, [owner, query, entry.key]);
    const list = answers.get([owner, query]) as IDBRequest<Listed[] | undefined>;
    list.onsuccess = () => {
      const all = [entry, ...(list.result ?? []).filter(({ key }) => key !== entry.key)];
      answers.put(all.slice(0, max), [owner, query]);
      for (const { key } of all.slice(max)) answers.delete([owner, query, key]);
    };
    return promisifyRequest(answers.transaction);
  });

/** Removes all answers but those of these owners. */
export async function removeAllBut(owners: readonly string[]): Promise<void> {
  const stored = await keys<string[]>(store);
  await delMany(
    stored.filter(([owner = '']) => !owners.includes(owner)),
    store,
  );
}
