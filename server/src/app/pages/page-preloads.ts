import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages that people come to from elsewhere, and the modules that the client draws them with. */
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
 * Links by which a browser fetches a page's code together with the entry, instead of after it has come and run. Reads what Vite wrote
 * about its build; without that, or for a module that is no longer there, the client itself asks a moment later.
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

/** Of modules and of everything they import statically. */
function filesOf(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

/** The home page is drawn before the client runs (first-views.ts), and needs its styles for that. */
const linkAtOnce = (file: string) =>
  file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">\n    ` : linkTo(file);

/** Styles only as a preload: as a stylesheet they would hold up the first paint of the shell. */
const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">\n    `
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n    `;
