import type { DataSource } from 'typeorm';
import type { AskedFields } from '../../shared/asked-fields';
import { LIMITS } from '../../shared/limits';
import { wordsOf } from '../../shared/searched-text';
import type { Facility } from './facility.entity';
import { inBounds } from './facilities-in-bounds';
import { type Circle, countWithin } from './facilities-within';
import { chosenCategories, facetConditions } from './facet-conditions';
import { FacilityCounts, totalOf } from './facility-counts';
import type { FacilitiesArgs, FacilitiesInBoundsArgs } from './facility.input';
import { BY_SAMPLE_RANK, byDistance, type FacilityOrder, orderOf } from './facility-order';
import type {
  District,
  FacilitiesInBounds,
  FacilityCategory,
  FacilityDataset,
  FacilityPage,
  FacilitySuggestion,
  Region,
} from './facility.output';
import { FacilityPages, type Listed, type PageOf } from './facility-pages';
import { FacilitySuggestions } from './facility-suggestions';
import { rowConditions } from './search-conditions';
import type { SqlFragment } from './sql-parameters';

const BOUND = LIMITS.exactCountMax;
const MORE: SqlFragment = () => `${BOUND + 1}`;

/**
 * Owns finding listed places in the database. Conditions on facets alone have a stored total, and the page is walked in an index's
 * order. Anything else gathers its matches up to a bound; where more match, the page is walked.
 */
export class FacilityRepository {
  private readonly pages: FacilityPages;
  private readonly counts: FacilityCounts;
  private readonly suggestions: FacilitySuggestions;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new FacilityPages(dataSource);
    this.counts = new FacilityCounts(dataSource);
    this.suggestions = new FacilitySuggestions(dataSource, this.pages, this.counts);
  }

  find(id: number, asked?: AskedFields): Promise<Facility | null> {
    return this.pages.find(id, asked);
  }

  /** In the order of the ids; null for one that nothing has. Also places that have left the data. */
  findEach(ids: readonly number[], asked?: AskedFields): Promise<(Facility | null)[]> {
    return this.pages.findEach(ids, asked);
  }

  async search({ filter, page, size, sort, near, asWritten }: FacilitiesArgs, asked?: AskedFields): Promise<FacilityPage> {
    const { searchQuery, ...others } = filter ?? {};
    const hasCategory = chosenCategories(others).length > 0;
    const list = (text: SqlFragment[], words: string[]) => {
      const order = orderOf(sort, { near: near ?? null, words, hasCategory });
      const conditions = [...text, ...rowConditions(others)];
      return this.listed(facetConditions(others), conditions, { order, offset: page * size, limit: size, asked });
    };
    const answer = ({ items, total }: Listed, matchedAs: string | null) => ({
      ...{ items, totalCount: Math.min(total, BOUND), isTotalCountExact: total <= BOUND, page, size, matchedAs },
    });

    const found = await list(rowConditions({ searchQuery }), wordsOf(searchQuery ?? ''));
    if (!searchQuery || asWritten || found.total > 0) return answer(found, null);
    const other = await this.suggestions.understand(searchQuery);
    if (!other) return answer(found, null);
    const foundSo = await list(other.conditions, other.words);
    return answer(foundSo, foundSo.total > 0 ? other.text : null);
  }

  async searchInBounds(
    { bounds, filter, limit, near }: FacilitiesInBoundsArgs,
    asked?: AskedFields,
  ): Promise<FacilitiesInBounds> {
    const conditions = [inBounds(bounds), ...rowConditions(filter ?? {})];
    const first = (count: number, order: FacilityOrder) =>
      this.listed(facetConditions(filter ?? {}), conditions, { order, offset: 0, limit: count, asked });
    const sample = await first(limit, BY_SAMPLE_RANK);
    const nearest = near && sample.total > limit ? (await first(LIMITS.nearestInView, byDistance(near))).items : [];
    const places = new Map([...nearest, ...sample.items].map((place) => [place.id, place]));
    return { items: [...places.values()].slice(0, limit), totalCount: Math.min(sample.total, BOUND) };
  }

  suggest(query: string, limit: number): Promise<FacilitySuggestion[]> {
    return this.suggestions.find(query, limit);
  }

  countWithin(circles: readonly Circle[]): Promise<number[]> {
    return countWithin(this.dataSource, circles);
  }

  regions(): Promise<Region[]> {
    return this.counts.regions();
  }

  districts(regionNames: readonly string[] | null): Promise<District[]> {
    return this.counts.districts(regionNames);
  }

  neighbourhoods() {
    return this.counts.neighbourhoods();
  }

  categories(): Promise<FacilityCategory[]> {
    return this.counts.categories();
  }

  dataset(): Promise<Pick<FacilityDataset, 'edition' | 'isDemo' | 'facilityCount'>> {
    return this.counts.dataset();
  }

  /** @param facets null where nothing can match */
  private async listed(facets: SqlFragment[] | null, others: SqlFragment[], page: PageOf): Promise<Listed> {
    if (!facets) return { items: [], total: 0 };
    if (!others.length) return this.pages.walk(facets, page, totalOf(facets));
    const conditions = [...others, ...facets];
    const gathered = await this.pages.gather(conditions, page, BOUND);
    return gathered.total <= BOUND ? gathered : this.pages.walk(conditions, page, MORE);
  }
}
