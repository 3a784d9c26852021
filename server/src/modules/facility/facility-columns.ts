import type { DataSource } from 'typeorm';
import type { SelectedFields } from '../../shared/selected-fields';
import { FACILITY_SUMMARY_FIELDS } from './facility-summary.sql';
import { Facility } from './facility.entity';

/** Not for lists: what only the server uses. */
const INTERNAL = new Set<string>([
  'searchText',
  'searchGrams',
  'sourceKey',
  'sampleRank',
  'createdAt',
] satisfies (keyof Facility)[]);

const RATING = {
  reviewCount: 'coalesce(rating.review_count, 0)',
  averageRating: 'round(rating.rating_sum::numeric / rating.review_count, 1)::float8',
} satisfies Partial<Record<keyof Facility, string>>;

/** Fields that a resolver makes of a column. */
const MADE_OF: Partial<Record<string, readonly (keyof Facility)[]>> = {
  openState: ['openingScheduleId'],
  openingWeek: ['openingScheduleId'],
  entrySummary: ['entryPolicyId'],
  entry: ['entryPolicyId', 'category3', 'finalCreationDate'],
};
const columnsFor = (name: string): readonly string[] => MADE_OF[name] ?? [name];

/** Texts that nobody reads in a list. */
const OF_PAGE_ALONE = new Set<string>([
  'description',
  'homepage',
  'admissionFeeInfo',
  'petOnlyInfo',
  'additionalPetFee',
  'legalEupMyeonDongName',
  'riName',
  'buildingNumber',
  'postalCode',
] satisfies (keyof Facility)[]);

/** What no list of the REST paths tells. */
const NOT_IN_ITEMS = new Set<string>([
  'petTypes',
  'isDemo',
  'missingSince',
  'openingScheduleId',
  'entryPolicyId',
] satisfies (keyof Facility)[]);

/** Links and suggestions. */
const OF_SUMMARY = new Set<string>([...FACILITY_SUMMARY_FIELDS, 'category3'] satisfies (keyof Facility)[]);
const OF_CARD = new Set<string>([
  'id',
  'name',
  'category2',
  'category3',
  'roadAddress',
  'jibunAddress',
  'latitude',
  'longitude',
  'petFriendly',
  'petTypes',
  'allowedPetSize',
  'parkingAvailable',
  'indoorFacility',
  'outdoorFacility',
  'openingScheduleId',
  'entryPolicyId',
  'finalCreationDate',
  'reviewCount',
  'averageRating',
] satisfies (keyof Facility)[]);

/**
 * What is selected of a row `f` and its `rating`, with the schema's field names. A list of a hundred places with all of their thirty
 * texts costs twice as much as with those of their cards; a few sets, so that their statements can be prepared.
 */
export class FacilityColumns {
  private readonly columns: ReadonlyMap<string, string>;
  private readonly sets: { names: ReadonlySet<string>; sql: string }[];
  /** Everything there is. */
  readonly fields: SelectedFields;

  constructor(dataSource: DataSource) {
    const columns = dataSource
      .getMetadata(Facility)
      .columns.filter(({ propertyName }) => !INTERNAL.has(propertyName))
      .map(({ databaseName, propertyName }): [string, string] => [propertyName, `f."${databaseName}"`]);
    this.columns = new Map([...columns, ...Object.entries(RATING)]);
    this.fields = new Set(this.columns.keys());
    const inLists = new Set([...this.fields].filter((name) => !OF_PAGE_ALONE.has(name)));
    const inItems = new Set([...inLists].filter((name) => !NOT_IN_ITEMS.has(name)));
    this.sets = [OF_SUMMARY, OF_CARD, inItems, inLists, this.fields].map((names) => ({ names, sql: this.exactly(names) }));
  }

  /** For one place, of which a page asks nearly everything, and others next to nothing: each name is worth its column there. */
  exactly(asked: SelectedFields = this.fields): string {
    const wanted = new Set(['id', ...asked].flatMap(columnsFor));
    return [...this.columns].flatMap(([name, value]) => (wanted.has(name) ? [`${value} AS "${name}"`] : [])).join(', ');
  }

  /** The fewest with all that is asked; all of them where nobody says what is. */
  of(asked?: SelectedFields): string {
    const wanted = [...(asked ?? this.fields)].flatMap(columnsFor).filter((name) => this.fields.has(name));
    return this.sets.find(({ names }) => wanted.every((name) => names.has(name)))!.sql;
  }
}
