import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/use-session';
import { STRINGS } from '../sign-in/strings';
import { PageNotice } from './page-notice';

export function AlreadySignedIn({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  if (!viewer) return children;
  return (
    <PageNotice
      drawing={REST}
      title={STRINGS.alreadyTitle(viewer.nickName)}
      description={STRINGS.alreadyText}
      action={<ButtonLink to={paths.member(viewer.email)}>{STRINGS.toOwnPage}</ButtonLink>}
    />
  );
}
