import { QueryFailedError } from 'typeorm';
import { AppError } from '../../shared/errors';

const UNIQUE_VIOLATION = '23505';
/** Keyed by the unique index. */
const CONFLICTS: Record<string, { field: string; text: string }> = {
  member_email: { field: 'email', text: '이미 가입한 이메일입니다.' },
  member_nick_name: { field: 'nickName', text: '이미 쓰고 있는 별명입니다.' },
};

/** Translates a unique violation to CONFLICT with the taken field. A check before the insert would race. */
export function asConflict(error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  const conflict = code === UNIQUE_VIOLATION ? CONFLICTS[constraint ?? ''] : undefined;
  return conflict
    ? new AppError('CONFLICT', conflict.text, { fieldErrors: { [conflict.field]: conflict.text }, cause: error })
    : error;
}
