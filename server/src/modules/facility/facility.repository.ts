import type { DataSource } from 'typeorm';
import type { SelectedFields } from '../../shared/selected-fields';
import { LIMITS } from '../../shared/validation/limits';
import { wordsOf } from '../../shared/text/searched-text';
import type { Facility } from './facility.entity';
import { inBounds } from './facilities-in-bounds';
import { type Circle, countWithin } from './facilities-within';
import { chosenCategories, facetConditions } from './facet-conditions';
import { FacilityCounts, totalOf } from './facility-counts';
import type { FacilitiesArgs, FacilitiesInBoundsArgs, FacilityFilterInput } from './facility.input';
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
import { ANY_ENTRY, type EntryConditions } from './entry.service';
import { countOf, FacilityPages, type Listed, type PageOf } from './facility-pages';
import { FacilitySuggestions } from './facility-suggestions';
import { ANY_HOURS, type HoursConditions } from './opening-hours.service';
import { rowConditions } from './search-conditions';
import type { SqlFragment } from './sql-parameters';

/** What a filter demands of the rules that were read from texts. */
export interface RuleConditions {
  hours: HoursConditions;
  entry: EntryConditions;
}
const NO_RULES: RuleConditions = { hours: ANY_HOURS, entry: ANY_ENTRY };

const BOUND = LIMITS.exactCountMax;
const MORE: SqlFragment = () => `${BOUND + 1}`;

/**
 * Owns finding listed places in the database. Conditions on facets alone have a stored total, unless visit reports change answers, and
 * the page is walked in an index's order. Anything else gathers its matches up to a bound; where more match, the page is walked.
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

  find(id: number, asked?: SelectedFields): Promise<Facility | null> {
    return this.pages.find(id, asked);
  }

  /** In the order of the ids; null for one that nothing has. Also places that have left the data. */
  findEach(ids: readonly number[], asked?: SelectedFields): Promise<(Facility | null)[]> {
    return this.pages.findEach(ids, asked);
  }

  async search(
    { filter, page, size, sort, near, asWritten }: FacilitiesArgs,
    asked?: SelectedFields,
    { hours, entry } = NO_RULES,
  ): Promise<FacilityPage> {
    const { searchQuery, ...others } = filter ?? {};
    const hasCategory = chosenCategories(others).length > 0;
    const facets = facetsOf(others, entry);
    const list = async (text: SqlFragment[], words: string[]) => {
      const order = orderOf(sort, { near: near ?? null, words, hasCategory, tiers: entry.tiers });
      const conditions = [...text, ...rowConditions(others)];
      const pageOf = { order, offset: page * size, limit: size, asked };
      const { items, total } = await this.listed(facets, [...conditions, ...hours.matching], pageOf);
      const unknownHoursCount = await this.countUnknown(facets, conditions, hours);
      const totalCount = Math.min(total, BOUND);
      return { items, totalCount, isTotalCountExact: total <= BOUND, unknownHoursCount, page, size };
    };

    const found = await list(rowConditions({ searchQuery }), wordsOf(searchQuery ?? ''));
    if (!searchQuery || asWritten || found.totalCount + found.unknownHoursCount > 0) return { ...found, matchedAs: null };
    const other = await this.suggestions.understand(searchQuery);
    if (!other) return { ...found, matchedAs: null };
    const foundSo = await list(other.conditions, other.words);
    return { ...foundSo, matchedAs: foundSo.totalCount + foundSo.unknownHoursCount > 0 ? other.text : null };
  }

  async searchInBounds(
    { bounds, filter, limit, near }: FacilitiesInBoundsArgs,
    asked?: SelectedFields,
    { hours, entry } = NO_RULES,
  ): Promise<FacilitiesInBounds> {
    const conditions = [inBounds(bounds), ...rowConditions(filter ?? {})];
    const facets = facetsOf(filter ?? {}, entry);
    const first = (count: number, order: FacilityOrder) =>
      this.listed(facets, [...conditions, ...hours.matching], { order, offset: 0, limit: count, asked });
    const sample = await first(limit, BY_SAMPLE_RANK);
    const nearest = near && sample.total > limit ? (await first(LIMITS.nearestInView, byDistance(near))).items : [];
    const places = new Map([...nearest, ...sample.items].map((place) => [place.id, place]));
    const unknownHoursCount = await this.countUnknown(facets, conditions, hours);
    return { items: [...places.values()].slice(0, limit), totalCount: Math.min(sample.total, BOUND), unknownHoursCount };
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

  private async countUnknown(facets: Facets | null, others: SqlFragment[], { unknown }: HoursConditions): Promise<number> {
    return facets && unknown ? this.pages.count([...others, ...unknown, ...facets.conditions], BOUND) : 0;
  }

  /** @param facets null where nothing can match */
  private async listed(facets: Facets | null, others: SqlFragment[], page: PageOf): Promise<Listed> {
    if (!facets) return { items: [], total: 0 };
    if (!others.length) return this.pages.walk(facets.conditions, page, facets.total);
    const conditions = [...others, ...facets.conditions];
    const gathered = await this.pages.gather(conditions, page, BOUND);
    return gathered.total <= BOUND ? gathered : this.pages.walk(conditions, page, MORE);
  }
}

/** Conditions on facets, and how many places meet them. */
interface Facets {
  conditions: SqlFragment[];
  total: SqlFragment;
}

function facetsOf(filter: FacilityFilterInput, { matching, isOfFacets }: EntryConditions): Facets | null {
  const facets = facetConditions(filter);
  if (!facets) return null;
  const conditions = [...facets, ...matching];
  return { conditions, total: isOfFacets ? totalOf(conditions) : countOf(conditions, BOUND + 1) };
}
