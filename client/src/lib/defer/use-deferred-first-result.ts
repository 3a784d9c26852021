import { useDeferredValue } from 'react';

/** Defers only the first result, which React then renders in slices; later ones show at once, as they follow a press. */
export function useDeferredFirstResult<Result>(result: Result | undefined): Result | undefined {
  const deferred = useDeferredValue(result);
  return deferred === undefined ? undefined : result;
}
