import type { Standing } from './judge-pet';
import type { Pet } from './pet';
import { petClassOf, type PetClass } from './pet-class';
import { REASON } from './strings';

/** What members lately reported of a place, with pets of one class. */
export interface ClassVisits extends PetClass {
  refusals: number;
  refusedMembers: number;
  entries: number;
  enteredMembers: number;
}

/** One member's word is no reason to change an answer. */
export const MEMBERS_MIN = 2;

/** Dogs of unknown size may differ, and OTHER is many species: that one of them came in says nothing of the next. */
const isOneKind = ({ species, size }: PetClass) => species !== 'OTHER' && (species !== 'DOG' || size !== null);

/** Reports of pets that are like this one. */
export function visitsLike(pet: Pet, visits: readonly ClassVisits[]): ClassVisits | undefined {
  const { species, size } = petClassOf(pet);
  return visits.find((visit) => visit.species === species && visit.size === size);
}

/**
 * How a pet stands once members were there: refusals take a yes away, entries settle a doubt, and a no stays.
 * @param isDoubtEveryDay false where the text admits the pet on some days: members may have come on those
 */
export function afterVisits<T extends Standing>(
  standing: T,
  visits: ClassVisits | undefined,
  isDoubtEveryDay: boolean,
): T & { enteredLately: number } {
  const unchanged = { ...standing, enteredLately: 0 };
  if (!visits) return unchanged;
  const { refusals, refusedMembers, entries, enteredMembers } = visits;
  // Nor do many reports of one member outvote the others.
  if (refusedMembers >= MEMBERS_MIN && (refusals > entries || refusedMembers > enteredMembers)) {
    if (standing.fit !== 'YES') return unchanged;
    return { ...unchanged, fit: 'MAYBE', findings: [{ fit: 'MAYBE', text: REASON.refusedLately, quote: null, rule: null }] };
  }
  if (standing.fit !== 'MAYBE' || !isDoubtEveryDay || enteredMembers < MEMBERS_MIN || !isOneKind(visits)) return unchanged;
  return { ...unchanged, fit: 'YES', findings: [], enteredLately: enteredMembers };
}
