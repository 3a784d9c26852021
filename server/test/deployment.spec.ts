import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { loadConfig, VARIABLE_NAMES } from '../src/config';

interface Service {
  image: string;
  build?: string;
  environment: Record<string, string>;
  depends_on?: unknown;
  ports?: string[];
  volumes?: string[];
  command?: string[];
  user?: string;
}

const ROOT = resolve(__dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const compose = textOf('docker-compose.yml');
const { services, volumes } = parse(compose, { merge: true }) as { services: Record<string, Service>; volumes: object };
const serviceOf = (name: string) => services[name]!;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'baldojang-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const makeSecrets = () =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/deploy/make-secrets.mjs'), folder], { encoding: 'utf8' });
const secrets = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

describe('secrets of the first start', () => {
  it('are made once, strong, and never printed', () => {
    const { status, stdout, stderr } = makeSecrets();
    const made = secrets();
    expect([status, makeSecrets().status]).toEqual([0, 0]);
    expect(secrets()).toEqual(made);
    const values = Object.values(made);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect([value.length >= 20, `${stdout}${stderr}`.includes(value)]).toEqual([true, false]);
  });

  it('fit together: the addresses carry the passwords of the roles', () => {
    makeSecrets();
    const made = secrets();
    const of = (file: string) => new URL(made[file]!);
    expect([of('server/database-url').username, of('server/database-url').password]).toEqual([
      'baldojang_application',
      made['postgres/application-password'],
    ]);
    expect([of('server/migration-database-url').username, of('server/migration-database-url').password]).toEqual([
      'baldojang_owner',
      made['postgres/owner-password'],
    ]);
    const roles = textOf('scripts/deploy/create-roles.sh');
    for (const role of ['owner', 'application'])
      expect(roles).toMatch(new RegExp(`\\$SECRETS/${role}-password[^]*CREATE ROLE baldojang_${role} LOGIN`));
  });

  it('go on after a start that ended half-way, and refuse to replace half of what belongs together', () => {
    makeSecrets();
    const made = secrets();
    const file = join(folder, 'server/database-url');
    renameSync(file, `${file}.new`);
    expect(makeSecrets().status).toBe(0);
    expect(secrets()).toEqual(made);
    rmSync(file);
    const { status, stderr } = makeSecrets();
    expect([status, stderr]).toEqual([1, expect.stringContaining('일부가 없습니다')]);
    expect(existsSync(file)).toBe(false);
  });
});

describe('docker-compose.yml', () => {
  const servers = ['server-1', 'server-2'];

  it('gives both servers settings with which they start, from files that the first start makes', () => {
    makeSecrets();
    for (const name of servers) {
      const { environment } = serviceOf(name);
      for (const variable of Object.keys(environment)) expect(VARIABLE_NAMES).toContain(variable.replace(/_FILE$/, ''));
      const env = Object.entries(environment).map(([variable, value]) => [
        variable,
        value.replace(/\$\{\w+:-([^}]*)\}/, '$1').replace(/^\/secrets/, folder),
      ]);
      const config = loadConfig({ NODE_ENV: 'production', ...(Object.fromEntries(env) as object) });
      expect(config).toMatchObject({
        isProduction: true,
        host: '0.0.0.0',
        publicUrl: 'http://localhost:4000',
        // A guess in front of the addresses of files would break them for everybody who comes by another name.
        fileOrigin: '',
        s3: { endpoint: 'http://storage:7070', bucket: 'baldojang' },
        trustedProxies: ['uniquelocal'],
      });
      expect(config.databaseUrl).not.toBe(config.migrationDatabaseUrl);
    }
  });

  it('builds the image once: two builds of one name at the same time end in an error', () => {
    const building = Object.keys(services).filter((name) => serviceOf(name).build);
    const using = Object.keys(services).filter((name) => serviceOf(name).image === 'baldojang');
    expect([building, using]).toEqual([['secrets'], ['secrets', ...servers]]);
  });

  it('writes down no secret and opens nothing but the proxy', () => {
    expect(compose).not.toMatch(/PASSWORD: |SECRET(_ACCESS_KEY)?: [^$]/);
    const open = Object.keys(services).filter((name) => serviceOf(name).ports);
    expect(open).toEqual(['proxy']);
    const rooted = Object.keys(services).filter((name) => serviceOf(name).user === 'root');
    expect(rooted).toEqual(['secrets']);
  });

  it('declares every volume it uses and mounts only files that are here', () => {
    const mounts = Object.values(services).flatMap(({ volumes: used = [] }) => used.map((mount) => mount.split(':')[0]!));
    for (const source of mounts) {
      if (source.startsWith('./')) expect(existsSync(join(ROOT, source))).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
  });

  it('starts nobody before those it needs, and the proxy knows both servers', () => {
    expect(serviceOf('postgres').depends_on).toEqual({ secrets: { condition: 'service_completed_successfully' } });
    for (const name of servers)
      expect(serviceOf(name).depends_on).toMatchObject({
        secrets: { condition: 'service_completed_successfully' },
        postgres: { condition: 'service_healthy' },
        storage: { condition: 'service_healthy' },
      });
    expect(textOf('scripts/deploy/Caddyfile')).toContain(`reverse_proxy ${servers.map((name) => `${name}:4000`).join(' ')} {`);
  });
});

it('the commands in the container are those that are here', () => {
  const named = /\$\{1:\?'([^']+)'\}/.exec(textOf('scripts/deploy/baldojang'))?.[1]?.split(', ') ?? [];
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(existsSync(join(ROOT, `server/src/commands/${name}.ts`))).toBe(true);
  expect(() => execFileSync('sh', [join(ROOT, 'scripts/deploy/baldojang')], { stdio: 'pipe' })).toThrow(/doctor/);
});

it('documents name only commands that are there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  for (const file of ['README.md', 'docs/operations.md', 'docs/growth.md', 'examples/README.md'])
    for (const [, name = ''] of textOf(file).matchAll(/npm run ([\w:-]+)/g))
      expect([file, scripts]).toEqual([file, expect.objectContaining({ [name]: expect.any(String) as string })]);
});

it('every package that the server needs lies where the image takes it from', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  const nested = Object.entries(packages).filter(([path, { dev }]) => path.startsWith('server/node_modules/') && !dev);
  expect(nested).toEqual([]);
});

it('the image copies only what is here', () => {
  const sources = [...textOf('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from]) => from!.split(' '));
  for (const source of sources) expect(existsSync(join(ROOT, source))).toBe(true);
});
