import { useParams } from 'react-router';
import { ReadingPage } from '../components/parts';
import { Redirect } from '../components/redirect';
import { CommentSection } from '../features/board/comment/comment-section';
import { BoardFailed, BoardSkeleton } from '../features/board/detail/board-states';
import { BoardView } from '../features/board/detail/board-view';
import { STRINGS } from '../features/board/strings';
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
      <ReadingPage gap={5}>
        <BoardView board={board} />
        <CommentSection boardId={board.id} commentCount={board.commentCount} />
      </ReadingPage>
    );
  if (data) return <Redirect to={paths.home()} warning={STRINGS.gone} />;
  if (error) return <BoardFailed error={error} onRetry={() => refetch()} />;
  return <BoardSkeleton />;
}
