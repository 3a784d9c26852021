import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const RULES = ['rules/src', 'rules/tsconfig.json', 'rules/tsconfig.build.json', 'rules/package.json'];

/** What each build is made of and made with. */
const PARTS = {
  server: {
    label: '서버',
    sources: [
      'server/src',
      'server/tsconfig.json',
      'server/tsconfig.build.json',
      'server/package.json',
      ...RULES,
      'package-lock.json',
    ],
    entry: 'server/dist/main.js',
    // Builds the rules first, which its configuration refers to.
    tool: ['typescript', 'bin/tsc', '-b', 'tsconfig.build.json'],
  },
  client: {
    label: '화면',
    sources: [
      'client/src',
      'client/public',
      'client/index.html',
      'client/playground.html',
      'client/rest-docs.html',
      // Shown in the playground.
      'examples/graphql',
      'client/vite.config.ts',
      'client/tsconfig.json',
      'client/package.json',
      ...RULES,
      'package-lock.json',
    ],
    entry: 'client/dist/index.html',
    tool: ['vite', 'bin/vite.js', 'build', '--logLevel', 'warn'],
  },
};

/** Builds the parts whose sources differ from those of the last finished build, at the same time. Ends the process when one fails. */
export async function buildIfChanged(...names) {
  const changed = names.filter((name) => readStamp(name) !== fingerprint(name));
  if (changed.length === 0) return;
  console.error(`${changed.map((name) => PARTS[name].label).join('와 ')} 코드를 빌드하는 중입니다…`);
  const results = await Promise.all(changed.map(build));
  if (results.includes(false)) {
    console.error('빌드하지 못했습니다. 위의 내용을 확인해 주세요.');
    process.exit(1);
  }
}

async function build(name) {
  const { tool, entry } = PARTS[name];
  // Taken before, so that a file saved meanwhile leads to another build instead of being overlooked.
  const before = fingerprint(name);
  // Whatever is left of files that no longer exist must not be served or loaded.
  rmSync(join(ROOT, name, 'dist'), { recursive: true, force: true });
  const [packageName, binary, ...args] = tool;
  const packageJson = createRequire(join(ROOT, name, 'package.json')).resolve(`${packageName}/package.json`);
  const exitCode = await new Promise((done) => {
    spawn(process.execPath, [join(dirname(packageJson), binary), ...args], { cwd: join(ROOT, name), stdio: 'inherit' }).on(
      'exit',
      done,
    );
  });
  if (exitCode !== 0 || !existsSync(join(ROOT, entry))) return false;
  writeFileSync(stampFile(name), before);
  return true;
}

function stampFile(name) {
  return join(ROOT, name, 'dist', '.built-from');
}

function readStamp(name) {
  const isBuilt = existsSync(stampFile(name)) && existsSync(join(ROOT, PARTS[name].entry));
  return isBuilt ? readFileSync(stampFile(name), 'utf8') : null;
}

/** By content: a checkout touches files without changing them. */
function fingerprint(name) {
  const hash = createHash('sha256').update(process.version);
  for (const source of PARTS[name].sources) addTo(hash, join(ROOT, source), source);
  return hash.digest('hex');
}

function addTo(hash, path, name) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path).sort()) addTo(hash, join(path, entry), `${name}/${entry}`);
  } else if (!/\.spec\.tsx?$/.test(path)) {
    hash.update(`${name}\0`).update(readFileSync(path));
  }
}
