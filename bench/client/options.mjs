import { parseArgs } from 'node:util';

const HELP = `npm run bench:client -- [options]
  --runs 3            how often each page is audited and each gesture made; the median counts
  --only home         part of the names of pages and gestures; again for more
  --no-pages          gestures alone
  --no-panning        pages alone
  --no-judge          ends with 0 even below the bounds
  --causes            tells for each long task what ran in it
  --write             puts the tables into docs/performance.md
`;

/** Ends the process for a wrong option. */
export function readOptions() {
  const flag = { type: 'boolean', default: false };
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '3' },
        only: { type: 'string', multiple: true, default: [] },
        'no-pages': flag,
        'no-panning': flag,
        'no-judge': flag,
        causes: flag,
        write: flag,
        help: flag,
      },
    });
    if (values.help) end(HELP, 0);
    if (!/^[1-9]\d?$/.test(values.runs)) throw new Error(`Not a number: ${values.runs}`);
    return {
      runs: Number(values.runs),
      isWanted: (name) => values.only.length === 0 || values.only.some((part) => name.includes(part)),
      hasPages: !values['no-pages'],
      hasPanning: !values['no-panning'],
      judges: !values['no-judge'],
      tellsCauses: values.causes,
    };
  } catch (error) {
    return end(`${error.message}\n\n${HELP}`, 1);
  }
}

function end(text, code) {
  console.error(text);
  process.exit(code);
}
