import { useNavigate } from 'react-router';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { useStillHere } from '../../../lib/use-still-here';
import { BoardForm } from './board-form';
import { useCreateBoardMutation } from './create-board.generated';
import { STRINGS } from './strings';

const EMPTY_BOARD = { title: '', content: '', isPrivate: false };

export function CreateBoard({ author }: { author: string }) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  return (
    <BoardForm
      words={STRINGS.create}
      facts={[[STRINGS.author, author]]}
      initial={EMPTY_BOARD}
      mutation={useCreateBoardMutation()}
      variablesOf={(input) => ({ input })}
      textOf={(error) => failureText(error, STRINGS.create.failed)}
      parent={paths.boards()}
      onSaved={() => {
        showToast({ type: 'success', text: STRINGS.create.done });
        // Back does not lead into the form that is done.
        if (isStillHere()) void navigate(paths.boards(), { replace: true });
      }}
    />
  );
}
