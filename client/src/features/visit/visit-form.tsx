import { admissionVariables } from '../../lib/pets/admission-variables';
import type { Pet } from '@baldojang/rules/entry/pet';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { Meta, Row, Stack } from '../../components/kit';
import { VISIT_RULES } from '../../graphql/constants.generated';
import type { EntryConditionKind, PetInput, VisitOutcome } from '../../graphql/types.generated';
import { invalidateEntryAnswers } from '../../lib/invalidate-entry-answers';
import { dateText } from '../../lib/date-text';
import { errorText } from '../../lib/error-text';
import type { OutboxEntry } from '../../lib/outbox/entries';
import { useOutboxMutation } from '../../lib/outbox/use-outbox-mutation';
import { type MyPet, petInput, usePets } from '../../lib/pets/pet-store';
import { showToast } from '../../lib/toast';
import { useRequestKey } from '../../lib/use-request-key';
import { useSubmit } from '../../lib/use-submit';
import { OUTCOME_LABELS } from '../../lib/visit-text';
import { STRINGS } from './strings';
import { ConditionField, DayField, OwnPetsField, UnnamedPetField } from './visit-fields';
import styles from './visit-reports.module.css';
import { type CreateVisitReportMutation, useCreateVisitReportMutation } from './visit-reports.generated';

const DAY_MS = 24 * 60 * 60_000;

/** yyyy-MM-dd in Korea, from today back. */
const visitDays = () => Array.from({ length: VISIT_RULES.daysBackMax + 1 }, (_, index) => dateText(Date.now() - index * DAY_MS));

interface VisitFormProps {
  facilityId: string;
  outcome: VisitOutcome;
  /** yyyy-MM-dd; the member has a report of each. */
  takenDays: readonly string[];
  /** A stored report that the server has refused: the form starts with it. */
  refused: OutboxEntry<'visit'> | null;
  onSent: () => void;
  onRefused: () => void;
  onCancel: () => void;
}

/** Those of the member's pets that were sent; null without any: those that come along. */
function idsOf(pets: readonly MyPet[], sent: readonly PetInput[]): readonly string[] | null {
  const texts = sent.map((pet) => JSON.stringify(pet));
  const ids = pets.filter((pet) => texts.includes(JSON.stringify(petInput(pet)))).map(({ id }) => id);
  return ids.length > 0 ? ids : null;
}

/** For which pets and which day: what is usual is chosen, so that one press sends it. */
export function VisitForm({ facilityId, outcome, takenDays, refused, onSent, onRefused, onCancel }: VisitFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { pets, party } = usePets();
  const [days] = useState(visitDays);
  /** null: the pets that come along by default. */
  const [chosenIds, setChosenIds] = useState(() => refused && idsOf(pets, refused.input.pets));
  const [unnamed, setUnnamed] = useState<Pet>(
    (refused?.input.pets[0] as Pet | undefined) ?? { species: 'DOG', size: null, isRestrictedBreed: false },
  );
  const [day, setDay] = useState(() => {
    const free = days.filter((one) => !takenDays.includes(one));
    return free.find((one) => one === refused?.input.visitedOn) ?? free[0] ?? days[0]!;
  });
  const [condition, setCondition] = useState<EntryConditionKind | null>(refused?.input.conditionKind ?? null);
  const withKey = useRequestKey();
  const [problem, setProblem] = useState<{ outcome: VisitOutcome; text: string } | null>(null);
  const sending = useSubmit(useOutboxMutation('visit', useCreateVisitReportMutation()), {
    textOf: (error) => errorText(error, STRINGS.sendFailed),
    onSessionEnd: 'dialog',
    // The day may be taken since the page was loaded.
    onRefused: ({ isSessionOver }) => !isSessionOver && onRefused(),
  });
  const chosenPets = pets.filter(({ id, comesAlong }) => chosenIds?.includes(id) ?? comesAlong);

  useEffect(() => form.current?.focus(), []);

  const refuse = (field: string, text: string) => {
    setProblem({ outcome, text });
    form.current?.querySelector<HTMLInputElement>(`[data-field="${field}"] input`)?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isBusy) return;
    if (pets.length > 0 && chosenPets.length === 0) return refuse('pets', STRINGS.petsMissing);
    if (outcome === 'DIFFERENT' && !condition) return refuse('condition', VISIT_RULES.conditionText);
    const report = {
      facilityId,
      outcome,
      conditionKind: outcome === 'DIFFERENT' ? condition : null,
      pets: pets.length > 0 ? chosenPets.map(petInput) : [unnamed],
      visitedOn: day,
    };
    // With its key it takes the place of the refused one.
    const input = refused ? { ...report, requestKey: refused.input.requestKey } : withKey(report);
    const variables = { input, ...admissionVariables(party) };
    sending.submit(
      {
        variables,
        update: (cache) => {
          invalidateEntryAnswers(cache, facilityId, variables);
          // The form goes in the moment the report comes, so that the page does not move once the report can be pressed.
          onSent();
        },
      },
      (data: CreateVisitReportMutation | null) => {
        if (data) showToast({ type: 'success', text: STRINGS.sent });
        // It waits for a connection.
        else onSent();
      },
    );
  };

  /** Any change clears what was refused. */
  const changing =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      setProblem(null);
      sending.clear();
      change(value);
    };

  return (
    <Stack
      ref={form}
      tabIndex={-1}
      as="form"
      gap={4}
      className={styles.form}
      aria-label={STRINGS.formOf(OUTCOME_LABELS[outcome])}
      noValidate
      onSubmit={submit}
    >
      {pets.length > 0 ? (
        <OwnPetsField pets={pets} chosenIds={chosenPets.map(({ id }) => id)} onChange={changing(setChosenIds)} />
      ) : (
        <UnnamedPetField pet={unnamed} onChange={changing(setUnnamed)} />
      )}
      {outcome === 'DIFFERENT' && <ConditionField chosen={condition} onChange={changing(setCondition)} />}
      <DayField days={days} takenDays={takenDays} day={day} onChange={changing(setDay)} />
      <Meta>{STRINGS.private}</Meta>
      <FormAlert text={(problem?.outcome === outcome && problem.text) || sending.problem} />
      <Row gap={2} fill>
        <Button variant="secondary" disabled={sending.isBusy} onClick={onCancel}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={sending.isBusy}>
          {sending.isBusy ? STRINGS.sending : STRINGS.send}
        </Button>
      </Row>
    </Stack>
  );
}
