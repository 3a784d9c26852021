import { z } from 'zod';
import { PARTY_MAX, PET_WEIGHT_MAX, petOfText, PetSize, PetSpecies, RESTRICTED } from '../../shared/pet-species';
import { listOf } from '../parameters';

const SPECIES = Object.values(PetSpecies);
const SIZES = Object.values(PetSize);
const RULE = `DOG, DOG:12(kg, ${PET_WEIGHT_MAX}까지), DOG:MEDIUM, DOG:30:${RESTRICTED}처럼 보내 주세요.`;

export const partyParameters = {
  pet: listOf(
    z.string().refine((text) => petOfText(text) !== null, RULE),
    PARTY_MAX,
  )
    .default([])
    .meta({
      description: `함께 가는 반려동물, ${PARTY_MAX}마리까지. 있으면 장소마다 들어갈 수 있는지(entry)를 함께 답하며, 결과를 거르거나 순서를 바꾸지는 않습니다. 종류(${SPECIES.join(', ')}) 뒤에 몸무게(kg)나 크기(${SIZES.join(', ')}), 맹견이면 ${RESTRICTED}를 쌍점으로 잇습니다. 저장하지 않습니다.`,
      examples: [['DOG:12', 'CAT']],
    }),
};

export const toParty = ({ pet }: { pet: string[] }) => ({
  pets: pet.flatMap((text) => petOfText(text) ?? []),
  withEntry: pet.length > 0,
});
