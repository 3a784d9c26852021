import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { type FakeS3, startFakeS3 } from '../../../test/fake-s3';
import { makeMember, makeReview, PASSWORD } from '../../../test/factories';
import { WITHDRAW } from '../../../test/member-operations';
import { makeMemberWithEverything, memberReferences } from '../../../test/member-world';
import { uploadOf } from '../../../test/pictures';
import { readZip } from '../../../test/read-zip';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { LIMIT_FIGURES } from '../../shared/validation/limit-figures';
import { FileKind } from '../file/stored-file.entity';
import type { Member } from '../member/member.entity';
import { EXPORT_PAGE } from './account-export.repository';

const PATH = '/account/export';

/** The part of data.json with the rows of a table; null: not exported. A new table fails until it is declared here. */
const TABLES: Record<string, string | null> = {
  // Of the administrators, who answer for it.
  audit_entry: null,
  board: 'announcements',
  comment: 'comments',
  comment_report: 'commentReports',
  correction_proposal: 'corrections',
  favorite: 'favorites',
  former_email: 'formerEmails',
  // Counts uploads of a day.
  file_usage: null,
  inquiry: 'inquiries',
  // Of the administrators among themselves.
  inquiry_note: null,
  // A secret of the mailbox, stored hashed.
  member_link: null,
  // Composed when it is sent.
  queued_mail: null,
  review: 'reviews',
  review_like: 'likes',
  review_report: 'reports',
  session: 'sessions',
  // Valid for two minutes, stored hashed.
  temporary_code: null,
  visit_report: 'visitReports',
};

type Data = Record<string, Record<string, unknown>[]> & { profile: Record<string, unknown> };

