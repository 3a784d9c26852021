import { useState } from 'react';

/** What is typed into a field that begins with what the page shows; Back and links bring their own. */
export function useDraftOf(shown: string) {
  const [text, setText] = useState(shown);
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    setText(shown);
  }
  return [text, setText] as const;
}
