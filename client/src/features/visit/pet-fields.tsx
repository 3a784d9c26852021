import { type Pet, PetSpecies, type PetSize } from '@baldojang/rules/entry/pet';
import { useId } from 'react';
import { Icon } from '../../components/icon';
import { Row, Stack } from '../../components/kit';
import look from '../../components/select.module.css';
import { ToggleChip } from '../../components/toggle-chip';
import { petLabel, SIZE_CHOICES, SPECIES_LABELS } from '../../lib/pets/pet-label';
import type { MyPet } from '../../lib/pets/pet-store';
import { STRINGS } from './strings';
import styles from './visit-reports.module.css';

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

/** For those who have not named their pets. */
export function UnnamedPetField({ pet, onChange }: { pet: Pet; onChange: (pet: Pet) => void }) {
  const id = useId();
  return (
    <Stack as="fieldset" gap={2} className={styles.field}>
      <legend>{STRINGS.pets}</legend>
      <div className={styles.pair}>
        <label htmlFor={`${id}-species`}>{STRINGS.species}</label>
        <select
          id={`${id}-species`}
          className={look.select}
          value={pet.species}
          onChange={(event) => onChange({ ...pet, species: event.target.value as PetSpecies })}
        >
          {Object.values(PetSpecies).map((species) => (
            <option key={species} value={species}>
              {SPECIES_LABELS[species]}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-size`}>{STRINGS.size}</label>
        <select
          id={`${id}-size`}
          className={look.select}
          value={pet.size ?? ''}
          onChange={(event) => onChange({ ...pet, size: (event.target.value || null) as PetSize | null })}
        >
          <option value="">{STRINGS.sizeUnknown}</option>
          {SIZE_CHOICES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </Stack>
  );
}
