import type { ReactNode } from 'react';
import styles from './external-link.module.css';
import { Icon } from './icon';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

const STRINGS = {
  newWindow: '새 창에서 열려요',
};

/** Leads out of the site, in a window of its own that cannot reach back. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <Icon name="external" size={16} label={STRINGS.newWindow} className={styles.icon} />
    </a>
  );
}
