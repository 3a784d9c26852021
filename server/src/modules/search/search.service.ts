import type { FacilityService } from '../facility/facility.service';
import { type Area, searchableAreas, suggestAreas } from './areas';
import { areasAround, type Circle } from './areas-around';
import { interpretSearch, type InterpretedQuery } from './interpret-search';
import { loadLexicon } from './load-lexicon';
import type { PlacesAround } from './read-near';
import { RefreshedValue } from './refreshed-value';

export { SearchChipKind } from './reading';
export type { InterpretedQuery };

/** Owns parsing search queries and suggesting areas. Not here: finding places (modules/facility). */
export class SearchService {
  private readonly lexicon = loadLexicon();
  private readonly placesAround = new RefreshedValue(() => this.countPlacesAround());
  private readonly neighbourhoods = new RefreshedValue(() => this.facilities.listNeighbourhoods());
  private readonly areas = new RefreshedValue(async () =>
    searchableAreas(this.lexicon, await this.neighbourhoods.current(Date.now())),
  );

  constructor(private readonly facilities: FacilityService) {}

  /** @param at the reference for 지금, 오늘 and 내일 */
  async interpret(query: string, at: Date): Promise<InterpretedQuery> {
    const placesAround = await this.placesAround.current(Date.now());
    return interpretSearch(query, at, { lexicon: this.lexicon, placesAround });
  }

  async suggestAreas(query: string, limit: number): Promise<Area[]> {
    return suggestAreas(query, await this.areas.current(Date.now()), limit);
  }

  async areasAround(circle: Circle, limit: number) {
    const neighbourhoods = await this.neighbourhoods.current(Date.now());
    return areasAround(circle, limit, { gazetteer: this.lexicon.gazetteer, neighbourhoods });
  }

  /** For stations that share a name. */
  private async countPlacesAround(): Promise<PlacesAround> {
    const entries = this.lexicon.sharedNames();
    const counts = await this.facilities.countInCircles(entries);
    const byEntry = new Map(entries.map((entry, index) => [entry, counts[index] ?? 0]));
    return (entry) => byEntry.get(entry) ?? 0;
  }
}
