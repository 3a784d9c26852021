import { Icon } from '../components/icon';
import { Card, Stack } from '../components/kit';
import { Page } from '../components/parts';
import { AlreadySignedIn } from '../features/member/session/already-signed-in';
import { SignUpForm } from '../features/member/sign-up/sign-up-form';
import { STRINGS } from '../features/member/sign-up/strings';
import { usePageTitle } from '../lib/use-page-title';
import styles from './sign-up-page.module.css';

export function SignUpPage() {
  usePageTitle(STRINGS.pageTitle);
  return (
    <AlreadySignedIn>
      <Page gap={6} className={styles.page}>
        <WelcomePanel />
        <Card as="section" className={styles.card} aria-labelledby="sign-up">
          <h2 id="sign-up">{STRINGS.pageTitle}</h2>
          <SignUpForm />
        </Card>
      </Page>
    </AlreadySignedIn>
  );
}

/** Why to join; on phones only the title. */
function WelcomePanel() {
  return (
    <Stack as="section" gap={3} justify="start" className={styles.panel}>
      <img src="/favicon.svg" alt="" width={72} height={72} className={styles.mark} />
      <h1>{STRINGS.welcomeTitle}</h1>
      <p>{STRINGS.welcomeLead}</p>
      <ul>
        {STRINGS.reasons.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
