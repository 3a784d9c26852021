import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells late answers whether the person is still on this page. They have left it as soon as the address bar says so: while the next page
 * is being drawn, this one is still on the screen.
 */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  const shownPath = useRef<string>(null);
  useLayoutEffect(() => {
    shownPath.current = window.location.pathname;
    return () => {
      shownPath.current = null;
    };
  }, [pathname]);
  return () => shownPath.current === window.location.pathname;
}
