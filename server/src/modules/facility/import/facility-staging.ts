import type { QueryRunner } from 'typeorm';
import { Facility } from '../facility.entity';
import { PUBLIC_DATA_COLUMNS, type Cells, type PublicDataField } from './public-data-columns';
import type { FacilityFacts } from './clean-row';

export interface StagedRow {
  line: number;
  facts: FacilityFacts;
  cells: Cells;
}

const FACTS: (keyof FacilityFacts)[] = [
  ...(Object.keys(PUBLIC_DATA_COLUMNS) as PublicDataField[]),
  'petTypes',
  'sourceKey',
  'searchText',
];

/**
 * Owns the temporary table in which a file waits until it was read to its end: a file that turns out broken has touched nothing,
 * and the write that follows is a few statements instead of one per row. Lives as long as its connection.
 */
export class FacilityStaging {
  /** Database column of each fact. */
  private readonly columnOf: Map<keyof FacilityFacts, string>;

  constructor(private readonly runner: QueryRunner) {
    const { columns } = runner.connection.getMetadata(Facility);
    this.columnOf = new Map(
      FACTS.map((fact) => [fact, columns.find(({ propertyName }) => propertyName === fact)?.databaseName ?? fact] as const),
    );
  }

  /** Columns of the table `facility` that a row fills. */
  get columns(): string[] {
    return [...this.columnOf.values()];
  }

  async create(): Promise<void> {
    await this.drop();
    await this.runner.query(
      `CREATE TEMPORARY TABLE facility_staging AS
       SELECT ${this.columns.join(', ')}, 0 AS line, '{}'::jsonb AS cells, NULL::int AS facility_id, false AS wins, false AS returns
       FROM facility WITH NO DATA`,
    );
    await this.runner.query('CREATE UNIQUE INDEX ON facility_staging (source_key)');
  }

  async drop(): Promise<void> {
    await this.runner.query('DROP TABLE IF EXISTS pg_temp.facility_staging');
  }

  /** One statement for all rows; keys that are there already are replaced. */
  async put(rows: StagedRow[], replaced: string[]): Promise<void> {
    if (replaced.length) await this.runner.query('DELETE FROM facility_staging WHERE source_key = ANY($1)', [replaced]);
    const records = rows.map(({ line, facts, cells }) => {
      const record: Record<string, unknown> = { line, cells };
      for (const [fact, column] of this.columnOf) record[column] = facts[fact];
      return record;
    });
    await this.runner.query(
      'INSERT INTO facility_staging SELECT * FROM json_populate_recordset(NULL::facility_staging, $1::json)',
      [JSON.stringify(records)],
    );
  }

  async cellsOf(keys: string[]): Promise<{ key: string; line: number; cells: Cells }[]> {
    return this.runner.manager.query<{ key: string; line: number; cells: Cells }[]>(
      'SELECT source_key AS key, line, cells FROM facility_staging WHERE source_key = ANY($1)',
      [keys],
    );
  }
}
