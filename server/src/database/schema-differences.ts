import type { DataSource } from 'typeorm';

export interface SchemaDifferences {
  up: string[];
  down: string[];
}

/** Name of the index that a statement drops or makes, with its beginning. */
const INDEX_STATEMENT = /^(DROP|CREATE(?: UNIQUE)?) INDEX (?:"\w+"\.)?"(\w+)"/;

/**
 * What the entities say and the database does not. An index written by hand in a migration (an expression, a condition, GIN) cannot
 * be said by an entity; TypeORM would drop it. It is told apart by its name: those of entities begin with `idx_`.
 */
export async function schemaDifferences(dataSource: DataSource): Promise<SchemaDifferences> {
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  const statements = (queries: { query: string }[]) => queries.map(({ query }) => query).filter((query) => !isHandWritten(query));
  return { up: statements(upQueries), down: statements(downQueries).reverse() };
}

function isHandWritten(query: string): boolean {
  const name = INDEX_STATEMENT.exec(query)?.[2];
  return name !== undefined && !name.startsWith('idx_');
}
