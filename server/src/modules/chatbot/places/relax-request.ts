import type { EntryAnswer } from '../../facility/entry.output';
import { HOSPITAL, type PlaceConditions, type PlaceRequest } from './place-request';
import { areasOf, type NamedPlace } from './places-named';

/** Dropped in this order when nothing matches. Pets are never dropped. */
const OPTIONAL = ['parkingAvailable', 'indoorFacility', 'outdoorFacility', 'isOpenAllDay', 'openAt'] as const;
/** Places that deny are in neither. The second is asked only when the first finds none. */
const ENTRY_TIERS: readonly (readonly EntryAnswer[])[] = [['ALLOWED', 'CONDITIONAL'], ['UNKNOWN']];
/** One search. */
export interface Attempt {
  place: NamedPlace;
  conditions: PlaceConditions;
  entryAnswers: readonly EntryAnswer[];
}

/**
 * The searches for a request, in groups from strict to loose. In one area: places known to admit the pets, without words and conditions
 * that match nothing, then places of which it is not known; then a wider area. Who asks for an open clinic needs one that is open and
 * near, so a clinic's hours are dropped last of all, and when none is open all day, those open now in the same area come before a wider
 * one.
 */
export function* attemptsOf({ place, conditions, pets }: PlaceRequest & { place: NamedPlace }): Generator<Attempt[]> {
  const tiers = pets.length > 0 ? ENTRY_TIERS : [[]];
  const all = relaxationsOf(conditions);
  const isTimedClinic = conditions.categories.includes(HOSPITAL) && hasHours(conditions);
  const passes = isTimedClinic ? [all.filter(hasHours), all.filter((relaxed) => !hasHours(relaxed))] : [all];
  const areas = areasOf(place);
  for (const pass of passes)
    for (const area of areas)
      // Open, near and unknown: asked only in the widest area, which keeps searches for those that are near.
      for (const entryAnswers of isTimedClinic && pass === passes[0] && area !== areas.at(-1) ? tiers.slice(0, 1) : tiers)
        yield area.flatMap((named) => pass.map((relaxed) => ({ place: named, conditions: relaxed, entryAnswers })));
}

const hasHours = ({ openAt, isOpenAllDay }: PlaceConditions): boolean => openAt !== null || isOpenAllDay !== null;

/** The conditions, and each time without one more. */
function relaxationsOf(conditions: PlaceConditions): PlaceConditions[] {
  const isClinic = conditions.categories.includes(HOSPITAL);
  const now = { instant: new Date(), isNow: true };
  const relaxed = [conditions];
  for (const name of OPTIONAL) {
    const last = relaxed.at(-1)!;
    if (last[name] === null) continue;
    const openAt = isClinic && name === 'isOpenAllDay' ? (last.openAt ?? now) : last.openAt;
    relaxed.push({ ...last, openAt, [name]: null });
  }
  return relaxed;
}
