import { useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * Tells late responses whether the person is still on this page. They have left it as soon as they clicked a link or the address changed,
 * although the page may stay on the screen while the next one loads.
 */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  // `useNavigation` changes only with the next render; a page that writes its address before that would undo the click.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const shownPath = useRef<string>(null);
  useLayoutEffect(() => {
    shownPath.current = window.location.pathname;
    return () => void (shownPath.current = null);
  }, [pathname]);
  return () => shownPath.current === window.location.pathname && router?.state.navigation.state !== 'loading';
}
