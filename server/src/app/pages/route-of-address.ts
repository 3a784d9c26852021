import { ROUTES } from '../../rest/route-table';
import { PAGES } from './pages';

/** Longer than any valid path. */
const LENGTH_MAX = 300;

/** All routes except REST rows and pages, by path or prefix. */
const PREFIXES: [path: RegExp, route: string][] = [
  [/^\/graphql\/schema\.graphql\/?$/i, '/graphql/schema.graphql'],
  [/^\/graphql(\/|$)/i, '/graphql'],
  [/^\/api\/docs\/?$/i, '/api/docs'],
  [/^\/api\/openapi\.json\/?$/i, '/api/openapi.json'],
  [/^\/api\/open-data\//i, '/api/open-data'],
  [/^\/healthz\/?$/i, '/healthz'],
  [/^\/readyz\/?$/i, '/readyz'],
  [/^\/robots\.txt\/?$/i, '/robots.txt'],
  [/^\/sitemap(\.xml\/?$|s\/)/i, '/sitemap.xml'],
  [/^\/account\/export\/?$/i, '/account/export'],
  [/^\/files(\/|$)/i, '/files'],
  [/^\/share(\/|$)/i, '/share'],
  [/^\/assets(\/|$)/i, 'asset'],
  [/^\/demo-kakao(\/|$)/i, '/demo-kakao'],
];

/** REST paths; those without a parameter first, as in routing. */
const ROWS: [path: RegExp, route: string][] = [...new Set(ROUTES.map(({ path }) => path))]
  .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => [new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}/?$`, 'i'), path]);

/** The route template of an address: a REST path of the table, `/files`, `page`, …, or `other`. */
export function routeOf(url: string): string {
  return find(pathOf(url)).route;
}

/** The path itself if its parameters are ids only, else its route template: other parameters may be personal. */
export function loggedPathOf(url: string): string {
  const path = pathOf(url);
  const { route, ids } = find(path);
  return ids?.every((id) => /^\d{1,10}$/.test(id)) ? path : route;
}

const pathOf = (url: string) => url.slice(0, LENGTH_MAX).split('?', 1)[0] ?? '';

interface Found {
  route: string;
  /** Undefined if the path may contain arbitrary text: file names, keys. */
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
