import type { DataSource } from 'typeorm';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import {
  BURST_DAYS_BACK,
  BURST_MEMBERS_MIN,
  BURST_REVIEWS_MAX,
  NEW_MEMBER_DAYS,
  type ReviewBurst,
  type ReviewBurstPage,
} from './review-burst.output';

export type ReviewBurstKey = Pick<ReviewBurst, 'facilityId' | 'writtenOn'>;

const WRITTEN_ON = `(r.inserted_at AT TIME ZONE 'Asia/Seoul')::date`;
const NEW_MEMBERS = `count(DISTINCT r.member_id) FILTER (WHERE r.inserted_at < m.inserted_at + interval '${NEW_MEMBER_DAYS} days')`;

/** Reads days on which reviews of one place pile up. Raw SQL throughout: aggregates. */
export class ReviewBurstRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Page and total in one statement, so that they agree; a page past the end is empty. */
  async list({ page, size }: { page: number; size: number }): Promise<ReviewBurstPage> {
    const rows = await this.dataSource.query<RowOfPage<ReviewBurst>[]>(
      `WITH burst AS (
         SELECT r.facility_id AS "facilityId", ${WRITTEN_ON} AS "writtenOn", ${NEW_MEMBERS} AS "newMemberCount",
           count(*) AS "reviewCount", count(r.blinded_at) AS "blindedCount", round(avg(r.rating), 1)::float8 AS "averageRating"
         FROM review r JOIN member m ON m.id = r.member_id WHERE r.inserted_at >= now() - interval '${BURST_DAYS_BACK} days'
         GROUP BY 1, 2 HAVING ${NEW_MEMBERS} >= ${BURST_MEMBERS_MIN}
       )
       SELECT total."totalCount", item.* FROM (SELECT count(*) AS "totalCount" FROM burst) AS total
       LEFT JOIN (SELECT "facilityId" || ':' || "writtenOn" AS id, * FROM burst
                  ORDER BY "writtenOn" DESC, "facilityId" LIMIT $1 OFFSET $2) AS item ON true
       ORDER BY item."writtenOn" DESC, item."facilityId"`,
      [size, page * size],
    );
    return pageOfRows(rows);
  }

  /** Ids of the reviews in the order of the bursts, newest first. */
  async reviewIdsOf(bursts: readonly ReviewBurstKey[]): Promise<number[][]> {
    const rows = await this.dataSource.query<{ ids: number[] }[]>(
      `SELECT ARRAY(SELECT r.id FROM review r
                    WHERE r.facility_id = burst.facility_id AND ${WRITTEN_ON} = burst.written_on
                    ORDER BY r.inserted_at DESC, r.id DESC LIMIT ${BURST_REVIEWS_MAX}) AS ids
       FROM unnest($1::int[], $2::date[]) WITH ORDINALITY AS burst (facility_id, written_on, position) ORDER BY burst.position`,
      [bursts.map(({ facilityId }) => facilityId), bursts.map(({ writtenOn }) => writtenOn)],
    );
    return rows.map(({ ids }) => ids);
  }
}
