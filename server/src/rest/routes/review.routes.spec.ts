import { makeFacility, makeMember } from '../../../test/factories';
import { pictureOf } from '../../../test/pictures';
import { formOf, RestClient } from '../../../test/rest-client';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { REVIEW_RULES } from '../../shared/validation/review-rules';

/** What the review paths mean, on the real application; what every path keeps is in rest.contract.spec.ts. */
let app: TestApp;
const client = new RestClient(() => app.url);
const tokens = { author: '', friend: '', admin: '' };
const ids = { author: 0, friend: 0, admin: 0 };
type Actor = keyof typeof tokens;

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  for (const [actor, nickName] of Object.entries({ author: '보리누나', friend: '나비집사', admin: '발도장지기' }) as [
    Actor,
    string,
  ][]) {
    const member = await makeMember(app.dataSource, {
      nickName,
      email: `${actor}@baldojang.example`,
      isAdmin: actor === 'admin',
    });
    tokens[actor] = await app.signIn(member);
    ids[actor] = member.id;
  }
  await makeFacility(app.dataSource, { id: 100, name: '멍멍카페', sidoName: '서울특별시', sigunguName: '마포구' });
});
beforeEach(() => app.dataSource.query('DELETE FROM review'));
afterAll(() => app.stop());

const ask = <Body = ErrorBody>(method: string, path: string, body?: object, as?: Actor) =>
  client.ask<Body>(method, `/api${path}`, body, as && tokens[as]);

interface ErrorBody {
  message: string;
  code: string;
}
interface ReviewBody {
  id: number;
  files: string[];
  tags: { id: number; name: string }[];
  [field: string]: unknown;
}
interface LikeBody {
  reviewId: number;
  memberId: number | null;
  liked: boolean;
  likeCount: number;
}

type Fields = Parameters<typeof formOf>[0];
const reviewForm = (fields: Fields = {}) =>
  formOf({ facilityId: '100', memberEmail: 'author@baldojang.example', review: '물그릇이 있어요.', rating: '4', ...fields });

async function picture(name = '보리 사진.jpg'): Promise<File> {
  return new File([new Uint8Array(await pictureOf('jpeg'))], name, { type: 'image/jpeg' });
}

async function add(fields: Fields = {}, as: Actor = 'author'): Promise<number> {
  const { status, body } = await ask<{ id: number }>('POST', '/review/add', reviewForm(fields), as);
  expect(status).toBe(200);
  return body.id;
}

const ofPlace = async (sort = '', as?: Actor) =>
  (await ask<ReviewBody[]>('GET', `/review/facility/100${sort}`, undefined, as)).body;
const only = async () => (await ofPlace())[0]!;
const update = (id: number, fields: Fields, as: Actor = 'author') =>
  ask<string>('POST', `/review/update/${id}`, formOf({ facilityId: '100', review: '고쳤어요.', rating: '2', ...fields }), as);
/** By the author, without anything around them. */
const insert = (length: number) =>
  app.dataSource.query(
    `INSERT INTO review (facility_id, member_id, content, rating)
     SELECT 100, $1, '산책 ' || n, 5 FROM generate_series(1, $2::integer) AS n`,
    [ids.author, length],
  );
const lastSegment = (url: string) => url.split('/').at(-1)!;

