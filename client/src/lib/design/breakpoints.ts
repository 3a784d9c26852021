/** Where layouts change, in pixels. Stylesheets say `@media (--from-tablet)` and `@media (--below-tablet)` (vite.config.ts). */
export const BREAKPOINTS = { compact: 560, tablet: 768, desktop: 992, wide: 1200 };

export type Breakpoint = keyof typeof BREAKPOINTS;

export const from = (name: Breakpoint) => `(min-width: ${BREAKPOINTS[name]}px)`;
/** Widths between two pixels belong to the narrower layout. */
export const below = (name: Breakpoint) => `(max-width: ${BREAKPOINTS[name] - 0.02}px)`;
