import { BOARD_RULES } from '../../../graphql/constants.generated';
import { codePoints, visibleText } from '../../../lib/text';
import type { BoardValues } from './board-values';

/** Field → what is wrong with it. */
export type BoardProblems = Partial<Record<'title' | 'content' | 'attachments', string | undefined>>;

/** What can be seen while it is typed. */
export function checkBoard({ title, content }: BoardValues): BoardProblems {
  return {
    title: codePoints(title.trim()) > BOARD_RULES.title.max ? BOARD_RULES.title.longText : undefined,
    content: codePoints(content.trimEnd()) > BOARD_RULES.content.max ? BOARD_RULES.content.longText : undefined,
  };
}

/** A title, and a text or at least one file. */
export function isComplete({ title, content, files, removed }: BoardValues, keptCount: number): boolean {
  const hasFile = keptCount - removed.length + files.length > 0;
  return visibleText(title) !== '' && (visibleText(content) !== '' || hasFile);
}
