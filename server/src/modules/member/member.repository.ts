import type { DataSource, EntityManager } from 'typeorm';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import { prepared } from '../../shared/prepared';
import { escapeLike } from '../../shared/text/escape-like';
import { Member } from './member.entity';
import { type MemberFilterArgs, MemberRole, type MembersArgs, MemberSignInMethod, MemberSort, MemberState } from './member.input';
import type { MemberPage } from './member.output';

/** One row per report of what a member wrote: `member_id`. */
const RECEIVED_REPORTS = `SELECT review.member_id FROM review_report JOIN review ON review.id = review_id
  UNION ALL SELECT comment.member_id FROM comment_report JOIN comment ON comment.id = comment_id`;

/** @param id SQL expression of a member's id */
const countReceived = (id: string): string => `SELECT count(*) FROM (${RECEIVED_REPORTS}) AS received WHERE member_id = ${id}`;

/** Counts of all members at once: counting for each one takes a second with 50,000 of them. */
const byCount = (rows: string) => ({
  join: `LEFT JOIN (SELECT member_id, count(*) AS count FROM (${rows}) AS counted GROUP BY member_id) AS sorted ON sorted.member_id = id`,
  by: 'coalesce(sorted.count, 0) DESC, id DESC',
});

const ORDERS: Record<MemberSort, { by: string; join?: string }> = {
  [MemberSort.NEWEST]: { by: 'inserted_at DESC, id DESC' },
  [MemberSort.OLDEST]: { by: 'inserted_at, id' },
  [MemberSort.EMAIL]: { by: 'lower(email)' },
  [MemberSort.NICK_NAME]: { by: 'lower(nick_name)' },
  [MemberSort.LAST_SIGN_IN]: { by: 'last_sign_in_at DESC NULLS LAST, id DESC' },
  [MemberSort.MOST_REVIEWS]: byCount('SELECT member_id FROM review WHERE blinded_at IS NULL'),
  [MemberSort.MOST_REPORTS]: byCount(RECEIVED_REPORTS),
};

const COLUMNS = `id, email, nick_name AS "nickName", info, kakao_id AS "kakaoId", is_admin AS "isAdmin",
  profile_image_id AS "profileImageId", suspended_at AS "suspendedAt", suspended_until AS "suspendedUntil",
  suspension_reason AS "suspensionReason", last_sign_in_at AS "lastSignInAt",
  email_confirmed_at AS "emailConfirmedAt", needs_nick_name AS "needsNickName", inserted_at AS "insertedAt"`;
const MATCHING = `(lower(email) LIKE lower($1) OR lower(nick_name) LIKE lower($1))
  AND ($2::boolean IS NULL OR is_admin = $2)
  AND ($3::boolean IS NULL OR (kakao_id IS NOT NULL) = $3)
  AND ($4::boolean IS NULL OR (suspended_at IS NOT NULL AND coalesce(suspended_until > now(), true)) = $4)`;

/** Matching members in order, numbered by `place`. @param limit numbered after it, so that only a page is sorted with all columns */
function pageOf(sort: MemberSort, limit: string): string {
  const { by, join = '' } = ORDERS[sort];
  return `SELECT *, row_number() OVER () AS place
    FROM (SELECT ${COLUMNS} FROM member ${join} WHERE ${MATCHING} ORDER BY ${by} ${limit}) AS page`;
}

function filterValues({ query, role, provider, state }: Omit<MemberFilterArgs, 'sort'>): unknown[] {
  return [
    `%${escapeLike(query.trim())}%`,
    role ? role === MemberRole.ADMIN : null,
    provider ? provider === MemberSignInMethod.KAKAO : null,
    state ? state === MemberState.SUSPENDED : null,
  ];
}

/** A row of the CSV file for administrators. */
export interface MemberLine extends Member {
  reviewCount: number;
  receivedReportCount: number;
}

export class MemberRepository {
  private readonly findEachSql: string;

  constructor(private readonly dataSource: DataSource) {
    const columns = dataSource
      .getMetadata(Member)
      .columns.map(({ databaseName, propertyName }) => `m."${databaseName}" AS "${propertyName}"`);
    this.findEachSql = prepared(`
      SELECT ${columns.join(', ')}, CASE WHEN picture.kind = 'IMAGE' THEN row_to_json(picture) END AS "profileImage"
      FROM member m LEFT JOIN (SELECT id, kind, key, name, width, height, thumbhash FROM stored_file) AS picture
        ON picture.id = m.profile_image_id
      WHERE m.id = ANY($1)`);
  }

  /**
   * Members with their pictures in the order of the ids; null for a missing one.
   * Raw: part of the hottest lists, where building entities would cost more than the query.
   */
  async findEach(ids: readonly number[]): Promise<(Member | null)[]> {
    const rows = await this.dataSource.query<Member[]>(this.findEachSql, [[...new Set(ids)]]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Raw: one statement, so that page and total come from one snapshot. */
  async list({ sort, page, size, ...filter }: MembersArgs): Promise<MemberPage> {
    const rows = await this.dataSource.query<RowOfPage<Member>[]>(
      `SELECT total."totalCount", item.*, (${countReceived('item.id')}) AS "receivedReportCount"
       FROM (SELECT count(*) AS "totalCount" FROM member WHERE ${MATCHING}) AS total
       LEFT JOIN (${pageOf(sort, 'LIMIT $5 OFFSET $6')}) AS item ON true
       ORDER BY item.place`,
      [...filterValues(filter), size, page * size],
    );
    return pageOfRows(rows);
  }

  /** The first rows of the list, for the CSV file. */
  listLines({ sort, ...filter }: MemberFilterArgs, limit: number): Promise<MemberLine[]> {
    return this.dataSource.query<MemberLine[]>(
      `SELECT item.*, (SELECT count(*) FROM review WHERE member_id = item.id AND blinded_at IS NULL) AS "reviewCount",
         (${countReceived('item.id')}) AS "receivedReportCount"
       FROM (${pageOf(sort, 'LIMIT $5')}) AS item
       ORDER BY item.place`,
      [...filterValues(filter), limit],
    );
  }

  /** In the order of the ids. */
  async countReceivedReports(ids: readonly number[]): Promise<number[]> {
    const rows = await this.dataSource.query<{ count: number }[]>(
      `SELECT (${countReceived('wanted.id')}) AS count FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place) ORDER BY place`,
      [ids],
    );
    return rows.map(({ count }) => count);
  }
}

export function findByEmail(manager: EntityManager, email: string): Promise<Member | null> {
  return manager.createQueryBuilder(Member, 'member').where('lower(member.email) = lower(:email)', { email }).getOne();
}