describe('a review', () => {
  it('is listed with everything that clients read, under both names', async () => {
    expect(
      await ask('POST', '/review/add', reviewForm({ tagNames: ['#카페', 'Dog'], files: await picture() }), 'author'),
    ).toEqual({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: { id: expect.any(Number) as number, message: '리뷰를 저장했습니다.' },
    });
    const item = await only();
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string;
    const tag = (name: string) => ({ id: expect.any(Number) as number, name });
    expect(item).toEqual({
      id: expect.any(Number) as number,
      review: '물그릇이 있어요.',
      content: '물그릇이 있어요.',
      rating: 4,
      insertedAt: instant,
      createdAt: item.insertedAt,
      files: [expect.stringMatching(/^\/files\/[\w-]{22,}\/%EB%B3%B4%EB%A6%AC%20%EC%82%AC%EC%A7%84\.jpg$/) as string],
      tags: [tag('카페'), tag('dog')],
      petFacility: { id: 100, name: '멍멍카페', sidoName: '서울특별시', sigunguName: '마포구' },
      facilityId: 100,
      facilityName: '멍멍카페',
      memberId: ids.author,
      memberEmail: 'a***@b***.example',
      memberEmailNickName: '보리누나',
      profileImageUrl: null,
      likeCount: 0,
      likesCount: 0,
      countMemberReview: 1,
      memberAverageRating: 4,
    });
    await app.http.get(item.files[0]!).expect('content-type', 'image/jpeg');
  });

  it("is the token's member's, whoever the form names", async () => {
    await add({ memberEmail: 'friend@baldojang.example' });
    expect(await only()).toMatchObject({ memberId: ids.author });
  });

  it('says which rule failed, in the words of the form', async () => {
    const { content, tags } = REVIEW_RULES;
    for (const [fields, text] of [
      [{ review: ' \n ' }, content.emptyText],
      [{ review: '가'.repeat(1001) }, content.longText],
      [{ tagNames: ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱'] }, tags.maxText],
      [{ tagNames: ['카페', '#카페'] }, tags.duplicateText],
      [{ tagNames: '빈 칸' }, tags.patternText],
      [{ files: new File(['<svg/>'], '그림.svg', { type: 'image/svg+xml' }) }, /^그림\.svg: 지원하지 않는 형식/],
    ] as [Fields, string | RegExp][]) {
      const { status, body } = await ask('POST', '/review/add', reviewForm(fields), 'author');
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(body.message).toMatch(text instanceof RegExp ? text : new RegExp(`^${text}$`));
    }
    expect(await ofPlace()).toEqual([]);
  });

  it('takes a file that is too large for bad input, and names it', async () => {
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], '큰 사진.jpg', { type: 'image/jpeg' });
    const { status, body } = await ask('POST', '/review/add', reviewForm({ files: large }), 'author');
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^큰 사진\.jpg: .*10MB/)]);
  });

  it('says in Korean that its place is missing', async () => {
    const form = reviewForm();
    form.delete('facilityId');
    const { status, body } = await ask('POST', '/review/add', form, 'author');
    expect([status, body.message]).toEqual([400, expect.stringContaining('꼭 보내 주세요.')]);
  });

  it('has at most ten pictures at a time', async () => {
    const files = await Promise.all(Array.from({ length: 11 }, (_, index) => picture(`${index}.jpg`)));
    expect((await ask('POST', '/review/add', reviewForm({ files }), 'author')).status).toBe(400);
    expect(await ofPlace()).toEqual([]);
  });
});

describe('lists', () => {
  it('are the newest first, or the most liked and then the newest', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    for (const as of ['friend', 'admin'] as const) await ask('PUT', '/reviewlike', { reviewId: second }, as);
    for (const reviewId of [first, third]) await ask('PUT', '/reviewlike', { reviewId }, 'friend');
    const order = async (path: string) => (await ask<ReviewBody[]>('GET', path)).body.map(({ id }) => id);
    expect(await order('/review/facility/100')).toEqual([third, second, first]);
    expect(await order('/review/facility/100?sort=latest')).toEqual([third, second, first]);
    expect(await order('/review/facility/100?sort=likes')).toEqual([second, third, first]);
    expect(await order(`/review/myReview/${ids.author}`)).toEqual([third, second, first]);
    expect(await order('/review/latest?limit=2')).toEqual([third, second]);
  });

  it('hold the latest five by default, at most a hundred, and clamp larger limits', async () => {
    for (let count = 0; count < 7; count++) await add();
    const length = async (query: string) => (await ask<ReviewBody[]>('GET', `/review/latest${query}`)).body.length;
    expect([await length(''), await length('?limit='), await length('?limit=6'), await length('?limit=1000000')]).toEqual([
      5, 5, 6, 7,
    ]);
    await insert(1_000);
    expect([await length('?limit=100'), await length('?limit=101'), (await ofPlace()).length]).toEqual([100, 100, 1_000]);
  });

  it('show averages with one decimal', async () => {
    for (const rating of ['5', '5', '4']) await add({ rating });
    const averages = (await ofPlace()).map(({ memberAverageRating, countMemberReview }) => [
      memberAverageRating,
      countMemberReview,
    ]);
    expect(averages).toEqual(Array(3).fill([4.7, 3]));
  });

  it.each(['/review/facility/999999', '/review/myReview/999999', '/review/facility/99999999999', `/review/myReview/99999999999`])(
    'are empty for what nobody knows: %s',
    async (path) => {
      await add();
      expect(await ask('GET', path)).toMatchObject({ status: 200, body: [] });
    },
  );
});

