import { type RefObject, useEffect, useEffectEvent } from 'react';

/** antd keeps a closed one in the document. */
const CLOSED = '[style*="display: none"]';

/**
 * Escape for an open panel, wherever the keyboard is. What was meant for something else of the page is left to it: an open dialog,
 * or what has said by the usual means that it took the key.
 */
export function useEscape(panel: RefObject<HTMLElement | null>, onEscape: (from: Element | null) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')];
    if (dialogs.some((dialog) => dialog !== panel.current && !dialog.closest(CLOSED))) return;
    onEscape(document.activeElement);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
