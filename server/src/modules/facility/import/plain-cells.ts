/** Fast path: splits a line whose quotes only enclose whole cells, doubled inside. Null for any other line, which csv-parse reads. */
export function plainCells(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',');
  const cells: string[] = [];
  for (let start = 0; ;) {
    const isQuoted = line[start] === '"';
    const end = isQuoted ? endOfQuoted(line, start) : endOfBare(line, start);
    if (end === null) return null;
    const cell = line.slice(start, end);
    cells.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === line.length) return cells;
    start = end + 1;
  }
}

const isEnd = (line: string, end: number) => end === line.length || line[end] === ',';

/** The index after the closing quote; null if no quote ends the cell. */
function endOfQuoted(line: string, start: number): number | null {
  let quote = line.indexOf('"', start + 1);
  while (quote >= 0 && line[quote + 1] === '"') quote = line.indexOf('"', quote + 2);
  return quote >= 0 && isEnd(line, quote + 1) ? quote + 1 : null;
}

/** Null for a quote inside the cell. */
function endOfBare(line: string, start: number): number | null {
  const comma = line.indexOf(',', start);
  const end = comma < 0 ? line.length : comma;
  const quote = line.indexOf('"', start);
  return quote >= 0 && quote < end ? null : end;
}
