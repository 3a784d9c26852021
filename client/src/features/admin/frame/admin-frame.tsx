import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Stack } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import styles from './admin-frame.module.css';
import { STRINGS } from './strings';

const ITEMS = [
  { to: paths.admin(), label: STRINGS.home },
  { to: paths.adminMembers(), label: STRINGS.members },
  { to: paths.adminInquiries(), label: STRINGS.inquiries },
  { to: paths.adminReports(), label: STRINGS.reports },
  { to: paths.adminVisits(), label: STRINGS.visits },
  { to: paths.adminHolidays(), label: STRINGS.holidays },
];

/** The menu beside every page for administrators: a column, on phones lines of pills. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const here = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  return (
    <Stack gap={4} justify="start" className={styles.frame}>
      <nav className={styles.menu} aria-label={STRINGS.menu}>
        <ul>
          {ITEMS.map(({ to, label }) => (
            <li key={to}>
              <Link className={styles.item} to={to} aria-current={to === here ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>{children}</div>
    </Stack>
  );
}
