import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dateTimeText } from '../../../lib/date-text';
import { errorFacts, failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { useStillHere } from '../../../lib/use-still-here';
import type { BoardEditOrigin } from '../board-edit-origin';
import { invalidateBoardLists } from '../invalidate-board-lists';
import { BoardFact } from './board-fact';
import { BoardFields } from './board-fields';
import { BoardForm } from './board-form';
import { EMPTY_BOARD } from './board-values';
import styles from './board-form.module.css';
import { type EditBoard_BoardFragment, useUpdateBoardMutation } from './edit-board.generated';
import { STRINGS } from './strings';
import { useBoardForm } from './use-board-form';
import { useGoBack } from './use-go-back';

const CONFLICT = 'CONFLICT';

interface EditBoardProps {
  /** As it was when the form opened. */
  board: EditBoard_BoardFragment;
}

export function EditBoard({ board }: EditBoardProps) {
  const id = useId();
  const navigate = useNavigate();
  const { fromBoard } = (useLocation().state ?? {}) as Partial<BoardEditOrigin>;
  const isStillHere = useStillHere();
  const goBack = useGoBack(paths.board(board.id));
  const [initial] = useState({ ...EMPTY_BOARD, title: board.title, content: board.content, isPrivate: board.isPrivate });
  const form = useBoardForm(initial, board.attachments.length);
  const [isSaved, setIsSaved] = useState(false);
  const { submit, isBusy, progress, problem, fieldErrors, code, clear } = useSubmit(useUpdateBoardMutation(), {
    textOf: (error) => (errorFacts(error).code === CONFLICT ? STRINGS.conflict : failureText(error, STRINGS.editFailed)),
  });
  const { title, content, isPrivate, files, removed } = form.values;

  const save = () => {
    const { id: boardId, version } = board;
    const changed = { title: title.trim(), content, isPrivate, attachments: [...files], removedAttachmentNames: [...removed] };
    const variables = { input: { id: boardId, version, ...changed } };
    submit({ variables, hasFiles: files.length > 0, update: invalidateBoardLists }, () => {
      showToast({ type: 'success', text: STRINGS.edited });
      setIsSaved(true);
    });
  };

  // Back leads neither into the form that is done, nor from the announcement to itself.
  const leave = useEffectEvent(() => {
    if (!isStillHere()) return;
    if (fromBoard === board.id) void navigate(-1);
    else void navigate(paths.board(board.id), { replace: true });
  });
  // After the question before leaving was switched off: it would hear of this Back too.
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);

  return (
    <BoardForm
      words={{
        title: STRINGS.editTitle,
        save: STRINGS.save,
        saving: STRINGS.saving,
        confirm: STRINGS.editConfirm,
        confirmText: STRINGS.editText,
        confirmed: STRINGS.editConfirmed,
      }}
      facts={
        <>
          <BoardFact label={STRINGS.author}>{board.member.nickName}</BoardFact>
          <BoardFact label={STRINGS.time}>
            <time dateTime={board.insertedAt}>{dateTimeText(board.insertedAt)}</time>
          </BoardFact>
        </>
      }
      canSave={form.canSave}
      hint={form.hint}
      isBusy={isBusy || isSaved}
      progress={progress}
      refusal={problem}
      remedy={
        code === CONFLICT && (
          <a className={styles.remedy} href={paths.boardEdit(board.id)} target="_blank" rel="noopener">
            {STRINGS.openCurrent}
          </a>
        )
      }
      isTouched={form.isTouched && !isSaved}
      onSave={save}
      onCancel={goBack}
    >
      <BoardFields
        id={id}
        values={form.values}
        problems={{ ...form.found, ...fieldErrors }}
        isDisabled={isBusy}
        kept={board.attachments}
        onChange={(part) => {
          clear();
          form.change(part);
        }}
      />
    </BoardForm>
  );
}
