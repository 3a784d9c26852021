import { useNavigate } from 'react-router';
import { Button } from '../../../components/button';
import { useConfirmedRemoval } from '../../../components/use-confirmed-action';
import { paths } from '../../../lib/paths';
import { useStillHere } from '../../../lib/use-still-here';
import { invalidateBoardLists } from '../invalidate-board-lists';
import { useDeleteBoardMutation } from './delete-board.generated';
import { STRINGS } from './strings';

export function DeleteBoard({ boardId }: { boardId: string }) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [deleteBoard] = useDeleteBoardMutation();

  const remove = async () => {
    // Only the lists forget it: this page still shows it while the next one comes.
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
