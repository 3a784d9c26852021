import type { FacilityService } from '../facility/facility.service';
import { type Area, knownAreas, suggestAreas } from './areas';
import { areasAround, type Circle } from './areas-around';
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
  private readonly neighbourhoods = new RefreshedValue(() => this.facilities.listNeighbourhoods());
  private readonly areas = new RefreshedValue(async () =>
    knownAreas(this.lexicon, await this.neighbourhoods.current(Date.now())),
  );

  constructor(private readonly facilities: FacilityService) {}

  /** @param at what 지금, 오늘 and 내일 are counted from */
  async interpret(query: string, at: Date): Promise<InterpretedQuery> {
    const placesAround = await this.placesAround.current(Date.now());
    return interpretSearch(query, at, { lexicon: this.lexicon, placesAround });
  }

  async suggestAreas(query: string, limit: number): Promise<Area[]> {
    return suggestAreas(query, await this.areas.current(Date.now()), limit);
  }

  /** Names of neighbourhoods, stations, quarters and landmarks around a point. */
  async areasAround(circle: Circle, limit: number) {
    const neighbourhoods = await this.neighbourhoods.current(Date.now());
    return areasAround(circle, limit, { gazetteer: this.lexicon.gazetteer, neighbourhoods });
  }
}
