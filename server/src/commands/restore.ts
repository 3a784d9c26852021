import { resolve } from 'node:path';
import { BackupError } from '../backup/backup-error';
import { checkBackup } from '../backup/check-backup';
import type { Manifest } from '../backup/manifest';
import type { RunOptions } from '../backup/progress';
import { checkTarget, type RestoreReport, restoreBackup } from '../backup/restore-backup';
import { loadConfig } from '../config';
import { commandText } from '../shared/text/command-text';
import { seoulDateTime } from '../shared/text/seoul-time';
import { readOptions, withDatabase } from './command';
import { amount, runBackupCommand } from './run-backup-command';
import { storedFilePlaces } from './stored-file-places';

const USAGE = `쓰는 법: ${commandText('restore', '--from 폴더/baldojang-날짜-시각 [--check-only]')}

  --from        백업 명령이 만든 폴더입니다.
  --check-only  아무것도 바꾸지 않고, 백업이 온전한지와 이 버전으로 되돌릴 수 있는지 확인합니다.
                DATABASE_URL이 있으면 그 데이터베이스에 되돌릴 수 있는지도 알려 줍니다.

빈 데이터베이스(DATABASE_URL, 없으면 DATA_DIR의 내장 데이터베이스)에만 되돌립니다. 자료가 있으면 아무것도 바꾸지 않고 멈춥니다.
중간에 멈추면 자료도 파일도 남지 않으며, 다시 실행하면 됩니다. 표의 주인이 따로 있으면 MIGRATION_DATABASE_URL을 정해 주세요.`;

function contentOf({ takenAt, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const moment = seoulDateTime(takenAt).replace('T', ' ');
  return `${moment} (서울)의 자료 ${amount(rows, '줄')}, 올린 파일 ${amount(files.count, '개')}`;
}

function textOf({ manifest, filesPut, migrated }: RestoreReport, seconds: number): string {
  const { files } = manifest;
  return [
    `되돌렸습니다: ${contentOf(manifest)}`,
    ...(filesPut < files.count ? [`  ${amount(files.count - filesPut, '개')}의 파일은 저장소에 이미 있었습니다.`] : []),
    ...(files.missing > 0 ? [`  백업할 때 저장소에 없던 파일 ${amount(files.missing, '개')}는 보이지 않습니다.`] : []),
    ...(migrated > 0 ? [`  이 버전에 맞게 데이터베이스를 ${amount(migrated, '단계')} 올렸습니다.`] : []),
    `  걸린 시간  ${seconds.toFixed(1)}초`,
    '이제 서버를 시작해 주세요. 회원은 모두 다시 로그인합니다.',
  ].join('\n');
}

async function check(dir: string, options: RunOptions): Promise<string> {
  const intact = `온전한 백업입니다: ${contentOf(await checkBackup(dir, options))}`;
  const { migrationDatabaseUrl, databaseUrl } = loadConfig();
  const target = migrationDatabaseUrl ?? databaseUrl;
  return target ? `${intact}\n${await verdictOn(target, options)}` : intact;
}

/** A database that cannot be restored into, such as the one that was backed up, does not make the backup invalid. */
async function verdictOn(databaseUrl: string, options: RunOptions): Promise<string> {
  try {
    await checkTarget(databaseUrl, options);
    return '지금 설정된 데이터베이스에 되돌릴 수 있습니다.';
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return `지금 설정된 데이터베이스에는 되돌릴 수 없습니다. ${error.message}`;
  }
}

function restore(dir: string, options: RunOptions): Promise<string> {
  const startedAt = Date.now();
  return withDatabase(async ({ config, log, database }) => {
    const databaseUrl = config.migrationDatabaseUrl ?? database.url;
    const report = await restoreBackup({ ...options, dir, databaseUrl, files: storedFilePlaces(config, log) });
    return textOf(report, (Date.now() - startedAt) / 1_000);
  });
}

const {
  from,
  'check-only': isCheckOnly,
  help,
} = readOptions({ from: { type: 'string' }, 'check-only': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } }, USAGE);
if (help) console.log(USAGE);
else if (!from) {
  console.error(USAGE);
  process.exitCode = 1;
} else
  void runBackupCommand(
    (options) => (isCheckOnly ? check : restore)(resolve(from), options),
    isCheckOnly
      ? { failure: '온전하다고 할 수 없습니다.', stopped: '멈췄습니다.' }
      : {
          failure: '되돌리지 못했습니다.',
          stopped: '멈췄습니다. 데이터베이스의 자료는 바뀌지 않았습니다. 다시 실행하면 됩니다.',
        },
  );
