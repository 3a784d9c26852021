import { lengthOf } from '../../shared/validation/text-rules';
import { REVIEW_RULES } from '../../shared/validation/review-rules';

const { content, rating, tags, images, report } = REVIEW_RULES;
const TAG = new RegExp(tags.pattern, 'u');

type Problem = string | undefined;

/** Trims, and normalizes CRLF of browser forms, so that lengths agree. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Error text for the form field, or undefined. */
export function checkContent(cleaned: string): Problem {
  if (cleaned === '') return content.emptyText;
  return lengthOf(cleaned) > content.max ? content.longText : undefined;
}

export function checkRating(value: number): Problem {
  return Number.isInteger(value) && value >= rating.min && value <= rating.max ? undefined : rating.text;
}

/** Normal form of a tag: NFC, lower case, without the leading `#`. */
export function tagNameOf(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/^[#\s]+/, '')
    .trimEnd()
    .toLowerCase();
}

/** Normalized, without empty ones. */
export function cleanTagNames(names: readonly string[]): string[] {
  return names.map(tagNameOf).filter((name) => name !== '');
}

/** Checks the length first, so that the pattern sees bounded input. */
export function checkTagNames(cleaned: readonly string[]): Problem {
  if (cleaned.length > tags.max) return tags.maxText;
  if (cleaned.some((name) => lengthOf(name) > tags.nameMax)) return tags.longText;
  if (!cleaned.every((name) => TAG.test(name))) return tags.patternText;
  return new Set(cleaned).size < cleaned.length ? tags.duplicateText : undefined;
}

export function checkNewImages(count: number): Problem {
  return count > images.newMax ? images.newText : undefined;
}

/** @param remaining number of pictures after the removals */
export function checkAllImages(remaining: number, added: number): Problem {
  return remaining + added > images.max
    ? `사진은 모두 ${images.max}장까지 올릴 수 있습니다. 지금 ${remaining}장이 있습니다.`
    : undefined;
}

export function checkReason(cleaned: string): Problem {
  if (cleaned === '') return report.emptyText;
  return lengthOf(cleaned) > report.reasonMax ? report.longText : undefined;
}
