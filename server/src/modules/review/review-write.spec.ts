import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFacility, makeMember, makeReview } from '../../../test/factories';
import { filesOnDisk } from '../../../test/files-on-disk';
import { pictureOf } from '../../../test/pictures';
import {
  CREATE_REVIEW,
  createReview,
  deleteReview,
  findReview,
  picturesNamed,
  type ReviewAnswer,
  updateReview,
  uploaded,
} from '../../../test/review-operations';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { LIMITS } from '../../shared/validation/limits';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import type { Facility } from '../facility/facility.entity';
import type { Member } from '../member/member.entity';

const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-data-'));
let app: TestApp;
let member: Member;
let other: Member;
let admin: Member;
let facility: Facility;
beforeAll(async () => {
  app = await startTestApp({ config: { dataDir, rateLimits: false } });
  [member, other] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
  admin = await makeMember(app.dataSource, { isAdmin: true });
});
beforeEach(async () => {
  facility = await makeFacility(app.dataSource);
});
// After each test rows and files agree, and staging is empty.
afterEach(async () => expect(await filesOnDisk(dataDir)).toEqual({ stored: await keys(), waiting: [] }));
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

const query = <Row>(sql: string, values: unknown[] = []) => app.dataSource.query<Row[]>(sql, values);
const keys = async () => (await query<{ key: string }>('SELECT key FROM stored_file')).map(({ key }) => key).sort();
const reviewsOf = (id = facility.id) => query('SELECT id FROM review WHERE facility_id = $1', [id]);
const namesOf = (review: { images: { name: string }[] } | null | undefined) => review?.images.map(({ name }) => name);
const tagsOf = (review: { tags: { name: string }[] } | null | undefined) => review?.tags.map(({ name }) => name);
const create = (input: Record<string, unknown> = {}, actor: Member | null = member) =>
  createReview(app, actor, { facilityId: facility.id, ...input });
const created = async (input: Record<string, unknown> = {}) => {
  const { data, errors } = await create(input);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createReview;
};
const fieldErrors = ({ errors }: Awaited<ReturnType<typeof create | typeof updateReview>>) => errors[0]?.extensions?.fieldErrors;

const { content, rating, tags, images } = REVIEW_RULES;
/** An emoji is one character of two UTF-16 units. */
const PAWS = '🐾'.repeat(content.max);
const BROKEN: [string, Record<string, unknown>, Record<string, string>][] = [
  ['no content', { content: '' }, { content: content.emptyText }],
  ['blank content', { content: ' \r\n\t\u3000 ' }, { content: content.emptyText }],
  ['content that is too long', { content: `${PAWS}!` }, { content: content.longText }],
  ['no star', { rating: 0 }, { rating: rating.text }],
  ['six stars', { rating: 6 }, { rating: rating.text }],
  ['seven tags', { tagNames: [...'가나다라마바사'] }, { tagNames: tags.maxText }],
  ['a long tag', { tagNames: ['가'.repeat(21)] }, { tagNames: tags.longText }],
  ['a tag of 50,000 characters', { tagNames: ['a'.repeat(50_000)] }, { tagNames: tags.longText }],
  ['a blank in a tag', { tagNames: ['강아지 카페'] }, { tagNames: tags.patternText }],
  ['a # inside a tag', { tagNames: ['강아지#카페'] }, { tagNames: tags.patternText }],
  ['an emoji as a tag', { tagNames: ['🐾'] }, { tagNames: tags.patternText }],
  ['a lone consonant as a tag', { tagNames: ['ㅋㅋ'] }, { tagNames: tags.patternText }],
  ['a tag twice', { tagNames: ['카페', '카페'] }, { tagNames: tags.duplicateText }],
  ['a tag twice by case', { tagNames: ['Cafe', '#cafe'] }, { tagNames: tags.duplicateText }],
  ['a tag twice by composition', { tagNames: ['카페', '카페'.normalize('NFD')] }, { tagNames: tags.duplicateText }],
  [
    'everything at once',
    { content: ' ', rating: 9, tagNames: ['a b'] },
    { rating: rating.text, content: content.emptyText, tagNames: tags.patternText },
  ],
];

