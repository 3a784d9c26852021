import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source';

export interface TestDatabase {
  dataSource: DataSource;
  url: string;
  drop: () => Promise<void>;
}

/** A database of the spec file's own with the current schema and no rows. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { TEST_SERVER_URL, TEST_TEMPLATE } = process.env;
  if (!TEST_SERVER_URL || !TEST_TEMPLATE) throw new Error('The test server is missing: run the specs through jest in server/');
  const name = `baldojang_test_${randomBytes(6).toString('hex')}`;
  await onServer(TEST_SERVER_URL, `CREATE DATABASE ${name} TEMPLATE ${TEST_TEMPLATE}`);
  const url = new URL(TEST_SERVER_URL);
  url.pathname = name;
  const dataSource = await createDataSource(url.href).initialize();
  return {
    dataSource,
    url: url.href,
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await onServer(TEST_SERVER_URL, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const server = await createDataSource(url, { poolSize: 1 }).initialize();
  try {
    await server.query(statement);
  } finally {
    await server.destroy();
  }
}
