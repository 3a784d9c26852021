import { localStore } from '../lib/storage';

/** A session token anywhere in a text. */
const TOKEN = /eyJ[\w-]*\.[\w-]+\.[\w-]+/g;
/** The value of a password or code, in variables or a query; unclosed strings too, as GraphiQL stores while one types. */
const SECRET =
  /(\b(?:password|oldPassword|newPassword|code)"?\s*:\s*(?:String!?\s*=\s*)?)(?:"""[^]*?(?:"""|$)|"(?:[^"\\\n]|\\.)*"?)/g;
const PREFIX = 'graphiql:';
const ownKeys = () => localStore.keys().filter((key) => key.startsWith(PREFIX));

const withoutSecrets = (text: string) => text.replace(TOKEN, '').replace(SECRET, '$1""');

/** GraphiQL stores queries and variables as they are, and as strings in the JSON of tabs and history. */
function storable(key: string, value: string): string {
  if (/:(query|variables|headers)$/.test(key)) return withoutSecrets(value);
  try {
    return JSON.stringify(JSON.parse(value, (_, part: unknown) => (typeof part === 'string' ? withoutSecrets(part) : part)));
  } catch {
    return withoutSecrets(value);
  }
}

/** GraphiQL's storage for tabs and history, without tokens and passwords. */
export const editorStorage = {
  getItem: localStore.get,
  setItem: (key: string, value: string) => void localStore.set(key, storable(key, value)),
  removeItem: localStore.remove,
  /** The site's own keys are in the same store. */
  clear: () => ownKeys().forEach(localStore.remove),
  get length() {
    return ownKeys().length;
  },
};

/** GraphiQL stores its tabs as soon as it has any. */
export const isFirstVisit = () => localStore.get(`${PREFIX}tabState`) === null;

/** Fills the first tab: GraphiQL takes the variables of the first of `defaultTabs` into its tab, but not into the editor. */
export function fillEditors({ query, variables }: { query: string; variables: string }): void {
  localStore.set(`${PREFIX}query`, query);
  localStore.set(`${PREFIX}variables`, variables);
}
