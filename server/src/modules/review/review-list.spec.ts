import { makeFacility, makeMember, makeReview, viewerOf } from '../../../test/factories';
import {
  createReview,
  findReview,
  listReviews,
  picturesNamed,
  REPORTS,
  reportReview,
  toggleLike,
} from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from '../member/member.entity';

let app: TestApp;
let member: Member;
let other: Member;
beforeAll(async () => {
  app = await startTestApp();
  [member, other] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
});
beforeEach(() => app.dataSource.query('TRUNCATE review, facility_rating, tag CASCADE'));
afterAll(() => app.stop());

const make = (facts: Parameters<typeof makeReview>[1] = {}) => makeReview(app.dataSource, { memberId: member.id, ...facts });
const at = (text: string) => new Date(text);
const like = (reviewId: number, ...members: Member[]) =>
  Promise.all(members.map(({ id }) => app.dataSource.query('INSERT INTO review_like VALUES ($1, $2)', [reviewId, id])));
const listed = async (variables: Record<string, unknown> = {}, actor: Member | null = null) => {
  const { data, errors } = await listReviews(app, actor, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.reviews;
};
const idsOf = async (variables: Record<string, unknown> = {}) => (await listed(variables)).items.map(({ id }) => Number(id));

describe('the list of reviews', () => {
  it('is newest first, with the higher id first at equal times', async () => {
    const old = await make({ insertedAt: at('2026-01-01T00:00:00Z') });
    const [one, two] = [await make({ insertedAt: at('2026-02-01') }), await make({ insertedAt: at('2026-02-01') })];
    const middle = await make({ insertedAt: at('2026-01-02') });
    expect(await idsOf()).toEqual([two.id, one.id, middle.id, old.id]);
  });

  it('is most liked first, then newest, for one place or one member', async () => {
    const { id: facilityId } = await makeFacility(app.dataSource);
    const one = await make({ facilityId, insertedAt: at('2026-01-01') });
    const two = await make({ facilityId, insertedAt: at('2026-01-02') });
    const three = await make({ facilityId, insertedAt: at('2026-01-03') });
    await like(one.id, member, other);
    await like(two.id, other);
    const four = await make({ facilityId, insertedAt: at('2026-01-01'), memberId: other.id });
    expect(await idsOf({ sort: 'LIKES', filter: { facilityId } })).toEqual([one.id, two.id, three.id, four.id]);
    expect(await idsOf({ sort: 'LIKES', filter: { facilityId }, page: 1, size: 2 })).toEqual([three.id, four.id]);
    expect(await idsOf({ sort: 'LIKES', filter: { memberId: member.id } })).toEqual([one.id, two.id, three.id]);
    for (const filter of [undefined, {}, { tagName: '카페' }])
      expect(codeOf(await listReviews(app, null, { sort: 'LIKES', filter }))).toBe('BAD_USER_INPUT');
  });

  it('combines filters with AND, and is empty for unknown ids', async () => {
    const { id: facilityId } = await makeFacility(app.dataSource);
    const mine = await make({ facilityId, tagNames: ['카페'] });
    const theirs = await make({ facilityId, memberId: other.id });
    const elsewhere = await make({ tagNames: ['카페'] });
    expect(await idsOf({ filter: { facilityId } })).toEqual([theirs.id, mine.id]);
    expect(await idsOf({ filter: { memberId: member.id } })).toEqual([elsewhere.id, mine.id]);
    expect(await idsOf({ filter: { memberId: member.id, facilityId, tagName: '카페' } })).toEqual([mine.id]);
    for (const id of ['999999', '0', '-1', 'x', '', '2147483648', `1' OR '1'='1`, '1; DROP TABLE review']) {
      expect(await listed({ filter: { facilityId: id } })).toEqual({ items: [], totalCount: 0 });
      expect(await listed({ filter: { memberId: id } })).toEqual({ items: [], totalCount: 0 });
      expect(await findReview(app, null, id)).toBeNull();
    }
  });

  it('searches tags by substring, ignoring case, Unicode form and #, with literal wildcards', async () => {
    const cafe = await make({ tagNames: ['애견카페', 'dog_cafe'] });
    const park = await make({ tagNames: ['공원', 'dogpark'] });
    await make();
    for (const tagName of ['카페', '#견카', '##애견', '카페'.normalize('NFD'), 'DOG_', ' cafe '])
      expect(await idsOf({ filter: { tagName } })).toEqual([cafe.id]);
    expect(await idsOf({ filter: { tagName: 'dog' } })).toEqual([park.id, cafe.id]);
    for (const tagName of ['%', '\\', "'", '없음'])
      expect(await listed({ filter: { tagName } })).toEqual({ items: [], totalCount: 0 });
    for (const tagName of ['', '#', '  ']) expect((await listed({ filter: { tagName } })).totalCount).toBe(3);
    expect(codeOf(await listReviews(app, null, { filter: { tagName: '가'.repeat(101) } }))).toBe('BAD_USER_INPUT');
  });

  it('has the same items on pages as on one large page, and the total on every page', async () => {
    const { id: facilityId } = await makeFacility(app.dataSource);
    for (let index = 0; index < 23; index++) {
      const { id } = await make({ facilityId, insertedAt: at(`2026-01-0${1 + (index % 3)}`), tagNames: ['카페'] });
      if (index % 4 === 0) await like(id, member);
    }
    for (const variables of [{}, { filter: { tagName: '카' } }, { filter: { facilityId }, sort: 'LIKES' }]) {
      const atOnce = await idsOf({ ...variables, size: 100 });
      const pages = await Promise.all([0, 1, 2, 3].map((page) => listed({ ...variables, page, size: 7 })));
      expect(pages.flatMap(({ items }) => items.map(({ id }) => Number(id)))).toEqual(atOnce);
      expect(new Set(atOnce).size).toBe(23);
      expect(pages.map(({ totalCount }) => totalCount)).toEqual([23, 23, 23, 23]);
      expect(await listed({ ...variables, page: 9 })).toEqual({ items: [], totalCount: 23 });
    }
  });

  it.each([
    [{ page: 1_250, size: 20 }, 'BAD_USER_INPUT'],
    [{ page: 1_249, size: 20 }, 'ok'],
    [{ page: -1 }, 'BAD_USER_INPUT'],
    [{ size: 0 }, 'BAD_USER_INPUT'],
    [{ size: 1_001 }, 'BAD_USER_INPUT'],
    [{ page: 2_147_483_647, size: 1_000 }, 'BAD_USER_INPUT'],
  ])('responds to %j with %s', async (variables, code) => {
    expect(codeOf(await listReviews(app, null, variables))).toBe(code);
  });

  it('returns the viewer’s likes and reports, and counts all likes', async () => {
    const { id } = await make();
    await make();
    await toggleLike(app, other, id);
    await toggleLike(app, member, id);
    await reportReview(app, other, id);
    const seenBy = async (actor: Member | null) => {
      const review = (await listed({}, actor)).items.find((item) => item.id === String(id));
      return [
        review?.likeCount,
        review?.viewerHasLiked,
        review?.viewerHasReported,
        review?.viewerIsAuthor,
        review?.viewerCanEdit,
      ];
    };
    expect(await seenBy(null)).toEqual([2, false, false, false, false]);
    expect(await seenBy(other)).toEqual([2, true, true, false, false]);
    expect(await seenBy(member)).toEqual([2, true, false, true, true]);
    expect(await seenBy(await makeMember(app.dataSource, { isAdmin: true }))).toEqual([2, false, false, false, true]);
    const untouched = (await listed({}, other)).items[0];
    expect([untouched?.likeCount, untouched?.viewerHasLiked, untouched?.viewerHasReported]).toEqual([0, false, false]);
  });

  it('returns the review statistics of authors and places', async () => {
    const { id: facilityId } = await makeFacility(app.dataSource);
    await make({ facilityId, rating: 5 });
    await make({ rating: 4 });
    await make({ rating: 4 });
    await make({ facilityId, rating: 2, memberId: other.id });
    const { items } = await listed({ filter: { facilityId } });
    expect(items).toMatchObject([
      { member: { reviewCount: 1, averageRating: 2 }, facility: { reviewCount: 2, averageRating: 3.5 } },
      { member: { reviewCount: 3, averageRating: 4.3 }, facility: { reviewCount: 2, averageRating: 3.5 } },
    ]);
    const { data } = await app.run(`query ($id: ID!) { facility(id: $id) { ratingCounts } }`, { id: facilityId });
    expect(data).toEqual({ facility: { ratingCounts: [0, 1, 0, 0, 1] } });
  });
});

describe('the member of a review', () => {
  const PATHS = `query ($facilityId: ID!, $memberId: ID!, $reviewId: ID!) {
    reviews { items { member { ...public } } } review(id: $reviewId) { member { ...public } }
    reviewPhotos(facilityId: $facilityId) { items { member { ...public } } } reviewer(id: $memberId) { ...public }
  } fragment public on Member { id email info insertedAt provider authNames profileImage { url } }`;

  it('shows visitors and other members only public fields, on every path', async () => {
    const author = await makeMember(app.dataSource, { email: 'author@baldojang.example', info: '비밀', isAdmin: true });
    const { id: facilityId } = await makeFacility(app.dataSource);
    const answer = await createReview(app, author, {
      facilityId,
      content: '좋아요',
      rating: 5,
      images: await picturesNamed('a.jpg'),
    });
    const variables = { facilityId, memberId: author.id, reviewId: answer.data?.createReview.id };
    const seen = {
      id: String(author.id),
      email: 'a***@b***.example',
      info: null,
      insertedAt: null,
      provider: null,
      authNames: [],
    };
    for (const viewer of [null, viewerOf(member)]) {
      const { data } = await app.as(viewer).run(PATHS, variables);
      expect(data).toMatchObject({
        reviews: { items: [{ member: seen }] },
        review: { member: seen },
        reviewPhotos: { items: [{ member: seen }] },
        reviewer: seen,
      });
      expect(JSON.stringify(data)).not.toMatch(/author@|비밀/);
    }
    const liked = await toggleLike(app, member, variables.reviewId ?? '');
    expect(liked.data?.toggleReviewLike.member.email).toBe(member.email);
  });

  it('is null for an unknown id', async () => {
    for (const id of ['999999', 'x', '0'])
      expect((await app.run('query ($id: ID!) { reviewer(id: $id) { id } }', { id })).data).toEqual({ reviewer: null });
  });
});

describe('the photos of a place', () => {
  it('are newest review first, each with its author, in pages', async () => {
    const { id: facilityId } = await makeFacility(app.dataSource);
    const elsewhere = await makeFacility(app.dataSource);
    const write = async (author: Member, place: number, ...names: string[]) =>
      createReview(app, author, { facilityId: place, images: await picturesNamed(...names) });
    await write(member, facilityId, '1.jpg', '2.jpg');
    await write(other, facilityId, '3.jpg', '4.jpg', '5.jpg');
    await write(member, facilityId);
    await write(member, elsewhere.id, '6.jpg');
    const photos = async (id: number | string, args = '') => {
      const document = `query ($id: ID!) { reviewPhotos(facilityId: $id${args}) { items { image { name } reviewId content member { id } } totalCount } }`;
      const { data } = await app.run<{
        reviewPhotos: { items: { image: { name: string }; member: { id: string } }[]; totalCount: number };
      }>(document, { id });
      const { items = [], totalCount } = data?.reviewPhotos ?? {};
      return [items.map(({ image, member: { id: by } }) => `${image.name} ${by}`), totalCount];
    };
    const expected = [`3.jpg ${other.id}`, `4.jpg ${other.id}`, `5.jpg ${other.id}`, `1.jpg ${member.id}`, `2.jpg ${member.id}`];
    expect(await photos(facilityId)).toEqual([expected, 5]);
    expect(await photos(facilityId, ', page: 1, size: 2')).toEqual([expected.slice(2, 4), 5]);
    expect(await photos(facilityId, ', page: 9')).toEqual([[], 5]);
    for (const unknown of ['999999', 'x', '-1']) expect(await photos(unknown)).toEqual([[], 0]);
  });
});

describe('the days on which a member wrote', () => {
  const DAYS = `query ($year: Int!, $month: Int) { viewerReviewDays(year: $year, month: $month) { date reviews { id } } }`;
  const days = async (year: number, month?: number | null, actor = member) => {
    const { data } = await app
      .as(viewerOf(actor))
      .run<{ viewerReviewDays: { date: string; reviews: { id: string }[] }[] }>(DAYS, {
        year,
        month,
      });
    return data?.viewerReviewDays.map(({ date, reviews }) => [date, ...reviews.map(({ id }) => Number(id))]);
  };

  it('are days in Seoul time, in order, and only the viewer’s', async () => {
    const write = async (text: string, author = member) => (await make({ insertedAt: at(text), memberId: author.id })).id;
    const [noon, lastSecond, firstSecond] = [
      await write('2026-02-28T03:00:00Z'),
      await write('2026-02-28T14:59:59.999Z'),
      await write('2026-02-28T15:00:00Z'),
    ];
    const newYear = await write('2025-12-31T15:00:00Z');
    const oldYear = await write('2025-12-31T14:59:59Z');
    const yearEnd = await write('2026-12-31T14:59:59Z');
    await write('2026-02-28T04:00:00Z', other);
    expect(await days(2026, 2)).toEqual([['2026-02-28', noon, lastSecond]]);
    expect(await days(2026, 3)).toEqual([['2026-03-01', firstSecond]]);
    expect(await days(2026, 12)).toEqual([['2026-12-31', yearEnd]]);
    expect(await days(2025)).toEqual([['2025-12-31', oldYear]]);
    for (const month of [undefined, null])
      expect(await days(2026, month)).toEqual([
        ['2026-01-01', newYear],
        ['2026-02-28', noon, lastSecond],
        ['2026-03-01', firstSecond],
        ['2026-12-31', yearEnd],
      ]);
    expect(await days(2024, 2)).toEqual([]);
  });

  it.each([
    [2026, 0],
    [2026, 13],
    [1999, 1],
    [2101, 1],
    [-1, 1],
  ])('are none in %d-%d', async (year, month) => {
    expect(codeOf(await app.as(viewerOf(member)).run(DAYS, { year, month }))).toBe('BAD_USER_INPUT');
  });

  it('require a sign-in', async () => {
    expect(codeOf(await app.run(DAYS, { year: 2026 }))).toBe('UNAUTHENTICATED');
  });
});

describe('tags', () => {
  const tags = async (variables: Record<string, unknown> = {}) => {
    const document = 'query ($query: String = "", $limit: Int = 50) { tags(query: $query, limit: $limit) { id name } }';
    const { data } = await app.run<{ tags: { id: string; name: string }[] }>(document, variables);
    return data?.tags.map(({ name }) => name);
  };

  it('are most used first, then by name, and only those in use', async () => {
    await make({ tagNames: ['카페', '산책', 'dog_cafe'] });
    await make({ tagNames: ['산책', '공원'] });
    const last = await make({ tagNames: ['하루살이', '공원'] });
    expect(await tags()).toEqual(['공원', '산책', 'dog_cafe', '카페', '하루살이']);
    expect(await tags({ limit: 2 })).toEqual(['공원', '산책']);
    await app.dataSource.query('DELETE FROM review WHERE id = $1', [last.id]);
    expect(await tags()).toEqual(['산책', 'dog_cafe', '공원', '카페']);
  });

  it('are found by substring, ignoring # and case, with literal wildcards', async () => {
    await make({ tagNames: ['애견카페', 'dog_cafe', 'dogs'] });
    for (const query of ['카', '#견카', '카페'.normalize('NFD')]) expect(await tags({ query })).toEqual(['애견카페']);
    expect([await tags({ query: 'DOG_' }), await tags({ query: '%' }), await tags({ query: '\\' })]).toEqual([
      ['dog_cafe'],
      [],
      [],
    ]);
    expect(await tags({ query: '#' })).toEqual(['dog_cafe', 'dogs', '애견카페']);
    expect(await tags({ query: `' OR 1=1 --` })).toEqual([]);
  });

  it('are unique rows under concurrent writes in any order', async () => {
    // Reviews of one place are serialized anyway.
    const places = await Promise.all(Array.from({ length: 8 }, () => makeFacility(app.dataSource)));
    const facilityId = places[0]!.id;
    const names = ['하나', '둘', '셋', '넷', '다섯', '여섯'];
    for (let round = 0; round < 10; round++) {
      const written = names.map((name) => `${name}${round}`);
      const answers = await Promise.all(
        places.map(({ id }, index) =>
          createReview(app, index % 2 ? member : other, {
            facilityId: id,
            tagNames: index % 2 ? written : [...written].reverse(),
          }),
        ),
      );
      expect(answers.map(codeOf)).toEqual(answers.map(() => 'ok'));
    }
    expect(await app.dataSource.query('SELECT count(*) AS count FROM tag')).toEqual([{ count: 60 }]);
    // Existing tags use no new id.
    for (const name of ['일곱', '여덟'])
      await createReview(app, member, { facilityId, tagNames: [name, ...names.slice(1).map((used) => `${used}0`)] });
    const added = await app.dataSource.query<{ id: number }[]>(`SELECT id FROM tag WHERE name IN ('일곱', '여덟') ORDER BY id`);
    expect(added).toEqual([{ id: added[0]!.id }, { id: added[0]!.id + 1 }]);
  });
});

describe('reports', () => {
  it('are listed for admins, newest first, with review, author and reporter', async () => {
    const admin = await makeMember(app.dataSource, { isAdmin: true });
    const [one, two] = [await make({ content: '하나' }), await make({ content: '둘' })];
    await reportReview(app, other, one.id, '첫째');
    await reportReview(app, admin, two.id, '둘째');
    await reportReview(app, other, two.id, '셋째');
    type Reports = { reviewReports: { items: { reason: string }[]; totalCount: number } };
    const list = (actor: Member | null, variables = {}) => app.as(actor && viewerOf(actor)).run<Reports>(REPORTS, variables);
    const { data } = await list(admin);
    expect(data?.reviewReports).toMatchObject({
      totalCount: 3,
      items: [
        {
          reason: '셋째',
          reporter: { id: String(other.id), email: other.email },
          review: { id: String(two.id), content: '둘', member: { id: String(member.id), email: member.email } },
        },
        { reason: '둘째', reporter: { id: String(admin.id) }, review: { id: String(two.id) } },
        { reason: '첫째', reporter: { id: String(other.id) }, review: { id: String(one.id) } },
      ],
    });
    expect((await list(admin, { page: 1, size: 2 })).data?.reviewReports.items.map(({ reason }) => reason)).toEqual(['첫째']);
    expect((await list(admin, { page: 5 })).data?.reviewReports).toEqual({ items: [], totalCount: 3 });
    expect([codeOf(await list(other)), codeOf(await list(null))]).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
    expect(codeOf(await list(admin, { page: 1_250 }))).toBe('BAD_USER_INPUT');
  });
});
