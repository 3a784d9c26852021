import type { DataSource, EntityManager } from 'typeorm';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import { prepared } from '../../shared/prepared';
import { escapeLike } from '../../shared/text/escape-like';
import { Member } from './member.entity';
import { type MembersArgs, MemberSort } from './member.input';
import type { MemberPage } from './member.output';

const ORDERS: Record<MemberSort, string> = {
  [MemberSort.NEWEST]: 'inserted_at DESC, id DESC',
  [MemberSort.OLDEST]: 'inserted_at, id',
  [MemberSort.EMAIL]: 'lower(email)',
  [MemberSort.NICK_NAME]: 'lower(nick_name)',
};
const COLUMNS = `id, email, nick_name AS "nickName", info, kakao_id AS "kakaoId", is_admin AS "isAdmin",
  profile_image_id AS "profileImageId", needs_nick_name AS "needsNickName", inserted_at AS "insertedAt"`;
const MATCHING = 'lower(email) LIKE lower($1) OR lower(nick_name) LIKE lower($1)';

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
  async list({ query, sort, page, size }: MembersArgs): Promise<MemberPage> {
    const rows = await this.dataSource.query<RowOfPage<Member>[]>(
      `SELECT total."totalCount", item.*
       FROM (SELECT count(*) AS "totalCount" FROM member WHERE ${MATCHING}) AS total
       LEFT JOIN (SELECT ${COLUMNS}, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS place FROM member WHERE ${MATCHING}
                  ORDER BY ${ORDERS[sort]} LIMIT $2 OFFSET $3) AS item ON true
       ORDER BY item.place`,
      [`%${escapeLike(query.trim())}%`, size, page * size],
    );
    return pageOfRows(rows);
  }
}

export function findByEmail(manager: EntityManager, email: string): Promise<Member | null> {
  return manager.createQueryBuilder(Member, 'member').where('lower(member.email) = lower(:email)', { email }).getOne();
}
