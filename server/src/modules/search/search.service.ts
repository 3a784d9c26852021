import type { FacilityService } from '../facility/facility.service';
import { type Area, knownAreas, suggestAreas } from './areas';
import { interpretSearch, type InterpretedQuery } from './interpret-search';
import { loadLexicon } from './load-lexicon';
import { countPlacesAround } from './places-around';
import { RefreshedValue } from './refreshed-value';

export { SearchChipKind } from './reading';
export type { InterpretedQuery };

/** Owns reading what people type into the search, and areas that they may mean. Not here: finding places (modules/facility). */
export class SearchService {
  private readonly lexicon = loadLexicon();
  private readonly placesAround = new RefreshedValue(() => countPlacesAround(this.facilities, this.lexicon.sharedNames()));
  private readonly areas = new RefreshedValue(async () => knownAreas(this.lexicon, await this.facilities.listNeighbourhoods()));

  constructor(private readonly facilities: FacilityService) {}

  /** @param at what 지금, 오늘 and 내일 are counted from */
  async interpret(query: string, at: Date): Promise<InterpretedQuery> {
    const placesAround = await this.placesAround.current(Date.now());
    return interpretSearch(query, at, { lexicon: this.lexicon, placesAround });
  }

  async suggestAreas(query: string, limit: number): Promise<Area[]> {
    return suggestAreas(query, await this.areas.current(Date.now()), limit);
  }
}
