import { Icon } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import styles from './admission.module.css';
import type { EntryLine } from './entry-line';
import { ENTRY_SIGNS } from './entry-signs';
import { STRINGS } from './strings';

export function EntryMark({ line: { answer, text } }: { line: EntryLine }) {
  return (
    <p className={styles.line} data-answer={answer}>
      <Icon name={ENTRY_SIGNS[answer]} size={16} />
      <VisuallyHidden>{STRINGS.entry}</VisuallyHidden>
      <span>{text}</span>
    </p>
  );
}
