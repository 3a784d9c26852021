import { Button, ButtonLink } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { paths } from '../../../lib/paths';
import { requestSignIn } from '../../../lib/session/sign-in-request';
import { useSession } from '../../../lib/session/use-session';
import { usePageTitle } from '../../../lib/use-page-title';
import { PageNotice } from './page-notice';

const STRINGS = {
  title: '볼 수 있는 권한이 없어요',
  forMembers: '이 페이지는 다른 회원의 것이거나 관리자만 볼 수 있어요.',
  forVisitors: '이 페이지는 권한이 있는 회원만 볼 수 있어요. 로그인하면 볼 수 있는지 확인할 수 있어요.',
  signIn: '로그인',
  toOwnPage: '마이페이지로 가기',
};

/** Shown instead of a page that this person may not see. */
export function Forbidden() {
  usePageTitle(STRINGS.title);
  const { viewer } = useSession();
  return (
    <PageNotice
      drawing={REST}
      title={STRINGS.title}
      description={viewer ? STRINGS.forMembers : STRINGS.forVisitors}
      action={
        viewer ? (
          <ButtonLink to={paths.member(viewer.email)}>{STRINGS.toOwnPage}</ButtonLink>
        ) : (
          <Button onClick={() => requestSignIn()}>{STRINGS.signIn}</Button>
        )
      }
    />
  );
}
