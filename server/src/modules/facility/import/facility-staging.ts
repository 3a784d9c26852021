import type { QueryRunner } from 'typeorm';
import { Facility } from '../facility.entity';
import { PUBLIC_DATA_COLUMNS, type Cells, type PublicDataField } from './public-data-columns';
import type { FacilityFacts } from './clean-row';

export interface StagedRow {
  line: number;
  facts: FacilityFacts;
  cells: Cells;
  /** The cells as JSON. */
  source: string;
}

const FACTS: (keyof FacilityFacts)[] = [
  ...(Object.keys(PUBLIC_DATA_COLUMNS) as PublicDataField[]),
  'petTypes',
  'sourceKey',
  'searchText',
];

/** An array as text for each column. */
export type PackedRows = string[];

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

  /** Rows as large as fit on a page stay as they are: compressing grams and cells here took a tenth of Postgres' time. */
  async create(): Promise<void> {
    await this.drop();
    await this.runner.query(
      `CREATE TEMPORARY TABLE facility_staging WITH (toast_tuple_target = 8160) AS
       SELECT ${this.columns.join(', ')}, search_grams, 0 AS line, '{}'::jsonb AS cells FROM facility WITH NO DATA`,
    );
    await this.runner.query('CREATE UNIQUE INDEX ON facility_staging (source_key)');
    // Each row has its own key and line: 300 rows tell the planner so as well as 6,000.
    await this.runner.query('ALTER TABLE facility_staging ALTER source_key SET STATISTICS 1, ALTER line SET STATISTICS 1');
  }

  async drop(): Promise<void> {
    await this.runner.query('DROP TABLE IF EXISTS pg_temp.facility_staging');
  }

  /** What put() sends for rows: written while the database still takes in others. */
  packed(rows: StagedRow[]): PackedRows {
    const cell = (value: string | string[] | number | boolean | null) => (Array.isArray(value) ? `{${value.join(',')}}` : value);
    return [
      arrayOf(rows.map(({ line }) => line)),
      arrayOf(rows.map(({ source }) => source)),
      ...this.staged.map(({ fact }) => arrayOf(rows.map(({ facts }) => cell(facts[fact])))),
    ];
  }

  /**
   * One statement for all rows; keys that are there already are replaced. Grams are cut here, while the next rows are read, and none
   * for a place that has them: its text is the same.
   */
  async put(rows: PackedRows, replaced: string[]): Promise<void> {
    if (replaced.length) await this.runner.query('DELETE FROM facility_staging WHERE source_key = ANY($1)', [replaced]);
    const names = this.columns.join(', ');
    // An array for each column: cheaper for Postgres to read than rows as JSON. An array of arrays
    // would come out flat, so these travel as text.
    const arrays = this.staged.map(({ type, isArray }, index) => `$${index + 3}::${isArray ? 'text' : type}[]`);
    const values = this.staged.map(({ name, type, isArray }) => (isArray ? `${name}::${type}[]` : name));
    await this.runner.query(
      `INSERT INTO facility_staging (line, cells, search_grams, ${names})
       SELECT line, cells, CASE WHEN NOT EXISTS (
           SELECT FROM facility f WHERE f.source_key = staged.source_key AND f.search_text = staged.search_text
         ) THEN facility_grams(staged.search_text) END, ${values.join(', ')}
       FROM unnest($1::int[], $2::jsonb[], ${arrays.join(', ')}) AS staged (line, cells, ${names})`,
      rows,
    );
  }

  async cellsOf(keys: string[]): Promise<{ key: string; line: number; cells: Cells }[]> {
    return this.runner.manager.query<{ key: string; line: number; cells: Cells }[]>(
      'SELECT source_key AS key, line, cells FROM facility_staging WHERE source_key = ANY($1)',
      [keys],
    );
  }
}

/**
 * An array as Postgres reads it, with less work than the driver's own way of writing one: JSON but for its brackets, and for the control
 * characters that JSON alone writes as escapes.
 */
function arrayOf(values: readonly (string | number | boolean | null)[]): string {
  const json = JSON.stringify(values);
  const text = /\\[bfnrtu]/.test(json) ? json.replace(/\\(["\\]|[bfnrt]|u....)/g, unescaped) : json;
  return `{${text.slice(1, -1)}}`;
}

function unescaped(escape: string, escaped: string): string {
  return escaped === '"' || escaped === '\\' ? escape : (JSON.parse(`"${escape}"`) as string);
}
