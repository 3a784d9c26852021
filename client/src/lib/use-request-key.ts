import { useRef } from 'react';
import { newRequestKey } from './new-request-key';

/** The same input sent again keeps its key, so that it arrives once; a changed one gets another key. */
export function useRequestKey() {
  const last = useRef<{ text: string; requestKey: string }>(null);
  return <Input extends object>(input: Input): Input & { requestKey: string } => {
    const text = JSON.stringify(input);
    if (last.current?.text !== text) last.current = { text, requestKey: newRequestKey() };
    return { ...input, requestKey: last.current.requestKey };
  };
}
