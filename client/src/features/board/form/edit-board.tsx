import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dateTimeText } from '../../../lib/date-text';
import { errorFacts, failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { useStillHere } from '../../../lib/use-still-here';
import type { BoardEditOrigin } from '../detail/board-view';
import { BoardForm } from './board-form';
import styles from './board-form.module.css';
import { type EditBoard_BoardFragment, useUpdateBoardMutation } from './edit-board.generated';
import { STRINGS } from './strings';

const CONFLICT = 'CONFLICT';

/** @param board as it was when the form opened */
export function EditBoard({ board }: { board: EditBoard_BoardFragment }) {
  const { id, version, insertedAt } = board;
  const navigate = useNavigate();
  const { fromBoard } = (useLocation().state ?? {}) as Partial<BoardEditOrigin>;
  const isStillHere = useStillHere();
  const [isSaved, setIsSaved] = useState(false);

  // Back leads neither into the form that is done, nor from the announcement to itself.
  const leave = useEffectEvent(() => {
    if (!isStillHere()) return;
    if (fromBoard === id) void navigate(-1);
    else void navigate(paths.board(id), { replace: true });
  });
  // After the leave guard was switched off: it would ask about this Back too.
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);

  return (
    <BoardForm
      words={STRINGS.update}
      facts={[
        [STRINGS.author, board.member.nickName],
        [STRINGS.time, <time dateTime={insertedAt}>{dateTimeText(insertedAt)}</time>],
      ]}
      initial={board}
      kept={board.attachments}
      mutation={useUpdateBoardMutation()}
      variablesOf={(changed, removed) => ({ input: { ...changed, id, version, removedAttachmentNames: removed } })}
      textOf={(error) =>
        errorFacts(error).code === CONFLICT ? STRINGS.update.conflict : failureText(error, STRINGS.update.failed)
      }
      remedyOf={(code) =>
        code === CONFLICT && (
          <a className={styles.remedy} href={paths.boardEdit(id)} target="_blank" rel="noopener">
            {STRINGS.update.openCurrent}
          </a>
        )
      }
      parent={paths.board(id)}
      isSaved={isSaved}
      onSaved={() => {
        showToast({ type: 'success', text: STRINGS.update.done });
        setIsSaved(true);
      }}
    />
  );
}
