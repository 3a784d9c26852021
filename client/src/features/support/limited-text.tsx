import { Input, type InputProps, type InputRef } from 'antd';
import type { TextAreaProps, TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { textCount } from '../../components/text-count';
import { codePoints } from '../../lib/code-points';
import { limitTyped } from '../../lib/limit-typed';

interface Limited {
  max: number;
  /** From the form. */
  value?: string;
}

/** One line that takes no more than fits. */
export function LimitedInput({ max, ...rest }: Limited & Omit<InputProps, 'value'>) {
  const field = useRef<InputRef>(null);
  const count = useLimit(max, rest.value, () => field.current?.input);
  return <Input {...rest} ref={field} count={count} showCount />;
}

export function LimitedTextArea({ max, ...rest }: Limited & Omit<TextAreaProps, 'value'>) {
  const field = useRef<TextAreaRef>(null);
  const count = useLimit(max, rest.value, () => field.current?.resizableTextArea?.textArea);
  return <Input.TextArea {...rest} ref={field} count={count} />;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** antd's own cutting takes the end of the text; like that, this waits for a syllable that is being composed. */
function useLimit(max: number, value = '', fieldNow: () => Field | null | undefined) {
  // While a syllable is being composed the text may be too long: what counts is how it was before.
  const [former, setFormer] = useState(value);
  if (value !== former && codePoints(value) <= max) setFormer(value);
  return {
    ...textCount(max),
    exceedFormatter: (typed: string) => {
      const field = fieldNow();
      const end = field?.selectionEnd ?? typed.length;
      const text = limitTyped(former, typed, max, end);
      // antd puts the caret back to where it is now, once the shorter text is shown.
      const caret = Math.max(0, text.length - (typed.length - end));
      field?.setSelectionRange(caret, caret);
      return text;
    },
  };
}
