import { useApolloClient, useFragment } from '@apollo/client/react';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { Icon, type IconName } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { OpenStatus } from '../../../graphql/types.generated';
import { momentText } from '../../../lib/open-time';
import { useNow } from '../../../lib/use-now';
import {
  type Admission_FacilityFragment,
  type OpenState_FacilityFragment,
  OpenState_FacilityFragmentDoc,
  OpenStateNowDocument,
} from './admission.generated';
import styles from './admission.module.css';
import { ENTRY_SIGNS, type EntryLine, entryLine } from './entry-line';
import { STRINGS } from './strings';

/** What was asked of the places below. */
export const AdmissionQuestion = createContext<{
  /** The instant that the answers are for; null for now. */
  at: string | null;
  /** Asks again for all places of a list at once; null where each place asks for its own. */
  askAgain: (() => Promise<unknown>) | null;
}>({ at: null, askAgain: null });

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

export function EntryMark({ line: { answer, text } }: { line: EntryLine }) {
  return (
    <p className={styles.line} data-answer={answer}>
      <Icon name={ENTRY_SIGNS[answer]} size={16} />
      <VisuallyHidden>{STRINGS.entry}</VisuallyHidden>
      <span>{text}</span>
    </p>
  );
}

const NOT_KNOWN = { status: 'UNKNOWN', text: STRINGS.hoursUnknown } as const;
/** Time for an answer to arrive: a tick of the clock. */
const GRACE_MS = 30_000;

/** Whether the place is open at the time in question. An expired answer is refetched, and hidden once there was time for that. */
function useOpenState({ id, openState }: OpenState_FacilityFragment) {
  const client = useApolloClient();
  const now = useNow();
  const { at, askAgain } = use(AdmissionQuestion);
  // From the cache: the answers of a chat and of a search stay as they were.
  const { data, complete } = useFragment({
    fragment: OpenState_FacilityFragmentDoc,
    from: { __typename: 'Facility', id },
    variables: { at },
  });
  const known = complete ? data.openState : openState;
  const passedMs = at === null && known.changesAt !== null ? now - Date.parse(known.changesAt) : -1;
  const askedAt = passedMs >= 0 ? now : null;
  const ask = useEffectEvent(
    () => askAgain?.() ?? client.query({ query: OpenStateNowDocument, variables: { id, at: null }, fetchPolicy: 'network-only' }),
  );
  useEffect(() => {
    if (askedAt === null || document.visibilityState !== 'visible') return;
    // Without an answer the next tick of the clock asks again.
    void ask().catch(() => undefined);
  }, [askedAt]);
  return passedMs >= GRACE_MS ? NOT_KNOWN : known;
}
