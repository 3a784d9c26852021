import { REVIEW_RULES } from '../../../graphql/constants.generated';
import { codePoints, visibleText } from '../../../lib/text';

const { max, nameMax, pattern, patternText, longText, duplicateText, maxText } = REVIEW_RULES.tags;
const ALLOWED = new RegExp(pattern, 'u');

export interface AddedTags {
  tags: readonly string[];
  /** What could not become a tag stays to be corrected. */
  text: string;
  problem: string | null;
}

/** As the server keeps it: `#Cafe` and `cafe` are one tag. */
export const normalizedTag = (text: string) => visibleText(text).replace(/^#+/, '').toLowerCase();

/** The words of a text as tags, one after the other until one is refused. */
export function addTags(tags: readonly string[], text: string): AddedTags {
  const words = text.split(/\s+/).filter((word) => normalizedTag(word) !== '');
  let added = tags;
  for (const [index, word] of words.entries()) {
    const problem = problemOf(normalizedTag(word), added);
    if (problem) return { tags: added, text: words.slice(index).join(' '), problem };
    added = [...added, normalizedTag(word)];
  }
  return { tags: added, text: '', problem: null };
}

function problemOf(tag: string, tags: readonly string[]): string | null {
  if (!ALLOWED.test(tag)) return patternText;
  if (codePoints(tag) > nameMax) return longText;
  if (tags.includes(tag)) return duplicateText;
  return tags.length >= max ? maxText : null;
}
