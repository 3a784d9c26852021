import { useState } from 'react';

/** The value, or the last one while there is none. */
export function useLastKnown<T extends object>(value: T | null | undefined): T | null {
  const [last, setLast] = useState(value ?? null);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
