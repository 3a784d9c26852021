import type { DataSource, EntityManager } from 'typeorm';
import { escapeLike } from '../../shared/text/escape-like';
import type { Viewer } from '../../shared/viewer';
import { prepared, preparedIfFrequent } from '../../shared/prepared';
import { FACILITY_SUMMARY_COLUMNS, facilitySummaryJoin } from '../facility/facility-summary.sql';
import type { FileService } from '../file/file.service';
import { AUTHOR_SUMMARY_COLUMNS, authorSummaryJoin } from '../member/author-summary.sql';
import { reviewColumns } from './review-columns';
import type { Review } from './review.entity';
import { ReviewReportSort, ReviewSort } from './review.input';
import type { ReviewPage, ReviewPhotoPage, ReviewReportPage } from './review.output';
import type { ReviewReport } from './review-report.entity';
import { type ListedRow, type ReviewRow, type ReviewStatistics, reviewOf, type StoredImage } from './review-row';
import type { Tag } from './tag.entity';

/** One condition of a list, on a row `r` of review. */
interface Condition {
  sql: (value: string) => string;
  value: unknown;
}

export interface ReviewCriteria {
  id?: number | undefined;
  ids?: readonly number[] | undefined;
  facilityId?: number | undefined;
  memberId?: number | undefined;
  /** Part of a tag's name in its normal form. */
  tagName?: string | undefined;
  /** Inclusive; `until` is exclusive. */
  from?: Date | undefined;
  until?: Date | undefined;
}

interface Page {
  offset: number;
  limit: number;
}

export interface ReviewListOptions extends Partial<Page> {
  viewer: Viewer | null;
  sort?: ReviewSort;
  limit: number;
  /** Whether to count all matches. */
  isCounted?: boolean;
  /** Joined to each review; otherwise field resolvers load it. */
  include?: { writer: boolean; statistics: boolean; facility: boolean };
  /** Transaction whose uncommitted writes must be visible. */
  manager?: Pick<EntityManager, 'query'> | undefined;
}

const CONDITIONS: { [Name in keyof ReviewCriteria]-?: Condition['sql'] } = {
  id: (value) => `r.id = ${value}`,
  ids: (value) => `r.id = ANY(${value})`,
  facilityId: (value) => `r.facility_id = ${value}`,
  memberId: (value) => `r.member_id = ${value}`,
  tagName: (value) =>
    `r.id IN (SELECT review_id FROM review_tag JOIN tag ON tag.id = review_tag.tag_id WHERE tag.name LIKE ${value})`,
  from: (value) => `r.inserted_at >= ${value}`,
  until: (value) => `r.inserted_at < ${value}`,
};

const ORDERS: Record<ReviewSort, (row: string) => string> = {
  [ReviewSort.LATEST]: (row) => `${row}inserted_at DESC, ${row}id DESC`,
  [ReviewSort.LIKES]: (row) => `${row}likes DESC, ${row}inserted_at DESC, ${row}id DESC`,
};
/** Sorting by date uses an index; sorting by likes has to count the likes of all matches. */
const PAGE_COLUMNS: Record<ReviewSort, string> = {
  [ReviewSort.LATEST]: 'r.*',
  [ReviewSort.LIKES]: 'r.*, (SELECT count(*) FROM review_like WHERE review_like.review_id = r.id) AS likes',
};

/** Statistics of the authors on a page. */
const WRITTEN = `written AS (
  SELECT member_id, count(*), round(avg(rating), 1)::float8 AS average
  FROM review WHERE member_id = ANY(ARRAY(SELECT member_id FROM page)) AND blinded_at IS NULL GROUP BY member_id
)`;

/** Joins to a row `r` of review. */
const INCLUDES: { name: keyof NonNullable<ReviewListOptions['include']>; columns: string; join: string }[] = [
  { name: 'writer', columns: AUTHOR_SUMMARY_COLUMNS, join: authorSummaryJoin('r.member_id') },
  {
    name: 'statistics',
    columns: 'coalesce(written.count, 0) AS "reviewCount", written.average AS "averageRating"',
    // No row for an author whose reviews are all blinded.
    join: 'LEFT JOIN written ON written.member_id = r.member_id',
  },
  { name: 'facility', columns: FACILITY_SUMMARY_COLUMNS, join: facilitySummaryJoin('r.facility_id') },
];

const REPORT_ORDERS: Record<ReviewReportSort, string> = {
  [ReviewReportSort.NEWEST]: 'report.reported_at DESC, report.id DESC',
  [ReviewReportSort.OLDEST]: 'report.reported_at, report.id',
  [ReviewReportSort.REVIEW]: 'report.review_id DESC, report.reported_at DESC, report.id DESC',
};
const MATCHING_REPORTS = `review_report report JOIN review ON review.id = report.review_id
  JOIN facility ON facility.id = review.facility_id JOIN member reporter ON reporter.id = report.reporter_id
  WHERE ${['report.reason', 'reporter.email', 'reporter.nick_name', 'review.content', 'facility.name']
    .map((column) => `lower(${column}) LIKE lower($4)`)
    .join(' OR ')}`;

