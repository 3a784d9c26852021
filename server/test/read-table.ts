import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** Rows of a table of test/fixtures/chatbot, by the names of its first line. */
export function readTable<Row>(file: string): Row[] {
  return parse(readFileSync(join(__dirname, 'fixtures/chatbot', file)), { columns: true, bom: true });
}