describe('creating a review', () => {
  it('returns the review with its updated place and author', async () => {
    await makeReview(app.dataSource, { facilityId: facility.id, rating: 2 });
    const review = await created({
      content: '  마당이 넓어요.\r\n보리가 좋아했어요. ',
      rating: 4,
      tagNames: [' #카페', '##Dog_1', '', '#', '  '],
      images: await picturesNamed('보리.jpg', '마당.png', '보리.jpg'),
    });
    expect(review).toMatchObject({
      content: '마당이 넓어요.\n보리가 좋아했어요.',
      rating: 4,
      likeCount: 0,
      viewerHasLiked: false,
      viewerHasReported: false,
      viewerIsAuthor: true,
      viewerCanEdit: true,
      facility: { id: String(facility.id), reviewCount: 2, averageRating: 3 },
      member: { id: String(member.id), email: member.email },
    });
    expect([namesOf(review), tagsOf(review)]).toEqual([
      ['보리.jpg', '마당.jpg', '보리-2.jpg'],
      ['카페', 'dog_1'],
    ]);
    expect(await findReview(app, member, review.id)).toEqual(review);
    for (const { url } of review.images) await app.http.get(url).expect(200);
  });

  it('accepts texts and tags of exactly the allowed length, in code points', async () => {
    const tagNames = ['가'.repeat(20), 'b', 'c', 'd', 'e', 'f'];
    const review = await created({ content: PAWS, tagNames });
    expect([review.content, tagsOf(review)]).toEqual([PAWS, tagNames]);
  });

  it.each(BROKEN)('refuses %s with the text of the rule', async (_what, input, expected) => {
    const answer = await create(input);
    expect([codeOf(answer), fieldErrors(answer), answer.errors[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      expected,
      Object.values(expected)[0],
    ]);
    expect(await reviewsOf()).toEqual([]);
  });

  it('refuses eleven pictures', async () => {
    const eleven = await picturesNamed(...Array<string>(images.newMax + 1).fill('a.jpg'));
    expect(fieldErrors(await create({ images: eleven }))).toEqual({ images: images.newText });
    expect(await reviewsOf()).toEqual([]);
  });

  it.each([
    { rating: 4.5 },
    { rating: '5' },
    { rating: 2 ** 53 },
    { rating: null },
    { content: ['글'] },
    { content: { length: 1 } },
    { tagNames: [1] },
    { tagNames: { 0: '카페' } },
    { tagNames: Array<string>(101).fill('') },
    { images: ['a.jpg'] },
    { requestKey: 'x' },
    { __proto__: { isAdmin: true }, rating: {} },
  ])('refuses invalid input: %j', async (input) => {
    const token = await app.signIn(member);
    const whole = { facilityId: facility.id, rating: 5, content: '좋아요', ...input };
    const answer = await app.run(CREATE_REVIEW, { input: whole }, { token });
    expect([codeOf(answer), await reviewsOf()]).toEqual(['BAD_USER_INPUT', []]);
  });

  it('stores hostile texts unchanged except for bidirectional controls', async () => {
    const hostile = `'); DROP TABLE review; -- <img src=x onerror=alert(1)> \u202e\u200b\ufeff%_\\ {{7*7}}`;
    expect((await created({ content: hostile })).content).toBe(hostile.replace('\u202e', ''));
    expect((await created({ content: 'x\ud800y' })).content).toBe('x\ufffdy');
    expect(codeOf(await create({ content: 'a\0b' }))).toBe('BAD_USER_INPUT');
  });

  it('writes as the viewer, whatever member the input names', async () => {
    const forged = { memberId: other.id, memberEmail: other.email, insertedAt: '2020-01-01', likeCount: 9 };
    for (const [field, value] of Object.entries(forged)) {
      const answer = await create({ [field]: value });
      // Unknown fields are refused or ignored.
      expect([codeOf(answer), answer.data?.createReview.member.id ?? String(member.id)]).toEqual([
        expect.stringMatching(/^(BAD_USER_INPUT|ok)$/),
        String(member.id),
      ]);
    }
    expect(await query('SELECT id FROM review WHERE member_id = $1', [other.id])).toEqual([]);
    expect(codeOf(await create({}, null))).toBe('UNAUTHENTICATED');
  });

  it.each(['999999', '0', '-1', '2147483648', 'x', "1' OR '1'='1", ''])(
    'is NOT_FOUND for the place id %j',
    async (facilityId) => {
      const answer = await create({ facilityId, images: await picturesNamed('a.jpg') });
      expect([codeOf(answer), answer.errors[0]?.message]).toEqual(['NOT_FOUND', '장소를 찾을 수 없습니다.']);
    },
  );

  it('checks the rules before the place, and both before any picture', async () => {
    const broken = [uploaded('<svg/>', '그림.jpg')];
    expect(fieldErrors(await create({ facilityId: '999999', content: '', images: broken }))).toEqual({
      content: content.emptyText,
    });
    expect(codeOf(await create({ facilityId: '999999', images: broken }))).toBe('NOT_FOUND');
    const answer = await create({ images: broken });
    expect([codeOf(answer), answer.errors[0]?.message]).toEqual(['BAD_USER_INPUT', expect.stringContaining('그림.jpg')]);
    expect(await reviewsOf()).toEqual([]);
  });

  it('stores nothing when one of several pictures is refused', async () => {
    const huge = uploaded(Buffer.alloc(LIMITS.fileBytesMax + 1, 0xff), '큰 사진.jpg');
    const answer = await create({ images: [...(await picturesNamed('a.jpg', 'b.jpg')), huge] });
    expect([codeOf(answer), answer.errors[0]?.message]).toEqual(['PAYLOAD_TOO_LARGE', expect.stringContaining('큰 사진.jpg')]);
    expect(await reviewsOf()).toEqual([]);
  });

  it('sanitizes names of pictures', async () => {
    const { images: made } = await created({
      images: await picturesNamed('../../etc/passwd.jpg', 'a\r\nb"<img>.jpg', 'CON.jpg'),
    });
    for (const { name, url } of made) {
      expect(name).toMatch(/^[^/\\\r\n]+\.jpg$/);
      await app.http.get(url).expect(200);
    }
  });

  it('enforces the daily quota of pictures, and stores neither review nor pictures beyond it', async () => {
    const busy = await makeMember(app.dataSource);
    await query(`INSERT INTO file_usage VALUES ($1, (now() AT TIME ZONE 'Asia/Seoul')::date, $2, 0)`, [
      busy.id,
      LIMITS.filesPerDay - 1,
    ]);
    expect(codeOf(await create({ images: await picturesNamed('a.jpg', 'b.jpg') }, busy))).toBe('TOO_MANY_REQUESTS');
    expect(await reviewsOf()).toEqual([]);
    expect(codeOf(await create({ images: await picturesNamed('a.jpg') }, busy))).toBe('ok');
  });
});

describe('a form with pictures', () => {
  // Its files are in staging until the response has arrived.
  afterEach(async () => {
    for (let tries = 0; (await filesOnDisk(dataDir)).waiting.length > 0 && tries < 200; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  });

  const send = async (input: Record<string, unknown>, pictures: [Buffer, string][]) =>
    app.run<{ createReview: ReviewAnswer }>(
      CREATE_REVIEW,
      { input: { rating: 5, content: '좋아요', images: pictures.map(() => null), ...input } },
      {
        token: await app.signIn(member),
        files: Object.fromEntries(pictures.map((file, index) => [`input.images.${index}`, file])),
      },
    );

  it('creates a review with its pictures in order', async () => {
    const picture = await pictureOf('jpeg', 8, 8);
    const { data } = await send({ facilityId: facility.id }, [
      [picture, '둘.jpg'],
      [picture, '하나.jpg'],
    ]);
    expect(namesOf(data?.createReview)).toEqual(['둘.jpg', '하나.jpg']);
  });

  it('receives a response when it is refused before its pictures are processed', async () => {
    const large: [Buffer, string] = [Buffer.alloc(3_000_000), '큰.jpg'];
    expect(codeOf(await send({ facilityId: '999999' }, [large, large]))).toBe('NOT_FOUND');
    expect(codeOf(await send({ facilityId: facility.id, content: '' }, [large, large]))).toBe('BAD_USER_INPUT');
  });
});

describe('a repeated request', () => {
  const requestKey = () => crypto.randomUUID();

  it('is answered before any picture is processed once the first is done', async () => {
    const key = requestKey();
    const first = await created({ requestKey: key });
    expect(await created({ requestKey: key, images: [uploaded('<svg/>', '그림.jpg')] })).toEqual(first);
  });

  it('creates one review and returns it twice', async () => {
    const key = requestKey();
    const first = await created({ requestKey: key, images: await picturesNamed('a.jpg') });
    const again = await created({ requestKey: key.toUpperCase(), content: '다른 글', images: await picturesNamed('b.jpg') });
    expect([again, await reviewsOf()]).toEqual([first, [{ id: Number(first.id) }]]);
  });

  it('creates one review also under concurrency', async () => {
    for (let round = 0; round < 5; round++) {
      const key = requestKey();
      const pictures = await Promise.all([0, 1, 2, 3].map(() => picturesNamed('a.jpg', 'b.jpg')));
      const reviews = await Promise.all(
        pictures.map((uploads) => created({ requestKey: key, images: uploads, tagNames: ['카페'] })),
      );
      expect(new Set(reviews.map(({ id }) => id)).size).toBe(1);
      expect(namesOf(await findReview(app, null, reviews[0]!.id))).toEqual(['a.jpg', 'b.jpg']);
    }
    expect(await reviewsOf()).toHaveLength(5);
  });

  it.each(['one after the other', 'at the same moment'])('is refused when it is for another place, %s', async (when) => {
    const key = requestKey();
    const elsewhere = { requestKey: key, facilityId: (await makeFacility(app.dataSource)).id };
    const first = create({ requestKey: key });
    if (when === 'one after the other') await first;
    const answers = await Promise.all([first, create(elsewhere), create(elsewhere)]);
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(new Set(refused.map(({ errors }) => errors[0]?.message))).toEqual(
      new Set(['같은 요청 이름으로 다른 장소의 리뷰를 이미 썼습니다.']),
    );
    expect(refused.map((answer) => codeOf(answer))).toEqual(refused.map(() => 'CONFLICT'));
    if (when === 'one after the other') expect(answers.map((answer) => codeOf(answer))).toEqual(['ok', 'CONFLICT', 'CONFLICT']);
    expect(await app.dataSource.query('SELECT FROM review WHERE request_key = $1', [key])).toHaveLength(1);
  });

  it('explains the format of the request key in Korean', async () => {
    expect(fieldErrors(await create({ requestKey: 'x' }))).toEqual({ requestKey: 'UUID를 보내 주세요.' });
  });

  it('is a different request with another member or without a key', async () => {
    const key = requestKey();
    await created({ requestKey: key });
    expect(codeOf(await create({ requestKey: key }, other))).toBe('ok');
    await created();
    await created();
    expect(await reviewsOf()).toHaveLength(4);
  });
});

describe('changing a review', () => {
  const update = async (input: Record<string, unknown>, actor: Member | null = member) => updateReview(app, actor, input);
  const updated = async (input: Record<string, unknown>, actor?: Member) => {
    const { data, errors } = await update(input, actor);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.updateReview;
  };

  it('changes the provided fields only', async () => {
    const { id, ...before } = await created({ tagNames: ['카페', '산책'], images: await picturesNamed('a.jpg') });
    expect(await updated({ id })).toEqual({ id, ...before });
    expect(await updated({ id, content: ' 고친 글 ' })).toMatchObject({ content: '고친 글', rating: 5, tags: before.tags });
    expect(await updated({ id, rating: 1 })).toMatchObject({ rating: 1, facility: { reviewCount: 1, averageRating: 1 } });
    expect(tagsOf(await updated({ id, tagNames: ['#산책', '공원'] }))).toEqual(['산책', '공원']);
    expect(await updated({ id, tagNames: [] })).toMatchObject({ tags: [], content: '고친 글', images: before.images });
  });

  it.each(BROKEN)('refuses %s with the text of the rule', async (_what, input, expected) => {
    const { id, ...before } = await created();
    const answer = await update({ id, ...input });
    expect([codeOf(answer), fieldErrors(answer)]).toEqual(['BAD_USER_INPUT', expected]);
    expect(await findReview(app, member, id)).toMatchObject(before);
  });

  it('removes pictures by plain or percent-encoded name, and appends new ones', async () => {
    const { id } = await created({ images: await picturesNamed('우리 집 50%.jpg', '보리.jpg', 'c.jpg') });
    const removedImageNames = ['우리 집 50%.jpg', encodeURIComponent('보리.jpg'), '보리.jpg', '없음.jpg'];
    const review = await updated({ id, removedImageNames, images: await picturesNamed('c.jpg', '보리.jpg') });
    expect(namesOf(review)).toEqual(['c.jpg', 'c-2.jpg', '보리.jpg']);
  });

  it.each([
    ['of a folder', '../../../etc/passwd'],
    ['of an absolute path', '/etc/passwd'],
    ['of an encoded path', '..%2F..%2Fetc%2Fpasswd'],
    ['of another review', 'theirs.jpg'],
    ['of nothing', ''],
    ['that is no encoding', '%E0%A4%A'],
  ])('ignores names %s', async (_what, name) => {
    const theirs = await created({ images: await picturesNamed('theirs.jpg') });
    const mine = await created({ images: await picturesNamed('mine.jpg') });
    expect(namesOf(await updated({ id: mine.id, removedImageNames: [name, name] }))).toEqual(['mine.jpg']);
    expect(namesOf(await findReview(app, null, theirs.id))).toEqual(['theirs.jpg']);
  });

  it('limits a review to fifteen pictures and reports their number', async () => {
    const many = (count: number) => picturesNamed(...Array<string>(count).fill('a.jpg'));
    const { id } = await created({ images: await many(10) });
    await updated({ id, images: await many(3) });
    const refused = { images: '사진은 모두 15장까지 올릴 수 있습니다. 지금 13장이 있습니다.' };
    // Refused before it is read, so an invalid picture is not noticed.
    expect(fieldErrors(await update({ id, images: [...(await many(2)), uploaded('<svg/>', '그림.jpg')] }))).toEqual(refused);
    expect(fieldErrors(await update({ id, images: await many(11) }))).toEqual({ images: images.newText });
    expect(await updated({ id, images: await many(3), removedImageNames: ['a.jpg'] })).toMatchObject({
      images: { length: 15 },
    });
  });

  it('limits two concurrent edits to fifteen pictures together', async () => {
    const many = (count: number) => picturesNamed(...Array<string>(count).fill('a.jpg'));
    const { id } = await created({ images: await many(10) });
    const uploads = [await many(3), await many(3), await many(3)];
    const codes = (await Promise.all(uploads.map((added) => update({ id, images: added })))).map(codeOf).sort();
    const review = await findReview(app, null, id);
    expect([codes, review?.images.length, new Set(namesOf(review)).size]).toEqual([
      ['BAD_USER_INPUT', 'BAD_USER_INPUT', 'ok'],
      13,
      13,
    ]);
  });

  it('never moves a review to another member, place or time', async () => {
    const { id, ...before } = await created();
    for (const field of ['memberId', 'facilityId', 'insertedAt', 'requestKey']) {
      await update({ id, [field]: field === 'insertedAt' ? '2020-01-01T00:00:00Z' : String(other.id) });
      expect(await findReview(app, member, id)).toEqual({ id, ...before });
    }
  });

  it('by an admin counts pictures against the admin', async () => {
    const { id } = await created();
    const usage = () => query<{ files: number }>('SELECT files FROM file_usage WHERE member_id = $1', [admin.id]);
    await updated({ id, images: await picturesNamed('a.jpg'), content: '관리자가 고쳤어요' }, admin);
    expect([await usage(), await findReview(app, null, id)]).toMatchObject([
      [{ files: 1 }],
      { content: '관리자가 고쳤어요', member: { id: String(member.id) } },
    ]);
  });
});

describe('deleting a review', () => {
  it('deletes everything of it and returns the updated place and author', async () => {
    const remaining = await makeReview(app.dataSource, { facilityId: facility.id, rating: 3 });
    const { id } = await created({ rating: 4, tagNames: ['카페'], images: await picturesNamed('a.jpg', 'b.jpg') });
    await query('INSERT INTO review_like (review_id, member_id) VALUES ($1, $2)', [id, other.id]);
    await query(`INSERT INTO review_report (review_id, reporter_id, reason) VALUES ($1, $2, '광고')`, [id, other.id]);
    const { data } = await deleteReview(app, member, id);
    expect(data?.deleteReview).toMatchObject({
      id,
      facility: { id: String(facility.id), reviewCount: 1, averageRating: 3 },
      member: { id: String(member.id) },
    });
    expect(await reviewsOf()).toEqual([{ id: remaining.id }]);
    for (const table of ['review_like', 'review_report', 'review_tag', 'review_image'])
      expect([table, await query(`SELECT * FROM ${table} WHERE review_id = $1`, [id])]).toEqual([table, []]);
    expect(await findReview(app, member, id)).toBeNull();
  });

  it('happens once for two concurrent requests', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await makeReview(app.dataSource, { facilityId: facility.id, memberId: member.id });
      const codes = (await Promise.all([deleteReview(app, member, id), deleteReview(app, admin, id)])).map(codeOf);
      expect(codes.sort()).toEqual(['NOT_FOUND', 'ok']);
    }
  });
});

