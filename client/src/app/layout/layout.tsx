import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary';
import { Meta, Stack } from '../../components/kit';
import { STRINGS } from '../strings';
import { GlobalOverlays } from './global-overlays';
import styles from './layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const CONTENT_ID = 'content';

const LateParts = lazy(() => import('./late-parts').then((file) => ({ default: file.LateParts })));

/** The frame around every page. */
export function Layout() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const formerPathname = useRef(pathname);

  // As when a browser loads a page; here the focus would stay on a removed link.
  useEffect(() => {
    if (formerPathname.current === pathname) return;
    formerPathname.current = pathname;
    // The server wrote it for the first page, and browsers would share it.
    document.querySelector('link[rel="canonical"]')?.remove();
    content.current?.focus({ preventScroll: true });
  }, [pathname]);

  /** Without the browser's own history entry, which the router could not count. */
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.scrollIntoView();
    content.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href={`#${CONTENT_ID}`} onClick={skip}>
        {STRINGS.skipToContent}
      </a>
      <SiteHeader />
      <Stack className={styles.middle}>
        <AdPlaceholder label={STRINGS.adLeft} />
        <main id={CONTENT_ID} ref={content} tabIndex={-1}>
          <Outlet />
        </main>
        <AdPlaceholder label={STRINGS.adRight} />
      </Stack>
      <SiteFooter />
      <GlobalOverlays />
      {/* Loads after the page, which is complete without it. */}
      <ErrorBoundary resetKey="" fallback={() => null}>
        <Suspense>
          <LateParts />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const AdPlaceholder = ({ label }: { label: string }) => (
  <Meta as="aside" className={styles.ad} aria-label={label}>
    {STRINGS.adPlaceholder}
  </Meta>
);
