import { ROUTES } from '../../rest/route-table';
import { PAGES } from './pages';

/** Read no further: no address of ours is nearly as long. */
const LENGTH_MAX = 300;

/** Everything but REST rows and pages, by what the path is or begins with. */
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

/** Patterns of the rows, those without a parameter first, as they are looked up. */
const ROWS: [path: RegExp, route: string][] = [...new Set(ROUTES.map(({ path }) => path))]
  .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => [new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}/?$`, 'i'), path]);

/** What an address is one of: a REST path as in the table, `/files`, `page`, … Of everything that is none of ours `other`. */
export function routeOf(url: string): string {
  return find(pathOf(url)).route;
}

/** The path as it was asked where nothing but ids can stand in it; of all others only what they are one of. */
export function loggedPathOf(url: string): string {
  const path = pathOf(url);
  const { route, ids } = find(path);
  return ids?.every((id) => /^\d{1,10}$/.test(id)) ? path : route;
}

const pathOf = (url: string) => url.slice(0, LENGTH_MAX).split('?', 1)[0] ?? '';

interface Found {
  route: string;
  /** Undefined where anything may stand in the path: file names, keys, what somebody made up. */
  ids?: string[];
}

function find(path: string): Found {
  for (const [pattern, route] of ROWS) {
    const match = pattern.exec(path);
    if (match) return { route, ids: match.slice(1) };
  }
  for (const [pattern, route] of DOORS) if (pattern.test(path)) return { route };
  for (const { path: pattern } of PAGES) {
    const match = pattern.exec(path);
    if (match) return { route: 'page', ids: match.slice(1) };
  }
  return { route: 'other' };
}
