import { Card, Stack } from '../../../components/kit';
import { FeatureDrawing } from './feature-drawing';
import styles from './about-features.module.css';
import { STRINGS } from './strings';

const FEATURES = ['data', 'filter', 'review'] as const;

export function AboutFeatures() {
  return (
    <Stack as="section" gap={5} className={styles.features}>
      <h2>{STRINGS.featuresTitle}</h2>
      <ul>
        {FEATURES.map((feature) => (
          <Card key={feature} as="li" gap={2} justify="start" className={styles.feature}>
            <FeatureDrawing of={feature} />
            <h3>{STRINGS.features[feature].title}</h3>
            <p>{STRINGS.features[feature].text}</p>
          </Card>
        ))}
      </ul>
    </Stack>
  );
}
