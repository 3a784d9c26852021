import { Link } from 'react-router';
import { Chip } from '../../../components/parts';
import { RelativeTime } from '../../../components/relative-time';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { numberText } from '../../../lib/number-text';
import { paths } from '../../../lib/paths';
import { BoardAuthor } from '../author/board-author';
import { BoardBadges } from '../badges/board-badges';
import type { BoardRow_BoardFragment } from './board-row.generated';
import styles from './board-table.module.css';
import { STRINGS } from './strings';

const COLUMNS = ['number', 'category', 'title', 'author', 'time', 'attachments'] as const;

/** The roles are explicit because a phone lays the cells out as a card, which removes the implicit ones. */
export function BoardTable({ boards, isStale }: { boards: readonly BoardRow_BoardFragment[]; isStale: boolean }) {
  return (
    <table
      role="table"
      className={`${styles.table} ${isStale ? styles.stale : ''}`}
      aria-label={STRINGS.table}
      aria-busy={isStale}
    >
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col" className={styles[column]}>
              {STRINGS.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {boards.map((board) => (
          <BoardRow key={board.id} board={board} />
        ))}
      </tbody>
    </table>
  );
}

function BoardRow({ board }: { board: BoardRow_BoardFragment }) {
  const { id, title, insertedAt, commentCount, attachmentCount, member } = board;
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.number}>
        {id}
      </td>
      <td role="cell" className={styles.category}>
        <BoardBadges board={board} />
      </td>
      <td role="cell" className={styles.title}>
        <Link className={styles.link} to={paths.board(id)}>
          {title}
        </Link>
        {commentCount > 0 && (
          <Chip className={styles.comments}>
            <span aria-hidden="true">{numberText(commentCount)}</span>
            <VisuallyHidden>{STRINGS.comments(commentCount)}</VisuallyHidden>
          </Chip>
        )}
      </td>
      <td role="cell" className={styles.author}>
        <BoardAuthor member={member} />
      </td>
      <td role="cell" className={styles.time}>
        <RelativeTime time={insertedAt} />
      </td>
      <td role="cell" className={styles.attachments} data-none={attachmentCount === 0 || undefined}>
        <span aria-hidden="true">
          {/* A card has no heading over the number. */}
          <span className={styles.label}>{STRINGS.columns.attachments} </span>
          <span>{attachmentCount > 0 ? numberText(attachmentCount) : STRINGS.noAttachment}</span>
        </span>
        <VisuallyHidden>
          {attachmentCount > 0 ? STRINGS.attachmentCount(attachmentCount) : STRINGS.spokenNoAttachment}
        </VisuallyHidden>
      </td>
    </tr>
  );
}
