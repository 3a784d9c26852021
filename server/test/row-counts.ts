import type { DataSource } from 'typeorm';

/** How many rows each table of the database has, entities or not. */
export async function rowCounts(dataSource: DataSource): Promise<Record<string, number>> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const counts = tables.map(({ name }) => `(SELECT count(*) FROM "${name}") AS "${name}"`).join(', ');
  const [row] = await dataSource.query<[Record<string, number>]>(`SELECT ${counts}`);
  return row;
}
