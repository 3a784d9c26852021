import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startTestApp, type TestApp } from '../../../test/test-app';

const SECRET = 'SECRET-INSIDE';
/** Files of a server as it stands on a machine, around and inside the folder of the client that it hands out. */
const FILES = [
  ...['.env', '.env.production', '.git/config', '.git/HEAD', '.npmrc', 'package.json', 'package-lock.json', 'schema.graphql'],
  ...['docker-compose.yml', 'Dockerfile', 'node_modules/express/package.json', 'server/contract/released.graphql', 'README.md'],
  ...['server/.env', 'server/package.json', 'server/src/main.ts', 'server/dist/main.js', 'server/dist/main.js.map'],
  ...[
    '.data/jwt-secret',
    '.data/postgres/postgresql.conf',
    '.data/inbox/upload',
    '.data/files/ab/abcdefghijklmnopqrstuvwx/full.jpg',
  ],
  ...['client/package.json', 'client/src/main.tsx'],
  ...['client/dist/.env', 'client/dist/.git/config', 'client/dist/assets/.hidden.js'],
  // Read by the server itself.
  ...['client/dist/.vite/manifest.json', 'client/dist/.vite/first-views.json'],
];
/** What scanners look for besides. */
const NAMES = [
  ...[
    '/metrics',
    '/metrics/',
    '/Metrics',
    '/metrics.json',
    '/prometheus',
    '/actuator/env',
    '/debug/pprof',
    '/server-status',
    '/status',
  ],
  ...[
    '/assets/app-1a2b3c.js.map',
    '/assets/app-1a2b3c.css.map',
    '/index.html.map',
    '/main.js.map',
    '/dist/main.js',
    '/src/main.tsx',
  ],
  ...[
    '/.DS_Store',
    '/.htaccess',
    '/.well-known/',
    '/.ssh/id_rsa',
    '/.aws/credentials',
    '/backup.zip',
    '/dump.sql',
    '/database.sql',
  ],
  ...[
    '/phpinfo.php',
    '/wp-login.php',
    '/cgi-bin/test',
    '/config.json',
    '/secrets.json',
    '/etc/passwd',
    '/proc/self/environ',
    '/inbox',
    '/data',
  ],
];
const DISGUISES: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replaceAll('.', '%2e'),
  (path) => path.replace('/', '//'),
  (path) => `${path}/`,
  (path) => `${path}?x=1`,
  (path) => path.toUpperCase(),
  (path) => `${path}%00.html`,
  ...['', '/assets', '/files', '/api', '/share', '/icons'].flatMap((within) => [
    ...['/..', '/../..', '/%2e%2e/%2e%2e', '/..%2f..', '/..%5c..', '/....//....'].map(
      (up) => (path: string) => within + up + path,
    ),
    (path: string) => within + path,
  ]),
];

const root = mkdtempSync(join(tmpdir(), 'baldojang-served-'));
let app: TestApp;
beforeAll(async () => {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  for (const name of FILES) write(name, name.includes('/.vite/') ? JSON.stringify({ [SECRET]: {} }) : SECRET);
  write('client/dist/index.html', '<!doctype html><title>발도장</title>');
  write('client/dist/favicon.svg', '<svg/>');
  write('client/dist/assets/app-1a2b3c.js', 'export {}');
  app = await startTestApp({ clientDir: join(root, 'client/dist'), config: { dataDir: join(root, '.data'), rateLimits: false } });
});
afterAll(async () => {
  await app.stop();
  rmSync(root, { recursive: true });
});

/** fetch tidies dots out of an address; an attacker does not. */
const ask = (path: string, accept: string) =>
  new Promise<{ status: number; text: string }>((done, reject) => {
    const { port } = new URL(app.url);
    request({ host: '127.0.0.1', port, path, headers: { accept } }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      res.on('end', () => done({ status: res.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

describe('the product’s port', () => {
  it('serves what the client is made of', async () => {
    for (const path of ['/', '/favicon.svg', '/assets/app-1a2b3c.js'])
      expect([path, (await ask(path, '*/*')).status]).toEqual([path, 200]);
  });

  it.each([...FILES.map((name) => `/${name}`), ...NAMES])('has nothing at %s', async (path) => {
    for (const accept of ['text/html', 'application/json', '*/*'])
      expect([accept, (await ask(path, accept)).status]).toEqual([accept, 404]);
  });

  it.each([...FILES.map((name) => `/${name}`), '/dist/.env', '/dist/.vite/manifest.json', '/.hidden.js'])(
    'gives nothing away of %s, however it is asked for',
    async (path) => {
      for (const disguise of DISGUISES) {
        const { status, text } = await ask(disguise(path), '*/*');
        expect([disguise(path), [301, 400, 403, 404, 405].includes(status), text.includes(SECRET)]).toEqual([
          disguise(path),
          true,
          false,
        ]);
      }
    },
  );
});

const BUILT = resolve(__dirname, '../../../../client/dist');
(existsSync(BUILT) ? it : it.skip)('the built client tells nothing of its source', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => /^\/\/# sourceMappingURL=(?!data:)/m.test(readFileSync(join(BUILT, name), 'utf8')))).toEqual(
    [],
  );
});
