import type { ReactNode } from 'react';
import styles from './external-link.module.css';
import { Icon } from './icon';

const NEW_WINDOW = '새 창에서 열려요';

/** Leads out of the site, in a window of its own that cannot reach back. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <Icon name="external" size={16} label={NEW_WINDOW} className={styles.icon} />
    </a>
  );
}
