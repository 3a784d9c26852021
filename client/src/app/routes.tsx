import type { RouteObject } from 'react-router';
import { FatalErrorPage } from './fatal-error-page';
import { Layout } from './layout/layout';
import { lazyPage, type LazyPage } from './lazy-page';
import { PageBoundary } from './page-boundary';
import { UsableAddress } from './usable-address';

const AntdRoot = lazyPage(() => import('./antd-root').then((file) => file.AntdRoot));
const HomePage = lazyPage(() => import('../pages/home-page').then((file) => file.HomePage));
const AboutPage = lazyPage(() => import('../pages/about-page').then((file) => file.AboutPage));
const MapSearchPage = lazyPage(() => import('../pages/map-search-page').then((file) => file.MapSearchPage));
const FacilityPage = lazyPage(() => import('../pages/facility-page').then((file) => file.FacilityPage));
const LoginPage = lazyPage(() => import('../pages/login-page').then((file) => file.LoginPage));
const SignUpPage = lazyPage(() => import('../pages/sign-up-page').then((file) => file.SignUpPage));
const MemberPage = lazyPage(() => import('../pages/member-page').then((file) => file.MemberPage));
const MemberEditPage = lazyPage(() => import('../pages/member-edit-page').then((file) => file.MemberEditPage));
const ReviewLatestPage = lazyPage(() => import('../pages/review-latest-page').then((file) => file.ReviewLatestPage));
const MemberReviewsPage = lazyPage(() => import('../pages/member-reviews-page').then((file) => file.MemberReviewsPage));
const BoardListPage = lazyPage(() => import('../pages/board-list-page').then((file) => file.BoardListPage));
const BoardPage = lazyPage(() => import('../pages/board-page').then((file) => file.BoardPage));
const BoardAddPage = lazyPage(() => import('../pages/board-add-page').then((file) => file.BoardAddPage));
const BoardEditPage = lazyPage(() => import('../pages/board-edit-page').then((file) => file.BoardEditPage));
const SupportPage = lazyPage(() => import('../pages/support-page').then((file) => file.SupportPage));
const ChatbotPage = lazyPage(() => import('../pages/chatbot-page').then((file) => file.ChatbotPage));
const AdminPage = lazyPage(() => import('../pages/admin-page').then((file) => file.AdminPage));
const AdminMembersPage = lazyPage(() => import('../pages/admin-members-page').then((file) => file.AdminMembersPage));
const AdminInquiriesPage = lazyPage(() => import('../pages/admin-inquiries-page').then((file) => file.AdminInquiriesPage));
const AdminReportsPage = lazyPage(() => import('../pages/admin-reports-page').then((file) => file.AdminReportsPage));
const AdminVisitsPage = lazyPage(() => import('../pages/admin-visits-page').then((file) => file.AdminVisitsPage));
const AdminHolidaysPage = lazyPage(() => import('../pages/admin-holidays-page').then((file) => file.AdminHolidaysPage));
const AdminRoot = lazyPage(() => import('../pages/admin-root').then((file) => file.AdminRoot));
const KakaoCallbackPage = lazyPage(() => import('../pages/kakao-callback-page').then((file) => file.KakaoCallbackPage));
const UnauthorizedPage = lazyPage(() => import('../pages/unauthorized-page').then((file) => file.UnauthorizedPage));
const TermsPage = lazyPage(() => import('../pages/terms-page').then((file) => file.TermsPage));
const PrivacyPage = lazyPage(() => import('../pages/privacy-page').then((file) => file.PrivacyPage));
const NotFoundPage = lazyPage(() => import('../pages/not-found-page').then((file) => file.NotFoundPage));

/** Every address of the site, matched ignoring case. Pages that are drawn with antd from the start stand under AntdRoot. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <FatalErrorPage />,
    children: [
      {
        element: <UsableAddress />,
        children: [
          page('/', HomePage),
          page('/about', AboutPage),
          page('/KakaoMap', MapSearchPage),
          page('/facility/:id', FacilityPage),
          page('/review/latest', ReviewLatestPage),
          page('/review/my/:memberId', MemberReviewsPage),
          page('/board/list', BoardListPage),
          page('/board/:id', BoardPage),
          page('/auth/kakao/callback', KakaoCallbackPage),
          page('/unauthorized', UnauthorizedPage),
          page('/chatbot', ChatbotPage),
          page('/terms', TermsPage),
          page('/privacy', PrivacyPage),
          {
            element: (
              <PageBoundary name="antd">
                <AntdRoot />
              </PageBoundary>
            ),
            handle: AntdRoot,
            children: [
              page('/board/add', BoardAddPage),
              page('/board/edit', BoardEditPage),
              page('/login', LoginPage),
              page('/signup', SignUpPage),
              page('/member', MemberPage),
              page('/member/edit', MemberEditPage),
              page('/support', SupportPage),
              {
                element: (
                  <PageBoundary name="admin">
                    <AdminRoot />
                  </PageBoundary>
                ),
                handle: AdminRoot,
                children: [
                  page('/admin', AdminPage),
                  page('/admin/member/list', AdminMembersPage),
                  page('/admin/support/list', AdminInquiriesPage),
                  page('/admin/review/report/list', AdminReportsPage),
                  page('/admin/visit/list', AdminVisitsPage),
                  page('/admin/holidays', AdminHolidaysPage),
                ],
              },
            ],
          },
          page('*', NotFoundPage),
        ],
      },
    ],
  },
];

/** `handle` is what app/preload.ts fetches ahead. */
function page(path: string, Page: LazyPage): RouteObject {
  return {
    path,
    handle: Page,
    element: (
      <PageBoundary>
        <Page />
      </PageBoundary>
    ),
  };
}
