import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Row } from '../../../components/kit';
import { RelativeTime } from '../../../components/relative-time';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { paths } from '../../../lib/paths';
import type { LatestBoardsQuery } from './latest-boards.generated';
import styles from './latest-boards-table.module.css';
import { PrivateBadge } from './private-badge';
import { STRINGS } from './strings';

type Board = LatestBoardsQuery['boards']['items'][number];

export function LatestBoardsTable({ boards }: { boards: readonly Board[] }) {
  return (
    <table className={styles.table} aria-label={STRINGS.latestTitle}>
      <thead>
        <tr>
          <th scope="col">{STRINGS.columns.title}</th>
          <th scope="col" className={styles.time}>
            {STRINGS.columns.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {boards.map((board) => (
          <BoardRow key={board.id} board={board} />
        ))}
      </tbody>
    </table>
  );
}

/** The whole row opens the announcement; the keyboard and a new tab have the link in it. */
function BoardRow({ board: { id, title, insertedAt, isPrivate, attachmentCount, commentCount } }: { board: Board }) {
  const navigate = useNavigate();
  const open = ({ target }: MouseEvent) => {
    const isOfLink = target instanceof Element && target.closest('a') !== null;
    // Whoever marks a text wants to copy it.
    if (!isOfLink && window.getSelection()?.isCollapsed !== false) void navigate(paths.board(id));
  };
  return (
    <tr onClick={open}>
      <td>
        <Row wrap className={styles.title}>
          <Link to={paths.board(id)}>{title}</Link>
          {(isPrivate || commentCount > 0 || attachmentCount > 0) && (
            <span className={styles.marks}>
              {isPrivate && <PrivateBadge />}
              {commentCount > 0 && (
                <span className={styles.comments}>
                  <span aria-hidden="true">{`[${commentCount}]`}</span>
                  <VisuallyHidden>{STRINGS.comments(commentCount)}</VisuallyHidden>
                </span>
              )}
              {attachmentCount > 0 && (
                <span className={styles.attachments}>
                  <PaperClip />
                  <span aria-hidden="true">{attachmentCount}</span>
                  <VisuallyHidden>{STRINGS.attachments(attachmentCount)}</VisuallyHidden>
                </span>
              )}
            </span>
          )}
        </Row>
      </td>
      <td className={styles.time}>
        <RelativeTime time={insertedAt} />
      </td>
    </tr>
  );
}

function PaperClip() {
  return (
    <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" focusable="false">
      <path d="m19 11.5-7.3 7.3a4.6 4.6 0 0 1-6.5-6.5l7.7-7.7a3.1 3.1 0 0 1 4.4 4.4l-7.6 7.6a1.5 1.5 0 0 1-2.2-2.2l6.9-6.9" />
    </svg>
  );
}
