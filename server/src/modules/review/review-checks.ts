import { lengthOf } from '../../shared/validation/length-of';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import { tagNameOf } from './tag-name';

const { content, rating, tags, images, report } = REVIEW_RULES;
const TAG = new RegExp(tags.pattern, 'u');

type Problem = string | undefined;

/** Lines end alike, whether a browser's form or a script sent them, and count alike; nothing blank at the ends. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** What is wrong with a value, as a person reads it beside the field; undefined when nothing is. */
export function checkContent(cleaned: string): Problem {
  if (cleaned === '') return content.emptyText;
  return lengthOf(cleaned) > content.max ? content.longText : undefined;
}

export function checkRating(value: number): Problem {
  return Number.isInteger(value) && value >= rating.min && value <= rating.max ? undefined : rating.text;
}

/** As they are kept, without those that say nothing. */
export function cleanTagNames(written: readonly string[]): string[] {
  return written.map(tagNameOf).filter((name) => name !== '');
}

/** Lengths come first, the pattern sees no more. */
export function checkTagNames(cleaned: readonly string[]): Problem {
  if (cleaned.length > tags.max) return tags.maxText;
  if (cleaned.some((name) => lengthOf(name) > tags.nameMax)) return tags.longText;
  if (!cleaned.every((name) => TAG.test(name))) return tags.patternText;
  return new Set(cleaned).size < cleaned.length ? tags.duplicateText : undefined;
}

export function checkNewImages(count: number): Problem {
  return count > images.newMax ? images.newText : undefined;
}

/** @param kept how many pictures the review has and keeps */
export function checkAllImages(kept: number, added: number): Problem {
  return kept + added > images.max ? `사진은 모두 ${images.max}장까지 올릴 수 있습니다. 지금 ${kept}장이 있습니다.` : undefined;
}

export function checkReason(cleaned: string): Problem {
  if (cleaned === '') return report.emptyText;
  return lengthOf(cleaned) > report.reasonMax ? report.longText : undefined;
}
