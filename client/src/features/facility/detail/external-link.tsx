import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon';
import styles from './external-link.module.css';
import { strings } from './strings';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** Leads out of the site, in a window of its own that cannot reach back. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <Icon name="external" size={16} label={strings.newWindow} className={styles.icon} />
    </a>
  );
}
