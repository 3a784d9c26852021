import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ReadingPage } from '../components/parts';
import { Redirect } from '../components/redirect';
import { BoardFailed, BoardSkeleton } from '../features/board/detail/board-states';
import { EditBoard } from '../features/board/form/edit-board';
import type { EditBoard_BoardFragment } from '../features/board/form/edit-board.generated';
import { STRINGS } from '../features/board/form/strings';
import { MembersOnly } from '../features/member/session/members-only';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';
import { useBoardEditPageQuery } from './board-edit-page.generated';

/** Only for the author: other administrators cannot edit it. */
export function BoardEditPage() {
  usePageTitle(STRINGS.update.title);
  const [params] = useSearchParams();
  const boardId = params.get('id');
  if (!boardId) return <Redirect to={paths.boards()} warning={STRINGS.invalid} />;
  return <MembersOnly>{({ id }) => <FoundBoard key={`${id} ${boardId}`} id={boardId} />}</MembersOnly>;
}

function FoundBoard({ id }: { id: string }) {
  const { data, error, refetch } = useBoardEditPageQuery({
    variables: { id },
    // The server refuses changes of an outdated version.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // An open form stays while the session ends and another starts: `viewerCanEdit` is false for a visitor.
  const [opened, setOpened] = useState<EditBoard_BoardFragment | null>(null);
  if (!opened && data?.board?.viewerCanEdit) setOpened(data.board);
  if (opened)
    return (
      <ReadingPage gap={5}>
        <EditBoard board={opened} />
      </ReadingPage>
    );
  if (data?.board) return <Navigate to={paths.unauthorized()} replace />;
  if (data) return <Redirect to={paths.boards()} warning={STRINGS.missing} />;
  if (error) return <BoardFailed error={error} onRetry={() => refetch()} />;
  return <BoardSkeleton />;
}
