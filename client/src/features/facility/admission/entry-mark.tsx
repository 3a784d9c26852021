import { Icon, type IconName } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { EntryAnswer } from '../../../graphql/types.generated';
import styles from './admission.module.css';
import type { EntryLine } from './entry-line';
import { strings } from './strings';

const ICONS: Record<EntryAnswer, IconName> = { ALLOWED: 'paw', CONDITIONAL: 'warning', UNKNOWN: 'info', DENIED: 'blocked' };

export function EntryMark({ line: { answer, text } }: { line: EntryLine }) {
  return (
    <p className={styles.line} data-answer={answer}>
      <Icon name={ICONS[answer]} size={16} />
      <VisuallyHidden>{strings.entry}</VisuallyHidden>
      <span>{text}</span>
    </p>
  );
}
