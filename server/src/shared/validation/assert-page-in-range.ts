import { AppError } from '../errors';
import { LIMITS } from './limits';

/** @throws AppError BAD_USER_INPUT for rows beyond `LIMITS.deepestRow` */
export function assertPageInRange({ page, size }: { page: number; size: number }): void {
  if ((page + 1) * size > LIMITS.deepestRow)
    throw new AppError('BAD_USER_INPUT', `목록은 ${LIMITS.deepestRow.toLocaleString('ko')}번째까지만 볼 수 있습니다.`);
}
