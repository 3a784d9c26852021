import { CONDITION_TEXT } from '@baldojang/rules/entry/strings';
import { useId } from 'react';
import { Row, Stack } from '../../components/kit';
import look from '../../components/select.module.css';
import { ToggleChip } from '../../components/toggle-chip';
import type { EntryConditionKind } from '../../graphql/types.generated';
import { STRINGS } from './strings';
import styles from './visit-reports.module.css';

/** What signs mostly speak of. */
const COMMON: readonly EntryConditionKind[] = [
  'LEASH',
  'CARRIER',
  'HELD',
  'STROLLER',
  'MUZZLE',
  'MANNER_BELT',
  'VACCINATION',
  'OUTDOOR_ONLY',
  'AREA_ONLY',
  'TIME_LIMITED',
  'EXTRA_FEE',
  'RESERVATION',
];
const OTHERS = (Object.keys(CONDITION_TEXT) as EntryConditionKind[]).filter((kind) => !COMMON.includes(kind));

interface ConditionFieldProps {
  chosen: EntryConditionKind | null;
  onChange: (chosen: EntryConditionKind) => void;
}

export function ConditionField({ chosen, onChange }: ConditionFieldProps) {
  const group = useId();
  return (
    <Stack as="fieldset" gap={2} className={styles.field} data-field="condition">
      <legend>{STRINGS.condition}</legend>
      <Row align="stretch" wrap className={styles.chips}>
        {COMMON.map((kind) => (
          <ToggleChip key={kind} group={group} isChecked={kind === chosen} onToggle={() => onChange(kind)}>
            {CONDITION_TEXT[kind]}
          </ToggleChip>
        ))}
      </Row>
      <select
        className={look.select}
        aria-label={STRINGS.otherConditions}
        value={chosen && OTHERS.includes(chosen) ? chosen : ''}
        onChange={(event) => onChange(event.target.value as EntryConditionKind)}
      >
        <option value="" disabled>
          {STRINGS.otherConditions}
        </option>
        {OTHERS.map((kind) => (
          <option key={kind} value={kind}>
            {CONDITION_TEXT[kind]}
          </option>
        ))}
      </select>
    </Stack>
  );
}
