import { BOARD_RULES } from '../../../graphql/constants.generated';
import { codePoints } from '../../../lib/code-points';

const { max, emptyText, longText } = BOARD_RULES.comment;

/** Why a comment cannot be sent; null when it can. */
export function commentProblem(text: string): string | null {
  const content = text.trim();
  if (content === '') return emptyText;
  return codePoints(content) > max ? longText : null;
}
