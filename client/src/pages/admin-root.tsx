import { Link, Outlet, useLocation } from 'react-router';
import { Page } from '../components/parts';
import { Redirect } from '../components/redirect';
import { MembersOnly } from '../features/member/session/members-only';
import { paths } from '../lib/paths';
import styles from './admin-root.module.css';

const STRINGS = { menu: '관리 메뉴', forAdmins: '관리자만 볼 수 있는 페이지예요.' };
const ITEMS = [
  { to: paths.admin(), label: '관리 홈' },
  { to: paths.adminMembers(), label: '회원 목록' },
  { to: paths.adminInquiries(), label: '문의 목록' },
  { to: paths.adminReports(), label: '신고 목록' },
  { to: paths.adminVisits(), label: '방문 기록' },
  { to: paths.adminCorrections(), label: '정보 수정 제안' },
  { to: paths.adminData(), label: '자료 점검' },
  { to: paths.adminHolidays(), label: '공휴일' },
];

/** Around every page for administrators; the server refuses everybody else as well. */
export function AdminRoot() {
  const current = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  return (
    <MembersOnly>
      {({ authNames }) =>
        authNames.includes('admin') ? (
          <Page gap={4} className={styles.frame}>
            <nav className={styles.menu} aria-label={STRINGS.menu}>
              <ul>
                {ITEMS.map(({ to, label }) => (
                  <li key={to}>
                    <Link className={styles.item} to={to} aria-current={to === current ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <Outlet />
            </div>
          </Page>
        ) : (
          <Redirect to={paths.login()} warning={STRINGS.forAdmins} />
        )
      }
    </MembersOnly>
  );
}
