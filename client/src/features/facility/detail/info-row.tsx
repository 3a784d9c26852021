import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/icon';
import { Meta } from '../../../components/kit';
import styles from './facility-info-card.module.css';

interface InfoRowProps {
  icon: IconName;
  label: string;
  /** Nothing known, no row. */
  value: ReactNode;
  /** Says what the data's words mean where they could mislead. */
  note?: string | false;
}

export function InfoRow({ icon, label, value, note }: InfoRowProps) {
  if (!value) return null;
  return (
    <div className={styles.row}>
      <dt>
        <Icon name={icon} className={styles.icon} />
        <span>{label}</span>
      </dt>
      <dd>
        <div>{value}</div>
        {note && <Meta data-keep-clear>{note}</Meta>}
      </dd>
    </div>
  );
}
