import type { FacilityService } from '../facility/facility.service';
import { interpretSearch, type InterpretedQuery } from './interpret-search';
import { loadLexicon } from './load-lexicon';
import { PlacesAroundStations } from './places-around';

export { SearchChipKind } from './reading';
export type { InterpretedQuery };

/** Owns reading what people type into the search. Not here: finding places (modules/facility). */
export class SearchService {
  private readonly lexicon = loadLexicon();
  private readonly placesAround: PlacesAroundStations;

  constructor(facilities: FacilityService) {
    this.placesAround = new PlacesAroundStations(facilities, this.lexicon.sharedNames());
  }

  /** @param at what 지금, 오늘 and 내일 are counted from */
  async interpret(query: string, at: Date): Promise<InterpretedQuery> {
    const placesAround = await this.placesAround.current(Date.now());
    return interpretSearch(query, at, { lexicon: this.lexicon, placesAround });
  }
}
