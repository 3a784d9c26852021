import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary';
import { STRINGS } from '../strings';
import styles from './layout.module.css';
import { GlobalOverlays } from './global-overlays';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const CONTENT_ID = 'content';

const ChatbotLauncher = lazy(() => import('./chatbot-launcher').then((file) => ({ default: file.ChatbotLauncher })));

/** The frame around every page. */
export function Layout() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const formerPathname = useRef(pathname);

  // A browser does this by itself when it loads a page; here the keyboard would stay on a link that is gone.
  useEffect(() => {
    if (formerPathname.current === pathname) return;
    formerPathname.current = pathname;
    // The server's canonical address is that of the page opened first, and browsers share it.
    document.querySelector('link[rel="canonical"]')?.remove();
    content.current?.focus({ preventScroll: true });
  }, [pathname]);

  /** Without an entry of the browser's own in the history, which the router could not count. */
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
      <div className={styles.middle}>
        <AdPlaceholder label={STRINGS.adLeft} />
        <main id={CONTENT_ID} ref={content} tabIndex={-1} className={styles.content}>
          <Outlet />
        </main>
        <AdPlaceholder label={STRINGS.adRight} />
      </div>
      <SiteFooter />
      <GlobalOverlays />
      {/* Comes by itself after the page; without it the page is still all there. */}
      <ErrorBoundary resetKey="" fallback={() => null}>
        <Suspense>
          <ChatbotLauncher />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function AdPlaceholder({ label }: { label: string }) {
  return (
    <aside className={styles.ad} aria-label={label}>
      {STRINGS.adPlaceholder}
    </aside>
  );
}
