import { CONDITION_TEXT } from '@baldojang/rules/entry/condition-text';
import { type Pet, PetSpecies, type PetSize } from '@baldojang/rules/entry/pet';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../../components/icon';
import { Row, Stack } from '../../components/kit';
import look from '../../components/select.module.css';
import { ToggleChip } from '../../components/toggle-chip';
import type { EntryConditionKind } from '../../graphql/types.generated';
import { dayText } from '../../lib/open-time';
import { petLabel, SPECIES_LABELS, SIZE_CHOICES } from '../../lib/pets/pet-label';
import type { MyPet } from '../../lib/pets/pet-store';
import { STRINGS } from './strings';
import styles from './visit-reports.module.css';

/** The conditions that signs mostly state. */
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

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  onChange: (value: string) => void;
}

const Select = ({ options, onChange, ...rest }: SelectProps) => (
  <select {...rest} className={look.select} onChange={({ target }) => onChange(target.value)}>
    {options.map(({ label, ...option }) => (
      <option key={option.value} {...option}>
        {label}
      </option>
    ))}
  </select>
);

interface OwnPetsFieldProps {
  pets: readonly MyPet[];
  chosenIds: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

export function OwnPetsField({ pets, chosenIds, onChange }: OwnPetsFieldProps) {
  return (
    <Stack as="fieldset" gap={2} className={styles.field} data-field="pets">
      <legend>{STRINGS.pets}</legend>
      <Row align="stretch" wrap className={styles.chips}>
        {pets.map((pet) => {
          const isChosen = chosenIds.includes(pet.id);
          return (
            <ToggleChip
              key={pet.id}
              isChecked={isChosen}
              glyph={<Icon name="paw" size={16} />}
              onToggle={() => onChange(isChosen ? chosenIds.filter((id) => id !== pet.id) : [...chosenIds, pet.id])}
            >
              {petLabel(pet)}
            </ToggleChip>
          );
        })}
      </Row>
    </Stack>
  );
}

/** For members who have not registered their pets. */
export function UnnamedPetField({ pet, onChange }: { pet: Pet; onChange: (pet: Pet) => void }) {
  const id = useId();
  return (
    <Stack as="fieldset" gap={2} className={styles.field}>
      <legend>{STRINGS.pets}</legend>
      <div className={styles.pair}>
        <label htmlFor={`${id}-species`}>{STRINGS.species}</label>
        <Select
          id={`${id}-species`}
          value={pet.species}
          options={Object.values(PetSpecies).map((value) => ({ value, label: SPECIES_LABELS[value] }))}
          onChange={(species) => onChange({ ...pet, species: species as PetSpecies })}
        />
        <label htmlFor={`${id}-size`}>{STRINGS.size}</label>
        <Select
          id={`${id}-size`}
          value={pet.size ?? ''}
          options={[{ value: '', label: STRINGS.sizeUnknown }, ...SIZE_CHOICES]}
          onChange={(size) => onChange({ ...pet, size: (size || null) as PetSize | null })}
        />
      </div>
    </Stack>
  );
}

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
      <Select
        aria-label={STRINGS.otherConditions}
        value={chosen && OTHERS.includes(chosen) ? chosen : ''}
        options={[
          { value: '', label: STRINGS.otherConditions, disabled: true },
          ...OTHERS.map((value) => ({ value, label: CONDITION_TEXT[value] })),
        ]}
        onChange={(kind) => onChange(kind as EntryConditionKind)}
      />
    </Stack>
  );
}

interface DayFieldProps {
  days: readonly string[];
  /** Days that have a report already. */
  takenDays: readonly string[];
  day: string;
  onChange: (day: string) => void;
}

export function DayField({ days, takenDays, day, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <Stack gap={2} className={styles.field}>
      <label htmlFor={id}>{STRINGS.day}</label>
      <Select
        id={id}
        value={day}
        options={days.map((value, index) => {
          const disabled = takenDays.includes(value);
          return { value, label: STRINGS.dayOption(dayText(value), index === 0, disabled), disabled };
        })}
        onChange={onChange}
      />
    </Stack>
  );
}
