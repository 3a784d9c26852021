import { parseArgs } from 'node:util';

export const SERVERS = ['limit', 'product', 'cached', 'revalidated', 'mercurius', 'postgraphile'];
export const DOORS = ['graphql', 'rest'];

const HELP = `npm run bench -- [options]
  --quick             24,000 places alone, short rounds
  --sizes 24000,1000000
  --only limit,product         of ${SERVERS.join(', ')}
  --doors graphql,rest
  --tasks search,viewport      parts of names
  --rounds 5          how often each server has its turn at each task
  --turn 250          requests of a turn
  --cached            limit and product alone, the product also with its response cache, and where clients revalidate
  --ablate            limit and product alone, the product also with each file of server/src/fast-path off
  --write             puts the tables into docs/performance.md
`;

const list = (text) => text.split(',').map((item) => item.trim());

const serversOf = ({ ablate, cached }) =>
  ablate ? 'limit,product' : cached ? 'limit,product,cached,revalidated' : 'limit,product,mercurius,postgraphile';

/** Ends the process for a wrong option. */
export function readOptions() {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  try {
    const { values } = parseArgs({
      options: {
        quick: flag,
        help: flag,
        sizes: text,
        only: text,
        doors: text,
        tasks: text,
        rounds: text,
        turn: text,
        ablate: flag,
        cached: flag,
        write: flag,
      },
    });
    if (values.help) end(HELP, 0);
    const { ablate, cached } = values;
    const quick = values.quick || ablate || cached;
    return {
      sizes: list(values.sizes ?? (quick ? '24000' : '24000,1000000')).map(whole),
      ablate,
      cached,
      servers: chosen(values.only ?? serversOf(values), SERVERS),
      doors: chosen(values.doors, DOORS),
      isAsked: (task) => !values.tasks || list(values.tasks).some((part) => task.name.includes(part)),
      rounds: whole(values.rounds ?? (ablate ? '10' : quick ? '3' : '5')),
      turn: whole(values.turn ?? (ablate ? '300' : quick ? '150' : '250')),
      // As many as a compiler needs to see what is hot.
      warmUp: ablate ? 2_000 : 6_000,
    };
  } catch (error) {
    return end(`${error.message}\n\n${HELP}`, 1);
  }
}

function end(text, code) {
  console.error(text);
  process.exit(code);
}

function whole(text) {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(`Not a number: ${text}`);
  return Number(text);
}

function chosen(text, known) {
  const names = text ? list(text) : known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown: ${unknown}`);
  return known.filter((name) => names.includes(name));
}
