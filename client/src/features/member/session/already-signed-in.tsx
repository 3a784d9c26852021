import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/use-session';
import { STRINGS } from '../sign-in/strings';

/** Around pages for visitors: members are told so and led on. */
export function AlreadySignedIn({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  if (!viewer) return children;
  return (
    <EmptyState
      titleAs="h1"
      drawing={REST}
      title={STRINGS.alreadyTitle(viewer.nickName)}
      description={STRINGS.alreadyText}
      action={
        <>
          <ButtonLink to={paths.member(viewer.email)}>{STRINGS.toOwnPage}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.home()}>
            {STRINGS.toHome}
          </ButtonLink>
        </>
      }
    />
  );
}
