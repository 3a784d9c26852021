import { Icon } from '../../../components/icon';
import { openPets } from '../../../lib/pets/open-pets';
import { petLabel } from '../../../lib/pets/pet-label';
import { changePets } from '../../../lib/pets/pet-store';
import { usePets } from '../../../lib/pets/use-pets';
import type { SearchFilters } from '../../../lib/search-filters';
import rows from './chip-row.module.css';
import styles from './open-time-field.module.css';
import { STRINGS } from './strings';
import { ToggleChip } from '../../../components/toggle-chip';
import chip from '../../../components/toggle-chip.module.css';

interface PartyFieldProps {
  /** Those whom the search is for: named ones stand in for the person's own. */
  asked: SearchFilters['pets'];
  entry: SearchFilters['entry'];
  onChange: (patch: Pick<SearchFilters, 'entry'>) => void;
}

/** Which pets come along, and which answers to them are shown. */
export function PartyField({ asked, entry, onChange }: PartyFieldProps) {
  const { pets, party } = usePets();
  const isOwn = asked === party;
  const toggle = (id: string) =>
    changePets((all) => all.map((pet) => (pet.id === id ? { ...pet, comesAlong: !pet.comesAlong } : pet)));
  return (
    <div role="group" aria-label={STRINGS.party.label} className={rows.chips}>
      {(isOwn ? pets : []).map((pet) => (
        <ToggleChip key={pet.id} isChecked={pet.comesAlong} glyph={<Icon name="paw" size={16} />} onToggle={() => toggle(pet.id)}>
          {petLabel(pet)}
        </ToggleChip>
      ))}
      {isOwn && (
        <button type="button" className={`${chip.chip} ${styles.opener}`} onClick={openPets}>
          <Icon name="plus" size={16} />
          <span>{pets.length > 0 ? STRINGS.party.edit : STRINGS.party.ask}</span>
        </button>
      )}
      {asked.length > 0 && (
        <>
          <ToggleChip isChecked={entry !== 'any'} onToggle={() => onChange({ entry: entry === 'any' ? 'all' : 'any' })}>
            {STRINGS.party.possible}
          </ToggleChip>
          <ToggleChip isChecked={entry === 'sure'} onToggle={() => onChange({ entry: entry === 'sure' ? 'all' : 'sure' })}>
            {STRINGS.party.sure}
          </ToggleChip>
        </>
      )}
    </div>
  );
}
