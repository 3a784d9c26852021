import { BOARD_RULES } from '../../../graphql/constants.generated';
import { codePoints, visibleText } from '../../../lib/text';

const { max, emptyText, longText } = BOARD_RULES.comment;

/** Why a comment cannot be sent; null when it can. */
export function commentProblem(text: string): string | null {
  const content = visibleText(text);
  if (content === '') return emptyText;
  return codePoints(content) > max ? longText : null;
}
