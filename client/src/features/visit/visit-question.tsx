import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../../components/icon';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import type { VisitOutcome } from '../../graphql/types.generated';
import { correctedEntry, idOf, useCorrectedEntry } from '../../lib/outbox/entries';
import { useSignInGate } from '../../lib/session/use-sign-in-gate';
import { OUTCOME_LABELS } from '../../lib/visit-text';
import { STRINGS } from './strings';
import styles from './visit-reports.module.css';

interface VisitQuestionProps {
  facilityId: string;
  /** yyyy-MM-dd; the member has a report of each. */
  takenDays: readonly string[];
  onSent: () => void;
  onRefused: () => void;
}

export const OUTCOME_ICONS: Record<VisitOutcome, IconName> = { ENTERED: 'paw', REFUSED: 'blocked', DIFFERENT: 'info' };
const OUTCOMES = Object.keys(OUTCOME_LABELS) as VisitOutcome[];
const loadForm = () => import('./visit-form').then((file) => file.VisitForm);

/** Two taps: what happened, and the button of the form that opens below. */
export function VisitQuestion({ facilityId, takenDays, onSent, onRefused }: VisitQuestionProps) {
  const id = useId();
  const { isVisitor, disabledProps, promptSignIn } = useSignInGate();
  const { Dialog: VisitForm, prepare } = useLazyDialog(loadForm, STRINGS.formFailed);
  const [outcome, setOutcome] = useState<VisitOutcome | null>(null);
  const refused = useCorrectedEntry('visit', facilityId);
  const pressed = useRef<HTMLButtonElement>(null);

  const press = async (next: VisitOutcome) => {
    if (isVisitor) promptSignIn();
    else if (await prepare()) setOutcome(next);
  };

  const prepareForm = useEffectEvent(prepare);
  useEffect(() => {
    if (refused) void prepareForm().then((isLoaded) => isLoaded && setOutcome(refused.input.outcome));
  }, [refused]);

  const close = () => {
    correctedEntry(null);
    setOutcome(null);
  };

  return (
    <>
      <div role="group" aria-labelledby={id}>
        <p id={id} className={styles.label}>
          {STRINGS.question}
        </p>
        <div className={styles.outcomes}>
          {OUTCOMES.map((one) => (
            <button
              key={one}
              {...disabledProps}
              ref={one === outcome ? pressed : undefined}
              type="button"
              className={styles.outcome}
              data-outcome={one}
              aria-pressed={one === outcome}
              onClick={() => void press(one)}
            >
              <Icon name={OUTCOME_ICONS[one]} />
              <span>{OUTCOME_LABELS[one]}</span>
            </button>
          ))}
        </div>
      </div>
      {VisitForm && outcome && (
        <VisitForm
          key={refused ? idOf(refused) : ''}
          refused={refused}
          facilityId={facilityId}
          outcome={outcome}
          takenDays={takenDays}
          onRefused={onRefused}
          onCancel={() => {
            pressed.current?.focus();
            close();
          }}
          onSent={() => {
            close();
            onSent();
          }}
        />
      )}
    </>
  );
}
