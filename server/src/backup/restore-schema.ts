import { createDataSource } from '../database/data-source';
import { MIGRATIONS } from '../database/migration-list';
import { BackupError } from './backup-error';

/** Names of this version's migrations, oldest first. */
const OWN: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** @throws BackupError if a newer version applied these migrations */
export function assertNotNewer(migrations: readonly string[], what: '백업' | '데이터베이스'): void {
  if (migrations.every((name) => OWN.includes(name))) return;
  throw new BackupError(
    `${what === '백업' ? '이 백업은' : '이 데이터베이스는'} 더 새로운 버전의 발도장이 만들었습니다. 그 버전이나 더 새로운 발도장으로 복원해 주세요.`,
  );
}

/** Migrates an empty database, forward or back, to exactly these migrations. */
export async function bringSchemaTo(url: string, wanted: readonly string[], applied: readonly string[]): Promise<void> {
  const remaining = [...applied];
  const dataSource = createDataSource(url, { poolSize: 2 });
  try {
    if (remaining.some((name) => !wanted.includes(name))) {
      await dataSource.initialize();
      while (remaining.some((name) => !wanted.includes(name))) {
        await dataSource.undoLastMigration({ transaction: 'each' });
        remaining.pop();
      }
      await dataSource.destroy();
    }
    dataSource.setOptions({ migrations: MIGRATIONS.filter(({ name }) => wanted.includes(name)) });
    await dataSource.initialize();
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

/** Applies this version's later migrations. @returns their number */
export async function finishSchema(url: string): Promise<number> {
  const dataSource = createDataSource(url, { poolSize: 2 });
  try {
    await dataSource.initialize();
    return (await dataSource.runMigrations({ transaction: 'each' })).length;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}
