import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the code of the page behind a link (or a search form) on hover or focus. */
export function preloadOnIntent(routes: RouteObject[]): void {
  const onIntent = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest('a[href^="/"], form[action^="/"]') : null;
    const href = opener?.getAttribute('href') ?? opener?.getAttribute('action');
    if (href) preloadPage(routes, href);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}

/** Failures are silent: opening the page tries again and reports them. */
export function preloadPage(routes: RouteObject[], href: string): void {
  for (const { route } of matchRoutes(routes, new URL(href, window.location.origin)) ?? [])
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
}
