import type { DataSource } from 'typeorm';
import { seoulDateTime } from '../../shared/text/seoul-time';
import { type AdminSummary, NEW_DAYS } from './admin.output';

const NEW_MS = NEW_DAYS * 24 * 60 * 60 * 1000;

/** Raw: the summary counts rows of many modules in one statement. */
export class AdminRepository {
  constructor(private readonly dataSource: DataSource) {}

  async summarize(now: Date): Promise<AdminSummary> {
    const thisYear = Number(seoulDateTime(now).slice(0, 'yyyy'.length));
    const [summary] = await this.dataSource.query<[AdminSummary]>(
      `SELECT
         (SELECT count(*) FROM member) AS "memberCount",
         (SELECT coalesce(sum(review_count), 0) FROM facility_rating) AS "reviewCount",
         (SELECT count(*) FROM review_report) AS "reviewReportCount",
         (SELECT count(*) FROM inquiry WHERE status = 'NEW') AS "inquiryCount",
         (SELECT count(*) FROM member WHERE inserted_at >= $1) AS "newMemberCount",
         (SELECT count(*) FROM review WHERE inserted_at >= $1 AND blinded_at IS NULL) AS "newReviewCount",
         (SELECT max(finished_at) FROM facility_import) AS "importedAt",
         (SELECT min(year) FROM unnest($2::int[]) AS year WHERE NOT EXISTS (
            SELECT FROM holiday WHERE NOT is_removed AND date >= make_date(year, 1, 1) AND date < make_date(year + 1, 1, 1)
          )) AS "yearWithoutHolidays"`,
      [new Date(now.getTime() - NEW_MS), [thisYear, thisYear + 1]],
    );
    return summary;
  }
}
