import { Card, Stack } from '../components/kit';
import { AlreadySignedIn } from '../features/member/session/already-signed-in';
import { SignUpForm } from '../features/member/sign-up/sign-up-form';
import { STRINGS } from '../features/member/sign-up/strings';
import { WelcomePanel } from '../features/member/sign-up/welcome-panel';
import { usePageTitle } from '../lib/use-page-title';
import styles from './sign-up-page.module.css';

export function SignUpPage() {
  usePageTitle(STRINGS.pageTitle);
  return (
    <AlreadySignedIn>
      <Stack gap={6} className={styles.page}>
        <WelcomePanel />
        <Card as="section" className={styles.card} aria-labelledby="sign-up">
          <h2 id="sign-up">{STRINGS.pageTitle}</h2>
          <SignUpForm />
        </Card>
      </Stack>
    </AlreadySignedIn>
  );
}
