import { createRequire } from 'node:module';

/** One Postgres for the whole run, migrated once into a template that each spec file clones (test-database.ts). */
export default async function globalSetup() {
  const require = createRequire(import.meta.url);
  require('../swc-hook.cjs');
  const { createDataSource } = require('../src/database/data-source.ts');
  const { migrate } = require('../src/database/migrate.ts');
  const { openScratchPostgres } = require('./scratch-postgres.ts');

  const scratch = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, close: async () => {} }
    : await openScratchPostgres();
  const template = `baldojang_template_${process.pid}`;
  const admin = await createDataSource(scratch.url).initialize();
  await admin.query(`CREATE DATABASE ${template}`);

  const templateUrl = new URL(scratch.url);
  templateUrl.pathname = template;
  const dataSource = await createDataSource(templateUrl.href).initialize();
  await migrate(dataSource);
  await dataSource.destroy();

  // Workers inherit the environment.
  process.env.TEST_SERVER_URL = scratch.url;
  process.env.TEST_TEMPLATE = template;
  globalThis.closeTestPostgres = async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await admin.destroy();
    await scratch.close();
  };
}