/** Reads reviews. Raw SQL throughout: one statement per list, without building entities, which would cost more than the query. */
export class ReviewRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: Pick<FileService, 'imageOf'>,
  ) {}

  /** Page and total in one statement, so that they agree. */
  async list(
    criteria: ReviewCriteria,
    {
      viewer,
      sort = ReviewSort.LATEST,
      offset = 0,
      limit,
      isCounted = true,
      include,
      manager = this.dataSource,
    }: ReviewListOptions,
  ): Promise<ReviewPage> {
    const conditions = conditionsOf(criteria);
    const viewerId = viewer === null ? null : `$${conditions.length + 1}::integer`;
    const where = [visibleTo(viewer, viewerId, criteria), ...conditions.map(({ sql }, index) => sql(`$${index + 1}`))].join(
      ' AND ',
    );
    const total = totalOf(criteria) ?? `count(*) FROM review r WHERE ${where}`;
    const counted = { columns: 'total.count AS "totalCount"', join: `RIGHT JOIN (SELECT ${total}) AS total(count) ON true` };
    const includes = [...INCLUDES.filter(({ name }) => include?.[name]), ...(isCounted ? [counted] : [])];
    // Literal offset and limit, because the planner needs their values.
    const sql = `WITH page AS (
        SELECT ${PAGE_COLUMNS[sort]} FROM review r WHERE ${where} ORDER BY ${ORDERS[sort]('')} OFFSET ${offset} LIMIT ${limit}
      )${include?.statistics ? `, ${WRITTEN}` : ''}
      SELECT ${[reviewColumns(viewerId), ...includes.map(({ columns }) => columns)].join(', ')}
      FROM page r ${includes.map(({ join }) => join).join(' ')}
      ORDER BY ${ORDERS[sort]('r.')}`;
    const rows = await manager.query<(ListedRow & { totalCount?: number })[]>(preparedIfFrequent(sql), [
      ...conditions.map(({ value }) => value),
      ...(viewer === null ? [] : [viewer.memberId]),
    ]);
    const items = rows.filter(({ id }) => id !== null).map((row) => reviewOf(row, this.files));
    return { items, totalCount: rows[0]?.totalCount ?? 0 };
  }

  async find(id: number, viewer: Viewer | null, manager?: EntityManager): Promise<Review | null> {
    const { items } = await this.list({ id }, { viewer, limit: 1, manager });
    return items[0] ?? null;
  }

  /** Newest reviews first, pictures of each in upload order. */
  async listPhotos(facilityId: number, { offset, limit }: Page): Promise<ReviewPhotoPage> {
    const photos =
      'review_image JOIN review r ON r.id = review_image.review_id WHERE r.facility_id = $1 AND r.blinded_at IS NULL';
    type Row = StoredImage & { fileId: number | null; reviewId: number; content: string; memberId: number; totalCount: number };
    const rows = await this.dataSource.query<Row[]>(
      `SELECT total.count AS "totalCount", file.key, file.name, file.width, file.height, file.thumbhash,
         file.id AS "fileId", photo.review_id AS "reviewId", photo.content, photo.member_id AS "memberId"
       FROM (SELECT count(*) FROM ${photos}) AS total
       LEFT JOIN (
         (SELECT review_image.file_id, r.id AS review_id, r.content, r.member_id, r.inserted_at FROM ${photos}
          ORDER BY r.inserted_at DESC, r.id DESC, review_image.file_id OFFSET $2 LIMIT $3) AS photo
         JOIN stored_file file ON file.id = photo.file_id
       ) ON true
       ORDER BY photo.inserted_at DESC, photo.review_id DESC, photo.file_id`,
      [facilityId, offset, limit],
    );
    const items = rows.flatMap(({ fileId, reviewId, content, memberId, totalCount: _, ...file }) =>
      fileId === null ? [] : [{ image: this.files.imageOf(file), reviewId, content, memberId }],
    );
    return { items, totalCount: rows[0]?.totalCount ?? 0 };
  }

  /** Each with its review. */
  async listReports({
    offset,
    limit,
    text,
    sort,
    viewerId,
  }: Page & { text: string; sort: ReviewReportSort; viewerId: number }): Promise<ReviewReportPage> {
    type Row = ReviewRow & { reportId: number | null; reporterId: number; reason: string; reportedAt: Date; totalCount: number };
    const rows = await this.dataSource.query<Row[]>(
      `SELECT total.count AS "totalCount", report.id AS "reportId", report.reporter_id AS "reporterId", report.reason,
         report.reported_at AS "reportedAt", ${reviewColumns('$1::integer')}
       FROM (SELECT count(*) FROM ${MATCHING_REPORTS}) AS total
       LEFT JOIN (
         (SELECT report.* FROM ${MATCHING_REPORTS} ORDER BY ${REPORT_ORDERS[sort]} OFFSET $2 LIMIT $3) AS report
         JOIN review r ON r.id = report.review_id
       ) ON true
       ORDER BY ${REPORT_ORDERS[sort]}`,
      [viewerId, offset, limit, `%${escapeLike(text)}%`],
    );
    const items = rows.flatMap(({ totalCount: _, reportId, reporterId, reason, reportedAt, ...row }) => {
      const report = { id: reportId, reporterId, reason, reportedAt, reviewId: row.id };
      return reportId === null ? [] : [{ ...report, review: reviewOf(row, this.files) } as ReviewReport];
    });
    return { items, totalCount: rows[0]?.totalCount ?? 0 };
  }

  /** Used tags whose name contains the text, most used first. */
  listTags(text: string, limit: number): Promise<Tag[]> {
    return this.dataSource.query<Tag[]>(
      `SELECT tag.id, tag.name FROM tag JOIN review_tag ON review_tag.tag_id = tag.id
       WHERE tag.name LIKE $1 AND review_tag.review_id NOT IN (SELECT id FROM review WHERE blinded_at IS NOT NULL)
       GROUP BY tag.id ORDER BY count(*) DESC, tag.name COLLATE "C" LIMIT $2`,
      [`%${escapeLike(text)}%`, limit],
    );
  }

  /** In the order of the facilities: number of reviews with one to five stars. */
  async countRatings(facilityIds: readonly number[]): Promise<number[][]> {
    const rows = await this.dataSource.query<{ facilityId: number; rating: number; count: number }[]>(
      prepared(
        `SELECT facility_id AS "facilityId", rating, count(*) AS count FROM review
         WHERE facility_id = ANY($1) AND blinded_at IS NULL GROUP BY 1, 2`,
      ),
      [[...new Set(facilityIds)]],
    );
    const counts = new Map<number, number[]>();
    for (const { facilityId, rating, count } of rows) {
      const ofFacility = counts.get(facilityId) ?? [0, 0, 0, 0, 0];
      ofFacility[rating - 1] = count;
      counts.set(facilityId, ofFacility);
    }
    return facilityIds.map((id) => counts.get(id) ?? [0, 0, 0, 0, 0]);
  }

  /** In the order of the members. */
  async statisticsOf(memberIds: readonly number[]): Promise<ReviewStatistics[]> {
    const rows = await this.dataSource.query<(ReviewStatistics & { memberId: number })[]>(
      prepared(`SELECT member_id AS "memberId", count(*) AS "reviewCount", round(avg(rating), 1)::float8 AS "averageRating"
       FROM review WHERE member_id = ANY($1) AND blinded_at IS NULL GROUP BY member_id`),
      [[...new Set(memberIds)]],
    );
    const byId = new Map(rows.map(({ memberId, ...statistics }) => [memberId, statistics]));
    return memberIds.map((id) => byId.get(id) ?? { reviewCount: 0, averageRating: null });
  }
}

