import { CACHE_OFF } from './launch.mjs';
import { requireSource } from './require-source.mjs';

const FAST_PATHS = requireSource('server/src/config').FAST_PATHS.filter((path) => path !== CACHE_OFF);

const without = (name) => `without ${name}`;
const ALL_OFF = 'all off';

/** The product with everything off, and with each file of `server/src/fast-path` off alone. */
export const productVariants = () => [
  { name: ALL_OFF, settings: { FAST_PATH: 'off' } },
  ...FAST_PATHS.map((path) => ({ name: without(path), settings: { FAST_PATH: `${path},${CACHE_OFF}` } })),
];

const costOf = ({ serverMs, postgresMs, times }) => (serverMs + postgresMs) / times.length;

/**
 * Medians of paired rounds: the product as a multiple of the limit with the fast path on and off, then what a request costs more, in
 * percent of the product's cost, where one file is off.
 */
export function ablationTables(turns) {
  const tasks = turns.filter(({ server }) => server.name === 'product').map(({ task }) => task);
  const ratio = (task, server, base) => {
    const partsOf = (name) => turns.find((turn) => turn.task === task && turn.server.name === name).parts;
    const bases = partsOf(base);
    return median(partsOf(server).map((part, round) => costOf(part) / costOf(bases[round])));
  };
  const share = (task, path) => `${((ratio(task, without(path), 'product') - 1) * 100).toFixed(0)}`;
  const head = (...names) => `| | ${names.join(' | ')} |\n|---|${'---:|'.repeat(names.length)}`;
  const line = (name, values) => `| ${name} | ${values.join(' | ')} |`;
  const taskName = ({ door, name }) => `${name} (${door})`;
  const limits = tasks.map((task) =>
    line(taskName(task), [ratio(task, 'product', 'limit').toFixed(2), ratio(task, ALL_OFF, 'limit').toFixed(2)]),
  );
  const shares = tasks.map((task) =>
    line(
      taskName(task),
      FAST_PATHS.map((path) => share(task, path)),
    ),
  );
  return [
    `### Times the limit, fast path on and off\n\n${head('on', 'off')}\n${limits.join('\n')}\n`,
    `### What each file saves, in percent of the request\n\n${head(...FAST_PATHS)}\n${shares.join('\n')}\n`,
  ];
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
