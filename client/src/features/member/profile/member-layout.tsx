import type { ReactNode } from 'react';
import { Stack } from '../../../components/kit';
import styles from './member-layout.module.css';

interface MemberLayoutProps {
  profile: ReactNode;
  /** What the member left on the site. Without it the profile stands alone, in the middle. */
  children?: ReactNode;
  /** Room for fields where the profile is edited. */
  isForm?: boolean;
}

export function MemberLayout({ profile, children, isForm = false }: MemberLayoutProps) {
  return (
    <Stack gap={6} className={styles.page} data-columns={children ? 2 : 1} data-form={isForm || undefined}>
      {profile}
      {children}
    </Stack>
  );
}
