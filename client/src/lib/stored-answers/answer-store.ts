import { createStore, delMany, get, getMany, keys, promisifyRequest, update } from 'idb-keyval';
import type { RequestParams } from './stored-queries';

export type Data = Record<string, unknown>;

export interface StoredAnswer {
  /** Milliseconds. */
  storedAt: number;
  data: Data;
  request: RequestParams;
}

/** An entry in the list of a query's stored answers, which is sorted from new to old. */
export interface Listed {
  key: string;
  storedAt: number;
  /** The name of a place. */
  title?: string | undefined;
  /** The query string of the map page, for a search. */
  search?: string | undefined;
}

/** Owner of responses to requests without a session; others belong to their session. */
export const VISITOR = '';

/** One value for each answer, `[owner, query, key]`, and a list for each query, `[owner, query]`. */
const store = createStore('stored-answers', 'answers');

/** Older answers are too unreliable to act on. */
const AGE_MAX_MS = 90 * 24 * 60 * 60_000;
const isCurrent = ({ storedAt }: Pick<StoredAnswer, 'storedAt'>) => Date.now() - storedAt < AGE_MAX_MS;

export async function readAnswers(owner: string, query: string, answerKeys: readonly string[]): Promise<StoredAnswer[]> {
  const answers = await getMany<StoredAnswer | undefined>(
    answerKeys.map((key) => [owner, query, key]),
    store,
  );
  return answers.filter((answer) => answer !== undefined).filter(isCurrent);
}

export const readAnswer = async (owner: string, query: string, key: string): Promise<StoredAnswer | undefined> =>
  (await readAnswers(owner, query, [key]))[0];

export const listAnswers = async (owner: string, query: string): Promise<Listed[]> =>
  ((await get<Listed[]>([owner, query], store)) ?? []).filter(isCurrent);

interface Write {
  owner: string;
  query: string;
  entry: Listed;
  answer: StoredAnswer;
  /** Number of answers stored per query; the oldest are removed. */
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

/** Removes answers that are too old to be read. */
export async function removeOutdated(): Promise<void> {
  const stored = await keys<string[]>(store);
  for (const list of stored.filter(({ length }) => length === 2)) {
    const outdated = ((await get<Listed[]>(list, store)) ?? []).filter((entry) => !isCurrent(entry));
    if (outdated.length === 0) continue;
    await update<Listed[]>(list, (all = []) => all.filter(isCurrent), store);
    await delMany(
      outdated.map(({ key }) => [...list, key]),
      store,
    );
  }
}
