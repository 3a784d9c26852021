import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { codePoints } from './code-points';
import { limitTyped } from './limit-typed';

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
