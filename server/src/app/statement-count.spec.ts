import { makeBoard, makeComment, makeFacility, makeInquiry, makeMember, makeReview, viewerOf } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/test-app';
import type { Member } from '../modules/member/member.entity';

/** What a list of any length may cost, session and limits apart. */
const STATEMENTS_MAX = 6;

let app: TestApp;
let admin: Member;
let statements = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = await makeMember(app.dataSource, { isAdmin: true });
  const { driver } = app.dataSource;
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    runner.query = ((...args: unknown[]) => {
      statements += 1;
      return query(...args);
    }) as typeof runner.query;
    return runner;
  };
});
afterAll(() => app.stop());

/** Adds rows and counts, for each list at each length, the statements and the items that came. */
async function count(lists: Record<string, string>, add: () => Promise<unknown>, lengths: readonly number[]) {
  const counts: Record<string, number[]> = {};
  const items: Record<string, number[]> = {};
  let length = 0;
  for (const wanted of lengths) {
    for (; length < wanted; length++) await add();
    for (const [list, document] of Object.entries(lists)) {
      statements = 0;
      const { data, errors } = await app.as(viewerOf(admin)).run<Record<string, unknown>>(document);
      expect(errors).toEqual([]);
      counts[list] = [...(counts[list] ?? []), statements];
      items[list] = [...(items[list] ?? []), itemsOf(data?.[list])];
    }
  }
  return { counts, items };
}

/** Of a page, or of a list of days. */
function itemsOf(answer: unknown): number {
  if (!Array.isArray(answer)) return (answer as { items: unknown[] }).items.length;
  return (answer as { reviews: unknown[] }[]).reduce((sum, { reviews }) => sum + reviews.length, 0);
}

function expectFew(counts: Record<string, number[]>) {
  for (const [one, ...more] of Object.values(counts)) {
    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThanOrEqual(STATEMENTS_MAX);
    expect(more).toEqual(more.map(() => one));
  }
}

const PLACE = 'id name category3 petTypes reviewCount averageRating viewerHasFavorited ratingCounts';
const MEMBER = 'id nickName email profileImage { url } reviewCount averageRating';
const REVIEW = `id content rating insertedAt likeCount viewerHasLiked viewerHasReported viewerIsAuthor viewerCanEdit
  images { url thumbnailUrl name } tags { id name }`;
const REVIEWED_PLACE = 'id name sidoName sigunguName reviewCount averageRating viewerHasFavorited';
const BOARD = `id title content isPrivate version insertedAt attachmentCount commentCount viewerCanEdit
  attachments { url name bytes image { url thumbnailUrl } } member { ${MEMBER} }`;
const LENGTHS = [1, 10, 50];

