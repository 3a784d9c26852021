import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source';
import { migrate } from '../src/database/migrate';
import { schemaDifferences } from './schema-differences';
import { openScratchPostgres } from '../test/scratch-postgres';

const DATABASE_DIR = resolve(__dirname, '../src/database');
const MIGRATIONS_DIR = resolve(DATABASE_DIR, 'migrations');
const LIST = resolve(DATABASE_DIR, 'migration-list.ts');

/**
 * `npm run db:generate -- add-reviews` writes the difference between the entities and the migrations as the next migration; review it
 * before committing. `-- --check` only fails for a difference or an unlisted migration.
 */
async function main([argument]: string[]): Promise<number> {
  const isCheck = argument === '--check';
  if (!isCheck && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(argument ?? '')) {
    console.error('쓰는 법: npm run db:generate -- add-reviews   (확인만: npm run db:generate -- --check)');
    return 1;
  }
  const unlisted = unlistedMigrations();
  if (unlisted.length > 0) {
    console.error(`migration-list.ts에 없는 마이그레이션이 있습니다: ${unlisted.join(', ')}`);
    return 1;
  }
  const { up, down } = await withMigratedDatabase(schemaDifferences);
  if (up.length === 0) {
    console.log('엔티티와 마이그레이션이 같습니다.');
    return 0;
  }
  if (isCheck) {
    console.error(`마이그레이션이 빠졌습니다. npm run db:generate -- <이름>으로 만들어 주세요.\n\n${up.join(';\n')};`);
    return 1;
  }
  console.log(`${write(argument!, up, down)}\n내용을 읽고 확인해 주세요.`);
  return 0;
}

async function withMigratedDatabase<T>(use: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const scratch = await openScratchPostgres();
  const dataSource = createDataSource(scratch.url);
  try {
    await dataSource.initialize();
    await migrate(dataSource);
    return await use(dataSource);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await scratch.close();
  }
}

function unlistedMigrations(): string[] {
  const list = readFileSync(LIST, 'utf8');
  return readdirSync(MIGRATIONS_DIR)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .filter((file) => !list.includes(`./migrations/${file.slice(0, -3)}'`));
}

function write(name: string, up: string[], down: string[]): string {
  const timestamp = Date.now();
  // TypeORM sorts by the last 13 characters of the class name.
  const className = name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase()) + timestamp;
  const statements = (queries: string[]) =>
    queries.map((query) => `    await runner.query(\`${query.replaceAll('`', '\\`')}\`);`).join('\n');
  const file = resolve(MIGRATIONS_DIR, `${timestamp}-${name}.ts`);
  writeFileSync(
    file,
    `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
${statements(up)}
  }

  async down(runner: QueryRunner): Promise<void> {
${statements(down)}
  }
}
`,
  );
  const list = readFileSync(LIST, 'utf8');
  const importLine = `import { ${className} } from './migrations/${timestamp}-${name}';\n`;
  const at =
    list.lastIndexOf('\nimport ') < 0 && !list.startsWith('import ') ? 0 : list.indexOf('\n', list.lastIndexOf('import ')) + 1;
  writeFileSync(
    LIST,
    `${list.slice(0, at)}${importLine}${at === 0 ? '\n' : ''}${list.slice(at).replace(/\[([^\]]*)\];/, (_match, names: string) => `[${[...names.split(',').flatMap((item) => item.trim() || []), className].join(', ')}];`)}`,
  );
  return file;
}

void main(process.argv.slice(2)).then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
