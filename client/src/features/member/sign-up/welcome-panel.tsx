import { Icon } from '../../../components/icon';
import { Stack } from '../../../components/kit';
import { STRINGS } from './strings';
import styles from './welcome-panel.module.css';

export function WelcomePanel() {
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
