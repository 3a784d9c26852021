import type { DataSource } from 'typeorm';

/** Rows of one statement, which are in memory at once. */
export const EXPORT_PAGE = 100;

/** Path of a file in the zip: the id makes it unique. */
const PATH = `CASE file.kind WHEN 'IMAGE' THEN 'pictures/' ELSE 'attachments/' END || file.id || '-' || file.name`;

const filesOf = (link: string, owner: string) =>
  `(SELECT coalesce(json_agg(${PATH} ORDER BY file.id), '[]')
    FROM ${link} link JOIN stored_file file ON file.id = link.file_id WHERE link.${owner})`;

const PLACE = `json_build_object('id', facility.id, 'name', facility.name)`;

const BLINDING = `blinded_at AS "blindedAt", blinded_until AS "blindedUntil", blinding_reason AS "blindingReason"`;

interface Part {
  /** Columns, without those that describe other members. */
  select: string;
  from: string;
  /** Unique for the member, and ordered. */
  key: string;
  /** Before all keys. */
  first: number | string;
}

const ofMember = (table: string, column = 'member_id', key = 'id') => ({
  from: `${table} WHERE ${table}.${column} = $1`,
  key,
  first: 0,
});

/** What a member receives, by its name in data.json. Every table with a reference to a member is here or in NOT_EXPORTED of the spec. */
const PARTS: Record<string, Part> = {
  reviews: {
    select: `review.id, ${PLACE} AS facility, rating, content, inserted_at AS "insertedAt", ${BLINDING},
      (SELECT coalesce(json_agg(tag.name ORDER BY position), '[]')
       FROM review_tag JOIN tag ON tag.id = tag_id WHERE review_id = review.id) AS tags,
      ${filesOf('review_image', 'review_id = review.id')} AS pictures`,
    from: 'review JOIN facility ON facility.id = review.facility_id WHERE review.member_id = $1',
    key: 'review.id',
    first: 0,
  },
  comments: { select: `id, board_id AS "boardId", content, inserted_at AS "insertedAt", ${BLINDING}`, ...ofMember('comment') },
  announcements: {
    select: `id, title, content, is_private AS "isPrivate", inserted_at AS "insertedAt",
      ${filesOf('board_file', 'board_id = board.id')} AS files`,
    ...ofMember('board'),
  },
  likes: {
    select: 'review_id AS "reviewId", inserted_at AS "insertedAt"',
    ...ofMember('review_like', 'member_id', 'review_id'),
  },
  favorites: {
    select: `${PLACE} AS facility, inserted_at AS "insertedAt"`,
    from: 'favorite JOIN facility ON facility.id = favorite.facility_id WHERE favorite.member_id = $1',
    key: 'facility_id',
    first: 0,
  },
  reports: {
    select: 'review_id AS "reviewId", reason, reported_at AS "reportedAt"',
    ...ofMember('review_report', 'reporter_id'),
  },
  commentReports: {
    select: 'comment_id AS "commentId", reason, reported_at AS "reportedAt"',
    ...ofMember('comment_report', 'reporter_id'),
  },
  corrections: {
    select: `${PLACE} AS facility, field, value, source, status, decided_at AS "decidedAt", inserted_at AS "insertedAt"`,
    from: 'correction_proposal JOIN facility ON facility.id = correction_proposal.facility_id WHERE correction_proposal.member_id = $1',
    key: 'correction_proposal.id',
    first: 0,
  },
  visitReports: {
    select: `${PLACE} AS facility, visited_on::text AS "visitedOn", outcome, condition_kind AS "conditionKind", pets,
      reported_at AS "reportedAt"`,
    from: 'visit_report JOIN facility ON facility.id = visit_report.facility_id WHERE visit_report.member_id = $1',
    key: 'visit_report.id',
    first: 0,
  },
  inquiries: {
    select: 'email, subject, message, inserted_at AS "insertedAt", status, answer, answered_at AS "answeredAt"',
    ...ofMember('inquiry'),
  },
  formerEmails: { select: 'email', ...ofMember('former_email') },
  sessions: {
    select: 'device, inserted_at AS "startedAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"',
    ...ofMember('session'),
    first: '00000000-0000-0000-0000-000000000000',
  },
};

export const EXPORTED_PARTS = Object.keys(PARTS);

type Row = Record<string, unknown>;

export interface ExportedFile {
  id: number;
  key: string;
  name: string;
  path: string;
  insertedAt: Date;
}

/** Raw: reads rows of all modules, page by page, each page by one short statement. */
export class AccountExportRepository {
  constructor(
    private readonly dataSource: DataSource,
    /** Gives each statement its own deadline: an export outlives that of a request. */
    private readonly inDeadline: <T>(work: () => T) => T,
  ) {}

  /** null for a withdrawn member. */
  async findProfile(memberId: number): Promise<Row | null> {
    const [row] = await this.query<Row>(
      `SELECT member.id, email, nick_name AS "nickName", info, kakao_id AS "kakaoId", is_admin AS "isAdmin",
         suspended_at AS "suspendedAt", suspended_until AS "suspendedUntil", suspension_reason AS "suspensionReason",
         last_sign_in_at AS "lastSignInAt", email_confirmed_at AS "emailConfirmedAt", terms_agreed_at AS "termsAgreedAt", member.inserted_at AS "insertedAt",
         ${PATH} AS picture
       FROM member LEFT JOIN stored_file file ON file.id = profile_image_id WHERE member.id = $1`,
      [memberId],
    );
    return row ?? null;
  }

  async *pagesOf(name: string, memberId: number): AsyncIterable<Row[]> {
    const { select, from, key, first } = PARTS[name]!;
    const sql = `SELECT ${key} AS "$key", ${select} FROM ${from} AND ${key} > $2 ORDER BY ${key} LIMIT $3`;
    for await (const rows of this.pages<Row & { $key: unknown }>(sql, memberId, first))
      yield rows.map(({ $key: _, ...row }) => row);
  }

  async *files(memberId: number): AsyncIterable<ExportedFile> {
    const sql = `SELECT file.id AS "$key", file.id, file.key, file.name, ${PATH} AS path, file.inserted_at AS "insertedAt"
      FROM (SELECT profile_image_id AS id FROM member WHERE id = $1
            UNION ALL SELECT file_id FROM review_image JOIN review ON review.id = review_id WHERE member_id = $1
            UNION ALL SELECT file_id FROM board_file JOIN board ON board.id = board_id WHERE member_id = $1) AS own
        JOIN stored_file file ON file.id = own.id
      WHERE file.id > $2 ORDER BY file.id LIMIT $3`;
    for await (const rows of this.pages<ExportedFile & { $key: unknown }>(sql, memberId, 0)) yield* rows;
  }

  private async *pages<T extends { $key: unknown }>(sql: string, memberId: number, first: unknown): AsyncIterable<T[]> {
    for (let last = first, isMore = true; isMore;) {
      const rows = await this.query<T>(sql, [memberId, last, EXPORT_PAGE]);
      if (rows.length > 0) yield rows;
      last = rows.at(-1)?.$key;
      isMore = rows.length === EXPORT_PAGE;
    }
  }

  private query<T>(sql: string, values: unknown[]): Promise<T[]> {
    return this.inDeadline(() => this.dataSource.query<T[]>(sql, values));
  }
}
