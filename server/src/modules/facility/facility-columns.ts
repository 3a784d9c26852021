import type { DataSource } from 'typeorm';
import type { AskedFields } from '../../shared/asked-fields';
import { LINK_FIELDS } from './facility-link.service';
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
  'finalCreationDate',
] satisfies (keyof Facility)[]);

const OF_LINK = new Set<string>(LINK_FIELDS satisfies readonly (keyof Facility)[]);
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
  'reviewCount',
  'averageRating',
] satisfies (keyof Facility)[]);

/**
 * What is selected of a row `f` and its `rating`, with the schema's field names. A list of a hundred places with all of their thirty
 * texts costs twice as much as with those of their cards; a few sets, so that their statements can be prepared.
 */
export class FacilityColumns {
  private readonly sets: { names: ReadonlySet<string>; sql: string }[];
  private readonly fields: ReadonlySet<string>;

  constructor(dataSource: DataSource) {
    const columns = dataSource
      .getMetadata(Facility)
      .columns.filter(({ propertyName }) => !INTERNAL.has(propertyName))
      .map(({ databaseName, propertyName }): [string, string] => [propertyName, `f."${databaseName}"`])
      .concat(Object.entries(RATING));
    const all = columns.map(([name]) => name);
    this.fields = new Set(all);
    this.sets = [OF_LINK, OF_CARD, new Set(all.filter((name) => !OF_PAGE_ALONE.has(name))), this.fields].map((names) => ({
      names,
      sql: columns.flatMap(([name, value]) => (names.has(name) ? [`${value} AS "${name}"`] : [])).join(', '),
    }));
  }

  /** The fewest with all that is asked; all of them where nobody says what is. */
  of(asked?: AskedFields): string {
    const wanted = [...(asked ?? this.fields)].filter((name) => this.fields.has(name));
    return this.sets.find(({ names }) => wanted.every((name) => names.has(name)))!.sql;
  }
}
