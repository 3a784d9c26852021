import { URLSearchParams } from 'node:url';
import { POSTGRAPHILE } from './postgraphile-documents.mjs';
import { requireSource } from './require-source.mjs';

const { benchTasks } = requireSource('bench/product/tasks');

/** Paths of the limit, by the product's names for the tasks. */
const SLUGS = {
  'search page with total': 'search',
  'two words': 'words',
  'words with filters': 'filtered',
  'viewport of 100': 'viewport',
  'facility with 20 reviews': 'facility',
  'latest 50 reviews': 'latest',
  suggestions: 'suggestions',
};
/** So many different requests, over and over. */
const VARIED = 210;

const post = (path, body) => ({ method: 'POST', path, body: JSON.stringify(body) });
const get = (path) => ({ method: 'GET', path });
/** Asks whether its copy is current, which any copy is. */
const getIfChanged = (path) => ({ ...get(path), headers: { 'if-none-match': '*' } });

/** Each task: what is asked of which server, as requests that are sent at once, and what of the answers is compared. */
export function tasksOf(size) {
  const tasks = benchTasks(size);
  return [...tasks.map(graphqlTask), ...tasks.map(restTask)];
}

function graphqlTask({ name, query, variables }) {
  const postgraphile = POSTGRAPHILE[SLUGS[name]];
  const product = (n) => [post('/graphql', { query, variables: variables(n) })];
  return {
    door: 'graphql',
    name,
    variables,
    requests: {
      product,
      cached: product,
      revalidated: (n) => [getIfChanged(`/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables(n)) })}`)],
      limit: (n) => [post(`/tasks/${SLUGS[name]}`, variables(n))],
      mercurius: (n) => [post('/graphql', { query, variables: variables(n) })],
      ...(postgraphile && { postgraphile: (n) => [post('/graphql', postgraphile.ask(variables(n)))] }),
    },
    contentOf: ([{ data }]) => data,
    readers: { postgraphile: ([{ data }]) => postgraphile.read(data) },
  };
}

const query = (values) =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])));

/** What a client asks for the same; a place and its reviews are two requests, and the latest have one page alone. */
const search = ({ filter: { categories, ...filter }, page }) => [
  `/api/pet_facilities/search?${query({ ...filter, category2: categories ?? [], page, size: 20 })}`,
];
const PATHS = {
  search,
  words: search,
  filtered: search,
  viewport: ({ bounds }) => [`/api/pet_facilities/search/bounds?${query({ ...bounds, limit: 100 })}`],
  facility: ({ id }) => [`/api/pet_facilities/${id}`, `/api/review/facility/${id}`],
  latest: () => ['/api/review/latest?limit=50'],
  suggestions: (variables) => [`/api/pet_facilities/search/suggestions?${query({ ...variables, limit: 8 })}`],
};
const REST_NAMES = { 'facility with 20 reviews': 'facility with all reviews' };

function restTask({ name, variables }) {
  const pathsOf = (n) => PATHS[SLUGS[name]](variables(n));
  const requests = (n) => pathsOf(n).map(get);
  return {
    door: 'rest',
    name: REST_NAMES[name] ?? name,
    variables,
    requests: { product: requests, limit: requests, cached: requests, revalidated: (n) => pathsOf(n).map(getIfChanged) },
    contentOf: (answers) => answers,
  };
}

export const varied = (requests) => Array.from({ length: VARIED }, (_, n) => requests(n));
