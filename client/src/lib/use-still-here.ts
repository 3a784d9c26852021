import { useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * Tells late answers whether the person is still on this page. They have left it as soon as they pressed a link or the address bar says
 * so: while the next page's code comes and is being drawn, this one may still be on the screen.
 */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  // `useNavigation` tells with the next drawing only, and a page that writes to its address before that would undo the press.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const shownPath = useRef<string>(null);
  useLayoutEffect(() => {
    shownPath.current = window.location.pathname;
    return () => {
      shownPath.current = null;
    };
  }, [pathname]);
  return () => shownPath.current === window.location.pathname && router?.state.navigation.state !== 'loading';
}