const post = (app: TestApp, token: string) =>
  fetch(app.url + PATH, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
async function exportOf(app: TestApp, token: string) {
  const files = await readZip(Buffer.from(await (await post(app, token)).arrayBuffer()));
  return { files, data: JSON.parse(files.get('data.json')!.toString()) as Data };
}

/** A response whose body is not read until the test reads it. */
async function unread(app: TestApp, token: string): Promise<{ req: ClientRequest; res: IncomingMessage }> {
  const req = request(app.url + PATH, { method: 'POST', headers: { authorization: `Bearer ${token}` } }).end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  return { req, res };
}

describe('the export of a member', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { rateLimits: false } });
  });
  afterAll(() => app.stop());

  it('has all of the member, and nothing of another one', async () => {
    const [member, stranger] = [await makeMemberWithEverything(app, '보리네'), await makeMemberWithEverything(app, '구름이네')];
    const { files, data } = await exportOf(app, await app.signIn(member));
    expect(data.profile).toMatchObject({ id: member.id, email: member.email, nickName: '보리네', info: '보리네 소개' });
    expect(data).toMatchObject({
      reviews: [{ content: '보리네 리뷰', rating: 5, tags: ['산책', '보리네'], facility: { id: expect.any(Number) as number } }],
      comments: [{ content: '보리네 댓글' }],
      announcements: [{ title: '보리네 공지', content: '보리네', isPrivate: false }],
      likes: [{ reviewId: expect.any(Number) as number }],
      favorites: [{ facility: { name: expect.any(String) as string } }],
      reports: [{ reason: '보리네 신고' }],
      commentReports: [{ reason: '보리네 신고' }],
      corrections: [{ field: 'PHONE', value: '보리네', source: '보리네 출처', status: 'PENDING' }],
      visitReports: [{ outcome: 'ENTERED', pets: [{ species: 'DOG', size: 'SMALL' }] }],
      inquiries: [{ subject: '보리네', message: '보리네 문의', email: 'answer@baldojang.example' }],
      sessions: [{ device: '알 수 없는 기기' }, { device: '알 수 없는 기기' }],
    });
    const named = [
      data.profile.picture,
      ...(data.reviews![0]!.pictures as string[]),
      ...(data.announcements![0]!.files as string[]),
    ];
    expect([...files.keys()].sort()).toEqual(['data.json', ...named].sort());
    const text = JSON.stringify(data);
    for (const secret of ['구름이네', '남의', stranger.email, member.passwordHash!]) expect(text).not.toContain(secret);
  });

  it('has each file as it is stored', async () => {
    const member = await makeMemberWithEverything(app, '두부네');
    const { files } = await exportOf(app, await app.signIn(member));
    const rows = await app.dataSource.query<{ id: number; key: string; name: string; bytes: number }[]>(
      `SELECT id, key, name, bytes FROM stored_file WHERE id IN
         (SELECT file_id FROM review_image JOIN review ON review.id = review_id WHERE member_id = $1)`,
      [member.id],
    );
    expect(rows).toHaveLength(2);
    for (const { id, key, name } of rows) {
      const stored = await buffer((await app.files.open(key, 'full', name))!.read());
      expect(files.get(`pictures/${id}-${name}`)?.equals(stored)).toBe(true);
    }
  });

  it('covers every table with a reference to a member', async () => {
    const tables = new Set((await memberReferences(app.dataSource)).map(({ table }) => table));
    expect([...tables].sort()).toEqual(Object.keys(TABLES).sort());
    const { data } = await exportOf(app, await app.signIn(await makeMember(app.dataSource)));
    const { exportedAt: _, profile: __, ...parts } = data;
    expect(Object.keys(parts).sort()).toEqual(Object.values(TABLES).filter(Boolean).sort());
  });

  it('is for suspended members too, with the reason', async () => {
    const member = await makeMember(app.dataSource);
    await app.dataSource.query("UPDATE member SET suspended_at = now(), suspension_reason = '광고' WHERE id = $1", [member.id]);
    const { data } = await exportOf(app, await app.signIn(member));
    expect(data.profile).toMatchObject({ id: member.id, suspensionReason: '광고' });
  });

  it('has the rows of every page', async () => {
    const member = await makeMember(app.dataSource);
    const { facilityId } = await makeReview(app.dataSource);
    const length = 2 * EXPORT_PAGE + 1;
    await app.dataSource.query(
      `INSERT INTO review (member_id, facility_id, content, rating) SELECT $1, $2, 'text ' || n, 5 FROM generate_series(1, $3::int) AS n`,
      [member.id, facilityId, length],
    );
    const { data } = await exportOf(app, await app.signIn(member));
    expect(data.reviews!.map(({ content }) => content)).toEqual(Array.from({ length }, (_, index) => `text ${index + 1}`));
  });

  it('is a download that no cache stores', async () => {
    const { headers, body } = await post(app, await app.signIn(await makeMember(app.dataSource)));
    await body?.cancel();
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="baldojang-\d{4}-\d\d-\d\d\.zip"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is refused to visitors and with a bad token', async () => {
    await app.http.post(PATH).expect(401);
    await app.http.post(PATH).auth('not.a.token', { type: 'bearer' }).expect(401);
    const closed = await app.signIn(await makeMember(app.dataSource));
    await app.dataSource.query('DELETE FROM session');
    expect((await post(app, closed)).status).toBe(401);
  });

  it.each(['get', 'head', 'put', 'delete'] as const)('is not answered to %s', async (method) => {
    const token = await app.signIn(await makeMember(app.dataSource));
    await app.http[method](PATH).auth(token, { type: 'bearer' }).expect(405).expect('allow', 'POST, OPTIONS');
  });

  it('takes no member from the request', async () => {
    const [member, stranger] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
    const answer = await fetch(`${app.url}${PATH}?memberId=${stranger.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.signIn(member)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ memberId: stranger.id, id: stranger.id }),
    });
    const files = await readZip(Buffer.from(await answer.arrayBuffer()));
    expect((JSON.parse(files.get('data.json')!.toString()) as Data).profile.id).toBe(member.id);
  });
});

it('is limited to a few an hour for a member', async () => {
  const app = await startTestApp();
  const [member, stranger] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
  const token = await app.signIn(member);
  for (let count = 0; count < LIMIT_FIGURES.EXPORT.points; count++) await exportOf(app, token);
  const refused = await post(app, await app.signIn(member));
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await post(app, await app.signIn(stranger))).status).toBe(200);
  await app.stop();
});

describe('an export of 2,000 pictures', () => {
  const PICTURES = 2_000;
  let app: TestApp;
  let member: Member;
  let token: string;
  /** File streams of the export. */
  const streams = { opened: 0, open: 0, openMax: 0 };
  beforeAll(async () => {
    app = await startTestApp({ config: { rateLimits: false } });
    const { files } = app;
    const open = files.open.bind(files);
    files.open = async (...address) => {
      const file = await open(...address);
      return (
        file && {
          ...file,
          read: (range) => {
            streams.opened += 1;
            streams.openMax = Math.max(streams.openMax, (streams.open += 1));
            return file.read(range).once('close', () => (streams.open -= 1));
          },
        }
      );
    };
    member = await makeMember(app.dataSource);
    await addPictures(app, member, PICTURES);
    token = await app.signIn(member);
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    Object.assign(streams, { opened: 0, open: 0, openMax: 0 });
  });

  const isOver = async (condition: () => boolean) => {
    for (const until = Date.now() + 10_000; !condition() && Date.now() < until;) await sleep(10);
    return condition();
  };
  /** Waits until the buffers between server and client are full. */
  const untilItWaits = async () => {
    for (let before = -1; before !== streams.opened || streams.opened === 0; await sleep(300)) before = streams.opened;
  };
  const connectionsInUse = () => {
    const { master: pool } = app.dataSource.driver as unknown as { master: { totalCount: number; idleCount: number } };
    return pool.totalCount - pool.idleCount;
  };

  it('reads no further than the client, one file at a time, and holds no database connection meanwhile', async () => {
    const { res } = await unread(app, token);
    await untilItWaits();
    expect([streams.opened < PICTURES / 2, connectionsInUse()]).toEqual([true, 0]);
    const files = await readZip(await buffer(res));
    const { reviews } = JSON.parse(files.get('data.json')!.toString()) as Data;
    const pictures = reviews!.flatMap((review) => review.pictures as string[]);
    expect(new Set(pictures).size).toBe(PICTURES);
    expect(pictures.every((path) => files.get(path)!.length > 10_000)).toBe(true);
    expect([streams.opened, streams.openMax]).toEqual([PICTURES, 1]);
  });

  it('is sent once at a time, and ends when the client leaves', async () => {
    const { req } = await unread(app, token);
    await untilItWaits();
    expect((await post(app, token)).status).toBe(429);
    req.destroy();
    expect(await isOver(() => streams.open === 0)).toBe(true);
    await untilItWaits();
    expect([streams.open, streams.opened < PICTURES]).toEqual([0, true]);
    const next = await unread(app, token);
    expect(next.res.statusCode).toBe(200);
    next.req.destroy();
    expect(await isOver(() => streams.open === 0)).toBe(true);
  });

  it('breaks off when the member withdraws', async () => {
    const { res } = await unread(app, token);
    await untilItWaits();
    const other = await app.signIn(member);
    expect((await app.run(WITHDRAW, { input: { password: PASSWORD } }, { token: other })).data).toEqual({ withdraw: true });
    // One may have been checked before.
    const { opened } = streams;
    await expect(buffer(res)).rejects.toThrow('aborted');
    expect(streams.opened - opened).toBeLessThanOrEqual(1);
  });
});

describe('the deadline of database time', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ databaseDeadlineMs: 700 });
  });
  afterAll(() => app.stop());

  it('holds for each statement of an export', async () => {
    const member = await makeMember(app.dataSource);
    const token = await app.signIn(member);
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE inquiry IN ACCESS EXCLUSIVE MODE');
    const started = performance.now();
    await expect(post(app, token).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    expect(performance.now() - started).toBeGreaterThan(500);
    await runner.rollbackTransaction();
    await runner.release();
    expect((await exportOf(app, token)).data.inquiries).toEqual([]);
  });
});

describe('with a shared storage', () => {
  let app: TestApp;
  let s3: FakeS3;
  beforeAll(async () => {
    s3 = await startFakeS3();
    app = await startTestApp({ config: { s3: s3.settings, rateLimits: false } });
  });
  afterAll(async () => {
    await app.stop();
    await s3.stop();
  });

  it('has the files of it, and breaks off when it fails', async () => {
    const member = await makeMemberWithEverything(app, '초코네');
    const token = await app.signIn(member);
    const { files } = await exportOf(app, token);
    expect([...files].filter(([path, content]) => path !== 'data.json' && content.length > 100)).toHaveLength(4);
    await s3.fault('cut', (operation) => operation.startsWith('GET'));
    await expect(post(app, token).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    await s3.fault(null);
    expect((await exportOf(app, token)).files.size).toBe(5);
  });
});

/** Large enough together to fill every buffer between server and client. */
async function addPictures(app: TestApp, { id }: Member, count: number): Promise<void> {
  const noise = await sharp(randomBytes(140 * 140 * 3), { raw: { width: 140, height: 140, channels: 3 } })
    .jpeg()
    .toBuffer();
  const ids = await app.files.withCopies([{ upload: uploadOf(noise, '사진.jpg'), copies: count }], FileKind.IMAGE, (received) =>
    app.dataSource.transaction((manager) => app.files.saveForMany(manager, received)),
  );
  const { facilityId } = await makeReview(app.dataSource);
  await app.dataSource.query(
    `WITH written AS (
       INSERT INTO review (member_id, facility_id, content, rating) SELECT $1, $2, '사진', 5 FROM generate_series(1, $3::int / 10)
       RETURNING id), numbered AS (SELECT id, row_number() OVER () AS n FROM written)
     INSERT INTO review_image (file_id, review_id)
     SELECT file_id, numbered.id FROM unnest($4::int[]) WITH ORDINALITY AS file (file_id, place) JOIN numbered ON n = (place - 1) / 10 + 1`,
    [id, facilityId, count, ids],
  );
}
