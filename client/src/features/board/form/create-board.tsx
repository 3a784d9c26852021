import { useId } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { useStillHere } from '../../../lib/use-still-here';
import { invalidateBoardLists } from '../invalidate-board-lists';
import { BoardFact } from './board-fact';
import { BoardFields } from './board-fields';
import { BoardForm } from './board-form';
import { EMPTY_BOARD } from './board-values';
import { useCreateBoardMutation } from './create-board.generated';
import { STRINGS } from './strings';
import { useBoardForm } from './use-board-form';
import { useGoBack } from './use-go-back';

export function CreateBoard({ author }: { author: string }) {
  const id = useId();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const goBack = useGoBack(paths.boards());
  const form = useBoardForm(EMPTY_BOARD);
  const { submit, isBusy, progress, problem, fieldErrors, clear } = useSubmit(useCreateBoardMutation(), {
    textOf: (error) => failureText(error, STRINGS.addFailed),
  });
  const { title, content, isPrivate, files } = form.values;

  const save = () => {
    const input = { title: title.trim(), content, isPrivate, attachments: [...files] };
    submit({ variables: { input }, hasFiles: files.length > 0, update: invalidateBoardLists }, () => {
      showToast({ type: 'success', text: STRINGS.added });
      // Back does not lead into the form that is done.
      if (isStillHere()) void navigate(paths.boards(), { replace: true });
    });
  };

  return (
    <BoardForm
      words={{
        title: STRINGS.addTitle,
        save: STRINGS.save,
        saving: STRINGS.adding,
        confirm: STRINGS.addConfirm,
        confirmText: isPrivate ? STRINGS.addPrivate : STRINGS.addPublic,
        confirmed: STRINGS.add,
      }}
      facts={<BoardFact label={STRINGS.author}>{author}</BoardFact>}
      canSave={form.canSave}
      hint={form.hint}
      isBusy={isBusy}
      progress={progress}
      refusal={problem}
      isTouched={form.isTouched}
      onSave={save}
      onCancel={goBack}
    >
      <BoardFields
        id={id}
        values={form.values}
        problems={{ ...form.found, ...fieldErrors }}
        isDisabled={isBusy}
        onChange={(part) => {
          clear();
          form.change(part);
        }}
      />
    </BoardForm>
  );
}
