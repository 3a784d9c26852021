import { createLogger } from '../../shared/logger';
import { deleteComment, listComments, updateComment } from '../../../test/board-operations';
import { makeBoard, makeComment, makeFacility, makeMember, makeReview, viewerOf } from '../../../test/factories';
import { deleteReview, findReview, listReviews, reportReview, toggleLike, updateReview } from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { ContentKind } from '../../shared/blinding';
import type { Board } from '../board/board.entity';
import type { Comment } from '../board/comment.entity';
import type { Facility } from '../facility/facility.entity';
import type { Member } from '../member/member.entity';
import type { Review } from '../review/review.entity';
import { BlindingExpiry } from './blinding-expiry';

const SECRET = '비밀글';
const TAG = '가린태그';
const { REVIEW, COMMENT } = ContentKind;

let app: TestApp;
let admin: Member;
let author: Member;
let other: Member;
let place: Facility;
let board: Board;
let review: Review;
let comment: Comment;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  admin = await makeMember(app.dataSource, { isAdmin: true });
  other = await makeMember(app.dataSource);
});
beforeEach(async () => {
  author = await makeMember(app.dataSource);
  place = await makeFacility(app.dataSource);
  board = await makeBoard(app.dataSource, { memberId: admin.id });
  const facts = { memberId: author.id, content: SECRET };
  review = await makeReview(app.dataSource, { ...facts, facilityId: place.id, rating: 2, tagNames: [TAG] });
  comment = await makeComment(app.dataSource, { ...facts, boardId: board.id });
});
afterAll(() => app.stop());

type Name = 'blindContent' | 'restoreContent' | 'finalizeBlinding';
const BLINDING = 'blinding { reason since until }';
const idOf = (kind: ContentKind) => (kind === REVIEW ? review.id : comment.id);
const run = <Data>(actor: Member | null, document: string, variables = {}) =>
  app.as(actor && viewerOf(actor)).run<Data>(document, variables);
const moderate = (name: Name, kind: ContentKind, reason = '욕설', actor: Member | null = admin) =>
  run<Record<Name, { review: unknown; comment: unknown }>>(
    actor,
    `mutation ($input: ModerateContentInput!) {
      ${name}(input: $input) { review { id content ${BLINDING} } comment { id content ${BLINDING} } }
    }`,
    { input: { kind, id: idOf(kind), reason } },
  );
const decide = (name: 'removeContent' | 'dismissReports', kind: ContentKind, actor: Member | null = admin) =>
  run<Record<string, unknown>>(actor, `mutation ($input: ModerateContentInput!) { ${name}(input: $input) }`, {
    input: { kind, id: idOf(kind), reason: '광고' },
  });
const reportComment = (actor: Member | null, reason = '광고예요', commentId = comment.id) =>
  run<{ reportComment: { id: string; viewerHasReported: boolean } }>(
    actor,
    'mutation ($input: ReportCommentInput!) { reportComment(input: $input) { id viewerHasReported } }',
    { input: { commentId, reason } },
  );
const blind = async (...kinds: ContentKind[]) => {
  for (const kind of kinds) expect(codeOf(await moderate('blindContent', kind))).toBe('ok');
};
const blindingOf = async (kind: ContentKind, actor: Member | null) => {
  if (kind === REVIEW) {
    const { data } = await run<{ review: { blinding: unknown } | null }>(
      actor,
      `query ($id: ID!) { review(id: $id) { ${BLINDING} } }`,
      {
        id: review.id,
      },
    );
    return data?.review?.blinding;
  }
  const { data } = await run<{ comments: { items: { blinding: unknown }[] } }>(
    actor,
    `query ($id: ID!) { comments(boardId: $id) { items { ${BLINDING} } } }`,
    { id: board.id },
  );
  return data?.comments.items[0]?.blinding;
};
const audit = (kind: ContentKind) =>
  app.dataSource.query<unknown[]>(
    `SELECT action, reason, snapshot, member_id AS "memberId" FROM audit_entry
     WHERE target_id = $1 AND action LIKE '%' || $2 || '%' ORDER BY id`,
    [idOf(kind), kind],
  );
