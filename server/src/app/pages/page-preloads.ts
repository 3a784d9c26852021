import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Landing pages and the client modules that render them. */
export const PAGE_MODULES: readonly (readonly [path: RegExp, ...modules: string[]])[] = [
  [/^\/$/, 'src/pages/home-page.tsx'],
  [/^\/KakaoMap\/?$/i, 'src/pages/map-search-page.tsx'],
  [/^\/facility\/[^/]+\/?$/i, 'src/pages/facility-page.tsx'],
  [/^\/review\/latest\/?$/i, 'src/pages/review-latest-page.tsx'],
  [/^\/review\/my\/[^/]+\/?$/i, 'src/pages/member-reviews-page.tsx'],
  [/^\/board\/list\/?$/i, 'src/pages/board-list-page.tsx'],
  [/^\/board\/\d+\/?$/i, 'src/pages/board-page.tsx'],
];

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

/**
 * Preload links, so that a browser fetches a page's code in parallel with the entry. Uses Vite's manifest; without it, or for unknown
 * modules, the client loads them later.
 */
export function createPreloads(clientDir: string): (path: string) => string {
  const manifest = readManifest(clientDir);
  const atHand = filesOf(manifest, ['index.html']);
  const links = PAGE_MODULES.map(([path, ...modules]) => {
    const files = [...filesOf(manifest, modules)].filter((file) => !atHand.has(file));
    return { path, text: files.map(path.test('/') ? linkAtOnce : linkTo).join('') };
  });
  return (path) => links.find((page) => page.path.test(path))?.text ?? '';
}

function readManifest(clientDir: string): Manifest {
  const file = join(clientDir, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Files of modules and their static imports, imports first: a page's own styles override those it builds on. */
function filesOf(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  };
  modules.forEach(visit);
  return files;
}

/** The first view of the home page (first-views.ts) needs its styles. */
const linkAtOnce = (file: string) =>
  file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">\n    ` : linkTo(file);

/** Styles as preload only: a stylesheet would block the first paint. */
const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">\n    `
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n    `;
