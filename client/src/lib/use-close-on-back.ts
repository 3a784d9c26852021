import { useEffect, useEffectEvent } from 'react';
import { openOverlay } from './history-entries';

/**
 * While `isOpen`, Back closes what lies over the page instead of leaving the page.
 *
 * @param onBack closes it, or returns false where it has to stay open
 */
export function useCloseOnBack(isOpen: boolean, onBack: () => boolean | void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => (isOpen ? openOverlay(() => back()) : undefined), [isOpen]);
}
