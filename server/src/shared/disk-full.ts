import { AppError } from './errors';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE']);
const RETRY_AFTER_SECONDS = 60;

/** SERVICE_UNAVAILABLE when the disk is full or read-only; any other error unchanged. */
export function asDiskFull(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (!code || !NO_ROOM.has(code)) return error;
  return new AppError('SERVICE_UNAVAILABLE', '지금은 파일을 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause: error,
  });
}
