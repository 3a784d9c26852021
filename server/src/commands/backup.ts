import { resolve } from 'node:path';
import { type BackupReport, createBackup } from '../backup/create-backup';
import { commandText } from '../shared/text/command-text';
import { seoulDateTime } from '../shared/text/seoul-time';
import { readOptions, withDatabase } from './command';
import { amount, megabytes, runBackupCommand } from './run-backup-command';
import { storedFilePlaces } from './stored-file-places';

const USAGE = `쓰는 법: ${commandText('backup', '--to 폴더')}

  --to  이 폴더 안에 baldojang-날짜-시각 폴더를 만들어 데이터베이스와 올린 파일을 담습니다.

서버가 돌고 있어도 됩니다. 한 시점의 상태가 담기고, 이름이 baldojang-으로 시작하는 폴더는 언제나 끝까지 만든 백업입니다.
되돌리는 법: ${commandText('restore', '--help')}`;

const IDS_MAX = 10;

function textOf({ dir, manifest, missingFiles, unknown }: BackupReport, seconds: number): string {
  const { tables, files, takenAt } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const more = missingFiles.length > IDS_MAX ? ' …' : '';
  return [
    `백업을 마쳤습니다: ${dir}`,
    `  시점       ${seoulDateTime(takenAt).replace('T', ' ')} (서울)`,
    `  자료       ${amount(rows, '줄')} (표 ${tables.length}개, ${megabytes(bytes)})`,
    `  올린 파일  ${amount(files.count, '개')} (${megabytes(files.bytes)})`,
    `  걸린 시간  ${seconds.toFixed(1)}초`,
    ...(missingFiles.length > 0
      ? [
          `주의: 저장소에 없는 파일 ${amount(missingFiles.length, '개')}는 담지 못했습니다. stored_file의 id: ${missingFiles.slice(0, IDS_MAX).join(', ')}${more}`,
        ]
      : []),
    ...(unknown.length > 0 ? [`주의: 발도장의 것이 아닌 표와 열은 담지 않았습니다: ${unknown.join(', ')}`] : []),
    '로그인 상태, 임시 코드, 시도 횟수는 담지 않았습니다. 되돌린 뒤에는 모두 다시 로그인합니다.',
    '이메일, 비밀번호 해시, 문의 같은 개인정보가 들어 있습니다. 아무나 볼 수 없는 곳에 두세요.',
  ].join('\n');
}

const { to, help } = readOptions({ to: { type: 'string' }, help: { type: 'boolean', short: 'h' } }, USAGE);
if (help) console.log(USAGE);
else if (!to) {
  console.error(USAGE);
  process.exitCode = 1;
} else
  void runBackupCommand(
    (options) => {
      const startedAt = Date.now();
      return withDatabase(async ({ config, log, database }) => {
        const files = storedFilePlaces(config, log);
        const report = await createBackup({ ...options, databaseUrl: database.url, files, targetDir: resolve(to) });
        return textOf(report, (Date.now() - startedAt) / 1_000);
      });
    },
    { failure: '백업하지 못했습니다.', stopped: '멈췄습니다. 만들던 백업은 지웠습니다.' },
  );
