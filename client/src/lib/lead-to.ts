import { layOutWhole } from './lay-out-whole';

/** Scrolls to an element, from where screen readers read on. Only a person who uses the keyboard sees a focus ring around it. */
export function leadTo(element: HTMLElement, block: ScrollLogicalPosition): void {
  layOutWhole();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block });
  // Without it browsers draw a ring for every script that moves the focus on a page that was just opened.
  const focusVisible = document.activeElement?.matches(':focus-visible') ?? false;
  element.focus({ preventScroll: true, focusVisible });
}
