import { type ComponentType, lazy, type ReactNode } from 'react';
import { type Location, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { PageSkeleton } from '../components/page-skeleton';
import { isOutdated } from '../lib/load-failure';
import { usableParams } from '../lib/usable-params';
import { useLeaveBlocker } from '../lib/use-leave-guard';
import { PageLoadError, RouteErrorPage } from './error-page';
import { Layout } from './layout/layout';
import { PageBoundary } from './page-boundary';
import { useScrollPosition } from './use-scroll-position';

const loadNotFound = () => import('../pages/not-found-page').then((file) => file.NotFoundPage);

/** Every address of the site, case-insensitive. Pages that always need antd are children of AntdRoot. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: (
      <main>
        <RouteErrorPage />
      </main>
    ),
    children: [
      {
        element: <PageRoot />,
        children: [
          page('/', () => import('../pages/home-page').then((file) => file.HomePage)),
          page('/about', () => import('../pages/about-page').then((file) => file.AboutPage)),
          page('/KakaoMap', () => import('../pages/map-search-page').then((file) => file.MapSearchPage)),
          page('/facility/:id', () => import('../pages/facility-page').then((file) => file.FacilityPage)),
          page('/review/latest', () => import('../pages/review-latest-page').then((file) => file.ReviewLatestPage)),
          page('/review/my/:memberId', () => import('../pages/member-reviews-page').then((file) => file.MemberReviewsPage)),
          page('/board/list', () => import('../pages/board-list-page').then((file) => file.BoardListPage)),
          page('/board/:id', () => import('../pages/board-page').then((file) => file.BoardPage)),
          page('/auth/kakao/callback', () => import('../pages/kakao-callback-page').then((file) => file.KakaoCallbackPage)),
          page('/unauthorized', () => import('../pages/unauthorized-page').then((file) => file.UnauthorizedPage)),
          page('/chatbot', () => import('../pages/chatbot-page').then((file) => file.ChatbotPage)),
          page('/terms', () => import('../pages/terms-page').then((file) => file.TermsPage)),
          page('/privacy', () => import('../pages/privacy-page').then((file) => file.PrivacyPage)),
          {
            ...lazyRoute(() => import('./antd-root').then((file) => file.AntdRoot)),
            children: [
              page('/board/add', () => import('../pages/board-add-page').then((file) => file.BoardAddPage)),
              page('/board/edit', () => import('../pages/board-edit-page').then((file) => file.BoardEditPage)),
              page('/login', () => import('../pages/login-page').then((file) => file.LoginPage)),
              page('/password/forgot', () => import('../pages/password-pages').then((file) => file.PasswordForgotPage)),
              page('/password/reset', () => import('../pages/password-pages').then((file) => file.PasswordResetPage)),
              page('/email/confirm', () => import('../pages/email-confirm-page').then((file) => file.EmailConfirmPage)),
              page('/signup', () => import('../pages/sign-up-page').then((file) => file.SignUpPage)),
              page('/member', () => import('../pages/member-page').then((file) => file.MemberPage)),
              page('/member/activity', () => import('../pages/member-activity-page').then((file) => file.MemberActivityPage)),
              page('/member/edit', () => import('../pages/member-edit-page').then((file) => file.MemberEditPage)),
              page('/support', () => import('../pages/support-page').then((file) => file.SupportPage)),
              {
                ...lazyRoute(
                  () => import('../pages/admin-root').then((file) => file.AdminRoot),
                  (frame) => <PageBoundary name="admin">{frame}</PageBoundary>,
                ),
                children: [
                  page('/admin', () => import('../pages/admin-page').then((file) => file.AdminPage)),
                  page('/admin/member/list', () => import('../pages/admin-members-page').then((file) => file.AdminMembersPage)),
                  page('/admin/support/list', () =>
                    import('../pages/admin-inquiries-page').then((file) => file.AdminInquiriesPage),
                  ),
                  page('/admin/review/report/list', () =>
                    import('../pages/admin-reports-page').then((file) => file.AdminReportsPage),
                  ),
                  page('/admin/visit/list', () => import('../pages/admin-visits-page').then((file) => file.AdminVisitsPage)),
                  page('/admin/correction/list', () =>
                    import('../pages/admin-corrections-page').then((file) => file.AdminCorrectionsPage),
                  ),
                  page('/admin/data', () => import('../pages/admin-data-page').then((file) => file.AdminDataPage)),
                  page('/admin/holidays', () => import('../pages/admin-holidays-page').then((file) => file.AdminHolidaysPage)),
                ],
              },
            ],
          },
          page('*', loadNotFound),
        ],
      },
    ],
  },
];

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, ...lazyRoute(load, (content) => <PageBoundary>{content}</PageBoundary>) };
}

/** Loads the code of a route when it is opened, or earlier (preload.ts). */
export function lazyRoute(load: () => Promise<ComponentType>, around: (content: ReactNode) => ReactNode = (content) => content) {
  return {
    lazy: async () => {
      try {
        const Content = await load();
        return { element: around(<Content />) };
      } catch (error) {
        throw new PageLoadError(error, await isOutdated());
      }
    },
    hydrateFallbackElement: <PageSkeleton />,
    errorElement: <RouteErrorPage />,
  } satisfies RouteObject;
}

const NotFoundPage = lazy(async () => ({ default: await loadNotFound() }));

/** Around every page, inside the frame of the site. Removes what the server refuses in every text (NUL) from the address; no path has it. */
function PageRoot() {
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
