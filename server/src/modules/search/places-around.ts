import type { FacilityService } from '../facility/facility.service';
import type { GazetteerEntry } from './gazetteer';
import type { PlacesAround } from './read-near';

/** Counts may be that old: an import runs in a process of its own. */
const REFRESH_MS = 300_000;

/** Owns how many places lie around the stations that share a name. Counted at first need, later without anyone waiting. */
export class PlacesAroundStations {
  private counts: Promise<PlacesAround> | null = null;
  private countedAt = 0;

  constructor(
    private readonly facilities: Pick<FacilityService, 'countWithin'>,
    private readonly entries: readonly GazetteerEntry[],
  ) {}

  current(now: number): Promise<PlacesAround> {
    if (this.counts && now - this.countedAt < REFRESH_MS) return this.counts;
    this.countedAt = now;
    const before = this.counts;
    const counting = this.count();
    // Counts of before are better than none; without any the next query counts again.
    this.counts = counting.catch((error: unknown) => {
      this.counts = before;
      if (before) return before;
      throw error;
    });
    return before ?? this.counts;
  }

  private async count(): Promise<PlacesAround> {
    const counts = await this.facilities.countWithin(this.entries);
    const byEntry = new Map(this.entries.map((entry, index) => [entry, counts[index] ?? 0]));
    return (entry) => byEntry.get(entry) ?? 0;
  }
}
