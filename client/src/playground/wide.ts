import { from } from '../lib/design/breakpoints';

/** Panels stand beside the editors; below (as in playground.css) they cover them. */
export const WIDE = window.matchMedia(from('tablet'));
