import { prefersReducedMotion } from '../prefers-reduced-motion';
import { renderEverything } from './render-everything';

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
