import { Navigate } from 'react-router';
import { BoardLayout } from '../features/board/detail/board-layout';
import { CreateBoard } from '../features/board/form/create-board';
import { STRINGS } from '../features/board/form/strings';
import { MembersOnly } from '../features/member/session/members-only';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';

export function BoardAddPage() {
  usePageTitle(STRINGS.addTitle);
  return (
    <MembersOnly>
      {({ id, nickName, authNames }) =>
        authNames.includes('admin') ? (
          <BoardLayout>
            <CreateBoard key={id} author={nickName} />
          </BoardLayout>
        ) : (
          <Navigate to={paths.unauthorized()} replace />
        )
      }
    </MembersOnly>
  );
}
