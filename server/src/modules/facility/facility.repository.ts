import type { DataSource } from 'typeorm';
import type { AskedFields } from '../../shared/asked-fields';
import { LIMITS } from '../../shared/limits';
import type { Facility } from './facility.entity';
import { FEW, inBounds } from './facilities-in-bounds';
import { facetConditions, isOfCategory } from './facet-conditions';
import { FacilityCounts, totalOf } from './facility-counts';
import {
  type BoundsInput,
  type FacilityFilterInput,
  FacilitySort,
  type FacilitiesArgs,
  type FacilitiesInBoundsArgs,
} from './facility.input';
import type {
  District,
  FacilitiesInBounds,
  FacilityCategory,
  FacilityDataset,
  FacilityPage,
  FacilitySuggestion,
  Region,
} from './facility.output';
import { BY_NAME, BY_RATING, type FacilityOrder, FacilityPages, type Listed, type PageOf } from './facility-pages';
import { type ConfirmedPlaceName, FacilityPlaceNames, type PlaceNameGuess, type PlaceNameScope } from './facility-place-names';
import { FacilitySuggestions } from './facility-suggestions';
import { RememberedLists } from './remembered-lists';
import { escapePattern, normaliseForSearch } from './search-text';
import { allOf, type SqlFragment, SqlParameters } from './sql-parameters';
import { isWalkShorter, matchText, possiblyRare, walkLength } from './text-match';

/** Only that many matches of a text are ever counted one by one. */
const MOST = LIMITS.exactCountMax;

/**
 * Owns finding listed places in the database. Two ways lead to a page: walking the places in its order until it is full, which suits
 * conditions that many places meet, and gathering all matches to sort them, which suits few. The counts tell beforehand; where
 * facets alone decide, whose indexes give an order too, the planner does. A view without a filter is a sample (facilities-in-bounds.ts), and
 * what is on a page of a very long list may be remembered.
 */
export class FacilityRepository {
  private readonly pages: FacilityPages;
  private readonly counts: FacilityCounts;
  private readonly suggestions: FacilitySuggestions;
  private readonly placeNames: FacilityPlaceNames;
  private readonly remembered: RememberedLists;
  /** As last read. */
  private placeCount = 0;

  constructor(dataSource: DataSource) {
    this.pages = new FacilityPages(dataSource);
    this.counts = new FacilityCounts(dataSource);
    this.suggestions = new FacilitySuggestions(dataSource, this.counts);
    this.placeNames = new FacilityPlaceNames(dataSource, this.counts);
    this.remembered = new RememberedLists(dataSource, this.pages);
  }

  find(id: number, asked?: AskedFields): Promise<Facility | null> {
    return this.pages.find(id, asked);
  }

  /** In the order of the ids; null for one that nothing has. Also places that have left the data. */
  findEach(ids: readonly number[], asked?: AskedFields): Promise<(Facility | null)[]> {
    return this.pages.findEach(ids, asked);
  }

  async search({ filter, page, size, sort, near }: FacilitiesArgs, asked?: AskedFields): Promise<FacilityPage> {
    const order = ORDERS[sort](near ?? null);
    const { items, total } = await this.listed(filter ?? {}, { order, offset: page * size, limit: size, asked });
    return { items, totalCount: Math.min(total, MOST), isTotalCountExact: total <= MOST, page, size };
  }

  /** @param uncounted whether nobody asks for the total, which is then any number */
  async searchInBounds(
    { bounds, filter, limit }: FacilitiesInBoundsArgs,
    asked?: AskedFields,
    uncounted = false,
  ): Promise<FacilitiesInBounds> {
    const dependsOnValues = squareDegrees(bounds) > SMALL_VIEW;
    const page = { order: EVEN_SAMPLE, offset: 0, limit, asked, dependsOnValues, uncounted };
    const { items, total } = await this.listed(filter ?? {}, page, bounds);
    return { items, totalCount: Math.min(total, MOST) };
  }

  suggest(query: string, limit: number): Promise<FacilitySuggestion[]> {
    return this.suggestions.find(query, limit);
  }

  confirmPlaceNames<Guess extends PlaceNameGuess>(guesses: Guess[], scope: PlaceNameScope): Promise<ConfirmedPlaceName<Guess>[]> {
    return this.placeNames.confirmed(guesses, scope);
  }

  regions(): Promise<Region[]> {
    return this.counts.regions();
  }

  districts(regionNames: readonly string[] | null): Promise<District[]> {
    return this.counts.districts(regionNames);
  }

  categories(): Promise<FacilityCategory[]> {
    return this.counts.categories();
  }

  dataset(): Promise<Pick<FacilityDataset, 'edition' | 'isDemo' | 'facilityCount'>> {
    return this.counts.dataset();
  }

