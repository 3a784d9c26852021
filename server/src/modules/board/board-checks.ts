import { BOARD_RULES } from '../../shared/validation/board-rules';
import { lengthOf } from '../../shared/validation/text-rules';

const { title, content, attachments, comment, emptyText, report } = BOARD_RULES;

type Problem = string | undefined;

/** Normalizes CRLF of browser forms, so that lengths agree. */
const withUnixLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Joins to one line. Line by line, because a pattern for blanks around a break takes quadratic time. */
export const cleanTitle = (text: string): string =>
  withUnixLineEnds(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** Preserves the indent of the first line. */
export const cleanContent = (text: string): string => withUnixLineEnds(text).trimEnd();

export const cleanComment = (text: string): string => withUnixLineEnds(text).trim();

/** Error text for the form field, or undefined. */
export function checkTitle(cleaned: string): Problem {
  if (cleaned === '') return emptyText;
  return lengthOf(cleaned) > title.max ? title.longText : undefined;
}

/** @param files number of files after the change; undefined if not known yet */
export function checkContent(cleaned: string, files: number | undefined): Problem {
  if (cleaned === '' && files === 0) return emptyText;
  return lengthOf(cleaned) > content.max ? content.longText : undefined;
}

export function checkNewAttachments(count: number): Problem {
  return count > attachments.max ? attachments.text : undefined;
}

/** @param remaining number of files after the removals */
export function checkAllAttachments(remaining: number, added: number): Problem {
  return remaining + added > attachments.max
    ? `첨부파일은 모두 ${attachments.max}개까지 올릴 수 있습니다. 지금 ${remaining}개가 있습니다.`
    : undefined;
}

export function checkReportReason(cleaned: string): Problem {
  if (cleaned === '') return report.emptyText;
  return lengthOf(cleaned) > report.reasonMax ? report.longText : undefined;
}

export function checkComment(cleaned: string): Problem {
  if (cleaned === '') return comment.emptyText;
  return lengthOf(cleaned) > comment.max ? comment.longText : undefined;
}
