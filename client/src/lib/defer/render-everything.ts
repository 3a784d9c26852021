import { makeVar } from '@apollo/client';

/** Whether deferred parts render wherever they are. */
export const rendersEverything = makeVar(false);

/**
 * Renders all of the page from now on, also far below the fold (`--below-fold-visibility` in the design tokens). Scrolling to a place needs
 * it, as heights that are only estimated lead to the wrong one: elements by `scrollToElement`, pixels by the restored scroll position.
 */
export function renderEverything(): void {
  document.documentElement.dataset.renderEverything = '';
  rendersEverything(true);
}
