import { getNamedType, getNullableType, type GraphQLOutputType, isListType, isObjectType } from 'graphql';
import {
  makeBoard,
  makeComment,
  makeConflict,
  makeFacility,
  makeHoliday,
  makeInquiry,
  makeMember,
  makeProposal,
  makeReview,
  makeVisitReport,
  PASSWORD,
  viewerOf,
} from '../../../test/factories';
import { signUpInput } from '../../../test/member-operations';
import { recordStatements } from '../../../test/record-statements';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { InquirySubject } from '../../modules/support/inquiry.entity';
import type { Member } from '../../modules/member/member.entity';
import { REGIONS } from '../../shared/text/region';
import { createSchema } from './schema';

/** What a list of any length may cost, session and limits apart. */
const STATEMENTS_MAX = 6;
/** The same for suggestions, each way of reading and finding being one. */
const SUGGESTION_STATEMENTS_MAX = 12;
/** Root fields with a list that were counted here. */
const counted = new Set<string>();
/** Lists that come from memory. */
const WITHOUT_STATEMENTS = ['areasAround', 'areaSuggestions', 'interpretSearch', 'petTypes'];

let app: TestApp;
let admin: Member;
let statements: string[];
beforeAll(async () => {
  app = await startTestApp();
  admin = await makeMember(app.dataSource, { isAdmin: true });
  statements = recordStatements(app.dataSource);
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
      counted.add(list);
      statements.length = 0;
      const { data, errors } = await app.as(viewerOf(admin)).run<Record<string, unknown>>(document);
      expect(errors).toEqual([]);
      counts[list] = [...(counts[list] ?? []), statements.length];
      items[list] = [...(items[list] ?? []), itemsOf(data?.[list])];
    }
  }
  return { counts, items };
}

/** Of a page, of a list, of the lists in a list, or of the list in one thing. */
function itemsOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.reduce<number>((sum, item) => sum + innerItemsOf(item, 1), 0);
  return innerItemsOf(answer, NaN);
}

function innerItemsOf(value: unknown, otherwise: number): number {
  const inner = Object.values(value as object).find((child) => Array.isArray(child)) as unknown[] | undefined;
  return inner?.length ?? otherwise;
}

function expectFew(counts: Record<string, number[]>) {
  for (const [one, ...more] of Object.values(counts)) {
    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThanOrEqual(STATEMENTS_MAX);
    expect(more).toEqual(more.map(() => one));
  }
}