const expireAll = () =>
  Promise.all(
    ['review', 'comment'].map((table) =>
      app.dataSource.query(`UPDATE ${table} SET blinded_until = now() - interval '1 second' WHERE blinded_until IS NOT NULL`),
    ),
  );
const endDue = () => new BlindingExpiry({ dataSource: app.dataSource, log: createLogger('silent') }).endDue();
/** Stored totals that differ from the reviews that count. */
const drift = () =>
  app.dataSource.query<unknown[]>(
    `SELECT facility_id FROM facility_rating
     FULL JOIN (SELECT facility_id, count(*) AS count, sum(rating) AS stars FROM review WHERE blinded_at IS NULL GROUP BY 1) AS counted
       USING (facility_id)
     WHERE coalesce(review_count, 0) <> coalesce(count, 0) OR coalesce(rating_sum, 0) <> coalesce(stars, 0)`,
  );

/** Everything that shows a review or a comment to a reader: each answers with whatever it says. */
const QUERIES: [string, () => [string, Record<string, unknown>]][] = [
  ['review', () => ['query ($id: ID!) { review(id: $id) { content } }', { id: review.id }]],
  [
    'reviews of a member',
    () => ['query ($id: ID!) { reviews(filter: { memberId: $id }) { items { content } } }', { id: author.id }],
  ],
  [
    'reviews of a member by likes',
    () => ['query ($id: ID!) { reviews(filter: { memberId: $id }, sort: LIKES) { items { content } } }', { id: author.id }],
  ],
  ['comments', () => ['query ($id: ID!) { comments(boardId: $id) { items { content } } }', { id: board.id }]],
];
/** Lists of everybody, which leave a blinded text out for its author and administrators too. */
const PUBLIC_QUERIES: typeof QUERIES = [
  ['reviews', () => ['{ reviews(size: 1000) { items { content } } }', {}]],
  [
    'reviews of a place',
    () => ['query ($id: ID!) { reviews(filter: { facilityId: $id }) { items { content } } }', { id: place.id }],
  ],
  ['reviews with a tag', () => [`{ reviews(filter: { tagName: "${TAG}" }) { items { content } } }`, {}]],
  [
    'reviews of a member at a place',
    () => [
      'query ($id: ID!, $place: ID!) { reviews(filter: { memberId: $id, facilityId: $place }) { items { content } } }',
      { id: author.id, place: place.id },
    ],
  ],
  ['tags', () => [`{ tags(query: "${TAG}") { name } }`, {}]],
];
const text = async ([document, variables]: [string, Record<string, unknown>], actor: Member | null) =>
  JSON.stringify((await run(actor, document, variables)).data);
const READERS: [string, () => Member | null, boolean][] = [
  ['a visitor', () => null, false],
  ['another member', () => other, false],
  ['the author', () => author, true],
  ['an administrator', () => admin, true],
];

