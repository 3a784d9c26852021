import { BOARD_RULES } from '../../shared/validation/board-rules';
import { lengthOf } from '../../shared/validation/length-of';

const { title, content, attachments, comment, emptyText } = BOARD_RULES;

type Problem = string | undefined;

/** Line breaks become \n, so that they count the same from forms and scripts. */
const unified = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Joined to one line. Line by line, as a pattern for blanks around breaks takes quadratic time. */
export const cleanTitle = (text: string): string =>
  unified(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** The first line keeps its indent. */
export const cleanContent = (text: string): string => unified(text).trimEnd();

export const cleanComment = (text: string): string => unified(text).trim();

/** Korean error text of a value; undefined when it is valid. */
export function checkTitle(cleaned: string): Problem {
  if (cleaned === '') return emptyText;
  return lengthOf(cleaned) > title.max ? title.longText : undefined;
}

/** @param files number of files after the change; undefined if not yet known */
export function checkContent(cleaned: string, files: number | undefined): Problem {
  if (cleaned === '' && files === 0) return emptyText;
  return lengthOf(cleaned) > content.max ? content.longText : undefined;
}

export function checkNewAttachments(count: number): Problem {
  return count > attachments.max ? attachments.text : undefined;
}

/** @param remaining number of files that stay */
export function checkAllAttachments(remaining: number, added: number): Problem {
  return remaining + added > attachments.max
    ? `첨부파일은 모두 ${attachments.max}개까지 올릴 수 있습니다. 지금 ${remaining}개가 있습니다.`
    : undefined;
}

export function checkComment(cleaned: string): Problem {
  if (cleaned === '') return comment.emptyText;
  return lengthOf(cleaned) > comment.max ? comment.longText : undefined;
}
