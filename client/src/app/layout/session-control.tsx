import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary';
import { Skeleton } from '../../components/skeleton';
import { paths } from '../../lib/paths';
import { requestSignIn } from '../../lib/session/sign-in-request';
import { useSession } from '../../lib/session/use-session';
import { STRINGS } from '../strings';
import { preloadSignIn } from './global-overlays';
import styles from './session-control.module.css';

const SessionMenu = lazy(() => import('./session-menu').then((file) => ({ default: file.SessionMenu })));

interface SessionControlProps {
  /** Closes the menu of narrow screens. */
  onDone: () => void;
}

/** The last item of the main menu: sign in, or the member's own menu. */
export function SessionControl({ onDone }: SessionControlProps) {
  const { viewer, isLoading } = useSession();
  const placeholder = <Skeleton className={styles.placeholder} />;
  if (isLoading) return placeholder;
  if (viewer)
    return (
      <ErrorBoundary resetKey="" fallback={() => <Link to={paths.member(viewer.email)}>{viewer.nickName}</Link>}>
        <Suspense fallback={placeholder}>
          <SessionMenu viewer={viewer} onDone={onDone} />
        </Suspense>
      </ErrorBoundary>
    );
  return (
    <button
      type="button"
      className={styles.signIn}
      aria-haspopup="dialog"
      onPointerEnter={preloadSignIn}
      onFocus={preloadSignIn}
      onClick={() => {
        onDone();
        requestSignIn();
      }}
    >
      {STRINGS.signIn}
    </button>
  );
}
