import { z } from 'zod';
import { PARTY_MAX, PET_WEIGHT_MAX, PetSize, PetSpecies } from '../../shared/pet-species';
import type { PetInput } from '../documents/types.generated';
import { listOf } from '../parameters';

const RESTRICTED = 'RESTRICTED';
const SPECIES = Object.values(PetSpecies);
const SIZES = Object.values(PetSize);
const RULE = `DOG, DOG:12(kg, ${PET_WEIGHT_MAX}까지), DOG:MEDIUM, DOG:30:${RESTRICTED}처럼 보내 주세요.`;

export const partyParameters = {
  pet: listOf(
    z.string().refine((text) => petOf(text) !== null, RULE),
    PARTY_MAX,
  )
    .default([])
    .meta({
      description: `함께 가는 반려동물, ${PARTY_MAX}마리까지. 있으면 장소마다 들어갈 수 있는지(entry)를 함께 답하며, 결과를 거르거나 순서를 바꾸지는 않습니다. 종류(${SPECIES.join(', ')}) 뒤에 몸무게(kg)나 크기(${SIZES.join(', ')}), 맹견이면 ${RESTRICTED}를 쌍점으로 잇습니다. 저장하지 않습니다.`,
      examples: [['DOG:12', 'CAT']],
    }),
};

export const toParty = ({ pet }: { pet: string[] }) => ({
  pets: pet.flatMap((text) => petOf(text) ?? []),
  withEntry: pet.length > 0,
});

function petOf(text: string): PetInput | null {
  const parts = text.split(':');
  const isRestrictedBreed = parts.at(-1) === RESTRICTED;
  const [species, measure, ...rest] = isRestrictedBreed ? parts.slice(0, -1) : parts;
  if (!isOneOf(SPECIES, species) || rest.length) return null;
  if (measure === undefined) return { species, isRestrictedBreed };
  if (isOneOf(SIZES, measure)) return { species, size: measure, isRestrictedBreed };
  const weightKg = Number(measure);
  return weightKg > 0 && weightKg <= PET_WEIGHT_MAX ? { species, weightKg, isRestrictedBreed } : null;
}

const isOneOf = <Word extends string>(words: readonly Word[], text: string | undefined): text is Word =>
  (words as readonly (string | undefined)[]).includes(text);
