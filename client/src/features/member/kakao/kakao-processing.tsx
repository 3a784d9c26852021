import { Icon } from '../../../components/icon';
import { Row, Stack } from '../../../components/kit';
import styles from './kakao-processing.module.css';
import { STRINGS } from './strings';

export function KakaoProcessing() {
  return (
    <Stack gap={3} align="center" justify="center" className={styles.processing} role="status">
      <Row as="span" gap={3} align="stretch" className={styles.steps} aria-hidden="true">
        <Icon name="paw" size={28} />
        <Icon name="paw" size={28} />
        <Icon name="paw" size={28} />
      </Row>
      <h1>{STRINGS.processing}</h1>
      <p>{STRINGS.processingText}</p>
    </Stack>
  );
}
