import { Icon } from '../../../components/icon';
import styles from './kakao-processing.module.css';
import { STRINGS } from './strings';

export function KakaoProcessing() {
  return (
    <div className={styles.processing} role="status">
      <span className={styles.steps} aria-hidden="true">
        <Icon name="paw" size={28} />
        <Icon name="paw" size={28} />
        <Icon name="paw" size={28} />
      </span>
      <h1>{STRINGS.processing}</h1>
      <p>{STRINGS.processingText}</p>
    </div>
  );
}
