import { useId } from 'react';
import { useNavigate } from 'react-router';
import { hasSessionEnded } from '../../../lib/error-code';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { useStillHere } from '../../../lib/use-still-here';
import { uploadContext } from '../../../lib/upload/upload-context';
import { forgetBoardLists } from '../forget-board-lists';
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
  const [create] = useCreateBoardMutation();
  const { title, content, isPrivate, files } = form.values;

  const send = async (onProgress: (part: number) => void) => {
    await create({
      variables: { input: { title: title.trim(), content, isPrivate, attachments: [...files] } },
      context: files.length > 0 ? uploadContext(onProgress) : undefined,
      update: forgetBoardLists,
    });
    showToast({ type: 'success', text: STRINGS.added });
    // Back does not lead into the form that is done.
    if (isStillHere()) void navigate(paths.boards(), { replace: true });
  };

  // The page asks for the sign-in; what was typed waits in the form.
  const textOf = (error: unknown) => (hasSessionEnded(error) ? null : failureText(error, STRINGS.addFailed));

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
      isBusy={form.isSaving}
      progress={form.progress}
      refusal={form.refusal}
      isTouched={form.isTouched}
      onSave={() => void form.save(send, textOf)}
      onCancel={goBack}
    >
      <BoardFields id={id} values={form.values} problems={form.problems} isDisabled={form.isSaving} onChange={form.change} />
    </BoardForm>
  );
}
