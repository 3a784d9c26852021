import styles from './form-alert.module.css';
import { Icon } from './icon';
import { Row } from './kit';

/** Why a form was refused, above its button. */
export function FormAlert({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Row as="p" gap={2} align="stretch" className={styles.alert} role="alert">
      <Icon name="warning" />
      <span>{text}</span>
    </Row>
  );
}
