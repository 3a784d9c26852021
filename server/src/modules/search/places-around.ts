import type { FacilityService } from '../facility/facility.service';
import type { GazetteerEntry } from './gazetteer';
import type { PlacesAround } from './read-near';

/** Tells how many places lie around the stations that share a name. */
export async function countPlacesAround(
  facilities: Pick<FacilityService, 'countInCircles'>,
  entries: readonly GazetteerEntry[],
): Promise<PlacesAround> {
  const counts = await facilities.countInCircles(entries);
  const byEntry = new Map(entries.map((entry, index) => [entry, counts[index] ?? 0]));
  return (entry) => byEntry.get(entry) ?? 0;
}
