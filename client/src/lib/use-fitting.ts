import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { codePoints, cutText } from './text';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Handlers of a field that takes `max` code points: shortens what was typed or pasted to what there is room for, wherever it stands,
 * and leaves the caret at its end. A browser's own `maxlength` counts an emoji as two, and decomposed Hangul before it is composed.
 */
export function useFitting(text: string, max: number, onType: (text: string) => void) {
  // While a syllable is put together the text may be too long: what counts is how it was before.
  const [former, setFormer] = useState(text);
  if (text !== former && codePoints(text) <= max) setFormer(text);
  const fit = (field: Field): string => {
    const { value } = field;
    const end = field.selectionEnd ?? value.length;
    const shortened = limitTyped(former, value, max, end);
    if (shortened === value) return shortened;
    const caret = Math.max(0, shortened.length - (value.length - end));
    // Before React does: it would put the caret to the end of the text.
    field.value = shortened;
    field.setSelectionRange(caret, caret);
    return shortened;
  };
  return {
    // A syllable that is being put together is left alone: cut, it would fall apart.
    onChange: ({ target, nativeEvent }: ChangeEvent<Field>) =>
      onType((nativeEvent as InputEvent).isComposing ? target.value : fit(target)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      const fitting = fit(currentTarget);
      if (fitting !== text) onType(fitting);
    },
  };
}

/**
 * What stands in a field after somebody typed or pasted: of what is new only as much as there is room for. What stood there
 * before is kept, at the end of the field as well – cutting the end would silently take a letter that nobody touched.
 * @param former what stood in the field, at most `max` code points
 * @param caret where the new part ends in `typed`; it decides where text went in that looks like its surroundings
 */
export function limitTyped(former: string, typed: string, max: number, caret = typed.length): string {
  const before = [...former];
  const after = [...typed];
  if (after.length <= max) return typed;
  const byCaret = keptOf(before, after, [...typed.slice(caret)].length);
  const byText = keptOf(before, after, after.length);
  // A caret that stands elsewhere (after a correction, say) would have old text taken for new.
  const { start, end } = byCaret.start + byCaret.end < byText.start + byText.end ? byText : byCaret;
  const room = Math.max(0, max - start - end);
  const added = after.slice(start, after.length - end).slice(0, room);
  return cutText([...after.slice(0, start), ...added, ...after.slice(after.length - end)].join(''), max);
}

/** How much of the former text is still there, before what is new and after it. */
function keptOf(before: string[], after: string[], longestEnd: number) {
  const shorter = Math.min(before.length, after.length);
  const end = countWhile(Math.min(shorter, longestEnd), (index) => before.at(-1 - index) === after.at(-1 - index));
  const start = countWhile(shorter - end, (index) => before[index] === after[index]);
  return { start, end };
}

function countWhile(most: number, isSame: (index: number) => boolean): number {
  let count = 0;
  while (count < most && isSame(count)) count += 1;
  return count;
}
