import type { DataSource } from 'typeorm';
import { escapeLike } from '../../shared/text/escape-like';
import { pageOfRows, type RowOfPage } from '../../shared/page-of-rows';
import { assertPageInRange } from '../../shared/validation/assert-page-in-range';
import type { Member } from './member.entity';
import { type MembersArgs, MemberSort } from './member.input';
import type { MemberPage } from './member.output';

const ORDERS: Record<MemberSort, string> = {
  [MemberSort.NEWEST]: 'inserted_at DESC, id DESC',
  [MemberSort.OLDEST]: 'inserted_at, id',
  [MemberSort.EMAIL]: 'lower(email)',
  [MemberSort.NICK_NAME]: 'lower(nick_name)',
};
const COLUMNS = `id, email, nick_name AS "nickName", info, kakao_id AS "kakaoId", is_admin AS "isAdmin",
  profile_image_id AS "profileImageId", inserted_at AS "insertedAt"`;
const MATCHING = 'lower(email) LIKE lower($1) OR lower(nick_name) LIKE lower($1)';

/** A page with the number of all matches in one statement, which therefore agree; a page past the end is empty. */
export async function listMembers(dataSource: DataSource, { query, sort, page, size }: MembersArgs): Promise<MemberPage> {
  assertPageInRange({ page, size });
  const rows = await dataSource.query<RowOfPage<Member>[]>(
    `SELECT total."totalCount", item.*
     FROM (SELECT count(*) AS "totalCount" FROM member WHERE ${MATCHING}) AS total
     LEFT JOIN (SELECT ${COLUMNS}, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS place FROM member WHERE ${MATCHING}
                ORDER BY ${ORDERS[sort]} LIMIT $2 OFFSET $3) AS item ON true
     ORDER BY item.place`,
    [`%${escapeLike(query.trim())}%`, size, page * size],
  );
  return pageOfRows(rows);
}
