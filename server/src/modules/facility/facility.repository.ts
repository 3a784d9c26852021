import type { DataSource } from 'typeorm';
import type { SelectedFields } from '../../shared/selected-fields';
import { LIMITS } from '../../shared/validation/limits';
import { wordsOf } from '../../shared/text/searched-text';
import { isInBounds } from './area-conditions';
import { ANY_ENTRY, type EntryConditions } from './entry.service';
import { chosenCategories, facetConditions } from './facet-conditions';
import { FacilityCounts, totalOf } from './facility-counts.repository';
import type { CircleInput, FacilitiesArgs, FacilitiesInBoundsArgs, FacilityFilterInput } from './facility.input';
import { BY_SAMPLE_RANK, byDistance, type FacilityOrder, orderOf } from './facility-order';
import type { FacilitiesInBounds, FacilityPage } from './facility.output';
import { countOf, FacilityPages, type PageRequest, type PageRows } from './facility-pages.repository';
import { FacilitySuggestions } from './facility-suggestions';
import { ANY_HOURS, type HoursConditions } from './opening-hours.service';
import { rowConditions } from './search-conditions';
import type { SqlFragment } from './sql-parameters';
import { IS_LISTED } from './facility-listed.sql';

/** Conditions on hours and entry rules, as judged from the texts of places. */
export interface RuleConditions {
  hours: HoursConditions;
  entry: EntryConditions;
}
const NO_RULES: RuleConditions = { hours: ANY_HOURS, entry: ANY_ENTRY };

const BOUND = LIMITS.exactCountMax;
const OVER_BOUND: SqlFragment = () => `${BOUND + 1}`;

/**
 * Owns the choice of plan for a list. Conditions on facets alone take their total from the counts and the page from an ordered scan.
 * Other conditions filter up to a bound and then sort; above the bound they fall back to the ordered scan.
 */
export class FacilityRepository {
  readonly pages: FacilityPages;
  readonly counts: FacilityCounts;
  readonly suggestions: FacilitySuggestions;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new FacilityPages(dataSource);
    this.counts = new FacilityCounts(dataSource);
    this.suggestions = new FacilitySuggestions(dataSource, this.pages, this.counts);
  }

  async search(
    { filter, page, size, sort, near, asWritten }: FacilitiesArgs,
    selection?: SelectedFields,
    { hours, entry } = NO_RULES,
  ): Promise<FacilityPage> {
    const { searchQuery, ...others } = filter ?? {};
    const hasCategory = chosenCategories(others).length > 0;
    const facets = facetsOf(others, entry);
    const list = async (text: SqlFragment[], words: string[]) => {
      const order = orderOf(sort, { near: near ?? null, words, hasCategory, tiers: entry.tiers });
      const conditions = [...text, ...rowConditions(others)];
      const request = { order, offset: page * size, limit: size, selection };
      const { items, total } = await this.findPage(facets, [...conditions, ...hours.matching], request);
      const unknownHoursCount = await this.countUnknown(facets, conditions, hours);
      const totalCount = Math.min(total, BOUND);
      return { items, totalCount, isTotalCountExact: total <= BOUND, unknownHoursCount, page, size };
    };

    const found = await list(rowConditions({ searchQuery }), wordsOf(searchQuery ?? ''));
    if (!searchQuery || asWritten || found.totalCount + found.unknownHoursCount > 0) return { ...found, matchedAs: null };
    const corrected = await this.suggestions.understand(searchQuery);
    if (!corrected) return { ...found, matchedAs: null };
    const foundCorrected = await list(corrected.conditions, corrected.words);
    const hasAny = foundCorrected.totalCount + foundCorrected.unknownHoursCount > 0;
    return { ...foundCorrected, matchedAs: hasAny ? corrected.text : null };
  }

  async searchInBounds(
    { bounds, filter, limit, near }: FacilitiesInBoundsArgs,
    selection?: SelectedFields,
    { hours, entry } = NO_RULES,
  ): Promise<FacilitiesInBounds> {
    const conditions = [isInBounds(bounds), ...rowConditions(filter ?? {})];
    const facets = facetsOf(filter ?? {}, entry);
    const first = (count: number, order: FacilityOrder) =>
      this.findPage(facets, [...conditions, ...hours.matching], { order, offset: 0, limit: count, selection });
    const sample = await first(limit, BY_SAMPLE_RANK);
    const nearest = near && sample.total > limit ? (await first(LIMITS.nearestInView, byDistance(near))).items : [];
    const places = new Map([...nearest, ...sample.items].map((place) => [place.id, place]));
    const unknownHoursCount = await this.countUnknown(facets, conditions, hours);
    return { items: [...places.values()].slice(0, limit), totalCount: Math.min(sample.total, BOUND), unknownHoursCount };
  }

  /** Raw: one count per array element (unnest WITH ORDINALITY), which the query builder cannot express. */
  async countInCircles(circles: readonly CircleInput[]): Promise<number[]> {
    const rows = await this.dataSource.query<{ count: number }[]>(
      `SELECT (
         SELECT count(*)::int FROM facility
         WHERE ${IS_LISTED}
           AND facility_plane(latitude, longitude)
               <@ circle(facility_plane(around.latitude, around.longitude), around.radius)
       ) AS count
       FROM unnest($1::float8[], $2::float8[], $3::float8[]) WITH ORDINALITY AS around (latitude, longitude, radius, place)
       ORDER BY place`,
      [
        circles.map(({ latitude }) => latitude),
        circles.map(({ longitude }) => longitude),
        circles.map(({ radiusMeters }) => radiusMeters),
      ],
    );
    return rows.map(({ count }) => count);
  }

  private async countUnknown(facets: Facets | null, others: SqlFragment[], { unknown }: HoursConditions): Promise<number> {
    return facets && unknown ? this.pages.count([...others, ...unknown, ...facets.conditions], BOUND) : 0;
  }

  /** @param facets null where nothing can match */
  private async findPage(facets: Facets | null, others: SqlFragment[], request: PageRequest): Promise<PageRows> {
    if (!facets) return { items: [], total: 0 };
    if (!others.length) return this.pages.orderedScan(facets.conditions, request, facets.total);
    const conditions = [...others, ...facets.conditions];
    const matches = await this.pages.filterThenSort(conditions, request, BOUND);
    return matches.total <= BOUND ? matches : this.pages.orderedScan(conditions, request, OVER_BOUND);
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
