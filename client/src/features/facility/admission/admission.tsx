import { use } from 'react';
import { Icon, type IconName } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { OpenStatus } from '../../../graphql/types.generated';
import { momentText } from '../../../lib/open-time';
import { useNow } from '../../../lib/use-now';
import type { Admission_FacilityFragment } from './admission.generated';
import { AdmissionQuestion } from './admission-question';
import styles from './admission.module.css';
import { entryLine } from './entry-line';
import { EntryMark } from './entry-mark';
import { STRINGS } from './strings';
import { useOpenState } from './use-open-state';

const HOURS_ICONS: Record<OpenStatus, IconName> = { OPEN: 'clock', UNKNOWN: 'info', CLOSED: 'moon' };

/** What decides a visit, wherever a place is shown: may my pet come in, and is it open, now or at the time that was chosen? */
export function Admission({ facility }: { facility: Admission_FacilityFragment }) {
  const hours = useOpenState(facility);
  const now = useNow();
  const { at } = use(AdmissionQuestion);
  return (
    <div className={styles.admission}>
      <EntryMark line={entryLine(facility)} />
      <p className={styles.line} data-status={hours.status}>
        <Icon name={HOURS_ICONS[hours.status]} size={16} />
        <VisuallyHidden>{STRINGS.hours}</VisuallyHidden>
        <span>{at ? `${momentText(Date.parse(at), now)} · ${hours.text}` : hours.text}</span>
      </p>
    </div>
  );
}
