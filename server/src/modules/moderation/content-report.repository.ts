import type { DataSource } from 'typeorm';
import { ContentKind } from '../../shared/blinding';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import { escapeLike } from '../../shared/text/escape-like';
import { type ReportedContentsArgs, ReportedContentSort, ReportedContentState } from './content-report.input';
import { type ContentReport, type ReportedContent, REPORTS_LISTED } from './content-report.output';

/** Without the text, which its own module reads. */
export interface ReportedContentRow extends Omit<ReportedContent, 'review' | 'comment' | 'reports'> {
  contentId: number;
  reports: (Omit<ContentReport, 'reportedAt'> & { reportedAt: string })[] | null;
}

interface Source {
  kind: ContentKind;
  text: string;
  /** Table and name column of what the text is about. */
  about: string;
  title: string;
}

const SOURCES: Source[] = [
  { kind: ContentKind.REVIEW, text: 'review', about: 'facility', title: 'name' },
  { kind: ContentKind.COMMENT, text: 'comment', about: 'board', title: 'title' },
];

const STATES: Record<ReportedContentState, string> = {
  [ReportedContentState.OPEN]: 'c.blinded_at IS NULL',
  [ReportedContentState.BLINDED]: 'c.blinded_at IS NOT NULL',
};

const matches = (...columns: string[]): string => columns.map((column) => `lower(${column}) LIKE lower($1)`).join(' OR ');

/** Texts with reports or blinded, with their reports counted. */
function contentOf({ kind, text, about, title }: Source, state: ReportedContentState | null | undefined): string {
  const reports = `${text}_report report JOIN member reporter ON reporter.id = report.reporter_id WHERE report.${text}_id = c.id`;
  return `SELECT '${kind}' AS kind, c.id AS "contentId", counted.count AS "reportCount", counted.first AS "firstReportedAt",
      counted.last AS "lastReportedAt", coalesce(counted.last, c.blinded_at) AS moment
    FROM (SELECT ${text}_id AS id FROM ${text}_report UNION SELECT id FROM ${text} WHERE blinded_at IS NOT NULL) AS found
    JOIN ${text} c USING (id) JOIN ${about} about ON about.id = c.${about}_id JOIN member author ON author.id = c.member_id
    CROSS JOIN LATERAL (SELECT count(*) AS count, min(reported_at) AS first, max(reported_at) AS last
                        FROM ${text}_report WHERE ${text}_id = c.id) AS counted
    WHERE ${state ? STATES[state] : 'true'} AND (${matches('c.content', `about.${title}`, 'author.email', 'author.nick_name')}
      OR EXISTS (SELECT FROM ${reports} AND (${matches('report.reason', 'reporter.email', 'reporter.nick_name')})))`;
}

const reportsOf = ({ kind, text }: Source): string =>
  `SELECT '${kind}:' || id AS id, reporter_id AS "reporterId", reason, reported_at AS "reportedAt" FROM ${text}_report
   WHERE item.kind = '${kind}' AND ${text}_id = item."contentId"`;

const ORDERS: Record<ReportedContentSort, string> = {
  [ReportedContentSort.NEWEST]: 'moment DESC, kind, "contentId" DESC',
  [ReportedContentSort.MOST_REPORTS]: '"reportCount" DESC, moment DESC, kind, "contentId" DESC',
};

/** Raw: page, total and the newest reports of each text in one statement, so that they agree. */
export async function listReportedContents(
  dataSource: DataSource,
  { kind, state, query, sort, page, size }: ReportedContentsArgs,
): Promise<{ items: ReportedContentRow[]; totalCount: number }> {
  const sources = SOURCES.filter((source) => !kind || source.kind === kind);
  const rows = await dataSource.query<RowOfPage<ReportedContentRow>[]>(
    `WITH content AS MATERIALIZED (${sources.map((source) => contentOf(source, state)).join(' UNION ALL ')})
     SELECT total."totalCount", item.*, reports.list AS reports
     FROM (SELECT count(*) AS "totalCount" FROM content) AS total
     LEFT JOIN (SELECT kind || ':' || "contentId" AS id, * FROM content ORDER BY ${ORDERS[sort]} LIMIT $2 OFFSET $3) AS item ON true
     LEFT JOIN LATERAL (
       SELECT json_agg(report ORDER BY report."reportedAt" DESC, report.id) AS list
       FROM (SELECT * FROM (${sources.map(reportsOf).join(' UNION ALL ')}) AS every
             ORDER BY "reportedAt" DESC, id LIMIT ${REPORTS_LISTED}) AS report
     ) AS reports ON true
     ORDER BY ${ORDERS[sort]}`,
    [`%${escapeLike(query.trim())}%`, size, page * size],
  );
  return pageOfRows(rows);
}
