import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dateTimeText } from '../../../lib/date-text';
import { errorFacts, hasSessionEnded } from '../../../lib/error-code';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { useStillHere } from '../../../lib/use-still-here';
import { uploadContext } from '../../../lib/upload/upload-context';
import type { BoardEditOrigin } from '../board-edit-origin';
import { forgetBoardLists } from '../forget-board-lists';
import { BoardFact } from './board-fact';
import { BoardFields } from './board-fields';
import { BoardForm } from './board-form';
import { EMPTY_BOARD } from './board-values';
import styles from './board-form.module.css';
import { type EditBoard_BoardFragment, useUpdateBoardMutation } from './edit-board.generated';
import { STRINGS } from './strings';
import { useBoardForm } from './use-board-form';
import { useGoBack } from './use-go-back';

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
  const [hasConflict, setHasConflict] = useState(false);
  const [update] = useUpdateBoardMutation();
  const { title, content, isPrivate, files, removed } = form.values;

  const send = async (onProgress: (part: number) => void) => {
    setHasConflict(false);
    await update({
      variables: {
        input: {
          id: board.id,
          version: board.version,
          title: title.trim(),
          content,
          isPrivate,
          attachments: [...files],
          removedAttachmentNames: [...removed],
        },
      },
      context: files.length > 0 ? uploadContext(onProgress) : undefined,
      update: forgetBoardLists,
    });
    showToast({ type: 'success', text: STRINGS.edited });
    setIsSaved(true);
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

  const textOf = (error: unknown) => {
    // The page asks for the sign-in; what was typed waits in the form.
    if (hasSessionEnded(error)) return null;
    const isConflict = errorFacts(error).code === 'CONFLICT';
    setHasConflict(isConflict);
    return isConflict ? STRINGS.conflict : failureText(error, STRINGS.editFailed);
  };

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
      isBusy={form.isSaving || isSaved}
      progress={form.progress}
      refusal={form.refusal}
      remedy={
        hasConflict && (
          <a className={styles.remedy} href={paths.boardEdit(board.id)} target="_blank" rel="noopener">
            {STRINGS.openCurrent}
          </a>
        )
      }
      isTouched={form.isTouched && !isSaved}
      onSave={() => void form.save(send, textOf)}
      onCancel={goBack}
    >
      <BoardFields
        id={id}
        values={form.values}
        problems={form.problems}
        isDisabled={form.isSaving}
        kept={board.attachments}
        onChange={form.change}
      />
    </BoardForm>
  );
}
