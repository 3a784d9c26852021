import { prefersReducedMotion } from '../prefers-reduced-motion';
import { renderEverything } from './render-everything';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls smoothly by default. Renders deferred parts first, because they would move the element afterwards. */
export function scrollToElement(element: Element, options: ScrollIntoViewOptions): void {
  renderEverything();
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', ...options });
}

/** Also moves the focus there, so that screen readers continue from it. Only keyboard users see a focus ring around it. */
export function scrollToAndFocus(element: HTMLElement, block: ScrollLogicalPosition): void {
  scrollToElement(element, { block });
  // Browsers draw a ring for every focus that a script moves on a page that was just opened.
  const focusVisible = document.activeElement?.matches(':focus-visible') ?? false;
  element.focus({ preventScroll: true, focusVisible });
}

/** Goes to the part that an address names (`/about#data`): the browser's own attempt came before the page was there. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) scrollToElement(part, { behavior: 'instant' });
  }, [hash, key]);
}