/** Blinded reviews are listed only by id and among a member's reviews, to the author and administrators. */
function visibleTo(viewer: Viewer | null, viewerId: string | null, { id, ids, memberId, facilityId }: ReviewCriteria): string {
  const mayList = facilityId === undefined && (id ?? ids ?? memberId) !== undefined;
  if (viewer === null || !mayList) return 'r.blinded_at IS NULL';
  return viewer.isAdmin ? 'true' : `(r.blinded_at IS NULL OR r.member_id = ${viewerId})`;
}

/** Triggers maintain the totals of each facility; other criteria have to be counted. */
function totalOf(criteria: ReviewCriteria): string | undefined {
  const criteriaNames = Object.entries(criteria).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (criteriaNames.length === 0) return 'coalesce(sum(review_count), 0) FROM facility_rating';
  return criteriaNames.join() === 'facilityId'
    ? 'coalesce(sum(review_count), 0) FROM facility_rating WHERE facility_id = $1'
    : undefined;
}

function conditionsOf({ tagName, ...criteria }: ReviewCriteria): Condition[] {
  const values: ReviewCriteria = { ...criteria, ...(tagName && { tagName: `%${escapeLike(tagName)}%` }) };
  return (Object.keys(CONDITIONS) as (keyof ReviewCriteria)[]).flatMap((name) =>
    values[name] === undefined ? [] : [{ sql: CONDITIONS[name], value: values[name] }],
  );
}
