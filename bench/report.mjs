const DOOR_NAMES = { graphql: 'GraphQL', rest: 'REST' };
const HEAD =
  '| | | Requests/s | p50 ms | p99 ms | Server CPU ms | Postgres CPU ms | CPU, times the limit | Memory MB (peak) |\n|---|---|---:|---:|---:|---:|---:|---:|---:|';

const costOf = ({ serverMs, postgresMs }) => serverMs + postgresMs;
const sameTask = (a) => (b) => a.task === b.task && a.door === b.door;
const number = (value) => value.toLocaleString('en');

/** As Markdown, a table for each way in. */
export function tablesOf(size, figures) {
  return [...new Set(figures.map(({ door }) => door))].map((door) => {
    const rows = figures.filter((row) => row.size === size && row.door === door);
    return `### ${DOOR_NAMES[door]}, ${number(size)} places\n\n${HEAD}\n${rows.map((row, index) => lineOf(row, rows, index)).join('\n')}\n`;
  });
}

function lineOf(row, rows, index) {
  const limit = rows.filter(sameTask(row)).find(({ server }) => server === 'limit');
  const isFirst = rows[index - 1]?.task !== row.task;
  const ratio = limit ? (costOf(row) / costOf(limit)).toFixed(2) : '';
  return cells(
    isFirst ? row.task : '',
    row.refused > 0 ? `${row.server} (refused ${row.refused})` : row.server,
    row.perSecond.toFixed(0),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    row.serverMs.toFixed(2),
    row.postgresMs.toFixed(2),
    ratio,
    `${row.nowMb.toFixed(0)} (${row.peakMb.toFixed(0)})`,
  );
}

/** What the same task costs among more places, as a multiple of what it costs among the fewest. */
export function growthTable(asked, figures) {
  const sizes = [...asked].sort((a, b) => a - b);
  const [smallest, ...larger] = sizes;
  if (larger.length === 0) return null;
  const products = figures.filter(({ server }) => server === 'product');
  const lines = products
    .filter(({ size }) => size === smallest)
    .map((row) => {
      const before = costOf(row);
      const after = larger.map((size) => {
        const cost = costOf(products.filter(sameTask(row)).find((other) => other.size === size));
        return `${cost.toFixed(2)} (${(cost / before).toFixed(2)} ×)`;
      });
      return cells(row.task, DOOR_NAMES[row.door], before.toFixed(2), ...after);
    });
  const head = `| | | ${sizes.map((size) => `${number(size)} places`).join(' | ')} |\n|---|---|${'---:|'.repeat(sizes.length)}`;
  return `### The product among more places: CPU ms per request, server and Postgres\n\n${head}\n${lines.join('\n')}\n`;
}

const cells = (...texts) => `| ${texts.join(' | ')} |`;
