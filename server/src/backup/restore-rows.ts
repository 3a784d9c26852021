import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Client, escapeIdentifier } from 'pg';
import { from } from 'pg-copy-streams';
import { BackupError } from './backup-error';
import { type Catalog, readCatalog, readSequences } from './catalog';
import { type BackedUpTable, corrupted, type Manifest, tableFile } from './manifest';
import type { RunOptions } from './progress';
import { RowCounter } from './row-counter';
import { columnList } from './save-rows';

/** Rows that a server adds when it starts, by table; the restore replaces them. */
const ADDED_AT_START: Readonly<Record<string, string>> = { holiday: 'is_official AND NOT is_removed' };

/** @throws BackupError if the database holds any other rows */
export async function assertEmpty(session: Client, { tables }: Catalog): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const condition = ADDED_AT_START[name] ? `WHERE NOT (${ADDED_AT_START[name]})` : '';
    const { rows } = await session.query<{ filled: boolean }>(
      `SELECT EXISTS (SELECT FROM ${escapeIdentifier(name)} ${condition}) AS filled`,
    );
    if (rows[0]!.filled) filled.push(name);
  }
  if (filled.length > 0)
    throw new BackupError(
      `데이터베이스에 이미 자료가 있습니다 (${filled.slice(0, 5).join(', ')}${filled.length > 5 ? ' …' : ''}). 복원은 빈 데이터베이스에만 할 수 있습니다. 바뀐 것은 없습니다.`,
    );
}

interface PutRowsOptions extends RunOptions {
  /** Called when all rows are inserted; its failure rolls them back. */
  beforeCommit: () => Promise<void>;
}

/**
 * Inserts all rows in one transaction. Triggers are disabled: the backup contains their counts, which would double.
 * @throws BackupError if the database is no longer empty
 */
export async function putRows(session: Client, dir: string, manifest: Manifest, options: PutRowsOptions): Promise<void> {
  const { beforeCommit } = options;
  const catalog = await readCatalog(session);
  const names = catalog.tables.map(({ name }) => escapeIdentifier(name));
  await session.query('BEGIN');
  try {
    await session.query(`LOCK TABLE ${names.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
    await assertEmpty(session, catalog);
    for (const name of names) await session.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    for (const [table, condition] of Object.entries(ADDED_AT_START))
      if (catalog.tables.some(({ name }) => name === table)) await session.query(`DELETE FROM ${table} WHERE ${condition}`);
    for (const table of manifest.tables) {
      options.signal?.throwIfAborted();
      await putTable(session, dir, table, options);
    }
    await putSequences(session, manifest);
    for (const name of names) await session.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await beforeCommit();
    await session.query('COMMIT');
  } catch (error) {
    await session.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function putTable(session: Client, dir: string, table: BackedUpTable, { onProgress, signal }: RunOptions): Promise<void> {
  const { name, columns, rows } = table;
  const counter = new RowCounter((count) => onProgress?.({ step: 'put-rows', table: name, rows: count }));
  const target = session.query(from(`COPY ${escapeIdentifier(name)} (${columnList(columns)}) FROM STDIN`));
  await pipeline(createReadStream(join(dir, tableFile(table))), createGunzip(), counter, target, { signal });
  if (target.rowCount !== rows) throw corrupted(tableFile(table));
}

/** Ids are never reused, not even those of rows deleted before the backup. */
async function putSequences(session: Client, { tables, sequences }: Manifest): Promise<void> {
  const existing = await readSequences(session, tables);
  for (const { table, column, last } of sequences) {
    if (!existing.some((sequence) => sequence.table === table && sequence.column === column)) continue;
    await session.query(
      `SELECT setval(pg_get_serial_sequence(quote_ident($1), $2), highest)
       FROM (SELECT greatest($3::bigint, (SELECT max(${escapeIdentifier(column)}) FROM ${escapeIdentifier(table)})) AS highest) AS candidates
       WHERE highest IS NOT NULL`,
      [table, column, last],
    );
  }
}