const PLACE = 'id name category3 petTypes reviewCount averageRating viewerHasFavorited ratingCounts';
const VISITS = 'visitSummary { enteredCount conditions { kind } } viewerVisitReports { id pets { species } }';
const RULES = 'openState { status } openingWeek { date } entrySummary { text } entry(pets: [{ species: DOG }]) { answer }';
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
      statements.length = 0;
      await app.run(`{ reviews(filter: { memberId: ${member}, tagName: "카" }, sort: ${sort}, size: 50) { ${item} } }`);
      expect(statements.length).toBeLessThanOrEqual(STATEMENTS_MAX);
    }
  });

  it('stay the same few however many places it holds', async () => {
    const { id } = await makeFacility(app.dataSource);
    // What was read from texts is fetched once.
    await app.run(`{ facility(id: ${id}) { ${RULES} } }`);
    const { counts, items } = await count(
      {
        facility: `{ facility(id: ${id}) { ${RULES} } }`,
        facilities: `{ facilities(size: 50, filter: { searchQuery: "마당 카페" }) { items { ${PLACE} ${RULES} } } }`,
        facilitiesInBounds: `{ facilitiesInBounds(bounds: { southWestLat: 36, southWestLng: 126, northEastLat: 36.9, northEastLng: 128 }) { items { ${PLACE} ${RULES} } } }`,
      },
      () => makeFacility(app.dataSource, { name: '마당 카페', latitude: 36.5 }),
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toEqual({ facility: [7, 7, 7], facilities: LENGTHS, facilitiesInBounds: LENGTHS });
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
      await makeComment(app.dataSource, { boardId: (await makeBoard(app.dataSource)).id, memberId: admin.id });
    };
    const comment = `id content insertedAt viewerCanEdit member { ${MEMBER} } board { id commentCount }`;
    const { counts, items } = await count(
      {
        comments: `{ comments(boardId: ${boardId}, size: 50) { items { ${comment} } totalCount } }`,
        viewerComments: `{ viewerComments(size: 50) { items { ${comment} } totalCount } }`,
      },
      add,
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toEqual({ comments: LENGTHS, viewerComments: LENGTHS });
  });

  it('stay the same few however many inquiries and entries of the audit it holds', async () => {
    const pictures = await addPictures(50);
    const add = async () => {
      const sender = await makeMember(app.dataSource, { profileImageId: pictures.shift(), isAdmin: true });
      const { id } = await makeInquiry(app.dataSource, { memberId: sender.id });
      const { id: facilityId } = await makeFacility(app.dataSource);
      await makeInquiry(app.dataSource, {
        memberId: admin.id,
        subject: '내 것',
        message: '물음',
        aboutKind: InquirySubject.FACILITY,
        aboutId: facilityId,
      });
      await app.dataSource.query(`INSERT INTO inquiry_note (inquiry_id, author_id, text) VALUES ($1, $2, '메모')`, [
        id,
        sender.id,
      ]);
      const { id: memberId } = await makeMember(app.dataSource);
      await app.dataSource.query(
        `INSERT INTO audit_entry (actor_id, action, target_id, member_id) VALUES ($1, 'DELETE_INQUIRY', $2, $3)`,
        [sender.id, id, memberId],
      );
    };
    const { counts, items } = await count(
      {
        inquiries: `{ inquiries(query: "문의", size: 50) { items { id email subject message insertedAt member { ${MEMBER} }
          notes { text author { ${MEMBER} } } about { kind facility { id name } } } totalCount } }`,
        viewerInquiries: `{ viewerInquiries(size: 50) { items { id answer about { kind facility { id name } } } totalCount } }`,
        auditEntries: `{ auditEntries(size: 50) { items { id action targetId actorId insertedAt reason snapshot
          actor { ${MEMBER} } member { ${MEMBER} receivedReportCount } } totalCount } }`,
      },
      add,
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toEqual({ inquiries: LENGTHS, viewerInquiries: LENGTHS, auditEntries: LENGTHS });
  });

  it('stay the same few however many visit reports it holds', async () => {
    const add = async () => {
      const { id: facilityId } = await makeFacility(app.dataSource, { name: '제보 카페' });
      for (let count = 0; count < 5; count++) await makeVisitReport(app.dataSource, { facilityId });
      await makeVisitReport(app.dataSource, { facilityId, memberId: admin.id });
    };
    const burst = `id reportCount facility { id name viewerHasFavorited } reports { id pets { species } member { ${MEMBER} } }`;
    const { counts, items } = await count(
      {
        visitReportBursts: `{ visitReportBursts(size: 20) { items { ${burst} } totalCount } }`,
        facilities: `{ facilities(size: 20, filter: { searchQuery: "제보 카페" }) { items { name ${VISITS} } } }`,
        viewerVisitReports: `{ viewerVisitReports(size: 20) { items { id pets { species } facility { name ${VISITS} } } totalCount } }`,
      },
      add,
      [1, 5, 20],
    );
    expectFew(counts);
    expect(items).toEqual({ visitReportBursts: [1, 5, 20], facilities: [1, 5, 20], viewerVisitReports: [1, 5, 20] });
  });

  it('stay the same however many sessions it holds', async () => {
    const { counts, items } = await count(
      { viewerSessions: '{ viewerSessions { id device startedAt lastSeenAt expiresAt isCurrent } }' },
      () => app.signIn(admin),
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toEqual({ viewerSessions: LENGTHS });
  });

  it('stay the same few however many corrections it holds', async () => {
    const pictures = await addPictures(20);
    const add = async () => {
      const { id: memberId } = await makeMember(app.dataSource, { profileImageId: pictures.shift() });
      const [{ decisionId }] = await app.dataSource.query<[{ decisionId: number }]>(
        `INSERT INTO audit_entry (actor_id, action, target_id) VALUES ($1, 'ACCEPT_CORRECTION', 1) RETURNING id AS "decisionId"`,
        [memberId],
      );
      const { facilityId } = await makeProposal(app.dataSource, { memberId, decisionId });
      await makeConflict(app.dataSource, { facilityId });
      await makeConflict(app.dataSource, { facilityId, field: 'PHONE' });
    };
    const place = 'id name viewerHasFavorited corrections { field value source }';
    const { counts, items } = await count(
      {
        corrections: `{ corrections(status: PENDING, query: "안내문", size: 50) { items { id value currentValue dataValue decisionReason decidedBy { ${MEMBER} } facility { ${place} } member { ${MEMBER} } } totalCount } }`,
        correctionConflicts: `{ correctionConflicts(size: 50) { items { id value dataValue facility { ${place} } } totalCount } }`,
      },
      add,
      [1, 5, 20],
    );
    expectFew(counts);
    expect(items).toEqual({ corrections: [1, 5, 20], correctionConflicts: [2, 10, 40] });
  });

  it('stay the same few however many findings and imports it holds', async () => {
    const add = async () => {
      await makeFacility(app.dataSource, { name: '옛 카페', category3: '카페', finalCreationDate: '2022-11-30' });
      await app.dataSource.query(`INSERT INTO facility_import (file_name, file_hash, report) VALUES ('a.csv', 'hash', '{}')`);
    };
    const { counts, items } = await count(
      {
        dataFindings:
          '{ dataFindings(kind: OLD_EATERY, query: "옛 카페", size: 50) { items { id text facilities { id name viewerHasFavorited } } totalCount } }',
        facilityImports: '{ facilityImports(size: 50) { items { id added } totalCount } }',
      },
      add,
      [1, 5, 20],
    );
    expectFew(counts);
    expect(items).toEqual({ dataFindings: [1, 5, 20], facilityImports: [1, 5, 20] });
  });

  it('stays the same however many findings are counted', async () => {
    const { counts } = await count(
      { dataOverview: '{ dataOverview { kind count } }' },
      () => makeFacility(app.dataSource, { category3: '카페', finalCreationDate: '2022-11-30' }),
      [1, 5],
    );
    expectFew(counts);
  });

  it('stay the same few however many reported texts and bursts of reviews it holds', async () => {
    const board = await makeBoard(app.dataSource);
    const add = async () => {
      const { id: facilityId } = await makeFacility(app.dataSource);
      const reviews = [];
      for (let count = 0; count < 5; count++) {
        const { id: memberId } = await makeMember(app.dataSource);
        reviews.push(await makeReview(app.dataSource, { facilityId, memberId }));
      }
      const { id, memberId } = await makeComment(app.dataSource, {
        boardId: board.id,
        memberId: (await makeMember(app.dataSource)).id,
      });
      await app.dataSource.query(`INSERT INTO review_report (review_id, reporter_id, reason) VALUES ($1, $2, '도배')`, [
        reviews[0]!.id,
        memberId,
      ]);
      await app.dataSource.query(`INSERT INTO comment_report (comment_id, reporter_id, reason) VALUES ($1, $2, '도배')`, [
        id,
        reviews[1]!.memberId,
      ]);
    };
    const text = `content blinding { reason } member { id nickName }`;
    const { counts, items } = await count(
      {
        reportedContents: `{ reportedContents(query: "도배", size: 50) { items { id reportCount reports { reason reporter { id nickName } }
          review { ${text} facility { id name } } comment { ${text} board { id title } } } totalCount } }`,
        reviewBursts: `{ reviewBursts(size: 20) { items { id facility { id name } reviews { ${REVIEW} member { id nickName } } } totalCount } }`,
      },
      add,
      [1, 5, 20],
    );
    expectFew(counts);
    expect(items).toEqual({ reportedContents: [2, 10, 40], reviewBursts: [1, 5, 20] });
  });

  it('stay the same few however many members it holds', async () => {
    const pictures = await addPictures(50);
    const { id: facilityId } = await makeFacility(app.dataSource);
    const add = async () => {
      const { id } = await makeMember(app.dataSource, { nickName: `셈하기${pictures.length}`, profileImageId: pictures.shift() });
      const review = await makeReview(app.dataSource, { facilityId, memberId: id });
      await app.dataSource.query(`INSERT INTO review_report (review_id, reporter_id, reason) VALUES ($1, $2, '광고')`, [
        review.id,
        id,
      ]);
    };
    const { counts, items } = await count(
      {
        members: `{ members(query: "셈하기", size: 50, sort: MOST_REPORTS) { items { ${MEMBER} info insertedAt authNames provider
        suspension { reason until } lastSignInAt receivedReportCount } totalCount } }`,
      },
      add,
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toEqual({ members: LENGTHS });
  });

  it('do not grow with favourites or matches', async () => {
    const add = async () => {
      const { id } = await makeFacility(app.dataSource, { name: '셈하는 놀이터' });
      await makeReview(app.dataSource, { facilityId: id, memberId: admin.id });
      await app.dataSource.query('INSERT INTO favorite (member_id, facility_id) VALUES ($1, $2)', [admin.id, id]);
    };
    const { counts, items } = await count(
      {
        favoriteFacilities: `{ favoriteFacilities(size: 50) { items { ${PLACE} } totalCount } }`,
        facilitySuggestions: '{ facilitySuggestions(query: "셈하는", limit: 20) { id name category3 sidoName sigunguName } }',
      },
      add,
      [1, 10, 20],
    );
    const { facilitySuggestions = [], ...others } = counts;
    expectFew(others);
    // Way after way is tried until there are enough: the more there is the fewer.
    expect(facilitySuggestions.filter((few) => few > SUGGESTION_STATEMENTS_MAX)).toEqual([]);
    expect(facilitySuggestions).toEqual([...facilitySuggestions].sort((one, other) => other - one));
    expect(items).toEqual({ favoriteFacilities: [1, 10, 20], facilitySuggestions: [1, 10, 20] });
  });

  it('stay the same few however many choices there are', async () => {
    let added = 0;
    const add = async () => {
      added += 1;
      const { name: sidoName } = REGIONS[added % REGIONS.length]!;
      await makeFacility(app.dataSource, {
        ...{ sidoName, sigunguName: `셈${added}구`, category2: `셈 ${added % 4}`, category3: `셈 ${added}` },
      });
      await makeReview(app.dataSource, { tagNames: [`셈${added}`] });
      await makeHoliday(app.dataSource, { date: new Date(Date.UTC(2025, 0, added)).toISOString().slice(0, 10) });
    };
    const { counts, items } = await count(
      {
        regions: '{ regions { name shortName facilityCount } }',
        districts: '{ districts { name regionName facilityCount } }',
        facilityCategories: '{ facilityCategories { name facilityCount kinds { name facilityCount } } }',
        holidays: '{ holidays(year: 2025) { id date name description isOfficial } }',
        tags: '{ tags(query: "셈", limit: 50) { id name } }',
      },
      add,
      LENGTHS,
    );
    expectFew(counts);
    expect(items).toMatchObject({ holidays: LENGTHS, tags: LENGTHS });
    for (const [one, ten] of Object.values(items)) expect(ten).toBeGreaterThan(one!);
  });

  it('stay the same few however much one review or one announcement holds', async () => {
    const pictures = await addPictures(30);
    const { id: reviewId } = await makeReview(app.dataSource, { tagNames: ['하나', '둘', '셋'] });
    const { id: boardId } = await makeBoard(app.dataSource);
    const add = async () => {
      await app.dataSource.query('INSERT INTO review_image (file_id, review_id) VALUES ($1, $2)', [pictures.shift(), reviewId]);
      await app.dataSource.query('INSERT INTO board_file (file_id, board_id) VALUES ($1, $2)', [pictures.shift(), boardId]);
    };
    const { counts, items } = await count(
      {
        review: `{ review(id: ${reviewId}) { ${REVIEW} member { ${MEMBER} } facility { ${PLACE} } } }`,
        board: `{ board(id: ${boardId}) { ${BOARD} } }`,
      },
      add,
      [1, 10, 15],
    );
    expectFew(counts);
    expect(items).toEqual({ review: [1, 10, 15], board: [1, 10, 15] });
  });

  it('were counted for everything that answers with a list of things, be it inside of another', () => {
    const queries = Object.values(createSchema().getQueryType()?.getFields() ?? {});
    const lists = queries.flatMap(({ name, type }) => (holdsList(type) ? [name] : []));
    expect([...counted, ...WITHOUT_STATEMENTS].sort()).toEqual(lists.sort());
  });
});

/** What a change answers beyond what the change itself knows, and what is sent for it. */
const CHANGES: { name: string; few: string; more: string; send: () => Promise<object> }[] = [
  {
    ...{ name: 'createReview', few: 'id', more: 'content' },
    send: async () => ({ facilityId: idOf(await makeFacility(app.dataSource)), rating: 5, content: '좋아요.' }),
  },
  {
    ...{ name: 'updateReview', few: 'id', more: 'content' },
    send: async () => ({ id: idOf(await makeReview(app.dataSource)), content: '좋아요.' }),
  },
  {
    ...{ name: 'deleteReview', few: 'id', more: 'facility { id reviewCount }' },
    send: async () => ({ id: idOf(await makeReview(app.dataSource)) }),
  },
  {
    ...{ name: 'deleteReview', few: 'id', more: 'member { id nickName }' },
    send: async () => ({ id: idOf(await makeReview(app.dataSource)) }),
  },
  {
    ...{ name: 'reportReview', few: 'id', more: 'content' },
    send: async () => ({ reviewId: idOf(await makeReview(app.dataSource)), reason: '광고' }),
  },
  {
    ...{ name: 'toggleReviewLike', few: 'member { id }', more: 'review { likeCount }' },
    send: async () => ({ reviewId: idOf(await makeReview(app.dataSource)) }),
  },
  { name: 'createBoard', few: 'id', more: 'content', send: () => Promise.resolve({ title: '공지', content: '본문' }) },
  {
    ...{ name: 'updateBoard', few: 'id', more: 'content' },
    send: async () => ({ id: idOf(await makeBoard(app.dataSource, { memberId: admin.id })), title: '공지' }),
  },
  {
    ...{ name: 'deleteComment', few: 'id', more: 'board { commentCount }' },
    send: async () => ({ id: idOf(await makeComment(app.dataSource, { memberId: admin.id })) }),
  },
  {
    ...{ name: 'toggleFavorite', few: 'id viewerHasFavorited', more: 'name' },
    send: async () => ({ facilityId: idOf(await makeFacility(app.dataSource)) }),
  },
  {
    ...{ name: 'createVisitReport', few: 'id', more: 'name' },
    send: async () => ({ facilityId: idOf(await makeFacility(app.dataSource)), outcome: 'ENTERED', pets: [{ species: 'DOG' }] }),
  },
  {
    ...{ name: 'deleteVisitReport', few: 'id', more: 'name' },
    send: async () => ({ id: idOf(await makeVisitReport(app.dataSource, { memberId: admin.id })) }),
  },
  { name: 'signUp', few: 'id', more: 'nickName', send: () => Promise.resolve(signUpInput()) },
  {
    ...{ name: 'updateMember', few: 'id', more: 'nickName' },
    send: () => Promise.resolve({ password: PASSWORD, info: '산책' }),
  },
];

it.each(CHANGES)('$name reads $more for its answer only where that is requested', async ({ name, few, more, send }) => {
  const statementsFor = async (fields: string) => {
    const input = await send();
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    statements.length = 0;
    const { errors } = await app
      .as(viewerOf(admin))
      .run(`mutation ($input: ${type}) { ${name}(input: $input) { ${fields} } }`, { input });
    expect(errors).toEqual([]);
    return statements.length;
  };
  const least = await statementsFor(few);
  expect(await statementsFor(`${few} ${more}`)).toBe(least + 1);
});

const idOf = ({ id }: { id: number }) => String(id);

/** A list of objects, on whatever way from the type. */
function holdsList(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  if (!isObjectType(named)) return false;
  return isListType(getNullableType(type)) || Object.values(named.getFields()).some((field) => holdsList(field.type));
}

/** Rows of pictures; nobody asks for their files. */
async function addPictures(length: number): Promise<number[]> {
  const rows = await app.dataSource.query<{ id: number }[]>(
    `INSERT INTO stored_file (key, name, media_type, kind, bytes, width, height)
     SELECT replace(gen_random_uuid()::text, '-', ''), 'a.jpg', 'image/jpeg', 'IMAGE', 1, 1, 1 FROM generate_series(1, $1::int) RETURNING id`,
    [length],
  );
  return rows.map(({ id }) => id);
}
