import { createDataSource } from '../database/data-source';
import { MIGRATIONS } from '../database/migration-list';
import { BackupError } from './backup-error';

/** Names of the migrations that this version of the application has, oldest first. */
const KNOWN: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** @throws BackupError where this version is older than what made the list */
export function refuseNewer(migrations: readonly string[], what: '백업' | '데이터베이스'): void {
  if (migrations.every((name) => KNOWN.includes(name))) return;
  throw new BackupError(
    `${what === '백업' ? '이 백업은' : '이 데이터베이스는'} 더 새로운 버전의 발도장이 만들었습니다. 그 버전이나 더 새로운 발도장으로 복원해 주세요.`,
  );
}

/** Brings the schema of an empty database to exactly these migrations: back where it is newer, on where it is older. */
export async function bringSchemaTo(url: string, wanted: readonly string[], applied: readonly string[]): Promise<void> {
  const ran = [...applied];
  const dataSource = createDataSource(url, { poolSize: 2 });
  try {
    if (ran.some((name) => !wanted.includes(name))) {
      await dataSource.initialize();
      while (ran.some((name) => !wanted.includes(name))) {
        await dataSource.undoLastMigration({ transaction: 'each' });
        ran.pop();
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

/** Runs what this version has beyond the back-up. @returns how many migrations */
export async function finishSchema(url: string): Promise<number> {
  const dataSource = createDataSource(url, { poolSize: 2 });
  try {
    await dataSource.initialize();
    return (await dataSource.runMigrations({ transaction: 'each' })).length;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}
