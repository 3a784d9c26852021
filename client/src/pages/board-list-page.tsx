import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../components/button';
import { Icon } from '../components/icon';
import { BoardList } from '../features/board/list/board-list';
import { readBoardListUrl } from '../features/board/list/board-list-url';
import { STRINGS } from '../features/board/list/strings';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session/use-session';
import { usePageTitle } from '../lib/use-page-title';

export function BoardListPage() {
  usePageTitle(STRINGS.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { isAdmin } = useSession();
  const url = readBoardListUrl(params);
  return (
    <BoardList
      url={url}
      onSearch={(query) => void navigate(paths.boards({ q: query }))}
      action={
        isAdmin && (
          <ButtonLink icon={<Icon name="plus" />} to={paths.boardAdd()}>
            {STRINGS.write}
          </ButtonLink>
        )
      }
    />
  );
}
