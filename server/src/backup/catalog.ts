import { type Client, escapeIdentifier } from 'pg';
import { ownPart, foreignIn } from '../database/own-schema';
import { BackupError } from './backup-error';
import { LEFT_OUT, MIGRATION_TABLE } from './manifest';

export interface CatalogTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

export interface Catalog {
  /** Every table whose rows are backed up, parents before children. */
  tables: CatalogTable[];
  /** Applied migrations, oldest first; none in a foreign schema. */
  migrations: string[];
  /** Foreign tables, and foreign columns of our tables; not backed up. */
  unknown: string[];
}

/** Without tables of extensions. */
const TABLES = `
  SELECT c.relname::text AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
    ARRAY(SELECT DISTINCT p.relname::text FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid
      WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS parents
  FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1`;

interface TableRow extends CatalogTable {
  parents: string[];
}

export async function readCatalog(session: Client): Promise<Catalog> {
  const { rows } = await session.query<TableRow>(TABLES);
  const hasMigrations = rows.some(({ name }) => name === MIGRATION_TABLE);
  const migrations = hasMigrations
    ? await session.query<{ name: string }>(`SELECT name FROM ${escapeIdentifier(MIGRATION_TABLE)} ORDER BY id`)
    : { rows: [] };
  return {
    tables: parentsFirst(
      rows.filter(({ name }) => name !== MIGRATION_TABLE && !LEFT_OUT.includes(name)).flatMap((row) => ownPart(row) ?? []),
    ),
    migrations: migrations.rows.map(({ name }) => name),
    unknown: foreignIn(rows),
  };
}

/** The last value of each column's sequence. */
export async function readSequences(session: Client, tables: readonly CatalogTable[]) {
  const { rows } = await session.query<{ table: string; column: string; last: string | null }>(
    `SELECT t.name AS table, a.attname::text AS column, pg_sequence_last_value(s.sequence::regclass)::text AS last
     FROM unnest($1::text[]) WITH ORDINALITY AS t(name, place)
     JOIN pg_attribute a ON a.attrelid = quote_ident(t.name)::regclass AND a.attnum > 0 AND NOT a.attisdropped
     CROSS JOIN LATERAL pg_get_serial_sequence(quote_ident(t.name), a.attname) AS s(sequence)
     WHERE s.sequence IS NOT NULL ORDER BY t.place, a.attnum`,
    [tables.map(({ name }) => name)],
  );
  return rows.map(({ table, column, last }) => ({ table, column, last: last === null ? null : Number(last) }));
}

function parentsFirst(rows: readonly TableRow[]): CatalogTable[] {
  const names = new Set(rows.map(({ name }) => name));
  const done = new Set<string>();
  const ordered: CatalogTable[] = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      ({ name, parents }) => !done.has(name) && parents.every((parent) => done.has(parent) || !names.has(parent)),
    );
    if (!next) throw new BackupError('표가 서로를 가리켜 옮길 순서를 정할 수 없습니다.');
    done.add(next.name);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}
