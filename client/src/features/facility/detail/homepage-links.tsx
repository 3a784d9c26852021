import { ExternalLink } from '../../../components/external-link';
import { homepageParts } from './homepage-parts';
import styles from './facility-info-card.module.css';

export function HomepageLinks({ homepage }: { homepage: string }) {
  const parts = homepageParts(homepage);
  return (
    <ul className={styles.lines}>
      {parts.map(({ text, href }, i) => (
        <li key={i}>{href ? <ExternalLink href={href}>{text}</ExternalLink> : text}</li>
      ))}
    </ul>
  );
}