describe('a change', () => {
  it('changes text, stars, tags and pictures, and nothing else', async () => {
    const id = await add({ tagNames: ['카페', '산책'], files: [await picture('하나.jpg'), await picture('둘.jpg')] });
    const before = await only();
    const answer = await update(id, {
      facilityId: '999999',
      facilityName: 'undefined',
      memberEmail: 'friend@baldojang.example',
      tagNames: '마당',
      // As it stands in the address; of another, and of none.
      deleteFileNames: [lastSegment(before.files[0]!), '../../etc/passwd', '없는 사진.jpg'],
      files: await picture('둘.jpg'),
    });
    expect(answer).toEqual({ status: 200, type: 'text/plain; charset=utf-8', body: '리뷰를 수정했습니다.' });
    const after = await only();
    expect(after).toEqual({
      ...before,
      review: '고쳤어요.',
      content: '고쳤어요.',
      rating: 2,
      memberAverageRating: 2,
      tags: [{ id: expect.any(Number) as number, name: '마당' }],
      files: [before.files[1], expect.stringContaining(`/${encodeURIComponent('둘-2.jpg')}`) as string],
    });
    await app.http.get(before.files[0]!).expect(404);
    await app.http.get(after.files[1]!).expect(200);
  });

  it('clears the tags when none is sent', async () => {
    const id = await add({ tagNames: ['카페', '산책'] });
    await update(id, {});
    expect((await only()).tags).toEqual([]);
  });

  it('is for the author and for administrators', async () => {
    const id = await add();
    expect(await update(id, {}, 'friend')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', message: /권한/ } });
    expect((await only()).rating).toBe(4);
    expect((await update(id, {}, 'admin')).status).toBe(200);
    expect(await only()).toMatchObject({ rating: 2, memberId: ids.author });
  });

  it('leaves at most fifteen pictures, and says how many there are', async () => {
    const many = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => picture(`${index}.jpg`)));
    const id = await add({ files: await many(9) });
    const { status, body } = await update(id, { files: await many(7) });
    expect([status, body]).toMatchObject([400, { message: expect.stringMatching(/15장.*9장/) as string }]);
    expect((await only()).files).toHaveLength(9);
    expect((await update(id, { files: await many(6) })).status).toBe(200);
    expect((await only()).files).toHaveLength(15);
  });
});

describe('deleting', () => {
  it.each([undefined, { email: 'friend@baldojang.example' }])(
    'works with the body %j, and takes the files along',
    async (body) => {
      const id = await add({ files: await picture() });
      const { files } = await only();
      expect(await ask('DELETE', `/review/delete/${id}`, body, 'author')).toEqual({
        status: 200,
        type: 'text/plain; charset=utf-8',
        body: '리뷰를 삭제했습니다.',
      });
      expect(await ofPlace()).toEqual([]);
      await app.http.get(files[0]!).expect(404);
      expect((await ask('DELETE', `/review/delete/${id}`, body, 'author')).status).toBe(404);
    },
  );

  it('takes likes, reports and tags along', async () => {
    const reviewId = await add({ tagNames: '#혼자쓰는태그' });
    await ask('PUT', '/reviewlike', { reviewId }, 'friend');
    await ask('POST', '/review/report', { reviewId, reason: '광고' }, 'friend');
    expect((await ask('DELETE', `/review/delete/${reviewId}`, undefined, 'admin')).status).toBe(200);
    expect((await ask('GET', `/reviewlike/review/${reviewId}`, undefined, 'friend')).body).toMatchObject({
      liked: false,
      likeCount: 0,
    });
    expect((await ask('GET', '/review/report/list', undefined, 'admin')).body).toEqual([]);
    expect((await ask('GET', '/tags')).body).toEqual([]);
  });
});

