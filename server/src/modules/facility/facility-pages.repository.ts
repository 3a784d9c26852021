import type { DataSource } from 'typeorm';
import type { SelectedFields } from '../../shared/selected-fields';
import { prepared, preparedIfFrequent } from '../../shared/prepared';
import type { Facility } from './facility.entity';
import { FacilityColumns } from './facility-columns';
import type { FacilityOrder, OrderPart } from './facility-order';
import { allOf, type SqlFragment, SqlParameters } from './sql-parameters';
import { IS_LISTED } from './facility-listed.sql';

/** A page, and how many places match in total. */
export interface PageRows {
  items: Facility[];
  total: number;
}

export interface PageRequest {
  order: FacilityOrder;
  offset: number;
  limit: number;
  /** All fields if left out. */
  selection?: SelectedFields | undefined;
}

const JOIN_RATING = 'LEFT JOIN facility_rating rating ON rating.facility_id = f.id';

/**
 * Owns the statements that fetch listed places. Raw: hot lists, read as plain rows, with CTEs that the query builder cannot express.
 * Offsets and limits are literals, because a generic plan has to take them into account.
 */
export class FacilityPages {
  private readonly columns: FacilityColumns;
  /** By selection; each document keeps its own. */
  private readonly findStatements = new WeakMap<SelectedFields, string>();

  constructor(private readonly dataSource: DataSource) {
    this.columns = new FacilityColumns(dataSource);
  }

  /** Also a place that has left the data. An equality, as `= ANY` of unknown length is planned each time. */
  async find(id: number, selection = this.columns.fields): Promise<Facility | null> {
    const sql =
      this.findStatements.get(selection) ??
      `SELECT ${this.columns.exactly(selection)} FROM facility f ${JOIN_RATING} WHERE f.id = $1`;
    this.findStatements.set(selection, sql);
    const [row] = await this.dataSource.query<Facility[]>(preparedIfFrequent(sql), [id]);
    return row ?? null;
  }

  /** In the order of the ids, null for an unknown id. Also places that have left the data. */
  async findEach(ids: readonly number[], selection?: SelectedFields): Promise<(Facility | null)[]> {
    const rows: Facility[] = await this.dataSource.query(
      prepared(`SELECT ${this.columns.smallestSet(selection)} FROM facility f ${JOIN_RATING} WHERE f.id = ANY($1)`),
      [[...new Set(ids)]],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /**
   * Materializes all matches up to a bound, then counts and sorts them in the same statement.
   * @param from the table expression to filter
   * @returns a total of `bound` + 1 and a meaningless page where more match
   */
  filterThenSort(
    conditions: SqlFragment[],
    request: PageRequest,
    bound: number,
    from: SqlFragment = () => 'facility',
  ): Promise<PageRows> {
    const { order, offset, limit } = request;
    const parameters = new SqlParameters();
    const keys = order.keys.map((key, index) => `${key(parameters)} AS key${index}`);
    const sortBy = [...order.keys.map((_, index) => `page.key${index}`), ...tieBreakers(order, 'page.')].join(', ');
    const sql = `WITH match AS MATERIALIZED (
         SELECT ${['id', ...(order.byName === false ? [] : ['name']), ...keys].join(', ')} FROM ${from(parameters)} LEFT JOIN facility_rating ON facility_id = id
         WHERE ${IS_LISTED} AND ${allOf(conditions, parameters)} LIMIT ${bound + 1}
       ), page AS (SELECT * FROM match AS page ORDER BY ${sortBy} OFFSET ${offset} LIMIT ${limit})
       ${this.selectPage(request, '(SELECT count(*) FROM match)', sortBy)}`;
    return this.fetch(sql, parameters);
  }

  /** Scans indexes in order and stops when the page is full: for conditions that many places meet. Skipped where the total is 0. */
  orderedScan(conditions: SqlFragment[], request: PageRequest, total: SqlFragment): Promise<PageRows> {
    const { order, offset, limit } = request;
    const parameters = new SqlParameters();
    const count = total(parameters);
    const parts = order.parts.map((part) => `(${scanOf(part, order, conditions, parameters)} LIMIT ${offset + limit})`);
    const sql = `WITH total AS MATERIALIZED (SELECT ${count} AS count), page AS MATERIALIZED (
        SELECT id, row_number() OVER () AS position FROM (${parts.join(' UNION ALL ')}) AS ordered OFFSET ${offset} LIMIT ${limit}
      )
      ${this.selectPage(request, '(SELECT count FROM total)', 'page.position')}`;
    return this.fetch(sql, parameters);
  }

  /** How many places match, up to a bound. */
  async count(conditions: SqlFragment[], bound: number): Promise<number> {
    const parameters = new SqlParameters();
    const sql = `SELECT ${countOf(conditions, bound)(parameters)} AS count`;
    const [row] = await this.dataSource.query<[{ count: number }]>(preparedUnlessByValue(sql, parameters), parameters.values);
    return row.count;
  }

  private selectPage({ selection }: PageRequest, total: string, sortBy: string): string {
    return `SELECT ${total} AS "matchCount", ${this.columns.smallestSet(selection)}
      FROM (SELECT) AS answer LEFT JOIN (page JOIN facility f USING (id) ${JOIN_RATING}) ON true ORDER BY ${sortBy}`;
  }

  /** A page past the end is one row that has only the total. */
  private async fetch(sql: string, parameters: SqlParameters): Promise<PageRows> {
    const rows = await this.dataSource.query<(Facility & { matchCount: number })[]>(
      preparedUnlessByValue(sql, parameters),
      parameters.values,
    );
    return { items: rows.filter(({ id }) => id !== null), total: rows[0]?.matchCount ?? 0 };
  }
}

const preparedUnlessByValue = (sql: string, { isPlannedByValue }: SqlParameters) =>
  isPlannedByValue ? sql : preparedIfFrequent(sql);

/** How many places match, up to a bound, as a value in a statement. */
export const countOf =
  (conditions: SqlFragment[], bound: number): SqlFragment =>
  (parameters) => {
    const match = `SELECT FROM facility WHERE ${IS_LISTED} AND ${allOf(conditions, parameters)} LIMIT ${bound}`;
    return `(SELECT count(*)::int FROM (${match}) AS match)`;
  };

const tieBreakers = ({ byName = true }: FacilityOrder, prefix = '') => [
  ...(byName ? [`${prefix}name COLLATE "C"`] : []),
  `${prefix}id`,
];

function scanOf(
  { where, key, isRatedOnly }: OrderPart,
  order: FacilityOrder,
  conditions: SqlFragment[],
  parameters: SqlParameters,
): string {
  const all = [...conditions, ...(where ? [where] : [])];
  const sortBy = [...(key ? [key(parameters)] : []), ...tieBreakers(order)].join(', ');
  return `SELECT id FROM facility ${isRatedOnly ? 'JOIN facility_rating ON facility_id = id' : ''}
    WHERE ${IS_LISTED} AND (SELECT count FROM total) > 0 AND ${allOf(all, parameters)} ORDER BY ${sortBy}`;
}
