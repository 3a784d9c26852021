import { CARD, part } from './kit';
import styles from './parts.module.css';

// What the shell does not need; it would weigh on every first visit.

/** The column of a page, as wide as the site or as wide as one reads. */
export const Page = part('div', styles.page);
export const ReadingPage = part('div', `${styles.page} ${styles.reading}`);

/** A card that is one large link: the link in its heading covers it. What else can be pressed lies above, by `z-index`. */
export const LinkCard = part('article', `${CARD} ${styles['link-card']}`);

/** A button, or a link, that is only an icon: it needs an `aria-label`. */
export const IconButton = part('button', styles['icon-button']);

/** A word or a count on a tinted ground. */
export const Chip = part('span', styles.chip);
export const InfoChip = part('span', `${styles.chip} ${styles.info}`);
