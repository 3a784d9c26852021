import type { DataSource, EntityManager } from 'typeorm';
import { escapeLike } from '../../shared/text/escape-like';
import { pageOfRows, type RowOfPage } from '../../shared/rows';
import { assertPageInRange } from '../../shared/validation/assertions';
import type { Viewer } from '../../shared/viewer';
import { visibilityOf, visibleTo } from '../board/board-visibility.sql';
import type { Inquiry } from './inquiry.entity';
import { type InquiriesArgs, InquirySort } from './support.input';
import type { InquiryPage } from './support.output';

const ORDERS: Record<InquirySort, string> = {
  [InquirySort.NEWEST]: 'inserted_at DESC, id DESC',
  [InquirySort.OLDEST]: 'inserted_at, id',
  [InquirySort.EMAIL]: 'lower(email), inserted_at DESC, id DESC',
  [InquirySort.SUBJECT]: 'lower(subject), inserted_at DESC, id DESC',
};
const COLUMNS = `i.id, i.email, i.subject, i.message, i.member_id AS "memberId", i.inserted_at AS "insertedAt", i.status, i.answer,
  i.answered_at AS "answeredAt", CASE WHEN i.about_kind IS NOT NULL THEN json_build_object('kind', i.about_kind,
    'facilityId', coalesce(f.id, r.facility_id), 'reviewId', r.id, 'commentId', c.id, 'boardId', c.board_id) END AS about`;
/** `canSeeText` of shared/blinding.ts as SQL. */
const isVisible = (text: string) => `(${text}.blinded_at IS NULL OR $2::boolean OR ${text}.member_id = $1::integer)`;
/** What the inquiry `i` is about, as far as the viewer ($1, $2) may see it. */
const ABOUT = `LEFT JOIN facility f ON i.about_kind = 'FACILITY' AND f.id = i.about_id
  LEFT JOIN review r ON i.about_kind = 'REVIEW' AND r.id = i.about_id AND ${isVisible('r')}
  LEFT JOIN (comment c JOIN board b ON b.id = c.board_id AND ${visibleTo({ memberId: '$1', isAdmin: '$2' })})
    ON i.about_kind = 'COMMENT' AND c.id = i.about_id AND ${isVisible('c')}`;
const MATCHING = `(lower(email) LIKE lower($5) OR lower(subject) LIKE lower($5) OR lower(message) LIKE lower($5))
  AND ($6::varchar IS NULL OR status = $6)`;

/** Raw: page and total in one statement, so that they agree. Conditions and parameters from $5 on. */
async function listPage(
  dataSource: DataSource,
  { matching, order, values }: { matching: string; order: string; values: unknown[] },
  { viewer, page, size }: { viewer: Viewer; page: number; size: number },
): Promise<InquiryPage> {
  assertPageInRange({ page, size });
  const rows = await dataSource.query<RowOfPage<Inquiry>[]>(
    `SELECT total."totalCount", item.*
     FROM (SELECT count(*) AS "totalCount" FROM inquiry WHERE ${matching}) AS total
     LEFT JOIN (SELECT ${COLUMNS}, i.place FROM (
       SELECT *, row_number() OVER (ORDER BY ${order}) AS place FROM inquiry WHERE ${matching} ORDER BY ${order} LIMIT $3 OFFSET $4
     ) AS i ${ABOUT}) AS item ON true
     ORDER BY item.place`,
    [...visibilityOf(viewer), size, page * size, ...values],
  );
  return pageOfRows(rows);
}

export function listInquiries(dataSource: DataSource, args: InquiriesArgs, viewer: Viewer): Promise<InquiryPage> {
  const { query, status, sort, page, size } = args;
  const values = [`%${escapeLike(query.trim())}%`, status ?? null];
  return listPage(dataSource, { matching: MATCHING, order: ORDERS[sort], values }, { viewer, page, size });
}

/** Those sent while signed in, newest first. */
export function listOwnInquiries(
  dataSource: DataSource,
  args: { page: number; size: number },
  viewer: Viewer,
): Promise<InquiryPage> {
  const order = ORDERS[InquirySort.NEWEST];
  return listPage(dataSource, { matching: 'member_id = $5', order, values: [viewer.memberId] }, { ...args, viewer });
}

/** Raw: as in the lists. */
export async function findInquiry(manager: EntityManager, id: number, viewer: Viewer): Promise<Inquiry | undefined> {
  const values = [...visibilityOf(viewer), id];
  const [row] = await manager.query<Inquiry[]>(`SELECT ${COLUMNS} FROM inquiry i ${ABOUT} WHERE i.id = $3`, values);
  return row;
}

/** The member who has the e-mail. Raw: the index is on lower(email). */
export async function memberIdOf(manager: EntityManager, email: string): Promise<number | undefined> {
  const [member] = await manager.query<{ id: number }[]>('SELECT id FROM member WHERE lower(email) = lower($1)', [email]);
  return member?.id;
}
