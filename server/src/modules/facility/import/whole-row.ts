import { parse } from 'csv-parse/sync';
import type { ColumnMatch } from './match-columns';

/** The cells of one line that is a complete row on its own, quotes closed; null otherwise. */
export function wholeRow(line: string, columns: ColumnMatch): string[] | null {
  try {
    const [record, ...more] = parse(line, { relax_column_count: true });
    return record && columns.isRow(record) && more.length === 0 ? record : null;
  } catch {
    return null;
  }
}
