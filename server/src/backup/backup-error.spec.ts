import { AppError } from '../shared/errors';
import { asBackupError, BackupError, BackupStoppedError } from './backup-error';

const failure = (facts: object) => Object.assign(new Error('system message'), facts);

it.each<[string, Error, RegExp]>([
  [
    'a full disk',
    failure({ code: 'ENOSPC', syscall: 'write', path: '/backup' }),
    /^디스크에 남은 공간이 없습니다: \/backup \(ENOSPC\)$/,
  ],
  [
    'a folder without permission',
    failure({ code: 'EACCES', syscall: 'mkdir', path: '/backup' }),
    /^이 폴더를 쓸 권한이 없습니다: \/backup/,
  ],
  ['a full disk of the database', failure({ code: '53100' }), /^데이터베이스의 디스크에 남은 공간이 없습니다\.$/],
  ['a database that stops', failure({ code: '57P01' }), /^데이터베이스와의 연결이 끊겼습니다\.$/],
  ['a connection that breaks', failure({ code: 'ECONNRESET', syscall: 'read' }), /^데이터베이스와의 연결이 끊겼습니다\.$/],
  ['a storage that is away', new AppError('SERVICE_UNAVAILABLE', '잠시 후'), /저장소가 응답하지 않습니다/],
])('describes %s', (_, error, text) => {
  const translated = asBackupError(error);
  expect(translated).toBeInstanceOf(BackupError);
  expect(translated).toMatchObject({ message: expect.stringMatching(text) as string, cause: error });
});

it('keeps unknown errors, and reports a stop', () => {
  const strange = failure({});
  expect(asBackupError(strange)).toBe(strange);
  expect(asBackupError(failure({ code: 'ENOSPC', syscall: 'write' }), AbortSignal.abort())).toBeInstanceOf(BackupStoppedError);
});
