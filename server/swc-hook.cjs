// Runs TypeScript in place for development and the TypeORM command line: swc, because it emits the decorator metadata that esbuild based runners leave out.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');

const SWC = require.resolve('@swc/core/package.json');
// For the rules workspace as well, which has none of its own.
const SWCRC = join(__dirname, '.swcrc');
// The tests start dozens of processes, and transpiling is a third of each start. One entry for each file, overwritten when the file or
// what transpiles it has changed.
const CACHE = join(dirname(SWC), '../../.cache/baldojang-swc');
const tool = createHash('sha256')
  .update(readFileSync(SWC))
  .update(readFileSync(SWCRC))
  .update(readFileSync(join(__dirname, 'swc-hook.cjs')))
  .digest();
// Newer Node keeps what it has compiled, too.
Module.enableCompileCache?.(join(CACHE, 'compiled'));

function transpile(filename) {
  const source = readFileSync(filename, 'utf8');
  const seal = `//${createHash('sha256').update(tool).update(filename).update(source).digest('hex')}\n`;
  const entry = join(CACHE, `${createHash('sha256').update(filename).digest('hex').slice(0, 32)}.js`);
  const kept = read(entry);
  if (kept?.startsWith(seal)) return kept.slice(seal.length);
  // Loaded only where it is needed.
  const { transformSync } = require('@swc/core');
  const { code } = transformSync(source, { filename, sourceMaps: 'inline', configFile: SWCRC });
  keep(entry, seal + code);
  return code;
}

function read(entry) {
  try {
    return readFileSync(entry, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moved there whole: another process may read it at any time. Where nothing may be written it goes without. */
function keep(entry, text) {
  const draft = `${entry}.${process.pid}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, entry);
  } catch {
    rmSync(draft, { force: true });
  }
}

require.extensions['.ts'] = (module, filename) => module._compile(transpile(filename), filename);

// The rules workspace from its source as well: what was built of it may be older, or not there.
const RULES = '@baldojang/rules/';
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  resolveFilename(request.startsWith(RULES) ? join(__dirname, '../rules/src', request.slice(RULES.length)) : request, ...rest);
