import type { EntryPolicy } from '@baldojang/rules/entry/entry-policy';
import type { OpeningSchedule } from '@baldojang/rules/hours/opening-schedule';
import type { DataSource } from 'typeorm';
import type { CorrectableField } from '../../modules/facility/facility-correction.entity';
import { IS_LISTED } from '../../modules/facility/facility-listed.sql';
import { Facility } from '../../modules/facility/facility.entity';

/** Columns of a line under their names in the GraphQL schema. Nothing from reviews, visit reports or members. */
export const OPEN_DATA_COLUMNS = [
  ...(['id', 'name', 'category1', 'category2', 'category3', 'sidoName', 'sigunguName', 'legalEupMyeonDongName'] as const),
  ...(['riName', 'bunji', 'roadName', 'buildingNumber', 'latitude', 'longitude', 'postalCode', 'roadAddress'] as const),
  ...(['jibunAddress', 'phoneNumber', 'homepage', 'holiday', 'operatingHours', 'parkingAvailable'] as const),
  ...(['admissionFeeInfo', 'petFriendly', 'petOnlyInfo', 'allowedPetSize', 'petRestrictions', 'indoorFacility'] as const),
  ...(['outdoorFacility', 'description', 'additionalPetFee', 'finalCreationDate', 'petTypes', 'isDemo'] as const),
] satisfies (keyof Facility)[];
export type OpenDataColumn = (typeof OPEN_DATA_COLUMNS)[number];

/** A link that anyone can follow, or what a person knows. */
export const CORRECTION_SOURCE_KINDS = ['LINK', 'STATEMENT'] as const;

export interface ListedCorrection {
  field: CorrectableField;
  sourceKind: (typeof CORRECTION_SOURCE_KINDS)[number];
  /** yyyy-MM-dd in Seoul. */
  acceptedOn: string;
}

export interface OpenDataRow extends Pick<Facility, OpenDataColumn> {
  edition: string | null;
  openingScheduleId: number | null;
  schedule: OpeningSchedule | null;
  policy: EntryPolicy | null;
  corrections: ListedCorrection[];
}

/** Few, as other requests wait while a page is written. */
const PAGE = 100;

/** Owns reading the places of open data. */
export class OpenDataRepository {
  private readonly statement: string;

  /** @param pageSize rows read at a time: they are all in memory */
  constructor(
    private readonly dataSource: DataSource,
    pageSize = PAGE,
  ) {
    const { columns } = dataSource.getMetadata(Facility);
    const columnOf = (name: string) => columns.find(({ propertyName }) => propertyName === name)!.databaseName;
    // The source of a correction is a person's own words: only its kind leaves.
    this.statement = `SELECT ${OPEN_DATA_COLUMNS.map((name) => `f.${columnOf(name)} AS "${name}"`).join(', ')},
        (SELECT max(edition) FROM facility_import) AS edition,
        f.opening_schedule_id AS "openingScheduleId", s.reading AS schedule, p.reading AS policy,
        coalesce((SELECT json_agg(json_build_object(
            'field', c.field,
            'sourceKind', CASE WHEN c.source ~* '^https?://' THEN 'LINK' ELSE 'STATEMENT' END,
            'acceptedOn', to_char(c.accepted_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD')
          ) ORDER BY c.field) FROM facility_correction c WHERE c.facility_id = f.id), '[]') AS corrections
      FROM facility f
      LEFT JOIN opening_schedule s ON s.id = f.opening_schedule_id
      LEFT JOIN entry_policy p ON p.id = f.entry_policy_id
      WHERE f.id > $1 AND ${IS_LISTED} ORDER BY f.id LIMIT ${pageSize}`;
  }

  /**
   * All listed places by id. One short statement per page: a transaction of minutes would hold a connection and keep Postgres from
   * cleaning up after an import.
   */
  async *pages(): AsyncGenerator<OpenDataRow[]> {
    let after = 0;
    for (;;) {
      const rows = await this.dataSource.query<OpenDataRow[]>(this.statement, [after]);
      if (rows.length === 0) return;
      yield rows;
      after = rows.at(-1)!.id;
    }
  }

  /** Of the newest import; 0 without one. */
  async lastImportId(): Promise<number> {
    const [row] = await this.dataSource.query<[{ id: number }]>('SELECT coalesce(max(id), 0) AS id FROM facility_import');
    return row.id;
  }
}
