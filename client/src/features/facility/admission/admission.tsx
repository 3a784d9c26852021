import { Icon, type IconName } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { EntryAnswer, OpenStatus } from '../../../graphql/types.generated';
import type { Admission_FacilityFragment } from './admission.generated';
import styles from './admission.module.css';
import { entryLine } from './entry-line';
import { strings } from './strings';
import { useOpenState } from './use-open-state';

const ENTRY_ICONS: Record<EntryAnswer, IconName> = { ALLOWED: 'paw', CONDITIONAL: 'warning', UNKNOWN: 'info', DENIED: 'blocked' };
const HOURS_ICONS: Record<OpenStatus, IconName> = { OPEN: 'clock', UNKNOWN: 'info', CLOSED: 'moon' };

/** What decides a visit, wherever a place is shown: may my pet come in, and is it open now? */
export function Admission({ facility }: { facility: Admission_FacilityFragment }) {
  const entry = entryLine(facility);
  const hours = useOpenState(facility);
  return (
    <div className={styles.admission}>
      <p className={styles.line} data-answer={entry.answer}>
        <Icon name={ENTRY_ICONS[entry.answer]} size={16} />
        <VisuallyHidden>{strings.entry}</VisuallyHidden>
        <span>{entry.text}</span>
      </p>
      <p className={styles.line} data-status={hours.status}>
        <Icon name={HOURS_ICONS[hours.status]} size={16} />
        <VisuallyHidden>{strings.hours}</VisuallyHidden>
        <span>{hours.text}</span>
      </p>
    </div>
  );
}
