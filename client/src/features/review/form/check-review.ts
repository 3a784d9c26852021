import { REVIEW_RULES } from '../../../graphql/constants.generated';
import { codePoints, visibleText } from '../../../lib/text';

/** Beside which field something is said. */
export interface ReviewProblems {
  content?: string | undefined;
  rating?: string | undefined;
  tags?: string | undefined;
  images?: string | undefined;
}

const { max, emptyText, longText } = REVIEW_RULES.content;

export function contentProblem(content: string): string | undefined {
  const text = visibleText(content);
  if (text === '') return emptyText;
  return codePoints(text) > max ? longText : undefined;
}
