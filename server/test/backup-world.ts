import { execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { LocalFileSource } from '../src/adapters/public-data/local-file-source';
import { demoBelongings } from '../src/demo/demo-belongings';
import { AuditAction, AuditEntry } from '../src/modules/audit/audit-entry.entity';
import { Favorite } from '../src/modules/favorite/favorite.entity';
import { FacilityImportService } from '../src/modules/facility/import/facility-import.service';
import type { Member } from '../src/modules/member/member.entity';
import { createBoard, createComment } from './board-operations';
import { csvOf, manyCells, writeTemporary } from './facility-file';
import { makeHoliday, makeInquiry, makeMember, makeVisitReport } from './factories';
import { pictureOf } from './pictures';
import { createReview, deleteReview, picturesNamed, reportReview, toggleLike, uploaded } from './review-operations';
import type { TestApp } from './test-app';
import { IS_LISTED } from '../src/modules/facility/facility-listed.sql';

const SERVER = resolve(__dirname, '..');

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** How a command of the server is started as a process of its own; nothing of our own environment but PATH gets in. */
function commandLine(name: string, args: string[]): string[] {
  return ['-r', resolve(SERVER, 'swc-hook.cjs'), resolve(SERVER, `src/commands/${name}.ts`), ...args];
}

/** @param fileBlocks so many blocks of 512 bytes may a file that it writes have at most */
export function runCommand(name: string, args: string[], env: Record<string, string> = {}, fileBlocks?: number): Promise<Ran> {
  const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks}; `;
  const line = ['-c', `${limit}exec "$@"`, 'sh', process.execPath, ...commandLine(name, args)];
  return new Promise((done) => {
    const child = execFile('/bin/sh', line, { cwd: SERVER, env: { PATH: process.env.PATH, ...env } }, (_, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    );
  });
}

/** As `runCommand`, for those that are killed while they run. */
export function startCommand(name: string, args: string[], env: Record<string, string>) {
  return spawn(process.execPath, commandLine(name, args), {
    cwd: SERVER,
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  });
}

export interface Product {
  admin: Member;
  member: Member;
  /** A place with reviews. */
  facilityId: number;
  /** Of the member, from before the backup. */
  token: string;
  /** Addresses of everything that was uploaded. */
  addresses: string[];
}

export const IMPORTED_PLACES = 30;

/** Something in every table: places of a public file, members, reviews with all that belongs to them, announcements, a desk. */
export async function fillProduct(app: TestApp): Promise<Product> {
  const { dataSource } = app;
  const file = writeTemporary(csvOf(manyCells(IMPORTED_PLACES)));
  await new FacilityImportService(dataSource, demoBelongings).importFile(new LocalFileSource(file));
  const [{ id: facilityId }] = await dataSource.query<[{ id: number }]>('SELECT min(id) AS id FROM facility');
  const admin = await makeMember(dataSource, { isAdmin: true });
  const member = await makeMember(dataSource, { info: '줄\n바꿈\t탭 \\ 역슬래시 "따옴표" 🐾' });
  const other = await makeMember(dataSource);

  const first = await createReview(app, member, {
    facilityId,
    rating: 4,
    content: '마당이\n넓어요 \\N',
    tagNames: ['산책', '카페'],
    images: await picturesNamed('하나.jpg', '둘.jpg'),
  });
  await makeVisitReport(dataSource, { facilityId, memberId: member.id, outcome: 'REFUSED' });
  const second = await createReview(app, other, { facilityId, rating: 1, tagNames: ['산책'] });
  const removed = await createReview(app, other, { facilityId, rating: 5, images: await picturesNamed('셋.jpg') });
  const [id, otherId] = [first.data!.createReview.id, second.data!.createReview.id];
  await toggleLike(app, other, id, true);
  await reportReview(app, member, otherId);
  // Its number must not come back, nor its picture.
  await deleteReview(app, other, removed.data!.createReview.id);
  await dataSource.getRepository(Favorite).insert({ memberId: member.id, facilityId });

  const attachments = [uploaded('안내문입니다\n'.repeat(100), '안내.txt'), uploaded(await pictureOf('png'), '약도.png')];
  const board = await createBoard(app, admin, { title: '이사 안내', attachments });
  await createComment(app, member, board.data!.createBoard.id);
  await createBoard(app, admin, { title: '비밀 공지', isPrivate: true });
  await makeInquiry(dataSource, { memberId: member.id, email: member.email });
  await makeHoliday(dataSource, { date: '2026-10-09', name: '한글날', isOfficial: true });
  await makeHoliday(dataSource, { date: '2026-12-31', name: '우리만 쉬는 날' });
  await dataSource.getRepository(AuditEntry).insert({ actorId: admin.id, action: AuditAction.CREATE_HOLIDAY, targetId: 1 });
  const token = await app.signIn(member);
  await dataSource.query(
    `INSERT INTO temporary_code (member_id, code_hash, expires_at) VALUES ($1, 'x', now() + interval '1 hour')`,
    [member.id],
  );
  await dataSource.query(
    `INSERT INTO member_link (member_id, kind, token_hash, email, expires_at)
     VALUES ($1, 'RESET_PASSWORD', 'x', 'bori@baldojang.example', now() + interval '1 hour')`,
    [member.id],
  );
  await dataSource.query(
    `INSERT INTO queued_mail (kind, member_id, expires_at) VALUES ('CONFIRM_EMAIL', $1, now() + interval '1 hour')`,
    [member.id],
  );
  const { images } = first.data!.createReview;
  const addresses = [...images, ...board.data!.createBoard.attachments].map(({ url }) => url);
  return { admin, member, facilityId, token, addresses };
}

/** Number and sum of the rows of each table, whatever their order. */
export async function contentOf(dataSource: DataSource): Promise<Record<string, { rows: number; sum: string }>> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const content: Record<string, { rows: number; sum: string }> = {};
  for (const { name } of tables)
    [content[name]] = await dataSource.query<[{ rows: number; sum: string }]>(
      `SELECT count(*) AS rows, md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")) AS sum FROM "${name}" AS t`,
    );
  return content;
}

const FACETS =
  'sido_name, sigungu_name, category2, category3, parking_available, indoor_facility, outdoor_facility, pet_friendly, pet_types, entry_policy_id';

/** Names of the checks whose stored counts or files do not match the rows. */
export async function disagreements(dataSource: DataSource): Promise<string[]> {
  const checks: Record<string, string> = {
    rating: `SELECT facility_id, count(*)::integer, sum(rating)::integer FROM review WHERE blinded_at IS NULL GROUP BY 1
      EXCEPT SELECT facility_id, review_count, rating_sum FROM facility_rating`,
    'rating of none': `SELECT facility_id FROM facility_rating EXCEPT SELECT facility_id FROM review WHERE blinded_at IS NULL`,
    facet: `SELECT ${FACETS}, count(*)::integer FROM facility WHERE ${IS_LISTED} GROUP BY ${FACETS}
      EXCEPT SELECT ${FACETS}, facility_count FROM facility_facet`,
    'facet of none': `SELECT ${FACETS} FROM facility_facet
      EXCEPT SELECT ${FACETS} FROM facility WHERE ${IS_LISTED}`,
    'picture without a row': `SELECT file_id FROM review_image EXCEPT SELECT id FROM stored_file`,
    'picture of none': `SELECT id FROM stored_file EXCEPT SELECT file_id FROM review_image EXCEPT SELECT file_id FROM board_file`,
  };
  const found: string[] = [];
  for (const [name, query] of Object.entries(checks)) if ((await dataSource.query<unknown[]>(query)).length > 0) found.push(name);
  return found;
}
