import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Card, Meta, Row, Stack } from '../../../components/kit';
import { RelativeTime } from '../../../components/relative-time';
import { ShareButton } from '../../../components/copy-button';
import { useConfirmedRemoval } from '../../../components/use-confirmed-action';
import { dateTimeText } from '../../../lib/date-text';
import { paths } from '../../../lib/paths';
import { useStillHere } from '../../../lib/use-still-here';
import { BoardAuthor } from '../author/board-author';
import { BoardBadges } from '../badges/board-badges';
import { invalidateBoardLists } from '../invalidate-board-lists';
import { STRINGS as BOARD_STRINGS } from '../strings';
import { BoardAttachments } from './board-attachments';
import type { BoardView_BoardFragment } from './board-view.generated';
import styles from './board-view.module.css';
import { useDeleteBoardMutation } from './delete-board.generated';
import { LinkedText } from './linked-text';
import { STRINGS } from './strings';

/** Router state of the edit page: the announcement that lies right behind the form in the history. */
export interface BoardEditOrigin {
  fromBoard: string;
}

/** The text is shown as it was typed; only web addresses in it become links. */
export function BoardView({ board }: { board: BoardView_BoardFragment }) {
  const { id, title, content, insertedAt, viewerCanEdit, member } = board;
  return (
    <Card as="article" gap={6} className={styles.board}>
      <Stack as="header" gap={2} className={styles.header}>
        <Row as="p" gap={2} wrap>
          <BoardBadges board={board} />
          <Meta as="span">{STRINGS.number(id)}</Meta>
        </Row>
        <h1>{title}</h1>
        <Row as="p" wrap className={styles.facts}>
          <BoardAuthor member={member} size={36} />
          <Meta as="span">
            <time dateTime={insertedAt}>{dateTimeText(insertedAt)}</time>
            <span aria-hidden="true">
              <span>{' · '}</span>
              <RelativeTime time={insertedAt} />
            </span>
          </Meta>
        </Row>
      </Stack>
      {content && (
        <p className={styles.content}>
          <LinkedText text={content} />
        </p>
      )}
      <BoardAttachments board={board} />
      <Row gap={2} align="start" wrap>
        <ButtonLink variant="secondary" icon={<Icon name="list" />} to={paths.boards()}>
          {BOARD_STRINGS.toList}
        </ButtonLink>
        <ShareButton path={paths.board(id)} title={title} />
        {viewerCanEdit && (
          <Row as="span" gap={2} wrap className={styles.own}>
            <ButtonLink variant="secondary" to={paths.boardEdit(id)} state={{ fromBoard: id } satisfies BoardEditOrigin}>
              {STRINGS.edit}
            </ButtonLink>
            <DeleteBoard boardId={id} />
          </Row>
        )}
      </Row>
    </Card>
  );
}

function DeleteBoard({ boardId }: { boardId: string }) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [deleteBoard] = useDeleteBoardMutation();

  const remove = async () => {
    // Only the lists forget it: this page still shows it until the next one is there.
    await deleteBoard({ variables: { input: { id: boardId } }, update: invalidateBoardLists });
    // Back leads to where the person was before, not to what is gone.
    if (isStillHere()) void navigate(paths.boards(), { replace: true });
  };
  const { ask, dialog } = useConfirmedRemoval(STRINGS, remove, { failure: 'warning' });

  return (
    <>
      <Button variant="secondary" onClick={ask}>
        {STRINGS.remove}
      </Button>
      {dialog}
    </>
  );
}
