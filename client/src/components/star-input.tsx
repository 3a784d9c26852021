import { useId } from 'react';
import { Icon } from './icon';
import { Row } from './kit';
import styles from './star-input.module.css';

interface StarInputProps {
  label: string;
  value: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

const STARS = [1, 2, 3, 4, 5];
const POINTS = (value: number) => `${value}점`;

/** A radio group that looks like stars: arrow keys and semantics are the browser's. */
export function StarInput({ label, value, isDisabled, onChange }: StarInputProps) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={styles.label}>{label}</legend>
      <Row>
        {STARS.map((star) => (
          <label key={star} className={styles.star} data-filled={star <= value || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={star}
              checked={star === value}
              aria-label={POINTS(star)}
              onChange={() => onChange(star)}
            />
            <Icon name="star" size={32} />
          </label>
        ))}
        <b className={styles.number} aria-hidden="true">
          {POINTS(value)}
        </b>
      </Row>
    </fieldset>
  );
}
