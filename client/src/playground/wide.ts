/** Panels stand beside the editors; below (as in playground.css) they cover them. */
export const WIDE = window.matchMedia('(min-width: 768px)');
