import { useEffect, useState } from 'react';
import { currentToken, onTokenChange } from '../../../lib/session/token';

/** Why a comment was refused, until a session begins: that one had ended is no trouble any more then. */
export function useCommentTrouble() {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(
    () =>
      onTokenChange(() => {
        if (currentToken() !== null) setProblem(null);
      }),
    [],
  );
  return [problem, setProblem] as const;
}
