import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { type Client, escapeIdentifier } from 'pg';
import { to } from 'pg-copy-streams';
import type { CatalogTable } from './catalog';
import { writeWithChecksum } from './digest';
import { type BackedUpTable, tableFile } from './manifest';
import type { RunOptions } from './progress';
import { RowCounter } from './row-counter';

export const columnList = (columns: readonly string[]): string => columns.map((column) => escapeIdentifier(column)).join(', ');

export async function saveRows(
  session: Client,
  { name, columns }: CatalogTable,
  dir: string,
  { onProgress, signal }: RunOptions,
): Promise<BackedUpTable> {
  const counter = new RowCounter((rows) => onProgress?.({ step: 'save-rows', table: name, rows }));
  const rows = session.query(to(`COPY ${escapeIdentifier(name)} (${columnList(columns)}) TO STDOUT`));
  const path = join(dir, tableFile({ name }));
  const sum = await writeWithChecksum(path, rows, { through: [counter, createGzip()], mode: 0o600, signal });
  return { name, columns, rows: counter.rows, ...sum };
}
