import { Icon, type IconName } from '../../../components/icon';
import type { OpenStatus } from '../../../graphql/types.generated';
import type { Admission_FacilityFragment } from './admission.generated';
import styles from './admission.module.css';
import { type EntryLine, entryLine } from './entry-line';
import { useOpenState } from './use-open-state';

const ENTRY_ICONS: Record<EntryLine['answer'], IconName> = { ALLOWED: 'paw', UNKNOWN: 'info', DENIED: 'blocked' };
const HOURS_ICONS: Record<OpenStatus, IconName> = { OPEN: 'clock', UNKNOWN: 'info', CLOSED: 'moon' };

/** What decides a visit, wherever a place is shown: may my pet come in, and is it open now? */
export function Admission({ facility }: { facility: Admission_FacilityFragment }) {
  const entry = entryLine(facility);
  const hours = useOpenState(facility);
  return (
    <div className={styles.admission}>
      <p className={styles.line} data-answer={entry.answer}>
        <Icon name={ENTRY_ICONS[entry.answer]} size={16} />
        <span>{entry.text}</span>
      </p>
      <p className={styles.line} data-status={hours.status}>
        <Icon name={HOURS_ICONS[hours.status]} size={16} />
        <span>{hours.text}</span>
      </p>
    </div>
  );
}
