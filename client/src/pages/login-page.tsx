import { useLocation } from 'react-router';
import { FormPage } from '../components/form-page';
import { AlreadySignedIn } from '../features/member/session/already-signed-in';
import { SignInForm } from '../features/member/sign-in/sign-in-form';
import { STRINGS } from '../features/member/sign-in/strings';
import type { SignInRequest } from '../lib/session/sign-in-request';
import { usePageTitle } from '../lib/use-page-title';
import styles from './login-page.module.css';

export function LoginPage() {
  usePageTitle(STRINGS.pageTitle);
  // From the page that asked, never from the address: a link could lead anywhere.
  const { returnTo } = (useLocation().state ?? {}) as SignInRequest;
  return (
    <AlreadySignedIn>
      <FormPage>
        <h1>{STRINGS.pageTitle}</h1>
        <p className={styles.lead}>{STRINGS.pageLead}</p>
        <SignInForm returnTo={returnTo} isPage />
      </FormPage>
    </AlreadySignedIn>
  );
}
