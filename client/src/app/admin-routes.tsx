import type { RouteObject } from 'react-router';
import { PageBoundary } from './page-boundary';
import { lazyRoute, page } from './routes';

/** Every address of the admin area. */
export const adminRoutes: RouteObject[] = [
  {
    ...lazyRoute(
      () => import('../pages/admin-root').then((file) => file.AdminRoot),
      (frame) => <PageBoundary name="admin">{frame}</PageBoundary>,
    ),
    children: [
      page('/admin', () => import('../pages/admin-page').then((file) => file.AdminPage)),
      page('/admin/member/list', () => import('../pages/admin-members-page').then((file) => file.AdminMembersPage)),
      page('/admin/support/list', () => import('../pages/admin-inquiries-page').then((file) => file.AdminInquiriesPage)),
      page('/admin/review/report/list', () => import('../pages/admin-reports-page').then((file) => file.AdminReportsPage)),
      page('/admin/visit/list', () => import('../pages/admin-visits-page').then((file) => file.AdminVisitsPage)),
      page('/admin/correction/list', () => import('../pages/admin-corrections-page').then((file) => file.AdminCorrectionsPage)),
      page('/admin/correction/conflicts', () => import('../pages/admin-conflicts-page').then((file) => file.AdminConflictsPage)),
      page('/admin/holidays', () => import('../pages/admin-holidays-page').then((file) => file.AdminHolidaysPage)),
    ],
  },
];
