// `npm run bench`: what requests cost the product, beside a server that could not do less and beside its peers (README.md here).
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildIfChanged, ROOT } from '../scripts/build-if-changed.mjs';
import { readOptions } from './options.mjs';
import { openReport } from './write-table.mjs';

const options = readOptions();
if (!existsSync('/proc/self/stat')) throw new Error('This bench reads processor time from /proc, which only Linux has.');
if (!existsSync(new URL('node_modules', import.meta.url))) {
  console.error('Installing the packages of the bench …');
  execFileSync('npm', ['ci', '--prefix', 'bench', '--no-fund', '--no-audit'], { cwd: ROOT, stdio: 'inherit' });
}
await buildIfChanged('server');

// Only now there is something to import.
const { openDatabases, REVIEWS } = await import('./database.mjs');
const { openClient } = await import('./open-client.mjs');
const { launch, launchProduct } = await import('./launch.mjs');
const { tasksOf } = await import('./tasks.mjs');
const { compare } = await import('./agree.mjs');
const { figuresOfTurns, measure } = await import('./measure.mjs');
const { ablationTables, productVariants } = await import('./ablation.mjs');
const { growthTable, tablesOf } = await import('./report.mjs');

/** Ended in turn, the last first, whatever happens. */
const open = [];
let closing = null;
const closeAll = () => (closing ??= closeEach());
async function closeEach() {
  while (open.length > 0) await open.pop()();
}
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.once(signal, () => void closeAll().finally(() => process.exit(code)));

try {
  const databases = await openDatabases();
  open.push(() => databases.close());
  const client = openClient();
  open.push(() => client.close());
  const benches = [];
  for (const size of options.sizes) benches.push(await prepare(size, databases, client));
  console.error('Measuring …');
  const turns = await measure({ benches, client, postgresPid: databases.pid, ...options });
  const report = openReport(options.ablate ? 'fast-path' : options.cached ? 'cached' : 'requests');
  report.print(`${REVIEWS.toLocaleString('en')} reviews, ${cpus().length} cores\n`);
  for (const table of options.ablate ? ablationTables(turns) : tables(figuresOfTurns(turns))) report.print(table);
  await report.write();
} catch (error) {
  // What is under way when all is ended fails, which is no news.
  if (!closing) console.error(error);
  process.exitCode = 1;
} finally {
  await closeAll();
}

function tables(figures) {
  const growth = growthTable(options.sizes, figures);
  return [...options.sizes.flatMap((size) => tablesOf(size, figures)), ...(growth ? [growth] : [])];
}

/** Servers over so many places that agree in what they answer. */
async function prepare(size, databases, client) {
  console.error(`Filling a database with ${size.toLocaleString('en')} places …`);
  const url = await databases.fill(size);
  const servers = await launchAll(url);
  const tasks = tasksOf(size).filter((task) => options.doors.includes(task.door) && options.isAsked(task));
  console.error('Comparing answers …');
  for (const task of tasks) await compare(task, servers, client);
  return { size, servers, tasks };
}

async function launchAll(databaseUrl) {
  const servers = [];
  for (const name of options.servers) {
    const server = await launch(name, databaseUrl, (stop) => open.push(stop));
    if (!server) {
      console.error(`${name} is left out: it needs Node 22, which BENCH_NODE may name.`);
      continue;
    }
    servers.push(server);
  }
  if (options.ablate)
    for (const { name, settings } of productVariants()) {
      const server = await launchProduct({ DATABASE_URL: databaseUrl, ...settings }, (stop) => open.push(stop));
      servers.push({ ...server, name });
    }
  return servers;
}
