import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { Layout } from './layout/layout';
import { lazyRoute } from './lazy-route';
import { PageBoundary } from './page-boundary';
import { PageRoot } from './page-root';
import { RouteErrorPage } from './route-error-page';

/** Every address of the site, matched ignoring case. Pages that are drawn with antd from the start stand under AntdRoot. */
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
              page('/signup', () => import('../pages/sign-up-page').then((file) => file.SignUpPage)),
              page('/member', () => import('../pages/member-page').then((file) => file.MemberPage)),
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
                  page('/admin/holidays', () => import('../pages/admin-holidays-page').then((file) => file.AdminHolidaysPage)),
                ],
              },
            ],
          },
          page('*', () => import('../pages/not-found-page').then((file) => file.NotFoundPage)),
        ],
      },
    ],
  },
];

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, ...lazyRoute(load, (content) => <PageBoundary>{content}</PageBoundary>) };
}