describe('a blinded text', () => {
  beforeEach(async () => {
    // Visible at first, so that what is missing afterwards is missing because of the blinding.
    for (const [, call] of [...QUERIES, ...PUBLIC_QUERIES]) expect(await text(call(), null)).toMatch(/비밀글|가린태그/);
    await blind(REVIEW, COMMENT);
  });

  it.each(READERS)('by id, in the own list and under the announcement, for %s', async (_who, actor, sees) => {
    for (const [name, call] of QUERIES) expect([name, (await text(call(), actor())).includes(SECRET)]).toEqual([name, sees]);
  });

  it.each(READERS)('is in no list of everybody for %s', async (_who, actor) => {
    for (const [name, call] of PUBLIC_QUERIES)
      expect([name, /비밀글|가린태그/.test(await text(call(), actor()))]).toEqual([name, false]);
  });

  it('is in the calendar and the own comments of its author', async () => {
    const year = new Date(review.insertedAt).getUTCFullYear();
    for (const query of [
      `{ viewerReviewDays(year: ${year}) { reviews { content } } }`,
      '{ viewerComments { items { content } } }',
    ])
      expect(JSON.stringify((await run(author, query)).data)).toContain(SECRET);
  });

  it('counts for nobody, whoever asks', async () => {
    for (const actor of [null, other, author, admin]) {
      const { data } = await run(
        actor,
        `query ($place: ID!, $board: ID!, $member: ID!) {
          facility(id: $place) { reviewCount averageRating ratingCounts }
          board(id: $board) { commentCount }
          reviewer(id: $member) { reviewCount averageRating }
          reviews(filter: { facilityId: $place }) { totalCount }
          reviewPhotos(facilityId: $place) { totalCount }
        }`,
        { place: place.id, board: board.id, member: author.id },
      );
      expect(data).toEqual({
        facility: { reviewCount: 0, averageRating: null, ratingCounts: [0, 0, 0, 0, 0] },
        board: { commentCount: 0 },
        reviewer: { reviewCount: 0, averageRating: null },
        reviews: { totalCount: 0 },
        reviewPhotos: { totalCount: 0 },
      });
    }
    expect(await drift()).toEqual([]);
  });

  it('has the same number of items and total for each reader', async () => {
    for (const [actor, count] of [
      [null, 0],
      [other, 0],
      [author, 1],
      [admin, 1],
    ] as const) {
      const reviews = (await listReviews(app, actor, { filter: { memberId: author.id } })).data!.reviews;
      const comments = (await listComments(app, actor, board.id)).data!.comments;
      expect([reviews.items.length, reviews.totalCount, comments.items.length, comments.totalCount]).toEqual(
        Array(4).fill(count),
      );
    }
  });

  it('answers others like an unknown id', async () => {
    for (const [known, unknown] of [
      [toggleLike(app, other, review.id), toggleLike(app, other, '999999')],
      [reportReview(app, other, review.id), reportReview(app, other, '999999')],
      [updateReview(app, other, { id: review.id, content: 'x' }), updateReview(app, other, { id: '999999', content: 'x' })],
      [deleteReview(app, other, review.id), deleteReview(app, other, '999999')],
      [updateComment(app, other, comment.id), updateComment(app, other, '999999')],
      [deleteComment(app, other, comment.id), deleteComment(app, other, '999999')],
      [reportComment(other), reportComment(other, '광고', 999_999)],
    ] as const) {
      const [one, two] = await Promise.all([known, unknown]);
      expect([codeOf(one), one.errors[0]?.message]).toEqual(['NOT_FOUND', two.errors[0]?.message]);
    }
  });

  it('answers others like an unknown id over REST', async () => {
    const as = { authorization: `Bearer ${await app.signIn(other)}` };
    const updated = await app.http.put(`/api/comment/${comment.id}`).set(as).send({ comment: 'x' });
    const unknown = await app.http.put('/api/comment/999999').set(as).send({ comment: 'x' });
    expect([updated.status, updated.text]).toEqual([404, unknown.text]);
  });

  it('is in no REST list until it is restored', async () => {
    const texts = async () =>
      Promise.all(
        [`/api/review/myReview/${author.id}`, `/api/review/facility/${place.id}`, `/api/comment/list?boardId=${board.id}`].map(
          async (path) => (await app.http.get(path)).text.includes(SECRET),
        ),
      );
    expect(await texts()).toEqual([false, false, false]);
    for (const kind of [REVIEW, COMMENT]) expect(codeOf(await moderate('restoreContent', kind))).toBe('ok');
    expect(await texts()).toEqual([true, true, true]);
  });

  it('stays blinded after its author’s edit, and may be deleted by the author', async () => {
    expect(codeOf(await updateReview(app, author, { id: review.id, content: '고침', rating: 5 }))).toBe('ok');
    expect(codeOf(await updateComment(app, author, comment.id, '고침'))).toBe('ok');
    expect(await findReview(app, other, review.id)).toBeNull();
    expect(await blindingOf(COMMENT, author)).toMatchObject({ reason: '욕설' });
    expect(await drift()).toEqual([]);
    expect(codeOf(await deleteReview(app, author, review.id))).toBe('ok');
    expect(codeOf(await deleteComment(app, author, comment.id))).toBe('ok');
    expect(await drift()).toEqual([]);
  });
});

