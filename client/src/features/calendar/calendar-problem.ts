import { ServerError } from '@apollo/client/errors';
import { failureText, hasSessionEnded } from '../../lib/error-text';
import { STRINGS } from './strings';

/** What the banner says. An answer with an error status is called by its number: that is what support asks for. */
export function calendarProblem(error: unknown): string {
  if (hasSessionEnded(error)) return STRINGS.noToken;
  const text = failureText(error, STRINGS.failed);
  return ServerError.is(error) ? STRINGS.withStatus(text, error.statusCode) : text;
}
