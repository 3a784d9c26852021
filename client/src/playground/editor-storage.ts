import { localStore } from '../lib/storage';

/** Tokens of ours, wherever somebody typed one. */
const TOKEN = /eyJ[\w-]*\.[\w-]+\.[\w-]+/g;
/** Value of a password or code, in variables as in a query; open strings and blocks too, for it is kept while somebody types. */
const SECRET =
  /(\b(?:password|oldPassword|newPassword|code)"?\s*:\s*(?:String!?\s*=\s*)?)(?:"""[^]*?(?:"""|$)|"(?:[^"\\\n]|\\.)*"?)/g;
const PREFIX = 'graphiql:';
const ownKeys = () => localStore.keys().filter((key) => key.startsWith(PREFIX));

const withoutSecrets = (text: string) => text.replace(TOKEN, '').replace(SECRET, '$1""');

/** Queries and variables lie there as they are, or as strings within the JSON of tabs and history. */
function storable(key: string, value: string): string {
  if (/:(query|variables|headers)$/.test(key)) return withoutSecrets(value);
  try {
    return JSON.stringify(JSON.parse(value, (_, part: unknown) => (typeof part === 'string' ? withoutSecrets(part) : part)));
  } catch {
    return withoutSecrets(value);
  }
}

/** GraphiQL's own place for tabs and history, except that these would keep tokens and passwords for good. */
export const editorStorage = {
  getItem: localStore.get,
  setItem: (key: string, value: string) => void localStore.set(key, storable(key, value)),
  removeItem: localStore.remove,
  /** The site's own keys lie beside these. */
  clear: () => ownKeys().forEach(localStore.remove),
  get length() {
    return ownKeys().length;
  },
};

/** GraphiQL writes its tabs down as soon as it has any. */
export const isFirstVisit = () => localStore.get(`${PREFIX}tabState`) === null;

/** What the first tab shows: of `defaultTabs` GraphiQL takes the first one's variables into its tab, but not into the editor. */
export function fillEditors({ query, variables }: { query: string; variables: string }): void {
  localStore.set(`${PREFIX}query`, query);
  localStore.set(`${PREFIX}variables`, variables);
}