describe.each([REVIEW, COMMENT])('deciding about a %s', (kind) => {
  it('blinds for 30 days, finally, and restores, each once', async () => {
    await blind(kind);
    const first = (await blindingOf(kind, author)) as { reason: string; since: string; until: string };
    expect((Date.parse(first.until) - Date.parse(first.since)) / 86_400_000).toBe(30);
    expect(codeOf(await moderate('blindContent', kind))).toBe('CONFLICT');
    expect(codeOf(await moderate('finalizeBlinding', kind, '계속'))).toBe('ok');
    expect(await blindingOf(kind, author)).toEqual({ reason: '계속', since: first.since, until: null });
    expect(codeOf(await moderate('finalizeBlinding', kind))).toBe('CONFLICT');
    expect(codeOf(await moderate('restoreContent', kind, '이의'))).toBe('ok');
    expect(await blindingOf(kind, other)).toBeNull();
    for (const name of ['restoreContent', 'finalizeBlinding'] as const)
      expect(codeOf(await moderate(name, kind))).toBe('CONFLICT');
    const snapshot = kind === REVIEW ? `${place.name}, 별점 2\n${SECRET}` : `${board.title}\n${SECRET}`;
    expect(await audit(kind)).toEqual([
      { action: `BLIND_${kind}`, reason: '욕설', snapshot, memberId: author.id },
      { action: `FINALIZE_${kind}_BLINDING`, reason: '계속', snapshot, memberId: author.id },
      { action: `RESTORE_${kind}`, reason: '이의', snapshot, memberId: author.id },
    ]);
    expect(await drift()).toEqual([]);
  });

  it('happens once for concurrent requests', async () => {
    for (const name of ['blindContent', 'finalizeBlinding', 'restoreContent'] as const) {
      const codes = (await Promise.all(Array.from({ length: 6 }, () => moderate(name, kind)))).map(codeOf);
      expect([name, codes.filter((code) => code === 'ok'), codes.filter((code) => code === 'CONFLICT').length]).toEqual([
        name,
        ['ok'],
        5,
      ]);
    }
    expect(await audit(kind)).toHaveLength(3);
    const removals = await Promise.all(Array.from({ length: 4 }, () => decide('removeContent', kind)));
    expect(removals.map(codeOf).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok']);
    expect(await drift()).toEqual([]);
  });

  it('requires a reason', async () => {
    for (const reason of ['', ' \n', '\u200b', '🐾'.repeat(501)])
      expect(codeOf(await moderate('blindContent', kind, reason))).toBe('BAD_USER_INPUT');
    expect(codeOf(await moderate('blindContent', kind, '🐾'.repeat(500)))).toBe('ok');
  });

  it('is refused for members, visitors and a text of an administrator', async () => {
    expect(codeOf(await moderate('blindContent', kind, '욕설', author))).toBe('FORBIDDEN');
    expect(codeOf(await moderate('blindContent', kind, '욕설', null))).toBe('UNAUTHENTICATED');
    await app.dataSource.query('UPDATE member SET is_admin = true WHERE id = $1', [author.id]);
    expect(codeOf(await moderate('blindContent', kind))).toBe('FORBIDDEN');
    expect(codeOf(await decide('removeContent', kind))).toBe('FORBIDDEN');
    expect(await blindingOf(kind, other)).toBeNull();
  });

  it('undecided ends by itself, decided stays', async () => {
    await blind(kind);
    await endDue();
    expect(await blindingOf(kind, author)).not.toBeNull();
    await expireAll();
    // Until the job ran, the text is hidden and counted as before.
    expect(await blindingOf(kind, author)).not.toBeNull();
    expect(await drift()).toEqual([]);
    await Promise.all([endDue(), endDue(), endDue()]);
    expect(await blindingOf(kind, other)).toBeNull();
    expect(await drift()).toEqual([]);
    await blind(kind);
    await moderate('finalizeBlinding', kind);
    await expireAll();
    await endDue();
    expect(await blindingOf(kind, author)).toMatchObject({ until: null });
  });
});

describe('reports', () => {
  it('of a comment: one per member, not of one’s own', async () => {
    const codes = (await Promise.all(Array.from({ length: 6 }, () => reportComment(other)))).map(codeOf);
    expect(codes.sort()).toEqual([...Array<string>(5).fill('CONFLICT'), 'ok']);
    expect(codeOf(await reportComment(author))).toBe('BAD_USER_INPUT');
    expect(codeOf(await reportComment(null))).toBe('UNAUTHENTICATED');
    for (const reason of [' ', '🐾'.repeat(101)]) expect(codeOf(await reportComment(admin, reason))).toBe('BAD_USER_INPUT');
    await app.dataSource.query('UPDATE board SET is_private = true WHERE id = $1', [board.id]);
    expect(codeOf(await reportComment(await makeMember(app.dataSource)))).toBe('NOT_FOUND');
  });

  const LIST = `query ($kind: ContentKind, $state: ReportedContentState, $query: String = "", $sort: ReportedContentSort = NEWEST) {
    reportedContents(kind: $kind, state: $state, query: $query, sort: $sort, size: 50) {
      items { id reportCount review { content } comment { content } reports { reason reporter { id } } } totalCount
    }
  }`;
  const listed = async (variables = {}) => {
    const { data, errors } = await run<{ reportedContents: { items: { id: string }[]; totalCount: number } }>(
      admin,
      LIST,
      variables,
    );
    expect(errors).toEqual([]);
    return data!.reportedContents;
  };

  it('are grouped by text, filtered, sorted and dismissed', async () => {
    await app.dataSource.query('TRUNCATE review_report, comment_report');
    await app.dataSource.query('UPDATE review SET blinded_at = NULL, blinded_until = NULL, blinding_reason = NULL');
    await app.dataSource.query('UPDATE comment SET blinded_at = NULL, blinded_until = NULL, blinding_reason = NULL');
    await reportReview(app, other, review.id, '스팸이에요');
    await reportReview(app, admin, review.id, '욕이에요');
    await reportComment(other, '도배예요');
    const [ofReview, ofComment] = [`REVIEW:${review.id}`, `COMMENT:${comment.id}`];
    const idsOf = async (variables = {}) => (await listed(variables)).items.map(({ id }) => id);
    expect(await listed({ sort: 'MOST_REPORTS' })).toMatchObject({
      items: [
        {
          id: ofReview,
          reportCount: 2,
          review: { content: SECRET },
          comment: null,
          reports: [{ reason: '욕이에요' }, { reporter: { id: String(other.id) } }],
        },
        { id: ofComment, reportCount: 1, review: null, comment: { content: SECRET } },
      ],
      totalCount: 2,
    });
    expect(await idsOf()).toEqual([ofComment, ofReview]);
    expect(await idsOf({ kind: COMMENT })).toEqual([ofComment]);
    expect(await idsOf({ query: '스팸' })).toEqual([ofReview]);
    expect(await idsOf({ query: '%' })).toEqual([]);
    await blind(REVIEW);
    expect([await idsOf({ state: 'OPEN' }), await idsOf({ state: 'BLINDED' })]).toEqual([[ofComment], [ofReview]]);
    expect((await decide('dismissReports', REVIEW)).data).toEqual({ dismissReports: 2 });
    expect((await decide('dismissReports', REVIEW)).data).toEqual({ dismissReports: 0 });
    // Blinded, without a report.
    expect((await listed({ state: 'BLINDED' })).items).toMatchObject([{ id: ofReview, reportCount: 0, reports: [] }]);
    expect(await audit(REVIEW)).toMatchObject([{ action: 'BLIND_REVIEW' }, { action: 'DISMISS_REVIEW_REPORTS', reason: '광고' }]);
  });
});

it('bursts: five new members at one place on one day, blinded reviews included', async () => {
  const QUERY =
    '{ reviewBursts { items { facility { id } newMemberCount reviewCount blindedCount reviews { id } } totalCount } }';
  const add = async () => makeReview(app.dataSource, { facilityId: place.id, memberId: (await makeMember(app.dataSource)).id });
  for (let count = 0; count < 3; count++) await add();
  const found = async () =>
    (await run<{ reviewBursts: { items: { facility: { id: string } }[] } }>(admin, QUERY)).data!.reviewBursts.items.filter(
      ({ facility }) => facility.id === String(place.id),
    );
  expect(await found()).toEqual([]);
  await add();
  await blind(REVIEW);
  expect(await found()).toMatchObject([{ newMemberCount: 5, reviewCount: 5, blindedCount: 1, reviews: { length: 5 } }]);
});