describe('SQL statements of a list', () => {
  it('stay the same few however many reviews it holds', async () => {
    const places = await Promise.all(Array.from({ length: 10 }, () => makeFacility(app.dataSource)));
    const authors = await Promise.all(Array.from({ length: 10 }, () => makeMember(app.dataSource)));
    const pictures = await addPictures(200);
    await app.dataSource.query('UPDATE member SET profile_image_id = $1', [pictures.shift()]);
    let added = 0;
    const add = async () => {
      const index = added++;
      const insertedAt = new Date(Date.UTC(2026, 0, 1 + index));
      // Every other one is the admin's own, who has a calendar.
      const memberId = index % 2 ? authors[index % 10]!.id : admin.id;
      const facilityId = places[(index * 3) % 10]!.id;
      const { id } = await makeReview(app.dataSource, {
        facilityId,
        memberId,
        tagNames: ['카페', `tag${index % 7}`],
        insertedAt,
      });
      const files = [pictures.shift(), pictures.shift()];
      await app.dataSource.query('INSERT INTO review_image (file_id, review_id) SELECT unnest($1::int[]), $2', [files, id]);
      await app.dataSource.query('INSERT INTO review_like (review_id, member_id) VALUES ($1, $2)', [id, admin.id]);
      await app.dataSource.query(`INSERT INTO review_report (review_id, reporter_id, reason) VALUES ($1, $2, '광고')`, [
        id,
        authors[(index + 1) % 10]!.id,
      ]);
    };
    const item = `items { ${REVIEW} member { ${MEMBER} } facility { ${REVIEWED_PLACE} } } totalCount`;
    const { counts, items } = await count(
      {
        reviews: `{ reviews(size: 50) { ${item} } }`,
        reviewPhotos: `{ reviewPhotos(facilityId: ${places[0]!.id}, size: 100) { items { image { url } member { ${MEMBER} } } totalCount } }`,
        reviewReports: `{ reviewReports(query: "광고", sort: REVIEW, size: 50) { items { id reason reporter { ${MEMBER} } review { ${REVIEW} member { ${MEMBER} } } } } }`,
        viewerReviewDays: `{ viewerReviewDays(year: 2026) { date reviews { ${REVIEW} facility { ${REVIEWED_PLACE} } } } }`,
      },
      add,
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toMatchObject({ reviews: LENGTHS, reviewReports: LENGTHS, viewerReviewDays: [1, 5, 25] });
    expect(items.reviewPhotos).toEqual([2, 2, 10]);
    const member = admin.id;
    for (const sort of ['LATEST', 'LIKES']) {
      statements = 0;
      await app.run(`{ reviews(filter: { memberId: ${member}, tagName: "카" }, sort: ${sort}, size: 50) { ${item} } }`);
      expect(statements).toBeLessThanOrEqual(STATEMENTS_MAX);
    }
  });

  it('stay the same few however many places it holds', async () => {
    const { counts, items } = await count(
      {
        facilities: `{ facilities(size: 50, filter: { searchQuery: "마당 카페" }) { items { ${PLACE} } } }`,
        facilitiesInBounds: `{ facilitiesInBounds(bounds: { southWestLat: 36, southWestLng: 126, northEastLat: 36.9, northEastLng: 128 }) { items { ${PLACE} } } }`,
      },
      () => makeFacility(app.dataSource, { name: '마당 카페', latitude: 36.5 }),
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toEqual({ facilities: LENGTHS, facilitiesInBounds: LENGTHS });
  });

  it('stay the same few however many announcements it holds', async () => {
    const pictures = await addPictures(110);
    let added = 0;
    const add = async () => {
      const author = await makeMember(app.dataSource, { profileImageId: pictures.shift(), isAdmin: true });
      const { id } = await makeBoard(app.dataSource, { memberId: author.id, isPrivate: added++ % 2 === 0 });
      await app.dataSource.query('INSERT INTO board_file (file_id, board_id) VALUES ($1, $2)', [pictures.shift(), id]);
      await makeComment(app.dataSource, { boardId: id, memberId: author.id });
    };
    const { counts, items } = await count(
      { boards: `{ boards(size: 50) { items { ${BOARD} } totalCount page } }` },
      add,
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toEqual({ boards: LENGTHS });
  });

  it('stay the same few however many comments it holds', async () => {
    const { id: boardId } = await makeBoard(app.dataSource);
    const pictures = await addPictures(50);
    const add = async () => {
      const author = await makeMember(app.dataSource, { profileImageId: pictures.shift() });
      await makeComment(app.dataSource, { boardId, memberId: author.id });
    };
    const comment = `id content insertedAt viewerCanEdit member { ${MEMBER} } board { id commentCount }`;
    const { counts, items } = await count(
      { comments: `{ comments(boardId: ${boardId}, size: 50) { items { ${comment} } totalCount } }` },
      add,
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toEqual({ comments: LENGTHS });
  });

  it('stay the same few however many inquiries and entries of the audit it holds', async () => {
    const pictures = await addPictures(50);
    const add = async () => {
      const sender = await makeMember(app.dataSource, { profileImageId: pictures.shift(), isAdmin: true });
      const { id } = await makeInquiry(app.dataSource, { memberId: sender.id });
      await app.dataSource.query(`INSERT INTO audit_entry (actor_id, action, target_id) VALUES ($1, 'DELETE_INQUIRY', $2)`, [
        sender.id,
        id,
      ]);
    };
    const { counts, items } = await count(
      {
        inquiries: `{ inquiries(query: "문의", size: 50) { items { id email subject message insertedAt member { ${MEMBER} } } totalCount } }`,
        auditEntries: `{ auditEntries(size: 50) { items { id action targetId actorId insertedAt actor { ${MEMBER} } } totalCount } }`,
      },
      add,
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toEqual({ inquiries: LENGTHS, auditEntries: LENGTHS });
  });
});

/** Rows of pictures; nobody asks for their files. */
async function addPictures(length: number): Promise<number[]> {
  const rows = await app.dataSource.query<{ id: number }[]>(
    `INSERT INTO stored_file (key, name, media_type, kind, bytes, width, height)
     SELECT replace(gen_random_uuid()::text, '-', ''), 'a.jpg', 'image/jpeg', 'IMAGE', 1, 1, 1 FROM generate_series(1, $1::int) RETURNING id`,
    [length],
  );
  return rows.map(({ id }) => id);
}
