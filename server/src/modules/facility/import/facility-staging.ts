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

interface StagedColumn {
  fact: keyof FacilityFacts;
  name: string;
  type: string;
  isArray: boolean;
}

/**
 * Owns the temporary table in which a file waits until it was read to its end: a file that turns out broken has touched nothing,
 * and the write that follows is a few statements instead of one per row. Lives as long as its connection.
 */
export class FacilityStaging {
  private readonly staged: StagedColumn[];

  constructor(private readonly runner: QueryRunner) {
    const { columns } = runner.connection.getMetadata(Facility);
    this.staged = FACTS.map((fact) => {
      const { databaseName: name, type, isArray } = columns.find(({ propertyName }) => propertyName === fact)!;
      return { fact, name, type: String(type), isArray };
    });
  }

  /** Columns of the table `facility` that a row fills. */
  get columns(): string[] {
    return this.staged.map(({ name }) => name);
  }

  async create(): Promise<void> {
    await this.drop();
    await this.runner.query(
      `CREATE TEMPORARY TABLE facility_staging AS
       SELECT ${this.columns.join(', ')}, 0 AS line, '{}'::jsonb AS cells FROM facility WITH NO DATA`,
    );
    await this.runner.query('CREATE UNIQUE INDEX ON facility_staging (source_key)');
  }

  async drop(): Promise<void> {
    await this.runner.query('DROP TABLE IF EXISTS pg_temp.facility_staging');
  }

  /** One statement for all rows; keys that are there already are replaced. */
  async put(rows: StagedRow[], replaced: string[]): Promise<void> {
    if (replaced.length) await this.runner.query('DELETE FROM facility_staging WHERE source_key = ANY($1)', [replaced]);
    const names = this.columns.join(', ');
    // An array for each column: cheaper for Postgres to read than rows as JSON. An array of arrays
    // would come out flat, so these travel as text.
    const arrays = this.staged.map(({ type, isArray }, index) => `$${index + 3}::${isArray ? 'text' : type}[]`);
    const values = this.staged.map(({ name, type, isArray }) => (isArray ? `${name}::${type}[]` : name));
    await this.runner.query(
      `INSERT INTO facility_staging (line, cells, ${names})
       SELECT line, cells, ${values.join(', ')}
       FROM unnest($1::int[], $2::jsonb[], ${arrays.join(', ')}) AS staged (line, cells, ${names})`,
      [
        arrayOf(rows.map(({ line }) => line)),
        arrayOf(rows.map(({ cells }) => JSON.stringify(cells))),
        ...this.staged.map(({ fact }) =>
          arrayOf(
            rows.map(({ facts }) => {
              const value = facts[fact];
              return Array.isArray(value) ? `{${value.join(',')}}` : value;
            }),
          ),
        ),
      ],
    );
  }

  async cellsOf(keys: string[]): Promise<{ key: string; line: number; cells: Cells }[]> {
    return this.runner.manager.query<{ key: string; line: number; cells: Cells }[]>(
      'SELECT source_key AS key, line, cells FROM facility_staging WHERE source_key = ANY($1)',
      [keys],
    );
  }
}

/** An array as Postgres reads it, with less work than the driver's own way of writing one. */
function arrayOf(values: readonly (string | number | boolean | null)[]): string {
  const elements = values.map((value) => (value === null ? 'NULL' : `"${String(value).replace(/["\\]/g, '\\$&')}"`));
  return `{${elements.join(',')}}`;
}
