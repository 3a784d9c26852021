import { AppError } from '../errors';
import { LIMITS } from './limits';

/** @throws AppError BAD_USER_INPUT with all violations as field errors and the first as its text */
export function assertValid(problems: Record<string, string | undefined>): void {
  const broken = Object.entries(problems).flatMap(([field, text]): [string, string][] => (text ? [[field, text]] : []));
  const [first] = broken;
  if (first) throw new AppError('BAD_USER_INPUT', first[1], { fieldErrors: Object.fromEntries(broken) });
}

/** @throws AppError BAD_USER_INPUT for rows beyond `LIMITS.deepestRow` */
export function assertPageInRange({ page, size }: { page: number; size: number }): void {
  if ((page + 1) * size > LIMITS.deepestRow)
    throw new AppError('BAD_USER_INPUT', `목록은 ${LIMITS.deepestRow.toLocaleString('ko')}번째까지만 볼 수 있습니다.`);
}
