import { Icon, type IconName } from '../../../components/icon';
import type { ProfileCard_MemberFragment } from './profile-card.generated';
import styles from './profile-card.module.css';
import { STRINGS } from './strings';

export function RoleBadge({ member }: { member: Pick<ProfileCard_MemberFragment, 'authNames' | 'provider'> }) {
  const { role, icon, text } = badgeOf(member);
  return (
    <span className={styles.badge} data-role={role}>
      <Icon name={icon} size={16} />
      <span>{text}</span>
    </span>
  );
}

function badgeOf({ authNames, provider }: Pick<ProfileCard_MemberFragment, 'authNames' | 'provider'>): {
  role: string;
  icon: IconName;
  text: string;
} {
  if (authNames.includes('admin')) return { role: 'admin', icon: 'star', text: STRINGS.admin };
  if (provider === 'KAKAO') return { role: 'kakao', icon: 'paw', text: STRINGS.kakao };
  return { role: 'regular', icon: 'paw', text: STRINGS.regular };
}
