import type { DataSource } from 'typeorm';
import type { SelectedFields } from '../../shared/selected-fields';
import { FACILITY_SUMMARY_FIELDS } from './facility-summary.sql';
import { Facility } from './facility.entity';

/** Columns that no API exposes. */
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

/** Columns that computed fields read. */
const COMPUTED_FROM: Partial<Record<string, readonly (keyof Facility)[]>> = {
  openState: ['openingScheduleId'],
  openingWeek: ['openingScheduleId'],
  entrySummary: ['entryPolicyId'],
  entry: ['entryPolicyId', 'category3', 'finalCreationDate', 'entryCorrectedOn'],
};
const columnsFor = (name: string): readonly string[] => COMPUTED_FROM[name] ?? [name];

/** Texts shown on the page of one place only. */
const DETAIL_ONLY = new Set<string>([
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

/** Not in lists of the REST API. */
const NOT_IN_REST_LISTS = new Set<string>([
  'petTypes',
  'isDemo',
  'missingSince',
  'isClosed',
  'entryCorrectedOn',
  'openingScheduleId',
  'entryPolicyId',
] satisfies (keyof Facility)[]);

/** Links and suggestions. */
const SUMMARY = new Set<string>([...FACILITY_SUMMARY_FIELDS, 'category3'] satisfies (keyof Facility)[]);
const CARD = new Set<string>([
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
  'isClosed',
  'entryCorrectedOn',
  'reviewCount',
  'averageRating',
] satisfies (keyof Facility)[]);

/**
 * SELECT lists over a row `f` and its `rating`, aliased to the schema's field names. Lists choose from a few sets instead of the exact
 * selection, so that their statements can be prepared.
 */
export class FacilityColumns {
  private readonly columns: ReadonlyMap<string, string>;
  private readonly sets: { names: ReadonlySet<string>; sql: string }[];
  /** All fields. */
  readonly fields: SelectedFields;

  constructor(dataSource: DataSource) {
    const columns = dataSource
      .getMetadata(Facility)
      .columns.filter(({ propertyName }) => !INTERNAL.has(propertyName))
      .map(({ databaseName, propertyName }): [string, string] => [propertyName, `f."${databaseName}"`]);
    this.columns = new Map([...columns, ...Object.entries(RATING)]);
    this.fields = new Set(this.columns.keys());
    const inLists = new Set([...this.fields].filter((name) => !DETAIL_ONLY.has(name)));
    const inRestLists = new Set([...inLists].filter((name) => !NOT_IN_REST_LISTS.has(name)));
    this.sets = [SUMMARY, CARD, inRestLists, inLists, this.fields].map((names) => ({ names, sql: this.exactly(names) }));
  }

  /** For a single place. */
  exactly(selection: SelectedFields = this.fields): string {
    const wanted = new Set(['id', ...selection].flatMap(columnsFor));
    return [...this.columns].flatMap(([name, value]) => (wanted.has(name) ? [`${value} AS "${name}"`] : [])).join(', ');
  }

  /** The smallest set with every selected field; all fields without a selection. */
  smallestSet(selection?: SelectedFields): string {
    const wanted = [...(selection ?? this.fields)].flatMap(columnsFor).filter((name) => this.fields.has(name));
    return this.sets.find(({ names }) => wanted.every((name) => names.has(name)))!.sql;
  }
}
