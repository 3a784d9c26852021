import styles from './private-badge.module.css';
import { strings } from './strings';

/** On what only its author and administrators see. */
export function PrivateBadge() {
  return <span className={styles.badge}>{strings.private}</span>;
}
