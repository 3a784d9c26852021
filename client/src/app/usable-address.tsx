import { type Location, Navigate, Outlet, useLocation } from 'react-router';
import { usableParams } from '../lib/usable-params';
import { useLeaveBlocker } from '../lib/use-leave-guard';
import { lazyPage } from './lazy-page';
import { PageBoundary } from './page-boundary';

const NotFoundPage = lazyPage(() => import('../pages/not-found-page').then((file) => file.NotFoundPage));

/** What the server refuses in every text (a NUL) is taken out of the address here, for every page; no page has it in its path. */
export function UsableAddress() {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const usable = usableParams(search);
  useLeaveBlocker();
  if (pathname.includes('%00'))
    return (
      <PageBoundary>
        <NotFoundPage />
      </PageBoundary>
    );
  return usable === search ? <Outlet /> : <Navigate replace to={{ pathname, search: usable, hash }} state={state} />;
}
