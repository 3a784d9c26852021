/** The files that tests run and integrators copy: `# group – title` and the purpose at the top, variables in a file of the same name. */
const FILES = import.meta.glob<string>('../../../examples/graphql/*', { query: '?raw', import: 'default', eager: true });

/** Shared by the operations; the editor shows an operation with those that it needs. */
const FRAGMENTS = Object.values(
  import.meta.glob<string>('../../../examples/graphql/fragments/*', { query: '?raw', import: 'default', eager: true }),
);

/** The first groups; others follow in any order. */
const GROUP_ORDER = ['장소', '리뷰', '즐겨찾기', '회원'];

/** Tabs of a first visit: they run without changes and without a session. */
const FIRST_TABS = ['search-facilities', 'facilities-on-map', 'facility-suggestions'];

export interface Example {
  file: string;
  group: string;
  title: string;
  purpose: string;
  operationName: string;
  isMutation: boolean;
  query: string;
  variables: string;
}

const EXAMPLES: Example[] = Object.entries(FILES)
  .filter(([path]) => path.endsWith('.graphql'))
  .map(([path, query]) => readExample(path, query))
  .sort((a, b) => rank(a) - rank(b));

export const FIRST_EXAMPLES = EXAMPLES.slice(0, FIRST_TABS.length);

export const GROUPED_EXAMPLES = [...new Set([...GROUP_ORDER, ...EXAMPLES.map(({ group }) => group)])]
  .map((group) => ({ group, examples: EXAMPLES.filter((example) => example.group === group) }))
  .filter(({ examples }) => examples.length > 0);

/** First the tabs of a first visit, mutations last. */
function rank({ file, isMutation }: Example): number {
  const index = FIRST_TABS.indexOf(file);
  return index === -1 ? FIRST_TABS.length + Number(isMutation) : index;
}

function readExample(path: string, query: string): Example {
  const file = path.replace(/^.*\/|\.graphql$/g, '');
  const [heading = '', ...purpose] = (/^(?:#.*\n)*/.exec(query)?.[0] ?? '').replace(/^# ?/gm, '').trim().split('\n');
  const [group = '', title = file] = heading.split(' – ');
  const [, kind, operationName = file] = /^(query|mutation)\s+(\w+)/m.exec(query) ?? [];
  const variables = FILES[path.replace(/graphql$/, 'variables.json')]?.trim() ?? '';
  return {
    file,
    group,
    title,
    purpose: purpose.join(' '),
    operationName,
    isMutation: kind === 'mutation',
    query: withFragments(query),
    variables: variables === '{}' ? '' : variables,
  };
}

function withFragments(query: string): string {
  const spread = [...query.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name);
  const missing = FRAGMENTS.find(
    (fragment) => spread.includes(/^fragment (\w+)/m.exec(fragment)?.[1]) && !query.includes(fragment),
  );
  return missing ? withFragments(`${query}\n${missing}`) : query;
}
