import type { DataSource } from 'typeorm';
import { prepared, preparedIfFrequent } from '../../shared/prepared';
import { LIMITS } from '../../shared/limits';
import type { AskedFields } from '../../shared/asked-fields';
import type { Facility } from './facility.entity';
import { FacilityColumns } from './facility-columns';
import type { BoundsInput } from './facility.input';
import { COUNT_IN_VIEW, edgesOf, FEW, LISTED_IN_VIEW } from './facilities-in-bounds';
import { allOf, GRAMS_OF_PLACE, type SqlFragment, SqlParameters } from './sql-parameters';
import { type PossiblyRare, RAREST } from './text-match';

/** A total order of places, with an index that gives them in it. */
export interface FacilityOrder {
  /** What the order compares first; null where the name comes first. */
  key: SqlFragment | null;
  /** Whether the name decides among equals, before the id. Without it an index alone may hold all that is needed. */
  byName: boolean;
  /** Where the key comes from facility_rating, which knows only places with reviews. */
  byRating?: true;
}

export const BY_NAME: FacilityOrder = { key: null, byName: true };
/** The best first; places without a review have no rating, and NULL sorts last. */
export const BY_RATING: FacilityOrder = {
  key: () => '-(rating_sum::float8 / review_count)',
  byName: true,
  byRating: true,
};
const WITH_RATING = 'LEFT JOIN facility_rating ON facility_id = id';
const IS_RATED: SqlFragment = () => 'EXISTS (SELECT FROM facility_rating WHERE facility_id = id)';
const IS_UNRATED: SqlFragment = () => 'NOT EXISTS (SELECT FROM facility_rating WHERE facility_id = id)';

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
  asked?: AskedFields | undefined;
  /** Whether the best way depends on the values: the statement is then planned each time. */
  dependsOnValues?: boolean;
  /** Whether nobody wants to know how many places are in a view, which costs more than its sample if it has no filter. */
  uncounted?: boolean;
}

/** Beside a row `f`, whose `rating` it is. */
const RATING_OF_ROW = 'LEFT JOIN facility_rating rating ON rating.facility_id = f.id';

/** Matches are gathered in memory as page numbers; above this many rows the default of 4 MB would read them a second time. */
const LARGE_GATHERING = 50_000;

/**
 * Owns the statements that fetch a page of listed places as plain rows with the schema's field names: entities would cost more
 * than the query. Offsets and limits stand in their texts, for a plan that serves any values has to know them.
 */
export class FacilityPages {
  private readonly columns: FacilityColumns;
  /** Of what is asked of one place, which documents keep. */
  private readonly findStatements = new WeakMap<AskedFields, string>();

  constructor(private readonly dataSource: DataSource) {
    this.columns = new FacilityColumns(dataSource);
  }

  /** Also a place that has left the data. By an equality: for a list of ids, of unknown length, Postgres plans the statement each time. */
  async find(id: number, asked = this.columns.fields): Promise<Facility | null> {
    const sql =
      this.findStatements.get(asked) ?? `SELECT ${this.columns.exactly(asked)} FROM facility f ${RATING_OF_ROW} WHERE f.id = $1`;
    this.findStatements.set(asked, sql);
    const [row] = await this.query<Facility>(sql, [id]);
    return row ?? null;
  }

