import { makeComment, makeFacility, makeHoliday, makeInquiry, makeMember, PASSWORD } from '../../test/factories';
import { pictureOf } from '../../test/pictures';
import { formOf, RestClient } from '../../test/rest-client';
import { startTestApp, type TestApp } from '../../test/test-app';
import { ROUTES } from './route-table';

/**
 * What clients in the field read, word by word from the contract and never from our own schemas: every key, its type and its form
 * of a date, and whose e-mail addresses stand where, whole or masked, for everyone who may ask.
 */
const ACTORS = ['visitor', 'friend', 'owner', 'admin'] as const;
type Actor = (typeof ACTORS)[number];
const addressOf = (actor: Actor) => `${actor}@baldojang.example`;
const maskedOf = (actor: Actor) => `${actor[0]}***@b***.example`;

/** Who may read, with the status of everyone in the order of ACTORS. */
const READERS = {
  everyone: [200, 200, 200, 200],
  members: [401, 200, 200, 200],
  'the owner and administrators': [401, 403, 200, 200],
  administrators: [401, 403, 403, 200],
};

/** All rows were written at this moment. */
const MOMENT = '2025-08-01T03:34:56.789Z';
const FORMS: [string | RegExp, string][] = [
  ['2025-08-01T03:34:56Z', 'instant'],
  ['2025-08-01T12:34:56', 'Seoul'],
  ['2025-08-01 12:34:56', 'Seoul with a blank'],
  ['2025-08-01', 'day'],
  [/^[YN]$/, 'Y/N'],
  [/^\/files\/[\w-]{22,}\/[^/?#]+\.jpg$/, 'file'],
  [/./s, 'text'],
];

/** Every leaf by its kind; a list by the kinds of its items, each once. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value))
    return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))].map((item) => JSON.parse(item) as unknown);
  if (typeof value === 'string')
    return FORMS.find(([form]) => (form instanceof RegExp ? form.test(value) : form === value))?.[1] ?? 'empty';
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]));
}

const all = (kind: string, keys: string) => Object.fromEntries(keys.split(', ').map((key) => [key, kind]));

const boardItem = {
  ...all('number', 'id, countComment, countLike, countFile, memberId'),
  ...all('text', 'title, nickName'),
  insertedAt: 'Seoul',
  timesAgo: 'day',
  profileImageUrl: 'file',
};
const review = {
  ...all('number', 'id, rating, facilityId, memberId, likeCount, likesCount, countMemberReview, memberAverageRating'),
  ...all('text', 'review, content, facilityName, memberEmail, memberEmailNickName'),
  ...all('instant', 'insertedAt, createdAt'),
  files: ['file'],
  tags: [{ id: 'number', name: 'text' }],
  petFacility: { id: 'number', ...all('text', 'name, sidoName, sigunguName') },
  profileImageUrl: 'file',
};
const facilityItem = {
  ...all('number', 'id, latitude, longitude, reviewCount, averageRating'),
  ...all('text', 'name, category1, category2, category3, roadAddress, jibunAddress, sidoName, sigunguName, roadName, bunji'),
  ...all('text', 'phoneNumber, holiday, operatingHours, allowedPetSize, petRestrictions'),
  ...all('Y/N', 'parkingAvailable, petFriendlyInfo, indoorFacility, outdoorFacility'),
};
const facility = {
  ...facilityItem,
  ...all('text', 'legalEupMyeonDongName, riName, buildingNumber, postalCode, homepage, admissionFeeInfo, petOnlyInfo'),
  ...all('text', 'description, additionalPetFee'),
  finalCreationDate: 'day',
};
const isFavorite = { isFavorite: 'boolean' };
const BOX = 'southWestLat=37&southWestLng=126&northEastLat=38&northEastLng=128';

interface Read {
  at?: string;
  for: keyof typeof READERS;
  shape: unknown;
  /** Whose addresses stand in the answer. */
  of?: Actor[];
}

const READS: Record<string, Read> = {
  '/api/member': {
    at: `/api/member?email=${addressOf('owner')}`,
    for: 'the owner and administrators',
    shape: {
      id: 'number',
      ...all('text', 'email, nickName, info'),
      insertedAt: 'Seoul',
      ...all('null', 'provider, tempCode'),
      files: ['file'],
      authNames: [],
    },
    of: ['owner'],
  },
  '/api/member/list': {
    for: 'administrators',
    shape: [{ id: 'number', ...all('text', 'email, nickName'), insertedAt: 'Seoul' }],
    of: ['admin', 'friend', 'owner'],
  },
  '/api/board/list': {
    for: 'everyone',
    shape: { boardList: [boardItem], pageInfo: all('number', 'currentPageNumber, leftPageNumber, rightPageNumber, totalPages') },
  },
  '/api/board/latest': { for: 'everyone', shape: [boardItem] },
  '/api/board/latest3': {
    for: 'everyone',
    shape: [{ id: 'number', title: 'text', insertedAt: 'Seoul', firstImageUrl: 'file' }],
  },
  '/api/board/{id}': {
    at: '/api/board/1',
    for: 'everyone',
    shape: {
      id: 'number',
      ...all('text', 'title, content, authorEmail, authorNickName'),
      insertedAt: 'Seoul',
      files: ['file'],
      profileImageUrl: 'file',
    },
    of: ['owner'],
  },
  '/api/comment/list': {
    at: '/api/comment/list?boardId=1',
    for: 'everyone',
    shape: {
      comments: [
        {
          ...all('number', 'id, boardId'),
          ...all('text', 'comment, authorNickName, authorEmail'),
          insertedAt: 'Seoul with a blank',
          profileImageUrl: 'file',
        },
      ],
    },
    of: ['owner'],
  },
  '/api/review/latest': { for: 'everyone', shape: [review], of: ['owner'] },
  '/api/review/myReview/{memberId}': { at: '/api/review/myReview/OWNER', for: 'everyone', shape: [review], of: ['owner'] },
  '/api/review/facility/{facilityId}': { at: '/api/review/facility/5000', for: 'everyone', shape: [review], of: ['owner'] },
  '/api/review/report/list': {
    for: 'administrators',
    shape: [
      {
        ...all('number', 'id, reviewId, reporterId, reviewWriterId'),
        ...all('text', 'reporterEmail, reason'),
        reportedAt: 'instant',
      },
    ],
    of: ['friend'],
  },
  '/api/reviewlike/review/{reviewId}': {
    at: '/api/reviewlike/review/1',
    for: 'everyone',
    shape: { ...all('number', 'reviewId, memberId, likeCount'), liked: 'boolean' },
  },
  '/api/tags': { for: 'everyone', shape: [{ id: 'number', name: 'text' }] },
  '/api/favorite/mine': { for: 'members', shape: [{ ...facilityItem, facilityId: 'number' }] },
  '/api/favorite/id/{facilityId}': { at: '/api/favorite/id/5000', for: 'everyone', shape: isFavorite },
  '/api/pet_facilities/search': {
    for: 'everyone',
    shape: {
      content: [facilityItem],
      ...all('number', 'totalElements, totalPages, number, size, numberOfElements'),
      ...all('boolean', 'first, last, empty'),
    },
  },
  '/api/pet_facilities/search/suggestions': {
    at: '/api/pet_facilities/search/suggestions?query=멍멍',
    for: 'everyone',
    shape: [{ id: 'number', ...all('text', 'name, sidoName, sigunguName') }],
  },
  '/api/pet_facilities/search/bounds': {
    at: `/api/pet_facilities/search/bounds?${BOX}`,
    for: 'everyone',
    shape: [facilityItem],
  },
  '/api/pet_facilities/search/bounds/filtered': {
    at: `/api/pet_facilities/search/bounds/filtered?${BOX}`,
    for: 'everyone',
    shape: [facilityItem],
  },
  '/api/pet_facilities/{id}': { at: '/api/pet_facilities/5000', for: 'everyone', shape: facility },
  '/pet_facilities/{id}': { at: '/pet_facilities/5000', for: 'everyone', shape: facility },
  '/api/pet_facilities/regions': { for: 'everyone', shape: ['text'] },
  '/api/pet_facilities/categories/category2': { for: 'everyone', shape: ['text'] },
  '/api/pet_facilities/sigungu': { for: 'everyone', shape: ['text'] },
  '/api/support/list': {
    for: 'administrators',
    shape: [{ id: 'number', ...all('text', 'email, nickname, title, content'), inserted_at: 'instant' }],
    of: ['owner'],
  },
  '/api/calendar/data': {
    at: '/api/calendar/data?year=2025&month=8',
    for: 'members',
    shape: {
      holidays: { '2025-08-15': all('text', 'name, description') },
      reviews: [{ ...all('number', 'id, facilityId, rating'), date: 'day', ...all('text', 'placeName, facilityName, content') }],
    },
  },
};

let app: TestApp;
const client = new RestClient(() => app.url);
const tokens: Record<Actor, string> = { visitor: '', friend: '', owner: '', admin: '' };
let ownerId = 0;

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  const { dataSource } = app;
  for (const actor of ['owner', 'friend', 'admin'] as const) {
    const person = await makeMember(dataSource, { email: addressOf(actor), isAdmin: actor !== 'friend' });
    tokens[actor] = await app.signIn(person);
    if (actor === 'owner') ownerId = person.id;
  }
  await makeFacility(dataSource, PLACE);
  await makeHoliday(dataSource, { date: '2025-08-15', name: '광복절', description: '쉬는 날' });
  const send = async (method: string, path: string, body: object, as: Actor = 'owner') =>
    expect(await client.ask(method, path, body, tokens[as])).toMatchObject({ status: 200 });
  const picture = new File([new Uint8Array(await pictureOf('jpeg'))], '보리 사진.jpg');
  await send(
    'PUT',
    '/api/member',
    formOf({ email: addressOf('owner'), info: '안녕하세요', password: PASSWORD, profileFiles: picture }),
  );
  await send('POST', '/api/board/add', formOf({ title: '여름 휴무', content: '쉽니다.', files: picture }));
  // Whoever wrote an announcement owns it also without the right to write another one.
  await dataSource.query('UPDATE member SET is_admin = false WHERE id = $1', [ownerId]);
  await makeComment(dataSource, { boardId: 1, memberId: ownerId });
  await send(
    'POST',
    '/api/review/add',
    formOf({ facilityId: '5000', review: '좋아요', rating: '5', tagNames: '#산책', files: picture }),
  );
  await send('POST', '/api/review/report', { reviewId: 1, reason: '광고' }, 'friend');
  await send('PUT', '/api/favorite', { facilityId: 5000, isFavorite: true });
  await makeInquiry(dataSource, { email: addressOf('owner'), memberId: ownerId });
  for (const table of ['member', 'board', 'comment', 'review', 'inquiry'])
    await dataSource.query(`UPDATE ${table} SET inserted_at = $1`, [MOMENT]);
  await dataSource.query('UPDATE review_report SET reported_at = $1', [MOMENT]);
});
afterAll(() => app.stop());

