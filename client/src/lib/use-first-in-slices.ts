import { useDeferredValue } from 'react';

/**
 * An answer, from the moment on that what it brings is drawn. The first time that is deferred: drawn at once it holds a slow phone up, so
 * React draws it in slices, between which the page answers. Whatever changes after that is shown at once, as it follows a press.
 */
export function useFirstInSlices<Answer>(answer: Answer | undefined): Answer | undefined {
  const drawn = useDeferredValue(answer);
  return drawn === undefined ? undefined : answer;
}