describe('likes', () => {
  it('toggle and return the new state', async () => {
    const reviewId = await add();
    const path = `/reviewlike/review/${reviewId}`;
    const toggled = (await ask<LikeBody>('PUT', '/reviewlike', { reviewId }, 'friend')).body;
    expect(toggled).toEqual({ reviewId, memberId: ids.friend, liked: true, likeCount: 1 });
    expect((await ask('GET', path, undefined, 'friend')).body).toEqual(toggled);
    expect((await ask('GET', path, undefined, 'author')).body).toEqual({ ...toggled, memberId: ids.author, liked: false });
    expect((await ask('GET', path)).body).toEqual({ ...toggled, memberId: null, liked: false });
    expect((await ask('PUT', '/reviewlike', { reviewId: String(reviewId) }, 'friend')).body).toEqual({
      ...toggled,
      liked: false,
      likeCount: 0,
    });
  });

  it('of an unknown review are zero', async () => {
    const reviewId = 999_999;
    expect(await ask('GET', `/reviewlike/review/${reviewId}`)).toMatchObject({
      status: 200,
      body: { reviewId, memberId: null, liked: false, likeCount: 0 },
    });
  });

  it.each([0, -1, 99_999_999_999])('of %d, which no review can be, are not found', async (reviewId) => {
    expect(await ask('GET', `/reviewlike/review/${reviewId}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: '리뷰를 찾을 수 없습니다.' },
    });
  });
});

describe('reports', () => {
  it('are taken once from each member, never from the author, and listed for administrators', async () => {
    const reviewId = await add();
    const report = (reason: string, as: Actor) => ask('POST', '/review/report', { reviewId, reason }, as);
    expect(await report(' 광고 같아요. ', 'friend')).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      body: '신고를 접수했습니다.',
    });
    expect(await report('또', 'friend')).toMatchObject({ status: 409, body: { code: 'CONFLICT', message: /이미 신고/ } });
    expect(await report('내 것', 'author')).toMatchObject({ status: 400, body: { message: '자신의 리뷰는 신고할 수 없습니다' } });
    expect(await report('  ', 'admin')).toMatchObject({ status: 400, body: { message: REVIEW_RULES.report.emptyText } });
    await report('관리자가 보았습니다.', 'admin');

    const { body: reports } = await ask<Record<string, unknown>[]>('GET', '/review/report/list', undefined, 'admin');
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string;
    const facts = { id: expect.any(Number) as number, reviewId, reviewWriterId: ids.author, reportedAt: instant };
    expect(reports).toEqual([
      { ...facts, reporterEmail: 'admin@baldojang.example', reporterId: ids.admin, reason: '관리자가 보았습니다.' },
      { ...facts, reporterEmail: 'friend@baldojang.example', reporterId: ids.friend, reason: '광고 같아요.' },
    ]);

    expect(await ask('DELETE', `/review/report/${String(reports[1]?.id)}`, undefined, 'admin')).toMatchObject({
      status: 200,
      body: '신고를 삭제했습니다.',
    });
    expect((await ask<unknown[]>('GET', '/review/report/list', undefined, 'admin')).body).toEqual([reports[0]]);
    expect(await ofPlace()).toHaveLength(1);
  });
});

describe('tags', () => {
  it('are those in use, the most used first, found by a part of their name', async () => {
    await add({ tagNames: ['산책', 'cafe_100'] });
    await add({ tagNames: ['산책', '산책로'] });
    const names = async (q = '') =>
      (await ask<{ id: number; name: string }[]>('GET', `/tags?q=${encodeURIComponent(q)}`)).body.map(({ name }) => name);
    expect(await names()).toEqual(['산책', 'cafe_100', '산책로']);
    expect(await names('#산')).toEqual(['산책', '산책로']);
    expect(await names('CAFE')).toEqual(['cafe_100']);
    expect([await names('_'), await names('%'), await names('없음')]).toEqual([['cafe_100'], [], []]);
    expect((await ask('GET', '/tags?q=cafe')).body).toEqual([{ id: expect.any(Number) as number, name: 'cafe_100' }]);
  });

  it('are the fifty most used by default, or those of a name', async () => {
    for (let first = 0; first < 54; first += 6)
      await add({ tagNames: Array.from({ length: 6 }, (_, index) => `태그${first + index}`) });
    await add({ tagNames: '태그53' });
    const { body } = await ask<{ name: string }[]>('GET', '/tags?q=');
    expect([body.length, body[0]?.name]).toEqual([50, '태그53']);
  });
});
