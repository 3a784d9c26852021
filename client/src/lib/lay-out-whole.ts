import { makeVar } from '@apollo/client';

/** Whether all of a page is there, also what is far below its first view (use-near.ts). */
export const isLaidOutWhole = makeVar(false);

/**
 * From now on all of a page is laid out, also what is far below (`--later` in tokens.css): whoever is led to a place in a page
 * must not end up beside it because heights were only estimated.
 */
export function layOutWhole(): void {
  document.documentElement.dataset.whole = '';
  isLaidOutWhole(true);
}
