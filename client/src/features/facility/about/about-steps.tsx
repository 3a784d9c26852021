import { Icon } from '../../../components/icon';
import { Stack } from '../../../components/kit';
import styles from './about-steps.module.css';
import { STRINGS } from './strings';

const ICONS = ['search', 'pin', 'paw'] as const;

export function AboutSteps() {
  return (
    <Stack as="section" gap={6} className={styles.steps}>
      <h2>{STRINGS.stepsTitle}</h2>
      <ol>
        {STRINGS.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.stamp}>
              <Icon name={ICONS[index] ?? 'paw'} size={30} />
            </span>
            <h3>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{title}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
