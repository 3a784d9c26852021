import { PET_TYPE_NAMES } from '../../../graphql/constants.generated';
import type { Admission_FacilityFragment } from './admission.generated';
import { strings } from './strings';

export interface EntryLine {
  answer: 'ALLOWED' | 'UNKNOWN' | 'DENIED';
  text: string;
}

const EVERY_PET = Object.keys(PET_TYPE_NAMES).length;

/** May my pet come in? */
export function entryLine({ petFriendly, petTypes }: Pick<Admission_FacilityFragment, 'petFriendly' | 'petTypes'>): EntryLine {
  if (petFriendly === false) return { answer: 'DENIED', text: strings.refused };
  if (petTypes.length === 0) return { answer: 'UNKNOWN', text: strings.unknown };
  const pets = petTypes.length === EVERY_PET ? strings.everyPet : petTypes.map((type) => PET_TYPE_NAMES[type]).join('·');
  return { answer: 'ALLOWED', text: strings.welcome(pets) };
}
