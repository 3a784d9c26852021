import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { useSession } from '../session/use-session';
import type { ContentControlsProps } from './admin/content-controls';

const ContentControls = lazy(() => import('./admin/content-controls'));

/** Loaded for administrators only. */
export function AdminControls(props: ContentControlsProps) {
  const { isAdmin } = useSession();
  if (!isAdmin) return null;
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <Suspense>
        <ContentControls {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
