import type { BoardRow_BoardFragment } from './board-row.generated';
import { BoardRow } from './board-row';
import styles from './board-table.module.css';
import { STRINGS } from './strings';

const COLUMNS = [
  { name: STRINGS.number, className: styles.number },
  { name: STRINGS.category, className: styles.category },
  { name: STRINGS.titleColumn, className: styles.title },
  { name: STRINGS.author, className: styles.author },
  { name: STRINGS.time, className: styles.time },
  { name: STRINGS.attachments, className: styles.attachments },
];

interface BoardTableProps {
  boards: readonly BoardRow_BoardFragment[];
  /** The next answer is on its way. */
  isStale: boolean;
}

export function BoardTable({ boards, isStale }: BoardTableProps) {
  return (
    <table
      role="table"
      className={`${styles.table} ${isStale ? styles.stale : ''}`}
      aria-label={STRINGS.table}
      aria-busy={isStale}
    >
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {COLUMNS.map(({ name, className }) => (
            <th key={name} role="columnheader" scope="col" className={className}>
              {name}
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
