import { BOARD_RULES } from '../../shared/validation/board-rules';
import { lengthOf } from '../../shared/validation/length-of';

const { title, content, attachments, comment, emptyText } = BOARD_RULES;

type Problem = string | undefined;

/** Lines end alike, whether a browser's form or a script sent them, and count alike. */
const unified = (text: string): string => text.replace(/\r\n?/g, '\n');

/** One line: lists, tabs and shared links have no more. Line by line, as a pattern for blanks around a break takes quadratic time. */
export const cleanTitle = (text: string): string =>
  unified(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** The first line keeps its indent. */
export const cleanContent = (text: string): string => unified(text).trimEnd();

export const cleanComment = (text: string): string => unified(text).trim();

/** What is wrong with a value, as a person reads it beside the field; undefined when nothing is. */
export function checkTitle(cleaned: string): Problem {
  if (cleaned === '') return emptyText;
  return lengthOf(cleaned) > title.max ? title.longText : undefined;
}

/** @param files how many files the announcement has and gets; undefined when nobody knows yet */
export function checkContent(cleaned: string, files: number | undefined): Problem {
  if (cleaned === '' && files === 0) return emptyText;
  return lengthOf(cleaned) > content.max ? content.longText : undefined;
}

export function checkNewAttachments(count: number): Problem {
  return count > attachments.max ? attachments.text : undefined;
}

/** @param kept how many files the announcement has and keeps */
export function checkAllAttachments(kept: number, added: number): Problem {
  return kept + added > attachments.max
    ? `첨부파일은 모두 ${attachments.max}개까지 올릴 수 있습니다. 지금 ${kept}개가 있습니다.`
    : undefined;
}

export function checkComment(cleaned: string): Problem {
  if (cleaned === '') return comment.emptyText;
  return lengthOf(cleaned) > comment.max ? comment.longText : undefined;
}
