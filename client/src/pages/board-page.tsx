import { useParams } from 'react-router';
import { Redirect } from '../components/redirect';
import { BOARD_PROBLEMS } from '../features/board/board-problems';
import { CommentSection } from '../features/board/comment/comment-section';
import { BoardFailed } from '../features/board/detail/board-failed';
import { BoardLayout } from '../features/board/detail/board-layout';
import { BoardSkeleton } from '../features/board/detail/board-skeleton';
import { BoardView } from '../features/board/detail/board-view';
import { paths } from '../lib/paths';
import { useLastKnown } from '../lib/use-last-known';
import { usePageTitle } from '../lib/use-page-title';
import { useBoardPageQuery } from './board-page.generated';

export function BoardPage() {
  const { id = '' } = useParams();
  return <FoundBoard key={id} id={id} />;
}

function FoundBoard({ id }: { id: string }) {
  const { data, error, refetch } = useBoardPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // A comment that is being written stays while a sign-in reloads everything.
  const lastBoard = useLastKnown(data?.board);
  const board = data ? data.board : lastBoard;
  usePageTitle(board?.title);
  if (board)
    return (
      <BoardLayout>
        <BoardView board={board} />
        <CommentSection boardId={board.id} commentCount={board.commentCount} />
      </BoardLayout>
    );
  if (data) return <Redirect to={paths.home()} warning={BOARD_PROBLEMS.gone} />;
  if (error) return <BoardFailed error={error} onRetry={() => refetch()} />;
  return <BoardSkeleton />;
}
