import { parse } from 'csv-parse/sync';

/** The cells of one line that is a complete row on its own, quotes closed; null otherwise. */
export function wholeRow(line: string, width: number): string[] | null {
  try {
    const [record, ...more] = parse(line, { relax_column_count: true });
    return record?.length === width && more.length === 0 ? record : null;
  } catch {
    return null;
  }
}
