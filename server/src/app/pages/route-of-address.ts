import { ROUTES } from '../../rest/route-table';
import { PAGES } from './pages';

/** Longer than any route; the rest is ignored. */
const LENGTH_MAX = 300;

/** Routes other than REST rows and pages, by path or prefix. */
const DOORS: [path: RegExp, route: string][] = [
  [/^\/graphql\/schema\.graphql\/?$/i, '/graphql/schema.graphql'],
  [/^\/graphql(\/|$)/i, '/graphql'],
  [/^\/api\/docs\/?$/i, '/api/docs'],
  [/^\/api\/openapi\.json\/?$/i, '/api/openapi.json'],
  [/^\/healthz\/?$/i, '/healthz'],
  [/^\/readyz\/?$/i, '/readyz'],
  [/^\/robots\.txt\/?$/i, '/robots.txt'],
  [/^\/sitemap(\.xml\/?$|s\/)/i, '/sitemap.xml'],
  [/^\/files(\/|$)/i, '/files'],
  [/^\/share(\/|$)/i, '/share'],
  [/^\/assets(\/|$)/i, 'asset'],
  [/^\/demo-kakao(\/|$)/i, '/demo-kakao'],
];

/** Patterns of the rows, fixed paths first. */
const ROWS: [path: RegExp, route: string][] = [...new Set(ROUTES.map(({ path }) => path))]
  .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => [new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}/?$`, 'i'), path]);

/** The route of an address: a REST path as in the table, `/files`, `page`, …, or `other`. */
export function routeOf(url: string): string {
  return find(pathOf(url)).route;
}

/** The full path where it can only contain ids; otherwise only its route. */
export function loggedPathOf(url: string): string {
  const path = pathOf(url);
  const { route, ids } = find(path);
  return ids?.every((id) => /^\d{1,10}$/.test(id)) ? path : route;
}

const pathOf = (url: string) => url.slice(0, LENGTH_MAX).split('?', 1)[0] ?? '';

interface Found {
  route: string;
  /** Undefined for paths with arbitrary text: file names, keys, unknown paths. */
  ids?: string[];
}

function find(path: string): Found {
  for (const [pattern, route] of ROWS) {
    const match = pattern.exec(path);
    if (match) return { route, ids: match.slice(1) };
  }
  for (const [pattern, route] of PREFIXES) if (pattern.test(path)) return { route };
  for (const { path: pattern } of PAGES) {
    const match = pattern.exec(path);
    if (match) return { route: 'page', ids: match.slice(1) };
  }
  return { route: 'other' };
}
