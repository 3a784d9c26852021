import { AppError } from '../shared/errors';

/** A failed backup or restore; the message tells the operator why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The operator stopped the work: nothing remains of it, and it can be restarted. */
export class BackupStoppedError extends Error {
  override readonly name = 'BackupStoppedError';
}

const DISK_TEXTS: Record<string, string> = {
  ENOSPC: '디스크에 남은 공간이 없습니다',
  EDQUOT: '디스크에 남은 공간이 없습니다',
  EFBIG: '이 디스크에는 이렇게 큰 파일을 쓸 수 없습니다',
  EROFS: '읽기만 할 수 있는 디스크입니다',
  EACCES: '이 폴더를 쓸 권한이 없습니다',
  EPERM: '이 폴더를 쓸 권한이 없습니다',
  ENOTDIR: '폴더가 아닙니다',
  EEXIST: '폴더가 아닙니다',
  ENOENT: '폴더나 파일이 없습니다',
  EIO: '디스크가 오류를 알렸습니다',
};
/** SQLSTATE of a server that shuts down or refuses connections. */
const LOST = /^(08...|57P0.)$/;

/** Translates what the operator can fix, and a stop; other errors stay unchanged. */
export function asBackupError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return new BackupStoppedError('The work was stopped', { cause: error });
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE')
    return new BackupError('데이터베이스나 파일 저장소가 응답하지 않습니다. 설정과 상태를 확인해 주세요.', { cause: error });
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code && syscall && Object.hasOwn(DISK_TEXTS, code))
    return new BackupError(`${DISK_TEXTS[code]}${path ? `: ${path}` : ''} (${code})`, { cause: error });
  if (LOST.test(code ?? '') || /^(ECONNRESET|EPIPE)$/.test(code ?? '') || /^Connection terminated/.test(error.message))
    return new BackupError('데이터베이스와의 연결이 끊겼습니다.', { cause: error });
  if (code === '53100') return new BackupError('데이터베이스의 디스크에 남은 공간이 없습니다.', { cause: error });
  return error;
}
