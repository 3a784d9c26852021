import { AppError } from '../shared/errors';

/** What Postgres or the connection said before unavailable.ts made a refusal of it. */
export function causeOf(error: unknown): unknown {
  return error instanceof AppError ? error.cause : error;
}
