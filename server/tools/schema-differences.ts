import type { DataSource } from 'typeorm';

export interface SchemaDifferences {
  up: string[];
  down: string[];
}

const INDEX_STATEMENT = /^(DROP|CREATE(?: UNIQUE)?) INDEX (?:"\w+"\.)?"(\w+)"/;

/**
 * Differences between the entities and the database. Ignores hand-written indexes (expressions, conditions, GIN), which entities cannot
 * express: names of entities' indexes begin with `idx_`.
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
