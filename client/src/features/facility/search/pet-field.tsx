import { PET_TYPE_NAMES } from '../../../graphql/constants.generated';
import type { PetType } from '../../../graphql/types.generated';
import styles from './filter-panel.module.css';
import { STRINGS } from './strings';
import { ToggleChip } from '../../../components/toggle-chip';

interface PetFieldProps {
  labelId: string;
  /** None is 전체. */
  chosen: PetType[];
  onChange: (chosen: PetType[]) => void;
}

const PET_TYPES = Object.keys(PET_TYPE_NAMES) as PetType[];

export function PetField({ labelId, chosen, onChange }: PetFieldProps) {
  const toggle = (petType: PetType) =>
    onChange(chosen.includes(petType) ? chosen.filter((other) => other !== petType) : [...chosen, petType]);
  return (
    <div role="group" aria-labelledby={labelId} className={styles.chips}>
      <ToggleChip isChecked={chosen.length === 0} onToggle={() => onChange([])}>
        {STRINGS.filters.all}
      </ToggleChip>
      {PET_TYPES.map((petType) => (
        <ToggleChip key={petType} isChecked={chosen.includes(petType)} onToggle={() => toggle(petType)}>
          {PET_TYPE_NAMES[petType]}
        </ToggleChip>
      ))}
    </div>
  );
}
