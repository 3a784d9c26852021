// What a first visit of each route loads, gzipped, from the built client: `npm run build -w client && npm run bytes`.
// Ends with 1 when the entry or the map route weighs more than it may, or a page without antd's frame brings antd.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1000;
/** The shell, with everything it imports statically: scripts and styles. */
const ENTRY_LIMIT = 172 * KB;
/** What the map route may add to it, the map library excepted. */
const MAP_LIMIT = 180 * KB;

/** `frame` is the lazy route around the page; `map` says that the page draws a map. */
const ROUTES = [
  { path: '/', page: 'src/pages/home-page.tsx' },
  { path: '/about', page: 'src/pages/about-page.tsx' },
  { path: '/KakaoMap', page: 'src/pages/map-search-page.tsx', map: true },
  { path: '/facility/:id', page: 'src/pages/facility-page.tsx', map: true },
  { path: '/review/latest', page: 'src/pages/review-latest-page.tsx' },
  { path: '/review/my/:memberId', page: 'src/pages/member-reviews-page.tsx' },
  { path: '/board/list', page: 'src/pages/board-list-page.tsx' },
  { path: '/board/:id', page: 'src/pages/board-page.tsx' },
  { path: '/board/add', page: 'src/pages/board-add-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/board/edit', page: 'src/pages/board-edit-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/login', page: 'src/pages/login-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/signup', page: 'src/pages/sign-up-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/member', page: 'src/pages/member-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/member/edit', page: 'src/pages/member-edit-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/support', page: 'src/pages/support-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/admin', page: 'src/pages/admin-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/admin/member/list', page: 'src/pages/admin-members-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/admin/support/list', page: 'src/pages/admin-inquiries-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/admin/review/report/list', page: 'src/pages/admin-reports-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/admin/visit/list', page: 'src/pages/admin-visits-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/admin/holidays', page: 'src/pages/admin-holidays-page.tsx', frame: 'src/app/antd-root.tsx' },
  { path: '/chatbot', page: 'src/pages/chatbot-page.tsx' },
  { path: '/auth/kakao/callback', page: 'src/pages/kakao-callback-page.tsx' },
  { path: '/terms', page: 'src/pages/terms-page.tsx' },
  { path: '/privacy', page: 'src/pages/privacy-page.tsx' },
  { path: '*', page: 'src/pages/not-found-page.tsx' },
];
/** Loaded by the map itself, one of the two; the first brings a worker with the outlines. */
const MAP_LIBRARY = ['src/components/map/leaflet/leaflet-map.tsx'];
const KAKAO = ['src/components/map/kakao-map.tsx'];

const dist = process.argv[2] ?? fileURLToPath(new URL('../client/dist', import.meta.url));
if (!existsSync(`${dist}/.vite/manifest.json`)) {
  console.error('The client is not built yet: npm run build -w client');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

const sizes = new Map();
const gzipped = (file) => sizes.get(file) ?? sizes.set(file, gzipSync(readFileSync(`${dist}/${file}`)).length).get(file);

/** Files of a chunk and of everything it imports statically. */
function filesOf(names) {
  const files = new Set();
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest: it was renamed, or is no longer loaded on its own`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

const without = (files, others) => new Set([...files].filter((file) => !others.has(file)));
const weigh = (files, kind) => [...files].filter((file) => file.endsWith(kind)).reduce((sum, file) => sum + gzipped(file), 0);
const total = (files) => weigh(files, '.js') + weigh(files, '.css');
const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`.padStart(9);
const row = (name, files, note = '') =>
  console.log(
    `${name.padEnd(34)} js ${kb(weigh(files, '.js'))}   css ${kb(weigh(files, '.css'))}   together ${kb(total(files))}${note}`,
  );

const entry = filesOf(['index.html']);
console.log('Gzipped, static imports included\n');
row('entry', entry, `   of ${kb(ENTRY_LIMIT).trim()}`);

const library = new Set();
const failures = total(entry) > ENTRY_LIMIT ? [`entry: ${kb(total(entry)).trim()} > ${kb(ENTRY_LIMIT).trim()}`] : [];
for (const { path, page, frame, map } of ROUTES) {
  const added = without(filesOf([page, ...(frame ? [frame] : [])]), entry);
  row(`+ ${path}`, added, path === '/KakaoMap' ? `   of ${kb(MAP_LIMIT).trim()}` : '');
  if (path === '/KakaoMap' && total(added) > MAP_LIMIT)
    failures.push(`${path}: ${kb(total(added)).trim()} > ${kb(MAP_LIMIT).trim()}`);
  if (!frame && [...added].some((file) => file.startsWith('assets/frame-'))) failures.push(`${path}: brings antd`);
  if (!map) continue;
  for (const file of without(filesOf(MAP_LIBRARY), new Set([...entry, ...added]))) library.add(file);
}
for (const file of readdirSync(`${dist}/assets`)) if (/^outline\.worker-.*\.js$/.test(file)) library.add(`assets/${file}`);
row('+ map library (Leaflet, outlines)', library);
row(
  '+ map library (Kakao, our part)',
  without(filesOf(KAKAO), new Set([...entry, ...filesOf(['src/pages/map-search-page.tsx'])])),
);
row('+ font rules (after first paint)', new Set([manifest['src/font.generated.css'].file]));

if (failures.length > 0) {
  console.error(`\nToo heavy:\n${failures.join('\n')}`);
  process.exit(1);
}
