/** The very files that are tested and that integrators copy: `# group – title` and the purpose on top, variables beside. */
const FILES = import.meta.glob<string>('../../../examples/graphql/*', { query: '?raw', import: 'default', eager: true });

/** What people look for first; other groups follow as they come. */
const GROUP_ORDER = ['장소', '리뷰', '즐겨찾기', '회원'];

/** Tabs that a first visitor finds: they run as they stand, for anybody. */
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

/** What the first visit opens comes first, what changes something last. */
function rank({ file, isMutation }: Example): number {
  const place = FIRST_TABS.indexOf(file);
  if (place !== -1) return place;
  return FIRST_TABS.length + Number(isMutation);
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
    query,
    variables: variables === '{}' ? '' : variables,
  };
}