const PLACE = {
  id: 5000,
  name: '멍멍카페',
  legalEupMyeonDongName: '연남동',
  riName: '연남리',
  bunji: '239-1',
  roadName: '성미산로',
  buildingNumber: '190',
  postalCode: '03983',
  roadAddress: '서울특별시 마포구 성미산로 190',
  jibunAddress: '서울특별시 마포구 연남동 239-1',
  phoneNumber: '02-000-0000',
  homepage: 'https://cafe.example',
  holiday: '매주 월요일',
  operatingHours: '매일 10:00~20:00',
  parkingAvailable: true,
  admissionFeeInfo: '없음',
  petOnlyInfo: '해당없음',
  petRestrictions: '목줄 착용',
  indoorFacility: true,
  outdoorFacility: false,
  description: '마당이 있는 카페',
  additionalPetFee: '없음',
  finalCreationDate: '2025-08-01',
};

it('covers every path that reads', () => {
  expect(Object.keys(READS).sort()).toEqual(
    ROUTES.filter(({ method }) => method === 'get')
      .map(({ path }) => path)
      .sort(),
  );
});

describe.each(Object.entries(READS))('GET %s', (path, { at = path, for: readers, shape, of = [] }) => {
  const get = (as: Actor) => client.ask<unknown>('GET', at.replace('OWNER', String(ownerId)), undefined, tokens[as]);

  it(`has exactly the fields of the contract, each in its form, for ${readers}`, async () => {
    const answers = await Promise.all(ACTORS.map(get));
    expect(answers.map(({ status }) => status)).toEqual(READERS[readers]);
    const [first] = (['owner', 'admin'] as const).filter((actor) => READERS[readers][ACTORS.indexOf(actor)] === 200);
    expect(shapeOf(answers[ACTORS.indexOf(first!)]!.body)).toEqual(shape);
  });

  it('shows an e-mail address whole to its owner and to administrators alone', async () => {
    for (const actor of ACTORS.filter((_, index) => READERS[readers][index] === 200)) {
      const found = JSON.stringify((await get(actor)).body).match(/[\w.*+-]+@[\w.*-]+/g) ?? [];
      const expected = of.map((owner) => (actor === owner || actor === 'admin' ? addressOf(owner) : maskedOf(owner)));
      expect([actor, [...new Set(found)].sort()]).toEqual([actor, expected.sort()]);
    }
  });
});
