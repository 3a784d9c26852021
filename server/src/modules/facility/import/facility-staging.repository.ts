import type { QueryRunner } from 'typeorm';
import { Facility } from '../facility.entity';
import { gramsOfSearchText } from '../search-text';
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

/** One array literal per column. */
export type PackedRows = string[];

interface StagedColumn {
  of: (facts: FacilityFacts) => FacilityFacts[keyof FacilityFacts] | string[];
  name: string;
  type: string;
  isArray: boolean;
}

/**
 * Owns staging rows while a file is read: rows of new places are inserted at once, so that writing overlaps with reading; rows of
 * existing places wait in a temporary table, as their effect depends on the whole file. Bound to one connection.
 * Raw: temporary table and bulk inserts from arrays, which the query builder cannot express.
 */
export class FacilityStaging {
  private readonly staged: StagedColumn[];
  /** Cache: texts → reading. */
  private readonly readings = new Map<string, ReadTexts>();
  /** Places with a higher id are new. */
  lastExistingId = 0;

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

  /** Columns of `facility` that a row sets. */
  get columns(): string[] {
    return this.staged.map(({ name }) => name);
  }

  /** The TOAST target avoids compressing grams and cells in a temporary table. */
  async create(): Promise<void> {
    await this.drop();
    await this.runner.query(
      `CREATE TEMPORARY TABLE facility_staging WITH (toast_tuple_target = 8160) AS
       SELECT ${this.columns.join(', ')}, search_grams, 0 AS line, '{}'::jsonb AS cells FROM facility WITH NO DATA`,
    );
    await this.runner.query('CREATE UNIQUE INDEX ON facility_staging (source_key)');
    // Keys and lines are unique, so a small sample is enough for the planner.
    await this.runner.query('ALTER TABLE facility_staging ALTER source_key SET STATISTICS 1, ALTER line SET STATISTICS 1');
  }

  /** Call it in the transaction before the first put(). */
  async begin(): Promise<void> {
    // Waits for a running restore.
    await this.runner.query('LOCK TABLE facility IN ROW EXCLUSIVE MODE');
    this.lastExistingId = (await this.runner.manager.maximum(Facility, 'id')) ?? 0;
  }

  async drop(): Promise<void> {
    await this.runner.query('DROP TABLE IF EXISTS pg_temp.facility_staging');
  }

  /** Parses the texts of rows that are not cached yet. */
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

  /** Serializes rows for put(), while the previous batch is being written. */
  packed(rows: StagedRow[]): PackedRows {
    const cell = (value: string | string[] | number | boolean | null) => (Array.isArray(value) ? `{${value.join(',')}}` : value);
    return [
      arrayOf(rows.map(({ line }) => line)),
      arrayOf(rows.map(({ source }) => source)),
      arrayOf(rows.map(({ facts }) => gramsOfSearchText(facts.searchText).join(' '))),
      ...this.staged.map(({ of }) => arrayOf(rows.map(({ facts }) => cell(of(facts))))),
    ];
  }

  /**
   * Writes a batch in one statement, after deleting what was staged for the keys `replaced`. Ids follow the order of lines. The sample
   * rank is a hash of the key, so that the sample is reproducible. Grams are staged only where the text changed.
   */
  async put(rows: PackedRows, replaced: string[]): Promise<void> {
    if (replaced.length) {
      await this.runner.query('DELETE FROM facility_staging WHERE source_key = ANY($1)', [replaced]);
      await this.runner.query('DELETE FROM facility WHERE source_key = ANY($1) AND id > $2', [replaced, this.lastExistingId]);
    }
    const names = this.columns.join(', ');
    // One array per column is faster than rows as JSON. unnest flattens nested arrays, so these are sent as text.
    const arrays = this.staged.map(({ type, isArray }, index) => `$${index + 4}::${isArray ? 'text' : type}[]`);
    const values = this.staged.map(({ name, type, isArray }) => (isArray ? `${name}::${type}[]` : name)).join(', ');
    const grams = `string_to_array(grams, ' ')`;
    await this.runner.query(
      `WITH sent AS MATERIALIZED (
         SELECT sent.*, existing.search_text AS existing_text
         FROM unnest($1::int[], $2::jsonb[], $3::text[], ${arrays.join(', ')}) AS sent (line, cells, grams, ${names})
         LEFT JOIN facility existing USING (source_key)
       ), added AS (
         INSERT INTO facility (${names}, search_grams, is_demo, sample_rank)
         SELECT ${values}, ${grams}, ${this.isDemo}, ('x' || left(md5(source_key), 6))::bit(24)::int / 16777216.0 FROM sent
         WHERE existing_text IS NULL ORDER BY line
         RETURNING id, source_key
       ), sourced AS (
         INSERT INTO facility_source (facility_id, cells) SELECT added.id, sent.cells FROM added JOIN sent USING (source_key)
       )
       INSERT INTO facility_staging (line, cells, search_grams, ${names})
       SELECT line, cells, CASE WHEN search_text <> existing_text THEN ${grams} END, ${values}
       FROM sent WHERE existing_text IS NOT NULL`,
      rows,
    );
  }

  /** Stages other facts for rows of existing places. */
  async replace(rows: StagedRow[]): Promise<void> {
    await this.readTexts(rows);
    await this.put(
      this.packed(rows),
      rows.map(({ facts }) => facts.sourceKey),
    );
  }

  /** Cells staged for the keys. */
  async cellsOf(keys: string[]): Promise<{ key: string; cells: Cells }[]> {
    return this.runner.manager.query<{ key: string; cells: Cells }[]>(
      `SELECT source_key AS key, cells FROM facility_staging WHERE source_key = ANY($1)
       UNION ALL
       SELECT source_key, cells FROM facility JOIN facility_source ON facility_id = id WHERE source_key = ANY($1) AND id > $2`,
      [keys, this.lastExistingId],
    );
  }
}

/**
 * A Postgres array literal, faster than the driver's own serialization: JSON with other brackets, and with control characters unescaped.
 */
function arrayOf(values: readonly (string | number | boolean | null)[]): string {
  const json = JSON.stringify(values);
  const text = /\\[bfnrtu]/.test(json) ? json.replace(/\\(["\\]|[bfnrt]|u....)/g, unescaped) : json;
  return `{${text.slice(1, -1)}}`;
}

function unescaped(escape: string, escaped: string): string {
  return escaped === '"' || escaped === '\\' ? escape : (JSON.parse(`"${escape}"`) as string);
}
