import { PET_TYPE_NAMES } from '../../../graphql/constants.generated';
import type { PetType } from '../../../graphql/types.generated';
import { strings } from './strings';

export interface PetWelcome {
  tone: 'yes' | 'no' | 'unknown';
  text: string;
}

interface PetFacts {
  petFriendly: boolean | null;
  petTypes: PetType[];
}

const EVERY_PET = Object.keys(PET_TYPE_NAMES).length;

/** May my pet come in? The one answer that decides a visit. */
export function petWelcome({ petFriendly, petTypes }: PetFacts): PetWelcome {
  if (petFriendly === false) return { tone: 'no', text: strings.card.petsRefused };
  if (petTypes.length === 0) return { tone: 'unknown', text: strings.card.petsUnknown };
  const pets = petTypes.length === EVERY_PET ? strings.card.everyPet : petTypes.map((type) => PET_TYPE_NAMES[type]).join('·');
  return { tone: 'yes', text: strings.card.petsWelcome(pets) };
}
