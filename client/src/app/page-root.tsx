import { lazy } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router';
import { usableParams } from '../lib/usable-params';
import { useLeaveBlocker } from '../lib/use-leave-guard';
import { PageBoundary } from './page-boundary';
import { useScrollPosition } from './use-scroll-position';

const NotFoundPage = lazy(() => import('../pages/not-found-page').then((file) => ({ default: file.NotFoundPage })));

/**
 * Around every page, within the frame of the site. What the server refuses in every text (a NUL) is taken out of the address here; no
 * page has it in its path.
 */
export function PageRoot() {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const usable = usableParams(search);
  useScrollPosition();
  useLeaveBlocker();
  if (pathname.includes('%00'))
    return (
      <PageBoundary>
        <NotFoundPage />
      </PageBoundary>
    );
  return usable === search ? <Outlet /> : <Navigate replace to={{ pathname, search: usable, hash }} state={state} />;
}
