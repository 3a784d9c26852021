import styles from './form-alert.module.css';
import { Icon } from './icon';

/** Why a form was refused, above its button. */
export function FormAlert({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.alert} role="alert">
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  );
}
