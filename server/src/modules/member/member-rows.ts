import type { DataSource } from 'typeorm';
import { prepared } from '../../shared/prepared';
import { Member } from './member.entity';

/** Owns the statement that reads members beside what they left: plain rows with their pictures, as entities would cost more than the query. */
export class MemberRows {
  private readonly sql: string;

  constructor(private readonly dataSource: DataSource) {
    const columns = dataSource
      .getMetadata(Member)
      .columns.map(({ databaseName, propertyName }) => `m."${databaseName}" AS "${propertyName}"`);
    this.sql = prepared(`
      SELECT ${columns.join(', ')}, CASE WHEN picture.kind = 'IMAGE' THEN row_to_json(picture) END AS "profileImage"
      FROM member m LEFT JOIN (SELECT id, kind, key, name, width, height, thumbhash FROM stored_file) AS picture
        ON picture.id = m.profile_image_id
      WHERE m.id = ANY($1)`);
  }

  /** In the order of the ids; null for one that nobody has. */
  async findEach(ids: readonly number[]): Promise<(Member | null)[]> {
    const rows = await this.dataSource.query<Member[]>(this.sql, [[...new Set(ids)]]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
