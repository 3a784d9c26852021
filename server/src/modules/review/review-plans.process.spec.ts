import type { DataSource } from 'typeorm';
import { fillWithFacilities } from '../../../test/invented-facilities';
import { openScratchPostgres, type ScratchPostgres } from '../../../test/scratch-postgres';
import { createDataSource } from '../../database/data-source';
import { migrate } from '../../database/migrate';
import { listComments } from '../board/comment.repository';
import { MemberSort } from '../member/member.input';
import { MemberRepository } from '../member/member.repository';
import { ReviewRepository } from './review.repository';

const MEMBERS = 2_000;
const REVIEWS = 20_000;
/** A place, a member, an announcement. */
const ID = 7;

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

describe('lists that leave out blinded texts', () => {
  let postgres: ScratchPostgres;
  let dataSource: DataSource;
  let reviews: ReviewRepository;
  let members: MemberRepository;

  beforeAll(async () => {
    postgres = await openScratchPostgres();
    dataSource = await createDataSource(postgres.url, { poolSize: 1 }).initialize();
    await migrate(dataSource);
    await fillWithFacilities(dataSource, 500);
    await fillWithTexts(dataSource);
    reviews = new ReviewRepository(dataSource, { imageOf: () => ({}) as never });
    members = new MemberRepository(dataSource);
  }, 120_000);
  afterAll(async () => {
    await dataSource.destroy();
    await postgres.close();
  });

  /** The nodes of the plan of the list's one statement, as it ran. */
  async function planOf(list: () => Promise<unknown>): Promise<PlanNode[]> {
    const query = jest.spyOn(dataSource, 'query');
    await list();
    const [[sql, values], ...more] = query.mock.calls as [[string, unknown[]]];
    query.mockRestore();
    expect(more).toEqual([]);
    const [row] = await dataSource.query<[{ 'QUERY PLAN': [{ Plan: PlanNode }] }]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
      values,
    );
    return nodesOf(row['QUERY PLAN'][0].Plan);
  }
  const include = { writer: true, statistics: true, facility: true };
  const page = { viewer: null, limit: 12, include };
  const listMembers = (sort: MemberSort) => members.list({ sort, query: '', page: 0, size: 20 });

  // The statistics of the 12 authors on a page are counted, some ten reviews each.
  it.each<[string, string, number, () => Promise<unknown>]>([
    ['the latest reviews', 'review', 500, () => reviews.list({}, page)],
    ['the reviews of a place', 'review', 500, () => reviews.list({ facilityId: ID }, page)],
    ['the reviews of a member', 'review', 500, () => reviews.list({ memberId: ID }, page)],
    [
      'the comments under an announcement',
      'comment',
      500,
      () => listComments(dataSource, ID, { offset: 0, limit: 20, viewer: null }),
    ],
    ['the most used tags', 'review', REVIEWS / 100, () => reviews.listTags('태그', 10)],
  ])('read few rows: %s', async (_what, table, rowsMax, list) => {
    const read = rowsRead(await planOf(list), table);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(rowsMax);
  });

  it.each([MemberSort.MOST_REVIEWS, MemberSort.MOST_REPORTS])('count for all members at once: %s', async (sort) => {
    const loops = (await planOf(() => listMembers(sort))).map((node) => node['Actual Loops']);
    expect(Math.max(...loops)).toBeLessThan(MEMBERS);
  });
});

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function rowsRead(nodes: PlanNode[], table: string): number {
  return nodes
    .filter((node) => node['Relation Name'] === table)
    .map((node) => {
      const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return rows * node['Actual Loops'];
    })
    .reduce((sum, rows) => sum + rows, 0);
}

/** One in a hundred texts is blinded, and one in ten reported. */
async function fillWithTexts(dataSource: DataSource): Promise<void> {
  const blind = (table: string) =>
    `UPDATE ${table} SET blinded_at = now(), blinded_until = now() + interval '30 days', blinding_reason = '광고' WHERE id % 100 = 0`;
  for (const statement of [
    `INSERT INTO member (email, nick_name) SELECT 'm' || n || '@baldojang.example', 'm' || n FROM generate_series(1, ${MEMBERS}) AS n`,
    `INSERT INTO review (member_id, facility_id, content, rating, inserted_at)
     SELECT 1 + n % ${MEMBERS}, 1 + n % 500, repeat('산책 ', 30), 1 + n % 5, now() - n * interval '1 minute' FROM generate_series(1, ${REVIEWS}) AS n`,
    `INSERT INTO tag (name) SELECT '태그' || n FROM generate_series(1, 100) AS n`,
    'INSERT INTO review_tag (review_id, tag_id, position) SELECT id, 1 + id % 100, 0 FROM review',
    `INSERT INTO board (member_id, title, content) SELECT 1, '공지', '글' FROM generate_series(1, 100)`,
    `INSERT INTO comment (board_id, member_id, content) SELECT 1 + n % 100, 1 + n % ${MEMBERS}, '댓글' FROM generate_series(1, ${REVIEWS}) AS n`,
    `INSERT INTO review_report (review_id, reporter_id, reason) SELECT id, 1, '광고' FROM review WHERE id % 10 = 0`,
    `INSERT INTO comment_report (comment_id, reporter_id, reason) SELECT id, 1, '광고' FROM comment WHERE id % 10 = 0`,
    blind('review'),
    blind('comment'),
    'VACUUM ANALYZE',
  ])
    await dataSource.query(statement);
}
