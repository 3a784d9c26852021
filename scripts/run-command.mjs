// Runs a command of the server by its name (`node scripts/run-command.mjs import-facilities --file places.csv`), built first if
// its sources changed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, ROOT } from './build-if-changed.mjs';

const [name = '', ...args] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(name) || !existsSync(join(ROOT, `server/src/commands/${name}.ts`))) {
  console.error(`없는 명령입니다: ${name}`);
  process.exit(1);
}
await buildIfChanged('server');

// The folder stays the caller's: file names on the command line are meant from there.
const cwd = process.env.INIT_CWD ?? process.cwd();
const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, `server/dist/commands/${name}.js`), ...args], {
  stdio: 'inherit',
  cwd,
});
// Ctrl-C reaches the command by itself, through the terminal; here it must only not end the wait for it.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
