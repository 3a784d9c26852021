import type { PetSize, PetSpecies } from '@baldojang/rules/entry/pet';
import type { MyPet } from './pet-store';

export const SPECIES_LABELS: Record<PetSpecies, string> = {
  DOG: '개',
  CAT: '고양이',
  RABBIT: '토끼',
  BIRD: '새',
  SMALL_MAMMAL: '소동물',
  REPTILE: '파충류',
  OTHER: '그 밖',
};

export const SIZE_LABELS: Record<PetSize, string> = { SMALL: '소형', MEDIUM: '중형', LARGE: '대형' };

/** What may be chosen for a pet of unknown weight. */
export const SIZE_CHOICES: readonly { value: PetSize; label: string }[] = [
  { value: 'SMALL', label: '소형 · 10kg까지' },
  { value: 'MEDIUM', label: '중형 · 25kg까지' },
  { value: 'LARGE', label: '대형' },
];

/** What a chip says: "콩이 · 12kg", "고양이". */
export const petLabel = (pet: Pick<MyPet, 'name' | 'species' | 'weightKg' | 'size'>): string =>
  [pet.name || SPECIES_LABELS[pet.species], sizeLabel(pet)].filter(Boolean).join(' · ');

function sizeLabel({ weightKg, size }: Pick<MyPet, 'weightKg' | 'size'>): string | null {
  if (weightKg !== null) return `${weightKg}kg`;
  return size && SIZE_LABELS[size];
}