  /** In the order of the ids. Also places that have left the data. */
  async findEach(ids: readonly number[], asked?: AskedFields): Promise<(Facility | null)[]> {
    const rows: Facility[] = await this.dataSource.query(
      prepared(`SELECT ${this.columns.of(asked)} FROM facility f ${RATING_OF_ROW} WHERE f.id = ANY($1)`),
      [[...new Set(ids)]],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** In the order of the ids; none if the places are no longer of this version. */
  findListed(ids: readonly number[], version: string, asked?: AskedFields): Promise<Facility[]> {
    return this.query(
      `SELECT ${this.columns.of(asked)} FROM unnest($1::int[]) WITH ORDINALITY AS page (id, position) JOIN facility f USING (id) ${RATING_OF_ROW}
       WHERE (SELECT version FROM facility_version) = $2 ORDER BY page.position`,
      [ids, version],
    );
  }

  /** Stops counting one after LIMITS.exactCountMax. */
  async count(conditions: SqlFragment[]): Promise<number> {
    const parameters = new SqlParameters();
    const [row] = await this.withMemory<{ total: number }>(
      `SELECT count(*) AS total FROM (
        SELECT FROM facility WHERE missing_since IS NULL AND ${allOf(conditions, parameters)} LIMIT ${LIMITS.exactCountMax + 1}
      ) AS match`,
      parameters.values,
    );
    return row?.total ?? 0;
  }

  /** Goes through the places in order and stops when the page is full: for conditions that many places meet. */
  async walk(conditions: SqlFragment[], page: PageOf): Promise<Facility[]> {
    return page.order.byRating ? this.walkByRating(conditions, page) : this.walkIn(conditions, page);
  }

  /** As `walk`, but gives up after the first so many places of the order. By rating it goes on, as it looks at few. */
  async walkFirst(first: number, conditions: SqlFragment[], page: PageOf): Promise<Facility[]> {
    return page.order.byRating ? this.walkByRating(conditions, page) : this.walkIn(conditions, page, first);
  }

  /** No index holds places in the order of their ratings: the few with reviews are sorted, the others follow by name. */
  private async walkByRating(conditions: SqlFragment[], page: PageOf): Promise<Facility[]> {
    const { offset, limit } = page;
    const rated = await this.walkIn([...conditions, IS_RATED], page);
    if (rated.length === limit) return rated;
    const ratedCount = rated.length > 0 ? offset + rated.length : await this.count([...conditions, IS_RATED]);
    const others = await this.walkIn([...conditions, IS_UNRATED], {
      ...page,
      order: BY_NAME,
      offset: offset + rated.length - ratedCount,
      limit: limit - rated.length,
    });
    return [...rated, ...others];
  }

  private walkIn(conditions: SqlFragment[], { order, offset, limit, asked }: PageOf, first?: number): Promise<Facility[]> {
    const parameters = new SqlParameters();
    const among = first
      ? `(SELECT * FROM facility WHERE missing_since IS NULL ORDER BY ${sortBy(order, '', parameters)} LIMIT ${first}) AS facility`
      : 'facility';
    const sql = `
      WITH page AS MATERIALIZED (
        SELECT ${sortColumns(order, parameters)} FROM ${among} ${order.byRating ? WITH_RATING : ''}
        WHERE missing_since IS NULL AND ${allOf(conditions, parameters)}
        ORDER BY ${sortBy(order)} OFFSET ${offset} LIMIT ${limit}
      )
      SELECT ${this.columns.of(asked)} FROM page JOIN facility f USING (id) ${RATING_OF_ROW} ORDER BY ${sortBy(order, 'page.')}`;
    return this.query(sql, parameters.values);
  }

  /** As `walk`, with a total that is known in the same statement. Where it is 0 nothing is walked: in vain that takes longest. */
  walkCounted(conditions: SqlFragment[], total: SqlFragment, { order, offset, limit, asked }: PageOf): Promise<Listed> {
    const parameters = new SqlParameters();
    const sql = `
      WITH total AS MATERIALIZED (SELECT ${total(parameters)} AS count), page AS MATERIALIZED (
        SELECT ${sortColumns(order, parameters)} FROM facility
        WHERE missing_since IS NULL AND ${allOf(conditions, parameters)} AND (SELECT count FROM total) > 0
        ORDER BY ${sortBy(order)} OFFSET ${offset} LIMIT ${limit}
      )
      SELECT total.count AS "matchCount", ${this.columns.of(asked)}
      FROM total LEFT JOIN (page JOIN facility f USING (id) ${RATING_OF_ROW}) ON true ORDER BY ${sortBy(order, 'page.')}`;
    return this.counted(this.query(sql, parameters.values));
  }

  /**
   * Gathers every match, counts them and sorts them: for conditions that few places meet. Page and total come from one statement.
   * Beyond LIMITS.exactCountMax matches the total is one more than that and the page is of no use.
   * @param atMost how many there can be, as far as known
   */
  async gather(conditions: SqlFragment[], page: PageOf, atMost = 0): Promise<Listed> {
    const parameters = new SqlParameters();
    const sql = `WITH ${this.gathering(conditions, page, parameters)}`;
    if (atMost > LARGE_GATHERING) return this.counted(this.withMemory(sql, parameters.values));
    return this.counted(
      page.dependsOnValues ? this.dataSource.query(sql, parameters.values) : this.query(sql, parameters.values),
    );
  }

  /**
   * An even sample of the places in a part of the map. In a crowded one the first of it are found among few places.
   * @returns as total, where it is not wanted, at least how many are listed
   */
  async sample(bounds: BoundsInput, { order, limit, asked, uncounted }: PageOf): Promise<Listed> {
    const parameters = new SqlParameters(edgesOf(bounds));
    const columns = sortColumns(order, parameters);
    const isCrowded = '(SELECT is_crowded FROM known)';
    const sql = `
      WITH few AS MATERIALIZED (SELECT ${columns} FROM facility WHERE ${LISTED_IN_VIEW} AND ${FEW}),
      known AS MATERIALIZED (SELECT count(*) >= ${limit} AS is_crowded FROM few),
      match AS MATERIALIZED (SELECT ${columns} FROM facility WHERE ${LISTED_IN_VIEW} AND NOT ${isCrowded}),
      page AS (
        SELECT * FROM (SELECT * FROM few WHERE ${isCrowded} UNION ALL SELECT * FROM match) AS found
        ORDER BY ${sortBy(order)} LIMIT ${limit}
      )
      SELECT total.count AS "matchCount", ${this.columns.of(asked)}
      FROM (SELECT CASE WHEN ${isCrowded} THEN ${uncounted ? limit : COUNT_IN_VIEW} ELSE (SELECT count(*) FROM match) END AS count) AS total
      LEFT JOIN (page JOIN facility f USING (id) ${RATING_OF_ROW}) ON true ORDER BY ${sortBy(order, 'page.')}`;
    return this.counted(this.query(sql, parameters.values));
  }

  /**
   * As `gather`, for a word alone.
   * @returns how frequent its grams are (of which those that no place has are left out, as `FacilityCounts.ofGrams` has it) where the
   * word turns out not to be rare
   */
  async gatherIfRare({ grams, atMost, check }: PossiblyRare, page: PageOf): Promise<Listed | { known: Map<string, number> }> {
    const parameters = new SqlParameters();
    const wanted = grams.map((gram) => `(${parameters.add(gram)}::text)`).join(', ');
    const isRare = `(SELECT min(count) FROM known) <= ${parameters.add(Math.min(Math.floor(atMost), LARGE_GATHERING))}`;
    const found = () => `${GRAMS_OF_PLACE} @> ARRAY(SELECT gram FROM known ORDER BY count LIMIT ${RAREST}) AND ${isRare}`;
    const sql = `
      WITH known AS MATERIALIZED (
        SELECT gram, coalesce(facility_count, 0) AS count FROM (VALUES ${wanted}) AS wanted (gram) LEFT JOIN facility_gram USING (gram)
      ), ${this.gathering(
        [found, ...(check ? [check] : [])],
        page,
        parameters,
        `CASE WHEN NOT ${isRare} THEN (
          SELECT json_object_agg(gram, count) FROM (TABLE known UNION ALL SELECT gram, facility_count FROM facility_gram WHERE gram = '') AS all_known
        ) END AS known, `,
      )}`;
    const rows = await this.query<Facility & { matchCount: number; known: Record<string, number> | null }>(
      sql,
      parameters.values,
    );
    const known = rows[0]?.known;
    return known ? { known: new Map(Object.entries(known).filter(([, count]) => count > 0)) } : countedOf(rows);
  }

  private gathering(
    conditions: SqlFragment[],
    { order, offset, limit, asked }: PageOf,
    parameters: SqlParameters,
    columnsBefore = '',
  ): string {
    return `match AS MATERIALIZED (
        SELECT ${sortColumns(order, parameters)} FROM facility ${order.byRating ? WITH_RATING : ''}
        WHERE missing_since IS NULL AND ${allOf(conditions, parameters)}
        LIMIT ${LIMITS.exactCountMax + 1}
      ), page AS (
        SELECT * FROM match ORDER BY ${sortBy(order)} OFFSET ${offset} LIMIT ${limit}
      )
      SELECT ${columnsBefore}total.count AS "matchCount", ${this.columns.of(asked)}
      FROM (SELECT count(*) FROM match) AS total LEFT JOIN (page JOIN facility f USING (id) ${RATING_OF_ROW}) ON true
      ORDER BY ${sortBy(order, 'page.')}`;
  }

  private async counted(found: Promise<(Facility & { matchCount: number })[]>): Promise<Listed> {
    return countedOf(await found);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.dataSource.query(preparedIfFrequent(sql), values);
  }

  private withMemory<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL work_mem = '32MB'`);
      return manager.query<Row[]>(sql, values);
    });
  }
}

/** A page past the end is one row that holds the total alone. */
const countedOf = (rows: (Facility & { matchCount: number })[]): Listed => ({
  items: rows.filter(({ id }) => id !== null),
  total: rows[0]?.matchCount ?? 0,
});

function sortColumns({ key, byName }: FacilityOrder, parameters: SqlParameters): string {
  return ['id', ...(byName ? ['name'] : []), ...(key ? [`${key(parameters)} AS key`] : [])].join(', ');
}

/** @param parameters where there is no column `key` yet */
function sortBy({ key, byName }: FacilityOrder, from = '', parameters?: SqlParameters): string {
  return [
    ...(key ? [parameters ? key(parameters) : `${from}key`] : []),
    ...(byName ? [`${from}name COLLATE "C"`] : []),
    `${from}id`,
  ].join(', ');
}
