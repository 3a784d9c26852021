import type { DataSource } from 'typeorm';
import { IS_LISTED } from '../../modules/facility/facility-listed.sql';

export interface SitemapRow {
  id: number;
  /** In sitemap format; null if unknown. */
  lastChange: string | null;
}

export const SITEMAP_SECTIONS = ['facilities', 'boards', 'reviewers'] as const;
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];

const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

interface Source {
  from: string;
  id: string;
  where: string;
  lastChange: string;
  groupBy?: string;
}

/** Public pages: no demo places, none missing from the data, nothing private, only members with reviews. */
const SOURCES: Record<SitemapSection, Source> = {
  facilities: {
    from: 'facility',
    id: 'id',
    where: `${IS_LISTED} AND NOT is_demo`,
    lastChange: 'final_creation_date::text',
  },
  boards: {
    from: 'board',
    id: 'id',
    where: 'NOT is_private',
    // The time of the last edit is not stored.
    lastChange: `CASE WHEN version = 1 THEN to_char(inserted_at AT TIME ZONE 'UTC', ${INSTANT}) END`,
  },
  reviewers: {
    from: 'review',
    id: 'member_id',
    where: 'true',
    groupBy: 'GROUP BY member_id',
    lastChange: `to_char(max(inserted_at) AT TIME ZONE 'UTC', ${INSTANT})`,
  },
};

/**
 * Owns reading the pages of sitemaps. A file holds a block of ids (the first 1 to size): constant cost per file, and stable content while
 * rows come and go.
 */
export class SitemapRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Numbers, from 1, of non-empty blocks. */
  async blocks(section: SitemapSection, size: number): Promise<number[]> {
    const { from, id, where } = SOURCES[section];
    const rows = await this.dataSource.query<{ block: number }[]>(
      `SELECT block FROM generate_series(1, (SELECT (max(${id}) - 1) / $1::int + 1 FROM ${from} WHERE ${where})) AS block
       WHERE EXISTS (SELECT FROM ${from} WHERE ${where} AND ${id} > (block - 1) * $1::bigint AND ${id} <= block * $1::bigint)
       ORDER BY block`,
      [size],
    );
    return rows.map(({ block }) => block);
  }

  rows(section: SitemapSection, block: number, size: number): Promise<SitemapRow[]> {
    const { from, id, where, lastChange, groupBy = '' } = SOURCES[section];
    return this.dataSource.query(
      `SELECT ${id} AS id, ${lastChange} AS "lastChange" FROM ${from}
       WHERE ${where} AND ${id} > $1::bigint AND ${id} <= $2::bigint
       ${groupBy} ORDER BY ${id}`,
      [(block - 1) * size, block * size],
    );
  }
}
