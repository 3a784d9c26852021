import { parseArgs } from 'node:util';
import { ALL_DRILLS } from './drills/all-drills';
import type { Drill } from './drills/drill';

const USAGE = `npm run drill -- NAME|all [--times N] [--seconds S]

Makes faults on purpose, against processes of its own on this machine, and says what was counted.
--times    how often each runs (1)
--seconds  how long the fault or the load lasts (each drill has a short time of its own)
`;

/** @returns whether it passed every time */
async function repeat({ name, run }: Drill, times: number, seconds: number | undefined): Promise<boolean> {
  const totals = new Map<string, number>();
  let failed = 0;
  for (let time = 1; time <= times; time++) {
    const startedAt = Date.now();
    const { counts, failures } = await run({ seconds, judgesTimes: true }).catch((error: unknown) => ({
      counts: {},
      failures: [describe(error)],
    }));
    const took = ((Date.now() - startedAt) / 1_000).toFixed(0);
    print(`${name} ${time}/${times}, ${took} s: ${failures.length === 0 ? 'passed' : 'FAILED'}`);
    for (const [what, count] of Object.entries(counts)) print(`  ${what}: ${count}`);
    for (const failure of failures) print(`  FAILURE: ${failure}`);
    if (failures.length > 0) failed += 1;
    for (const [what, count] of Object.entries(counts)) {
      if (typeof count !== 'number') continue;
      const previous = totals.get(what) ?? 0;
      totals.set(what, isGreatest(what) ? Math.max(previous, count) : previous + count);
    }
  }
  if (times > 1) {
    print(`${name}: ${times - failed} of ${times} passed; in all`);
    for (const [what, count] of totals) print(`  ${what}: ${count}${isGreatest(what) ? ' (greatest)' : ''}`);
  }
  return failed === 0;
}

/** Times and levels do not add up. */
const isGreatest = (what: string) => / ms$|slowest|afterwards|%|per second|MB|ratio/.test(what);

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '1' }, seconds: { type: 'string' } },
  });
  const [name] = positionals;
  const [times, seconds] = [Number(values.times), values.seconds === undefined ? undefined : Number(values.seconds)];
  const chosen = ALL_DRILLS.filter((drill) => name === 'all' || drill.name === name);
  const isWrong = !Number.isInteger(times) || times < 1 || (seconds !== undefined && !(seconds > 0)) || positionals.length > 1;
  if (isWrong || chosen.length === 0) {
    print(USAGE);
    for (const drill of ALL_DRILLS) print(`${drill.name.padEnd(32)}${drill.what}`);
    return name === undefined && !isWrong ? 0 : 1;
  }
  let hasPassed = true;
  for (const drill of chosen) hasPassed = (await repeat(drill, times, seconds)) && hasPassed;
  return hasPassed ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    print(describe(error));
    process.exit(1);
  },
);
