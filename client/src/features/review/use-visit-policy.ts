import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Back shows a list as it was left; a visit of its own shows what is known and asks for what is new. */
export function useVisitPolicy() {
  const navigation = useNavigationType();
  const [fetchPolicy] = useState(navigation === NavigationType.Pop ? ('cache-first' as const) : ('cache-and-network' as const));
  return { fetchPolicy, nextFetchPolicy: 'cache-first' as const };
}
