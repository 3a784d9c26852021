import type { ReactNode } from 'react';
import styles from './member-layout.module.css';

interface MemberLayoutProps {
  profile: ReactNode;
  /** What the member left on the site. Without it the profile stands alone, in the middle. */
  children?: ReactNode;
}

export function MemberLayout({ profile, children }: MemberLayoutProps) {
  return (
    <div className={styles.page} data-columns={children ? 2 : 1}>
      {profile}
      {children}
    </div>
  );
}
