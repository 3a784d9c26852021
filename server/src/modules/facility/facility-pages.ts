import type { DataSource } from 'typeorm';
import type { SelectedFields } from '../../shared/selected-fields';
import { prepared, preparedIfFrequent } from '../../shared/prepared';
import type { Facility } from './facility.entity';
import { FacilityColumns } from './facility-columns';
import type { FacilityOrder, OrderPart } from './facility-order';
import { allOf, type SqlFragment, SqlParameters } from './sql-parameters';

/** A page, and how many places there are on all of them. */
export interface Listed {
  items: Facility[];
  total: number;
}

export interface PageOf {
  order: FacilityOrder;
  offset: number;
  limit: number;
  /** Fields of the places that are wanted; all of them if left out. */
  asked?: SelectedFields | undefined;
}

/** The rating of a row `f`. */
const RATING_OF_ROW = 'LEFT JOIN facility_rating rating ON rating.facility_id = f.id';

/**
 * Owns the statements that fetch a page of listed places as plain rows with the schema's field names: entities would cost more
 * than the query. Offsets and limits stand in their texts, as a plan that serves any values has to know them.
 */
export class FacilityPages {
  private readonly columns: FacilityColumns;
  /** By the selected fields, which each document keeps. */
  private readonly findStatements = new WeakMap<SelectedFields, string>();

  constructor(private readonly dataSource: DataSource) {
    this.columns = new FacilityColumns(dataSource);
  }

  /** Also a place that has left the data. By an equality: for a list of ids, of unknown length, Postgres plans the statement each time. */
  async find(id: number, asked = this.columns.fields): Promise<Facility | null> {
    const sql =
      this.findStatements.get(asked) ?? `SELECT ${this.columns.exactly(asked)} FROM facility f ${RATING_OF_ROW} WHERE f.id = $1`;
    this.findStatements.set(asked, sql);
    const [row] = await this.dataSource.query<Facility[]>(preparedIfFrequent(sql), [id]);
    return row ?? null;
  }

  /** In the order of the ids. Also places that have left the data. */
  async findEach(ids: readonly number[], asked?: SelectedFields): Promise<(Facility | null)[]> {
    const rows: Facility[] = await this.dataSource.query(
      prepared(`SELECT ${this.columns.of(asked)} FROM facility f ${RATING_OF_ROW} WHERE f.id = ANY($1)`),
      [[...new Set(ids)]],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /**
   * Fetches all matches up to a bound, counts and sorts them: page and total in one statement.
   * @param from where they are looked for
   * @returns a total of `bound` + 1 and a meaningless page where more match
   */
  gather(conditions: SqlFragment[], page: PageOf, bound: number, from: SqlFragment = () => 'facility'): Promise<Listed> {
    const parameters = new SqlParameters();
    const keys = page.order.keys.map((key, index) => `${key(parameters)} AS key${index}`);
    const sortBy = [...page.order.keys.map((_, index) => `page.key${index}`), ...lastOf(page.order, 'page.')].join(', ');
    const sql = `WITH match AS MATERIALIZED (
         SELECT ${['id', ...(page.order.byName === false ? [] : ['name']), ...keys].join(', ')} FROM ${from(parameters)} LEFT JOIN facility_rating ON facility_id = id
         WHERE missing_since IS NULL AND ${allOf(conditions, parameters)} LIMIT ${bound + 1}
       ), page AS (SELECT * FROM match AS page ORDER BY ${sortBy} OFFSET ${page.offset} LIMIT ${page.limit})
       ${this.rowsOf(page, '(SELECT count(*) FROM match)', sortBy)}`;
    return this.counted(sql, parameters);
  }

  /** Walks the places in order and stops when the page is full: for conditions that many places meet. None is walked where the total is 0. */
  walk(conditions: SqlFragment[], page: PageOf, total: SqlFragment): Promise<Listed> {
    const parameters = new SqlParameters();
    const count = total(parameters);
    const rows = page.offset + page.limit;
    const parts = page.order.parts.map((part) => `(${partOf(part, page.order, conditions, parameters)} LIMIT ${rows})`);
    const sql = `WITH total AS MATERIALIZED (SELECT ${count} AS count), page AS MATERIALIZED (
        SELECT id, row_number() OVER () AS position FROM (${parts.join(' UNION ALL ')}) AS ordered OFFSET ${page.offset} LIMIT ${page.limit}
      )
      ${this.rowsOf(page, '(SELECT count FROM total)', 'page.position')}`;
    return this.counted(sql, parameters);
  }

  /** How many places match, up to a bound. */
  async count(conditions: SqlFragment[], bound: number): Promise<number> {
    const parameters = new SqlParameters();
    const sql = `SELECT ${countOf(conditions, bound)(parameters)} AS count`;
    const [row] = await this.dataSource.query<[{ count: number }]>(planned(sql, parameters), parameters.values);
    return row.count;
  }

  private rowsOf({ asked }: PageOf, total: string, sortBy: string): string {
    return `SELECT ${total} AS "matchCount", ${this.columns.of(asked)}
      FROM (SELECT) AS answer LEFT JOIN (page JOIN facility f USING (id) ${RATING_OF_ROW}) ON true ORDER BY ${sortBy}`;
  }

  /** A page past the end is one row that holds the total alone. */
  private async counted(sql: string, parameters: SqlParameters): Promise<Listed> {
    const rows = await this.dataSource.query<(Facility & { matchCount: number })[]>(planned(sql, parameters), parameters.values);
    return { items: rows.filter(({ id }) => id !== null), total: rows[0]?.matchCount ?? 0 };
  }
}

const planned = (sql: string, { isPlannedByValue }: SqlParameters) => (isPlannedByValue ? sql : preparedIfFrequent(sql));

/** How many places match, up to a bound, as a value in a statement. */
export const countOf =
  (conditions: SqlFragment[], bound: number): SqlFragment =>
  (parameters) => {
    const match = `SELECT FROM facility WHERE missing_since IS NULL AND ${allOf(conditions, parameters)} LIMIT ${bound}`;
    return `(SELECT count(*)::int FROM (${match}) AS match)`;
  };

const lastOf = ({ byName = true }: FacilityOrder, from = '') => [...(byName ? [`${from}name COLLATE "C"`] : []), `${from}id`];

function partOf(
  { where, key, ofRated }: OrderPart,
  order: FacilityOrder,
  conditions: SqlFragment[],
  parameters: SqlParameters,
): string {
  const all = [...conditions, ...(where ? [where] : [])];
  const sortBy = [...(key ? [key(parameters)] : []), ...lastOf(order)].join(', ');
  return `SELECT id FROM facility ${ofRated ? 'JOIN facility_rating ON facility_id = id' : ''}
    WHERE missing_since IS NULL AND (SELECT count FROM total) > 0 AND ${allOf(all, parameters)} ORDER BY ${sortBy}`;
}
