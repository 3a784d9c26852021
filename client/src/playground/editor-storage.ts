/** Tokens of ours, wherever somebody typed one. */
const TOKEN = /eyJ[\w-]*\.[\w-]+\.[\w-]+/g;
/** Value of a password or code, in variables as in a query; open strings and blocks too, for it is kept while somebody types. */
const SECRET =
  /(\b(?:password|oldPassword|newPassword|code)"?\s*:\s*(?:String!?\s*=\s*)?)(?:"""[^]*?(?:"""|$)|"(?:[^"\\\n]|\\.)*"?)/g;
const PREFIX = 'graphiql:';
const ownKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

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
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, storable(key, value)),
  removeItem: (key: string) => localStorage.removeItem(key),
  /** The site's own keys lie beside these. */
  clear: () => ownKeys().forEach((key) => localStorage.removeItem(key)),
  get length() {
    return ownKeys().length;
  },
};

/** GraphiQL writes its tabs down as soon as it has any. */
export const isFirstVisit = () => localStorage.getItem(`${PREFIX}tabState`) === null;

/** What the first tab shows: of `defaultTabs` GraphiQL takes the first one's variables into its tab, but not into the editor. */
export function fillEditors({ query, variables }: { query: string; variables: string }): void {
  localStorage.setItem(`${PREFIX}query`, query);
  localStorage.setItem(`${PREFIX}variables`, variables);
}
