import { visibleText } from '../../../lib/text';
import { useState } from 'react';
import { addTags } from './add-tags';
import { contentProblem, type ReviewProblems } from './check-review';
import type { ReviewValues } from './review-values';

/** Values of the form and what is wrong with them. `keep` is told every change. */
export function useReviewForm(id: string, initial: ReviewValues, keep?: (values: ReviewValues) => void) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<ReviewProblems>({});

  const change = (part: Partial<ReviewValues>) => {
    const changed = { ...values, ...part };
    setValues(changed);
    keep?.(changed);
    // What was said about a field is not about what stands there now.
    const touched = Object.keys(part).map((name) => (name === 'tagText' ? 'tags' : name));
    setProblems((said) => Object.fromEntries(Object.entries(said).filter(([name]) => !touched.includes(name))));
  };

  const show = (found: ReviewProblems) => {
    setProblems(found);
    const field = found.content ? 'content' : found.tags ? 'tags' : undefined;
    // After the next paint: a field that was held cannot take the keyboard before.
    if (field) requestAnimationFrame(() => document.getElementById(`${id}-${field}`)?.focus());
  };

  /** What can be sent, with the tag that was typed and not yet committed; null when something is wrong and said. */
  const check = (): ReviewValues | null => {
    const { tags, text: tagText, problem } = addTags(values.tags, values.tagText);
    const found = { content: contentProblem(values.content), tags: problem ?? undefined };
    change({ tags, tagText });
    show(found);
    return (found.content ?? found.tags) ? null : { ...values, content: visibleText(values.content), tags, tagText };
  };

  /** Field errors of the server. */
  const showRefusal = ({ content, rating, tagNames, images }: Record<string, string>) =>
    show({ content, rating, tags: tagNames, images });

  return { values, problems, change, check, showRefusal };
}