  /** @returns a total above MOST for "more than MOST" */
  private async listed(filter: FacilityFilterInput, page: PageOf, bounds?: BoundsInput): Promise<Listed> {
    const facets = facetConditions(filter);
    if (!facets) return NOTHING;
    const needle = normaliseForSearch(filter.searchQuery ?? '');
    if (needle && !bounds && page.order === BY_NAME)
      return this.remembered.list(keyOf(needle, facets, page), page.asked, () => this.listedByText(needle, facets, page));
    if (needle) return this.listedByText(needle, facets, page, bounds);
    if (bounds) return facets.length ? this.gathered([inBounds(bounds), ...facets], page) : this.pages.sample(bounds, page);
    if (!page.order.byRating) return this.pages.walkCounted(facets, totalOf(facets), page);
    const total = await this.counts.total(facets);
    return total === 0 ? NOTHING : { items: await this.pages.walk(facets, page), total };
  }

  private async listedByText(needle: string, facets: SqlFragment[], page: PageOf, bounds?: BoundsInput): Promise<Listed> {
    const others = [...(bounds ? [inBounds(bounds)] : []), ...facets];
    const rows = page.offset + page.limit;
    const rare = others.length === 0 && possiblyRare(needle, rows, this.placeCount);
    const tried = rare ? await this.pages.gatherIfRare(rare, page) : { known: undefined };
    if ('items' in tried) return tried;
    const [text, facetTotal] = await Promise.all([
      matchText(needle, this.counts, tried.known),
      facets.length ? this.counts.total(facets) : Infinity,
    ]);
    this.placeCount = text.placeCount;
    const atMost = Math.min(text.atMost, facetTotal);
    if (atMost === 0) return NOTHING;
    const conditions = [...others, text.check];
    if (others.length === 0 && text.isExact && isWalkShorter(rows, text)) {
      // Where the index would list too many there is no other way than to walk on.
      const items = text.lookUp
        ? await this.pages.walkFirst(walkLength(rows, text), conditions, page)
        : await this.pages.walk(conditions, page);
      if (!text.lookUp || items.length >= Math.min(page.limit, text.atMost - page.offset)) return { items, total: text.atMost };
    }
    if (!bounds && (await this.isSurelyMore(needle, facets, atMost)))
      return { items: await this.pages.walk(conditions, page), total: MOST + 1 };
    // The rarer of the two finds the candidates; the text's index must not be asked about each place of the other's.
    const lookUp = facetTotal < text.atMost ? null : text.lookUp;
    const found = lookUp ? [...others, lookUp, ...(text.isExact ? [] : [text.check])] : conditions;
    return this.gathered(conditions, page, { found, atMost });
  }

  /** Places of a category contain its name, and how many those are is known: it spares counting the most frequent words. */
  private async isSurelyMore(needle: string, facets: SqlFragment[], atMost: number): Promise<boolean> {
    if (atMost <= MOST) return false;
    const categories = await this.counts.categoriesLike(new RegExp(escapePattern(needle)));
    return categories.length > 0 && (await this.counts.total([...facets, isOfCategory(categories)])) > MOST;
  }

  /** @param found the same conditions, as matches are gathered by them */
  private async gathered(
    conditions: SqlFragment[],
    page: PageOf,
    { found = conditions, atMost }: { found?: SqlFragment[]; atMost?: number } = {},
  ): Promise<Listed> {
    // Counting is cheaper than gathering, and gathering more than MOST is in vain.
    const total = atMost && atMost > MOST ? await this.pages.count(found) : 0;
    const gathered = total > MOST ? { items: [], total } : await this.pages.gather(found, page, atMost);
    return gathered.total > MOST ? { items: await this.walkedOfMany(conditions, page), total: gathered.total } : gathered;
  }

  /** Of more than MOST matches thousands are among FEW, which an index holds by rank. */
  private async walkedOfMany(conditions: SqlFragment[], page: PageOf): Promise<Facility[]> {
    const items = page.order === EVEN_SAMPLE ? await this.pages.walk([...conditions, () => FEW], page) : [];
    return items.length === page.limit ? items : this.pages.walk(conditions, page);
  }
}

const NOTHING: Listed = { items: [], total: 0 };

function keyOf(needle: string, facets: SqlFragment[], { offset, limit }: PageOf): string {
  const parameters = new SqlParameters();
  return JSON.stringify([needle, allOf(facets, parameters), parameters.values, offset, limit]);
}

/** About 100 km². Places in a view of at most that are looked up in an index; in a larger one it may be shorter to look at all. */
const SMALL_VIEW = 0.01;
const squareDegrees = ({ southWestLat, northEastLat, southWestLng, northEastLng }: BoundsInput): number =>
  (northEastLat - southWestLat) * (northEastLng - southWestLng);

const EVEN_SAMPLE: FacilityOrder = { key: () => 'sample_rank', byName: false };

const ORDERS: Record<FacilitySort, (near: { latitude: number; longitude: number } | null) => FacilityOrder> = {
  [FacilitySort.NAME]: () => BY_NAME,
  [FacilitySort.RATING]: () => BY_RATING,
  // Places without coordinates have no distance: NULL sorts last.
  [FacilitySort.DISTANCE]: (near) => ({
    byName: true,
    key: near
      ? (parameters) =>
          `facility_plane(latitude, longitude) <-> facility_plane(${parameters.add(near.latitude)}::float8, ${parameters.add(near.longitude)}::float8)`
      : null,
  }),
};
