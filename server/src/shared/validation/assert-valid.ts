import { AppError } from '../errors';

/** @throws AppError BAD_USER_INPUT with all violations as field errors and the first as its text */
export function assertValid(problems: Record<string, string | undefined>): void {
  const broken = Object.entries(problems).flatMap(([field, text]): [string, string][] => (text ? [[field, text]] : []));
  const [first] = broken;
  if (first) throw new AppError('BAD_USER_INPUT', first[1], { fieldErrors: Object.fromEntries(broken) });
}
