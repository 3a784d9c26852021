import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { IconFrame } from '../../../components/icon-frame';
import { Card, Row } from '../../../components/kit';
import { Chip } from '../../../components/parts';
import { RelativeTime } from '../../../components/relative-time';
import { SectionHead } from '../../../components/section-head';
import { Skeleton } from '../../../components/skeleton';
import { useSectionList } from '../../../components/use-section-list';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useIsInView } from '../../../lib/defer/lazy-section';
import { paths } from '../../../lib/paths';
import { PrivateBadge } from '../badges/board-badges';
import { STRINGS as BOARD_STRINGS } from '../strings';
import { type LatestBoardsQuery, useLatestBoardsQuery } from './latest-boards.generated';
import styles from './latest-boards.module.css';
import { STRINGS } from './strings';

const SIZE = 5;
const ROWS = Array.from({ length: SIZE }, (_, row) => row);

const PAPER_CLIP = 'm19 11.5-7.3 7.3a4.6 4.6 0 0 1-6.5-6.5l7.7-7.7a3.1 3.1 0 0 1 4.4 4.4l-7.6 7.6a1.5 1.5 0 0 1-2.2-2.2l6.9-6.9';

type Board = LatestBoardsQuery['boards']['items'][number];

/** The newest announcements in a table. */
export function LatestBoards() {
  return (
    <section className={styles.section}>
      <SectionHead title={STRINGS.latestTitle} to={paths.boards()} />
      <Card className={styles.box}>{useIsInView() ? <Boards /> : <Loading />}</Card>
    </section>
  );
}

function Boards() {
  const query = useLatestBoardsQuery({
    variables: { size: SIZE },
    notifyOnNetworkStatusChange: true,
    // Also one that was just written.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { items, substitute } = useSectionList(query, ({ boards }) => boards.items, {
    loading: <Loading />,
    empty: <EmptyState title={STRINGS.none} drawing={REST} />,
    failed: BOARD_STRINGS.notLoaded,
  });
  if (!items) return substitute;
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
        {items.map((board) => (
          <BoardRow key={board.id} board={board} />
        ))}
      </tbody>
    </table>
  );
}

/** The whole row opens the announcement; keyboards and new tabs use the link in it. */
function BoardRow({ board: { id, title, insertedAt, isPrivate, attachmentCount, commentCount } }: { board: Board }) {
  const navigate = useNavigate();
  const open = ({ target }: MouseEvent) => {
    const isOfLink = target instanceof Element && target.closest('a') !== null;
    // Whoever selects text wants to copy it.
    if (!isOfLink && window.getSelection()?.isCollapsed !== false) void navigate(paths.board(id));
  };
  return (
    <tr onClick={open}>
      <td>
        <Row wrap className={styles.title}>
          <Link to={paths.board(id)}>{title}</Link>
          {(isPrivate || commentCount > 0 || attachmentCount > 0) && (
            <Row as="span" gap={2} wrap className={styles.marks}>
              {isPrivate && <PrivateBadge />}
              {commentCount > 0 && (
                <span className={styles.comments}>
                  <span aria-hidden="true">{`[${commentCount}]`}</span>
                  <VisuallyHidden>{STRINGS.comments(commentCount)}</VisuallyHidden>
                </span>
              )}
              {attachmentCount > 0 && (
                <Chip className={styles.attachments}>
                  <IconFrame size={14}>
                    <path d={PAPER_CLIP} />
                  </IconFrame>
                  <span aria-hidden="true">{attachmentCount}</span>
                  <VisuallyHidden>{STRINGS.attachments(attachmentCount)}</VisuallyHidden>
                </Chip>
              )}
            </Row>
          )}
        </Row>
      </td>
      <td className={styles.time}>
        <RelativeTime time={insertedAt} />
      </td>
    </tr>
  );
}

const Loading = () => (
  <div className={styles.rows} role="status" aria-label={BOARD_STRINGS.loading}>
    {ROWS.map((row) => (
      <Row key={row} gap={4} justify="between" className={styles.row}>
        <Skeleton width="72%" height="20px" />
        <Skeleton width="56px" height="18px" />
      </Row>
    ))}
  </div>
);
