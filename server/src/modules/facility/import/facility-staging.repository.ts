import type { QueryRunner } from 'typeorm';
import { Facility } from '../facility.entity';
import { gramsOfHaystack } from '../search-text';
import {
  ENTRY_POLICY,
  keyOf,
  petTypesOf,
  readTexts,
  type ReadTexts,
  TEXT_KINDS,
  type TextKind,
  textsOf,
} from '../source-texts.repository';
import { PUBLIC_DATA_COLUMNS, type Cells, type PublicDataField } from './public-data-columns';
import type { FacilityFacts } from './clean-row';

export interface StagedRow {
  line: number;
  facts: FacilityFacts;
  cells: Cells;
  /** The cells as JSON. */
  source: string;
}

const FACTS: (keyof FacilityFacts)[] = [...(Object.keys(PUBLIC_DATA_COLUMNS) as PublicDataField[]), 'sourceKey', 'searchText'];

/** An array as text for each column. */
export type PackedRows = string[];

interface StagedColumn {
  of: (facts: FacilityFacts) => FacilityFacts[keyof FacilityFacts] | string[];
  name: string;
  type: string;
  isArray: boolean;
}

/**
 * Owns what becomes of the rows of a file while it is read: those about new places become places at once, so that the database works
 * while the next rows are read; the others wait in a temporary table, as what they change depends on the whole file. Lives as long as
 * its connection.
 */
export class FacilityStaging {
  private readonly staged: StagedColumn[];
  /** Texts that rows have so far → what was read from them. */
  private readonly readings = new Map<string, ReadTexts>();
  /** Places with a higher id are new. */
  lastKnownId = 0;

  constructor(
    private readonly runner: QueryRunner,
    private readonly isDemo = false,
  ) {
    const { columns } = runner.connection.getMetadata(Facility);
    const column = (property: keyof Facility, of: StagedColumn['of']) => {
      const { databaseName: name, type, isArray } = columns.find(({ propertyName }) => propertyName === property)!;
      return { of, name, type: String(type), isArray };
    };
    this.staged = [
      ...FACTS.map((fact) => column(fact, (facts) => facts[fact])),
      ...TEXT_KINDS.map((kind) => column(kind.link, (facts) => this.readingOf(kind, facts).id)),
      column('petTypes', (facts) => petTypesOf(this.readingOf(ENTRY_POLICY, facts).reading)),
    ];
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

  /** In a transaction, from which on all that is added to the places is put() here. */
  async begin(): Promise<void> {
    // A restore that is filling the table is waited for.
    await this.runner.query('LOCK TABLE facility IN ROW EXCLUSIVE MODE');
    const [last] = await this.runner.manager.query<{ id: number | null }[]>('SELECT max(id) AS id FROM facility');
    this.lastKnownId = last?.id ?? 0;
  }

  async drop(): Promise<void> {
    await this.runner.query('DROP TABLE IF EXISTS pg_temp.facility_staging');
  }

  /** Reads the texts of rows, but for those that earlier rows have. */
  async readTexts(rows: StagedRow[]): Promise<void> {
    for (const kind of TEXT_KINDS) {
      const unread = new Map(rows.map(({ facts }) => [keyOf(kind, facts), textsOf(kind, facts)]));
      for (const key of unread.keys()) if (this.readings.has(key)) unread.delete(key);
      if (!unread.size) continue;
      const read = await readTexts(this.runner.manager, kind, [...unread.values()]);
      [...unread.keys()].forEach((key, index) => this.readings.set(key, read[index]!));
    }
  }

  private readingOf(kind: TextKind, facts: FacilityFacts): ReadTexts {
    return this.readings.get(keyOf(kind, facts))!;
  }

  /** What put() sends for rows: written while the database still takes in others. */
  packed(rows: StagedRow[]): PackedRows {
    const cell = (value: string | string[] | number | boolean | null) => (Array.isArray(value) ? `{${value.join(',')}}` : value);
    return [
      arrayOf(rows.map(({ line }) => line)),
      arrayOf(rows.map(({ source }) => source)),
      arrayOf(rows.map(({ facts }) => gramsOfHaystack(facts.searchText).join(' '))),
      ...this.staged.map(({ of }) => arrayOf(rows.map(({ facts }) => cell(of(facts))))),
    ];
  }

  /**
   * One statement for all rows; what earlier rows said of the places `replaced` is forgotten. Ids follow the order of lines. The sample rank
   * is drawn from the key, so that the same data shows the same sample everywhere. No grams are staged for a place that has them: its text
   * is the same.
   */
  async put(rows: PackedRows, replaced: string[]): Promise<void> {
    if (replaced.length) {
      await this.runner.query('DELETE FROM facility_staging WHERE source_key = ANY($1)', [replaced]);
      await this.runner.query('DELETE FROM facility WHERE source_key = ANY($1) AND id > $2', [replaced, this.lastKnownId]);
    }
    const names = this.columns.join(', ');
    // An array for each column: cheaper for Postgres to read than rows as JSON. An array of arrays
    // would come out flat, so these travel as text.
    const arrays = this.staged.map(({ type, isArray }, index) => `$${index + 4}::${isArray ? 'text' : type}[]`);
    const values = this.staged.map(({ name, type, isArray }) => (isArray ? `${name}::${type}[]` : name)).join(', ');
    const grams = `string_to_array(grams, ' ')`;
    await this.runner.query(
      `WITH sent AS MATERIALIZED (
         SELECT sent.*, known.search_text AS known_text
         FROM unnest($1::int[], $2::jsonb[], $3::text[], ${arrays.join(', ')}) AS sent (line, cells, grams, ${names})
         LEFT JOIN facility known USING (source_key)
       ), added AS (
         INSERT INTO facility (${names}, search_grams, is_demo, sample_rank)
         SELECT ${values}, ${grams}, ${this.isDemo}, ('x' || left(md5(source_key), 6))::bit(24)::int / 16777216.0 FROM sent
         WHERE known_text IS NULL ORDER BY line
         RETURNING id, source_key
       ), sourced AS (
         INSERT INTO facility_source (facility_id, cells) SELECT added.id, sent.cells FROM added JOIN sent USING (source_key)
       )
       INSERT INTO facility_staging (line, cells, search_grams, ${names})
       SELECT line, cells, CASE WHEN search_text <> known_text THEN ${grams} END, ${values}
       FROM sent WHERE known_text IS NOT NULL`,
      rows,
    );
  }

  /** What earlier rows said of places. */
  async cellsOf(keys: string[]): Promise<{ key: string; cells: Cells }[]> {
    return this.runner.manager.query<{ key: string; cells: Cells }[]>(
      `SELECT source_key AS key, cells FROM facility_staging WHERE source_key = ANY($1)
       UNION ALL
       SELECT source_key, cells FROM facility JOIN facility_source ON facility_id = id WHERE source_key = ANY($1) AND id > $2`,
      [keys, this.lastKnownId],
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