describe('who may change and delete', () => {
  const ACTORS: [string, () => Member | null, string][] = [
    ['a visitor', () => null, 'UNAUTHENTICATED'],
    ['another member', () => other, 'FORBIDDEN'],
    ['the author', () => member, 'ok'],
    ['an admin', () => admin, 'ok'],
  ];

  it.each(ACTORS)('%s', async (_who, actor, code) => {
    const { id, ...before } = await created({ images: await picturesNamed('a.jpg'), tagNames: ['카페'] });
    const input = { id, content: '바꾼 글', removedImageNames: ['a.jpg'], tagNames: [], images: await picturesNamed('b.jpg') };
    expect(codeOf(await updateReview(app, actor(), input))).toBe(code);
    expect(await findReview(app, member, id)).toMatchObject(code === 'ok' ? { content: '바꾼 글', tags: [] } : before);
    expect(codeOf(await deleteReview(app, actor(), id))).toBe(code);
    expect(await reviewsOf()).toHaveLength(code === 'ok' ? 0 : 1);
  });

  it('is reported in the order invalid, unknown, foreign, before any picture is read', async () => {
    const { id } = await created();
    const pictures = [uploaded('<svg/>', '그림.jpg')];
    const errorOf = async (input: Record<string, unknown>) => {
      const { errors } = await updateReview(app, other, { images: pictures, ...input });
      return [errors[0]?.extensions?.code, errors[0]?.message];
    };
    expect(await errorOf({ id, content: '' })).toEqual(['BAD_USER_INPUT', content.emptyText]);
    expect(await errorOf({ id: '999999' })).toEqual(['NOT_FOUND', '리뷰를 찾을 수 없습니다.']);
    expect(await errorOf({ id })).toEqual(['FORBIDDEN', '리뷰를 수정할 권한이 없습니다.']);
    expect((await deleteReview(app, other, id)).errors[0]?.message).toBe('리뷰를 삭제할 권한이 없습니다.');
    for (const unknown of ['0', '-1', '99999999999', 'x', '1.5']) {
      expect(codeOf(await updateReview(app, member, { id: unknown }))).toBe('NOT_FOUND');
      expect(codeOf(await deleteReview(app, member, unknown))).toBe('NOT_FOUND');
    }
  });
});
