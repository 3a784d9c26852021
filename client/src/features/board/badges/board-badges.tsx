import type { BoardBadges_BoardFragment } from './board-badges.generated';
import styles from './board-badges.module.css';

const STRINGS = { category: '공지', isPrivate: '비공개' };

/** What kind it is, and that not everybody sees it. */
export function BoardBadges({ board }: { board: BoardBadges_BoardFragment }) {
  return (
    <span className={styles.badges}>
      <span className={styles.category}>{STRINGS.category}</span>
      {board.isPrivate && <span className={styles.private}>{STRINGS.isPrivate}</span>}
    </span>
  );
}
