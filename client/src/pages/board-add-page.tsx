import { Navigate } from 'react-router';
import { ReadingPage } from '../components/parts';
import { CreateBoard } from '../features/board/form/create-board';
import { STRINGS } from '../features/board/form/strings';
import { MembersOnly } from '../features/member/session/members-only';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';

export function BoardAddPage() {
  usePageTitle(STRINGS.create.title);
  return (
    <MembersOnly>
      {({ id, nickName, authNames }) =>
        authNames.includes('admin') ? (
          <ReadingPage gap={5}>
            <CreateBoard key={id} author={nickName} />
          </ReadingPage>
        ) : (
          <Navigate to={paths.unauthorized()} replace />
        )
      }
    </MembersOnly>
  );
}
