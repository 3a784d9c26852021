import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPreloads, PAGE_MODULES } from './page-preloads';

const CLIENT = join(__dirname, '../../../../client');

function built(manifest: object): string {
  const dir = mkdtempSync(join(tmpdir(), 'baldojang-preloads-'));
  mkdirSync(join(dir, '.vite'));
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest));
  return dir;
}

const MANIFEST = {
  'index.html': { file: 'assets/main-1.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell-1.js', css: ['assets/shell-1.css'] },
  '_parts.js': { file: 'assets/parts-1.js', css: ['assets/parts-1.css'], imports: ['_shell.js', '_parts.js'] },
  'src/pages/home-page.tsx': { file: 'assets/home-1.js', css: ['assets/home-1.css'], imports: ['_parts.js', 'index.html'] },
};

it("links a page's code with all it imports, but for what the entry brings", () => {
  const links = createPreloads(built(MANIFEST))('/');
  expect([...links.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g)].map(([, rel, href]) => [rel, href])).toEqual([
    ['modulepreload', '/assets/parts-1.js'],
    // What a page builds on comes first, so that its own styles override it.
    ['stylesheet', '/assets/parts-1.css'],
    ['modulepreload', '/assets/home-1.js'],
    // Drawn before the client runs.
    ['stylesheet', '/assets/home-1.css'],
  ]);
});

it('lets the styles of other pages come without holding up the first view, and all code after the styles', () => {
  const manifest = { 'src/pages/board-list-page.tsx': { file: 'assets/list-1.js', css: ['assets/list-1.css'] } };
  const links = createPreloads(built(manifest))('/board/list');
  expect(links).toMatch(/<link rel="preload" as="style"[^>]* href="\/assets\/list-1.css">/);
  expect(links).toMatch(/<link rel="modulepreload" fetchpriority="low"[^>]* href="\/assets\/list-1.js">/);
});

it('says nothing of other pages, of pages that were not built, and without a build', () => {
  const preloads = createPreloads(built(MANIFEST));
  expect([preloads('/terms'), preloads('/board/7'), preloads('/board/add')]).toEqual(['', '', '']);
  expect(createPreloads(tmpdir())('/')).toBe('');
});

it.each(PAGE_MODULES.flatMap(([, ...modules]) => modules))('knows %s by the name it has', (module) => {
  expect(existsSync(join(CLIENT, module))).toBe(true);
});
