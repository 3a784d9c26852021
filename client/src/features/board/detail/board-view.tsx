import { ButtonLink } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Card, Stack } from '../../../components/kit';
import { RelativeTime } from '../../../components/relative-time';
import { ShareButton } from '../../../components/copy-button';
import { dateTimeText } from '../../../lib/date-text';
import { paths } from '../../../lib/paths';
import { BoardAuthor } from '../author/board-author';
import { BoardBadges } from '../badges/board-badges';
import type { BoardEditOrigin } from '../board-edit-origin';
import { BoardAttachments } from './board-attachments';
import type { BoardView_BoardFragment } from './board-view.generated';
import styles from './board-view.module.css';
import { DeleteBoard } from './delete-board';
import { LinkedText } from './linked-text';
import { STRINGS } from './strings';

/** The text is shown as it was typed; only web addresses in it act. */
export function BoardView({ board }: { board: BoardView_BoardFragment }) {
  const { id, title, content, insertedAt, viewerCanEdit, member } = board;
  return (
    <Card as="article" gap={6} className={styles.board}>
      <Stack as="header" gap={2} className={styles.header}>
        <p className={styles.badges}>
          <BoardBadges board={board} />
          <span className={styles.number}>{STRINGS.number(id)}</span>
        </p>
        <h1>{title}</h1>
        <p className={styles.facts}>
          <BoardAuthor member={member} size={36} />
          <span className={styles.time}>
            <time dateTime={insertedAt}>{dateTimeText(insertedAt)}</time>
            <span aria-hidden="true">
              <span>{' · '}</span>
              <RelativeTime time={insertedAt} />
            </span>
          </span>
        </p>
      </Stack>
      {content && (
        <p className={styles.content}>
          <LinkedText text={content} />
        </p>
      )}
      <BoardAttachments board={board} />
      <div className={styles.actions}>
        <ButtonLink variant="secondary" icon={<Icon name="list" />} to={paths.boards()}>
          {STRINGS.toList}
        </ButtonLink>
        <ShareButton path={paths.board(id)} title={title} />
        {viewerCanEdit && (
          <span className={styles.own}>
            <ButtonLink variant="secondary" to={paths.boardEdit(id)} state={{ fromBoard: id } satisfies BoardEditOrigin}>
              {STRINGS.edit}
            </ButtonLink>
            <DeleteBoard boardId={id} />
          </span>
        )}
      </div>
    </Card>
  );
}
