import { PARTY_MAX } from '@baldojang/rules/entry/pet';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Meta, Muted, Row, Stack } from '../../components/kit';
import { petLabel, SPECIES_LABELS } from '../../lib/pets/pet-label';
import type { MyPet } from '../../lib/pets/pet-store';
import styles from './pet.module.css';
import { STRINGS } from './strings';

interface PetListProps {
  pets: readonly MyPet[];
  /** The id of the pet whose button gets the focus, or 'add'. */
  focus: string | null;
  onChange: (change: (pets: readonly MyPet[]) => readonly MyPet[]) => void;
  onEdit: (pet: MyPet | null) => void;
  onDone: () => void;
}

export function PetList({ pets, focus, onChange, onEdit, onDone }: PetListProps) {
  const [removed, setRemoved] = useState<{ pet: MyPet; index: number } | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const remove = (pet: MyPet) => {
    setRemoved({ pet, index: pets.indexOf(pet) });
    onChange((all) => all.filter(({ id }) => id !== pet.id));
  };
  const undo = ({ pet, index }: { pet: MyPet; index: number }) => {
    setRemoved(null);
    setRestoredId(pet.id);
    onChange((all) => [...all.slice(0, index), pet, ...all.slice(index)]);
  };
  const isFull = pets.length >= PARTY_MAX;
  return (
    <>
      <Muted>{pets.length > 0 ? STRINGS.intro : STRINGS.none}</Muted>
      {pets.length > 0 && (
        <Stack as="ul" className={styles.list} aria-label={STRINGS.list}>
          {pets.map((pet) => (
            <PetRow
              key={pet.id}
              pet={pet}
              hasFocus={pet.id === (restoredId ?? focus)}
              onToggle={() =>
                onChange((all) => all.map((one) => (one.id === pet.id ? { ...one, comesAlong: !pet.comesAlong } : one)))
              }
              onEdit={() => onEdit(pet)}
              onRemove={() => remove(pet)}
            />
          ))}
        </Stack>
      )}
      {removed && !isFull && (
        <Row as="p" justify="between" wrap role="status">
          <Muted as="span">{STRINGS.removed(petLabel(removed.pet))}</Muted>
          <Button variant="quiet" autoFocus onClick={() => undo(removed)}>
            {STRINGS.undo}
          </Button>
        </Row>
      )}
      {isFull && <Muted>{STRINGS.full(PARTY_MAX)}</Muted>}
      <Row gap={2} fill className={styles.actions}>
        {!isFull && (
          <Button variant="secondary" icon={<Icon name="plus" />} autoFocus={focus === 'add'} onClick={() => onEdit(null)}>
            {STRINGS.add}
          </Button>
        )}
        <Button onClick={onDone}>{STRINGS.done}</Button>
      </Row>
    </>
  );
}

interface PetRowProps {
  pet: MyPet;
  hasFocus: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function PetRow({ pet, hasFocus, onToggle, onEdit, onRemove }: PetRowProps) {
  const label = petLabel(pet);
  const facts = [pet.name && SPECIES_LABELS[pet.species], pet.breed, pet.isRestrictedBreed && STRINGS.isRestricted];
  return (
    <Row as="li" className={styles.row}>
      <Checkbox className={styles.pet} checked={pet.comesAlong} onChange={onToggle}>
        <span className={styles.label}>{label}</span>
        <Meta as="small" className={styles.facts}>
          {facts.filter(Boolean).join(' · ')}
        </Meta>
      </Checkbox>
      <Button variant="quiet" aria-label={STRINGS.changeOf(label)} autoFocus={hasFocus} onClick={onEdit}>
        {STRINGS.change}
      </Button>
      <Button variant="quiet" aria-label={STRINGS.removeOf(label)} onClick={onRemove}>
        {STRINGS.remove}
      </Button>
    </Row>
  );
}
