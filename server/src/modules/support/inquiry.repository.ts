import type { DataSource, EntityManager } from 'typeorm';
import { escapeLike } from '../../shared/text/escape-like';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import { assertPageInRange } from '../../shared/validation/assertions';
import type { Inquiry } from './inquiry.entity';
import { type InquiriesArgs, InquirySort } from './support.input';
import type { InquiryPage } from './support.output';

const ORDERS: Record<InquirySort, string> = {
  [InquirySort.NEWEST]: 'inserted_at DESC, id DESC',
  [InquirySort.OLDEST]: 'inserted_at, id',
  [InquirySort.EMAIL]: 'lower(email), inserted_at DESC, id DESC',
  [InquirySort.SUBJECT]: 'lower(subject), inserted_at DESC, id DESC',
};
const COLUMNS = 'id, email, subject, message, member_id AS "memberId", inserted_at AS "insertedAt"';
const MATCHING = 'lower(email) LIKE lower($1) OR lower(subject) LIKE lower($1) OR lower(message) LIKE lower($1)';

/** Raw: page and total in one statement, so that they agree. */
export async function listInquiries(dataSource: DataSource, { query, sort, page, size }: InquiriesArgs): Promise<InquiryPage> {
  assertPageInRange({ page, size });
  const rows = await dataSource.query<RowOfPage<Inquiry>[]>(
    `SELECT total."totalCount", item.*
     FROM (SELECT count(*) AS "totalCount" FROM inquiry WHERE ${MATCHING}) AS total
     LEFT JOIN (SELECT ${COLUMNS}, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS place FROM inquiry WHERE ${MATCHING}
                ORDER BY ${ORDERS[sort]} LIMIT $2 OFFSET $3) AS item ON true
     ORDER BY item.place`,
    [`%${escapeLike(query.trim())}%`, size, page * size],
  );
  return pageOfRows(rows);
}

/** The member who has the e-mail. Raw: the index is on lower(email). */
export async function memberIdOf(manager: EntityManager, email: string): Promise<number | undefined> {
  const [member] = await manager.query<{ id: number }[]>('SELECT id FROM member WHERE lower(email) = lower($1)', [email]);
  return member?.id;
}
