import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Not part of the bundle, or only named by their address. */
const OTHERS = ['index.html', 'theme.js', 'user.png', 'favicon.svg', 'icons/favicon-32.png', 'manifest.webmanifest'];
const FONT = ['src/font.generated.css', 'src/font-common.generated.woff2'];
/** Administration needs the server for everything. */
const ADMIN = /^src\/pages\/admin-/;

/** What every page for visitors and members may load, as the build in `dist` has it. */
export function precachedFiles(dist: string) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set(OTHERS);
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || ADMIN.test(name)) return;
    seen.add(name);
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[name]!;
    for (const path of [file, ...css, ...assets]) files.add(path);
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit('index.html');
  for (const name of FONT) files.add(manifest[name]!.file);
  return [...files].map((url) => (url.startsWith('assets/') ? { url, revision: null } : { url, ...contentOf(join(dist, url)) }));
}

/** While servers are updated one by one another release may answer: the worker is then not installed, and tried again later. */
function contentOf(file: string) {
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64');
  return { revision: hash, integrity: `sha256-${hash}` };
}
