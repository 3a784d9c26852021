import { useLocation } from 'react-router';
import { AlreadySignedIn } from '../features/member/session/already-signed-in';
import { AuthCard } from '../features/member/session/auth-card';
import { SignInForm } from '../features/member/sign-in/sign-in-form';
import { STRINGS } from '../features/member/sign-in/strings';
import type { SignInRequest } from '../lib/session/sign-in-request';
import { usePageTitle } from '../lib/use-page-title';

export function LoginPage() {
  usePageTitle(STRINGS.pageTitle);
  // Handed over by the page that asked, never by the address: a link could lead anywhere.
  const { returnTo } = (useLocation().state ?? {}) as SignInRequest;
  return (
    <AlreadySignedIn>
      <AuthCard title={STRINGS.pageTitle} lead={STRINGS.pageLead}>
        <SignInForm returnTo={returnTo} isPage />
      </AuthCard>
    </AlreadySignedIn>
  );
}
