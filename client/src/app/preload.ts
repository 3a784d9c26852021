import { matchRoutes, type RouteObject } from 'react-router';
import type { LazyPage } from './lazy-page';

/** Fetches the code of the page behind a link (or a search form) as soon as pointer or keyboard reach it. */
export function preloadOnIntent(routes: RouteObject[]): void {
  const onIntent = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest('a[href^="/"], form[action^="/"]') : null;
    if (opener) preloadPage(routes, opener.getAttribute('href') ?? opener.getAttribute('action') ?? '');
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}

/** All that an address needs, at once: without this a page's code would only be asked for after its frame's code had come. */
export function preloadPage(routes: RouteObject[], href: string): void {
  for (const { route } of matchRoutes(routes, new URL(href, window.location.origin)) ?? [])
    (route.handle as LazyPage | undefined)?.preload();
}
