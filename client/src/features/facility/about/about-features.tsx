import { FeatureDrawing } from './feature-drawing';
import styles from './about-features.module.css';
import { STRINGS } from './strings';

const FEATURES = ['data', 'filter', 'review'] as const;

export function AboutFeatures() {
  return (
    <section className={styles.features}>
      <h2>{STRINGS.featuresTitle}</h2>
      <ul>
        {FEATURES.map((feature) => (
          <li key={feature} className={styles.feature}>
            <FeatureDrawing of={feature} />
            <h3>{STRINGS.features[feature].title}</h3>
            <p>{STRINGS.features[feature].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
