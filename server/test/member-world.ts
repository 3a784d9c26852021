import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Member } from '../src/modules/member/member.entity';
import { createBoard } from './board-operations';
import {
  makeBoard,
  makeComment,
  makeFacility,
  makeInquiry,
  makeMember,
  makeReview,
  makeVisitReport,
  PASSWORD,
  viewerOf,
} from './factories';
import { UPDATE } from './member-operations';
import { createReview, picturesNamed, reportReview, toggleLike } from './review-operations';
import { codeOf, type TestApp } from './test-app';

/** A column that names a member, whether or not it is a foreign key. */
export interface MemberReference {
  table: string;
  column: string;
}

/** Found in the catalog, so that a new table cannot be forgotten. */
export function memberReferences(dataSource: DataSource): Promise<MemberReference[]> {
  return dataSource.query<MemberReference[]>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name ~ '(member|actor|author|reporter|sender|admin)_id$'
     UNION
     SELECT conrelid::regclass::text, attname FROM pg_constraint
     JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
     WHERE contype = 'f' AND confrelid = 'member'::regclass
     ORDER BY 1, 2`,
  );
}

/** An admin with a row in every table that has room for one. All that is typed contains `word`. */
export async function makeMemberWithEverything(app: TestApp, word: string, facts: Partial<Member> = {}): Promise<Member> {
  const { dataSource } = app;
  const member = await makeMember(dataSource, { nickName: word, email: `${word}@baldojang.example`, isAdmin: true, ...facts });
  const viewer = viewerOf(member);
  const act = async (document: string, input: Record<string, unknown>, by = app.as(viewer)) =>
    assertOk(await by.run(document, { input }));
  const facility = await makeFacility(dataSource);
  const others = await makeReview(dataSource, { facilityId: facility.id, content: '남의 리뷰' });
  const board = await makeBoard(dataSource, { title: '남의 공지' });
  const input = { facilityId: facility.id, content: `${word} 리뷰`, tagNames: ['산책', word] };
  assertOk(await createReview(app, member, { ...input, images: await picturesNamed(`${word}.jpg`, '둘.jpg') }));
  assertOk(
    await createBoard(app, member, { title: `${word} 공지`, content: word, attachments: await picturesNamed(`${word}.png`) }),
  );
  await makeComment(dataSource, { boardId: board.id, memberId: member.id, content: `${word} 댓글` });
  const { id: othersCommentId } = await makeComment(dataSource, { boardId: board.id, content: '남의 댓글' });
  await dataSource.query('INSERT INTO comment_report (comment_id, reporter_id, reason) VALUES ($1, $2, $3)', [
    othersCommentId,
    member.id,
    `${word} 신고`,
  ]);
  await dataSource.query(
    `INSERT INTO correction_proposal (facility_id, field, value, source, member_id) VALUES ($1, 'PHONE', $2, $3, $4)`,
    [facility.id, word, `${word} 출처`, member.id],
  );
  await makeVisitReport(dataSource, { facilityId: facility.id, memberId: member.id });
  assertOk(await toggleLike(app, member, others.id, true));
  assertOk(await reportReview(app, member, others.id, `${word} 신고`));
  await act('mutation ($input: ToggleFavoriteInput!) { toggleFavorite(input: $input) { facility { id } } }', {
    facilityId: facility.id,
  });
  const [profileImage] = await picturesNamed(`${word}.jpg`);
  await act(UPDATE, { password: PASSWORD, info: `${word} 소개`, profileImage });
  const inquire = 'mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { id } }';
  const inquiry = { email: 'answer@baldojang.example', subject: word, message: `${word} 문의`, requestKey: randomUUID() };
  await act(inquire, inquiry);
  await dataSource.query(
    `INSERT INTO temporary_code (member_id, code_hash, expires_at) VALUES ($1, $2, now() + interval '1 minute')`,
    [member.id, word],
  );
  await dataSource.query(
    `INSERT INTO audit_entry (actor_id, action, target_id, member_id, snapshot) VALUES ($1, 'DELETE_REVIEW', 1, $1, $2)`,
    [member.id, `${word} 지운 글`],
  );
  await dataSource.query('INSERT INTO former_email (member_id, email) VALUES ($1, $2)', [member.id, formerEmailOf(word)]);
  await dataSource.query(
    `INSERT INTO member_link (member_id, kind, token_hash, email, expires_at) VALUES ($1, 'CHANGE_EMAIL', $2, $3, now())`,
    [member.id, word, `new-${member.email}`],
  );
  await dataSource.query(
    `INSERT INTO queued_mail (kind, member_id, address, expires_at)
     VALUES ('CHANGE_EMAIL', $1, $2, now()), ('EMAIL_CHANGED', NULL, $3, now()), ('RESET_PASSWORD', NULL, $4, now())`,
    [member.id, `new-${member.email}`, formerEmailOf(word), member.email.toUpperCase()],
  );
  const { id: othersInquiryId } = await makeInquiry(dataSource, { message: '남의 문의' });
  await dataSource.query('INSERT INTO inquiry_note (inquiry_id, author_id, text) VALUES ($1, $2, $3)', [
    othersInquiryId,
    member.id,
    '메모',
  ]);
  await app.signIn(member);
  return member;
}

/** An address that the member had before. */
export const formerEmailOf = (word: string) => `former-${word}@baldojang.example`;

function assertOk(answer: Parameters<typeof codeOf>[0]): void {
  if (codeOf(answer) !== 'ok') throw new Error(JSON.stringify(answer.errors));
}
