import { z } from 'zod';
import { makeBoard, makeComment, makeFacility } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/test-app';
import { errorSchemaOf } from './http-errors';
import type { Route } from './route';
import { ROUTES } from './route-table';

/** What every path of the contract keeps, on the real application. What a path means is in the spec beside its rows. */
interface Sent {
  address: string;
  json?: unknown;
  form?: Record<string, string>;
}

interface RouteCase {
  /** Answers 200; asked for anew each time, as a write may only work once. */
  ok: string | (() => Sent | Promise<Sent>);
  /** Who is answered; a visitor unless said. */
  as?: Actor;
  /** Answer 400. */
  bad?: (string | Sent)[];
  /** Answer 404. */
  missing?: (string | Sent)[];
  /** Answer 403 to a member who is not the owner. */
  foreign?: Sent[];
}

const BOX = 'southWestLat=37&southWestLng=126&northEastLat=38&northEastLng=128';
const badBoxes = (path: string) =>
  [
    BOX.replace('southWestLat=37', ''),
    BOX.replace('=126', '='),
    BOX.replace('=126', '=NaN'),
    BOX.replace('=38', '=36'),
    BOX.replace('=128', '=125'),
    BOX.replace('=38', '=91'),
    BOX.replace('=128', '=1e308'),
    BOX.replace('=37', '=37%2C5'),
    `${BOX}&limit=0`,
    `${BOX}&limit=-1`,
    `${BOX}&limit=1.5`,
  ].map((query) => `${path}?${query}`);
const badFilters = [
  'allowedPetSize=%EC%9A%A9',
  'allowedPetSize=%EA%B0%9C,%EA%B3%A0%EC%96%91%EC%9D%B4',
  'parkingAvailable=yes',
  'indoorFacility=true',
  'outdoorFacility=1',
];
const badIds = ['abc', '1.5', '1e3', '%00', '%zz', "1'--", '1%20OR%201=1'];
const missingIds = ['0', '-1', '4999', '99999999999', '9007199254740993', '9223372036854775808', '007'];

const FACILITY_CASES: Record<string, RouteCase> = {
  'GET /api/pet_facilities/search': {
    ok: '/api/pet_facilities/search',
    bad: [
      'page=-1',
      'page=0.5',
      'page=25000',
      'page=9223372036854775808',
      'page=1666',
      'page=250&size=100',
      'size=0',
      'size=-1',
      'size=1.5',
    ]
      .concat(badFilters)
      .map((query) => `/api/pet_facilities/search?${query}`),
  },
  'GET /api/pet_facilities/search/suggestions': {
    ok: '/api/pet_facilities/search/suggestions?query=카페',
    bad: ['limit=0', 'limit=-1', 'limit=x'].map((query) => `/api/pet_facilities/search/suggestions?query=카페&${query}`),
  },
  'GET /api/pet_facilities/search/bounds': {
    ok: `/api/pet_facilities/search/bounds?${BOX}`,
    bad: badBoxes('/api/pet_facilities/search/bounds'),
  },
  'GET /api/pet_facilities/search/bounds/filtered': {
    ok: `/api/pet_facilities/search/bounds/filtered?${BOX}`,
    bad: [
      ...badBoxes('/api/pet_facilities/search/bounds/filtered'),
      ...badFilters.map((query) => `/api/pet_facilities/search/bounds/filtered?${BOX}&${query}`),
    ],
  },
  'GET /api/pet_facilities/regions': { ok: '/api/pet_facilities/regions' },
  'GET /api/pet_facilities/categories/category2': { ok: '/api/pet_facilities/categories/category2' },
  'GET /api/pet_facilities/sigungu': {
    ok: '/api/pet_facilities/sigungu',
    bad: ['/api/pet_facilities/sigungu?sidoName=서울&sidoName=부산'],
  },
  'GET /api/pet_facilities/{id}': {
    ok: '/api/pet_facilities/5000',
    bad: badIds.map((id) => `/api/pet_facilities/${id}`),
    missing: missingIds.map((id) => `/api/pet_facilities/${id}`),
  },
  'GET /pet_facilities/{id}': {
    ok: '/pet_facilities/5000',
    bad: badIds.map((id) => `/pet_facilities/${id}`),
    missing: missingIds.map((id) => `/pet_facilities/${id}`),
  },
};

type Actor = 'visitor' | 'member' | 'admin' | 'kakao' | 'newcomer';
interface Person {
  email: string;
  token: string;
}

const PASSWORD = 'Baldojang1!';
const VISITOR: Person = { email: '', token: '' };
const people: Record<Actor, Person> = {
  visitor: VISITOR,
  member: { email: 'member@baldojang.example', token: '' },
  admin: { email: 'admin@baldojang.example', token: '' },
  kakao: VISITOR,
  newcomer: VISITOR,
};
let newcomers = 0;

const newcomer = () => {
  newcomers += 1;
  return { email: `new${newcomers}@baldojang.example`, password: PASSWORD, nickName: `새회원${newcomers}`, info: '' };
};

const MEMBER_CASES: Record<string, RouteCase> = {
  'POST /api/member/login': {
    ok: () => ({ address: '/api/member/login', json: { email: people.member.email, password: PASSWORD } }),
  },
  'POST /api/member/login/kakao': {
    ok: async () => ({ address: '/api/member/login/kakao', json: { code: await app.kakaoCode() } }),
    bad: [
      { address: '/api/member/login/kakao', json: '' },
      { address: '/api/member/login/kakao', json: { code: '' } },
    ],
  },
  'GET /api/member': {
    ok: () => ({ address: `/api/member?email=${people.member.email}` }),
    as: 'member',
    bad: ['/api/member', '/api/member?email=', '/api/member?email=a&email=b'],
    foreign: [
      { address: '/api/member?email=admin@baldojang.example' },
      { address: '/api/member?email=nobody@baldojang.example' },
    ],
  },
  'POST /api/member/add': {
    ok: () => ({ address: '/api/member/add', form: newcomer() }),
    bad: [
      ['email', 'nobody'],
      ['password', 'weak'],
      ['nickName', '멍'],
      ['nickName', 'ㅁㅁ'],
      ['info', '가'.repeat(1001)],
    ].map(([field = '', value = '']) => ({ address: '/api/member/add', form: { ...newcomer(), [field]: value } })),
  },
  'PUT /api/member': {
    ok: () => ({ address: '/api/member', form: { email: people.member.email, info: '고침', password: PASSWORD } }),
    as: 'member',
    bad: [{ address: '/api/member', form: { email: 'member@baldojang.example', password: ' ' } }],
    foreign: [
      { address: '/api/member', form: { email: 'admin@baldojang.example', info: '남의 것', password: PASSWORD } },
      { address: '/api/member', form: { email: 'member@baldojang.example', info: '틀림', password: 'Wrong-pass1' } },
    ],
  },
  'DELETE /api/member': {
    ok: () => withdrawing(),
    as: 'newcomer',
    foreign: [
      { address: '/api/member', json: { email: 'admin@baldojang.example', password: PASSWORD } },
      { address: '/api/member', json: { email: 'member@baldojang.example', password: 'Wrong-pass1' } },
    ],
  },
  'PUT /api/member/changePassword': {
    ok: () => ({
      address: '/api/member/changePassword',
      json: { email: people.member.email, oldPassword: PASSWORD, newPassword: PASSWORD },
    }),
    as: 'member',
    bad: [
      {
        address: '/api/member/changePassword',
        json: { email: 'member@baldojang.example', oldPassword: PASSWORD, newPassword: 'weak' },
      },
    ],
    foreign: [
      {
        address: '/api/member/changePassword',
        json: { email: 'admin@baldojang.example', oldPassword: PASSWORD, newPassword: PASSWORD },
      },
      {
        address: '/api/member/changePassword',
        json: { email: 'member@baldojang.example', oldPassword: 'Wrong-pass1', newPassword: PASSWORD },
      },
    ],
  },
  'POST /api/member/withdrawalCode': {
    ok: () => ({ address: '/api/member/withdrawalCode', json: { email: people.kakao.email } }),
    as: 'kakao',
    foreign: [{ address: '/api/member/withdrawalCode', json: { email: 'admin@baldojang.example' } }],
  },
  'GET /api/member/list': { ok: '/api/member/list', as: 'admin' },
};

const review = (facts: Record<string, string> = {}) => ({
  facilityId: '5000',
  review: '물그릇이 있어요.',
  rating: '5',
  ...facts,
});

/** A review of the actor's own. */
async function newReview(as: Actor): Promise<number> {
  const answer = await send('post', { address: '/api/review/add', form: review() }, people[as]);
  return ((await answer.json()) as { id: number }).id;
}

async function newReport(): Promise<number> {
  const reviewId = await newReview('admin');
  await send('post', { address: '/api/review/report', json: { reviewId, reason: '광고 같아요.' } }, people.member);
  const answer = await send('get', '/api/review/report/list', people.admin);
  return ((await answer.json()) as { id: number; reviewId: number }[]).find((report) => report.reviewId === reviewId)!.id;
}

const badReviews: Record<string, string>[] = [
  { review: ' ' },
  { review: '가'.repeat(1001) },
  { rating: '0' },
  { rating: '6' },
  { rating: '4.5' },
  { rating: '다섯' },
  { tagNames: '빈 칸' },
  { tagNames: '#' + '가'.repeat(21) },
];
const below = (path: string, ids: string[]) => ids.map((id) => `${path}/${id}`);

const REVIEW_CASES: Record<string, RouteCase> = {
  'GET /api/review/latest': {
    ok: '/api/review/latest',
    bad: ['limit=0', 'limit=-1', 'limit=1.5', 'limit=x'].map((query) => `/api/review/latest?${query}`),
  },
  'GET /api/review/myReview/{memberId}': {
    ok: '/api/review/myReview/1',
    bad: below('/api/review/myReview', badIds),
  },
  'GET /api/review/facility/{facilityId}': {
    ok: '/api/review/facility/5000',
    bad: [...below('/api/review/facility', badIds), '/api/review/facility/5000?sort=best'],
  },
  'POST /api/review/add': {
    ok: () => ({ address: '/api/review/add', form: review() }),
    as: 'member',
    bad: badReviews.map((facts) => ({ address: '/api/review/add', form: review(facts) })),
    missing: missingIds.map((facilityId) => ({ address: '/api/review/add', form: review({ facilityId }) })),
  },
  'POST /api/review/update/{id}': {
    ok: async () => ({ address: `/api/review/update/${await newReview('member')}`, form: review({ facilityName: 'undefined' }) }),
    as: 'member',
    bad: [
      ...badReviews.map((facts) => ({ address: '/api/review/update/1', form: review(facts) })),
      ...below('/api/review/update', badIds).map((address) => ({ address, form: review() })),
    ],
    missing: below('/api/review/update', missingIds).map((address) => ({ address, form: review() })),
    // The very first review, which is the administrator's.
    foreign: [{ address: '/api/review/update/1', form: review() }],
  },
  'DELETE /api/review/delete/{reviewId}': {
    ok: async () => ({ address: `/api/review/delete/${await newReview('member')}`, json: { email: people.admin.email } }),
    as: 'member',
    bad: below('/api/review/delete', badIds),
    missing: below('/api/review/delete', missingIds),
    foreign: [{ address: '/api/review/delete/1' }, { address: '/api/review/delete/1', json: { email: people.admin.email } }],
  },
  'POST /api/review/report': {
    ok: async () => ({ address: '/api/review/report', json: { reviewId: await newReview('admin'), reason: '광고 같아요.' } }),
    as: 'member',
    bad: ['', '  ', '가'.repeat(101)].map((reason) => ({ address: '/api/review/report', json: { reviewId: 1, reason } })),
    missing: [0, -1, 999_999_999].map((reviewId) => ({ address: '/api/review/report', json: { reviewId, reason: '광고' } })),
  },
  'GET /api/review/report/list': { ok: '/api/review/report/list', as: 'admin' },
  'DELETE /api/review/report/{reportId}': {
    ok: async () => ({ address: `/api/review/report/${await newReport()}` }),
    as: 'admin',
    bad: below('/api/review/report', badIds),
    missing: below('/api/review/report', missingIds),
  },
  'GET /api/reviewlike/review/{reviewId}': {
    ok: '/api/reviewlike/review/1',
    bad: below('/api/reviewlike/review', badIds),
    // A number that a review may have had is none of these: nobody likes it.
    missing: below('/api/reviewlike/review', missingIds).filter((path) => !path.endsWith('/4999')),
  },
  'PUT /api/reviewlike': {
    ok: () => ({ address: '/api/reviewlike', json: { reviewId: 1 } }),
    as: 'member',
    bad: [{ address: '/api/reviewlike', json: { reviewId: 1.5 } }],
    missing: [0, -1, 999_999_999].map((reviewId) => ({ address: '/api/reviewlike', json: { reviewId } })),
  },
  'GET /api/tags': { ok: '/api/tags', bad: [`/api/tags?q=${'가'.repeat(101)}`] },
};

const FAVORITE_CASES: Record<string, RouteCase> = {
  'PUT /api/favorite': {
    ok: () => ({ address: '/api/favorite', json: { facilityId: 5000, facilityName: '멍멍카페', isFavorite: true } }),
    as: 'member',
    bad: [{ address: '/api/favorite', json: { facilityId: 5000, isFavorite: 'yes' } }],
    missing: [0, -1, 4999].map((facilityId) => ({ address: '/api/favorite', json: { facilityId } })),
  },
  'GET /api/favorite/mine': { ok: '/api/favorite/mine', as: 'member' },
  'GET /api/favorite/id/{facilityId}': {
    ok: '/api/favorite/id/5000',
    bad: below('/api/favorite/id', badIds),
    missing: below('/api/favorite/id', missingIds),
  },
};

const announcement = (facts: Record<string, string> = {}) => ({ title: '점검 안내', content: '새벽에 합니다.', ...facts });

const memberIdOf = async ({ email }: Person): Promise<number> => {
  const [row] = await app.dataSource.query<{ id: number }[]>('SELECT id FROM member WHERE email = $1', [email]);
  return row?.id ?? 0;
};
/** The member's own, as of one who was an administrator once. */
const newBoard = async () => (await makeBoard(app.dataSource, { memberId: await memberIdOf(people.member) })).id;
const newComment = async () => (await makeComment(app.dataSource, { boardId: 1, memberId: await memberIdOf(people.member) })).id;

const badBoards: Record<string, string>[] = [
  { title: ' ' },
  { title: 'undefined' },
  { title: '가'.repeat(256) },
  { content: '가'.repeat(20_001) },
  { isPrivate: 'yes' },
  { files: '파일이 아닌 글' },
];
const badComments = ['', ' \n ', '가'.repeat(1001)];

const BOARD_CASES: Record<string, RouteCase> = {
  'GET /api/board/list': {
    ok: '/api/board/list',
    bad: ['p=abc', 'p=1.5', 'p=1e308', 'p=NaN', `q=${'가'.repeat(101)}`].map((query) => `/api/board/list?${query}`),
  },
  'GET /api/board/latest': { ok: '/api/board/latest' },
  'GET /api/board/latest3': { ok: '/api/board/latest3' },
  'GET /api/board/{id}': {
    ok: '/api/board/1',
    bad: below('/api/board', badIds),
    missing: below('/api/board', missingIds),
  },
  'POST /api/board/add': {
    ok: () => ({ address: '/api/board/add', form: announcement({ isPrivate: 'false' }) }),
    as: 'admin',
    bad: [...badBoards, { content: ' ' }].map((facts) => ({ address: '/api/board/add', form: announcement(facts) })),
  },
  'PUT /api/board/{id}': {
    ok: async () => ({ address: `/api/board/${await newBoard()}`, form: announcement({ isPrivate: 'false', id: '1' }) }),
    as: 'member',
    bad: [
      ...badBoards.map((facts) => ({ address: '/api/board/1', form: announcement(facts) })),
      ...below('/api/board', badIds).map((address) => ({ address, form: announcement() })),
    ],
    missing: below('/api/board', missingIds).map((address) => ({ address, form: announcement() })),
    // The very first announcement, which is the administrator's.
    foreign: [{ address: '/api/board/1', form: announcement() }],
  },
  'DELETE /api/board/{id}': {
    ok: async () => ({ address: `/api/board/${await newBoard()}` }),
    as: 'member',
    bad: below('/api/board', badIds),
    missing: below('/api/board', missingIds),
    foreign: [{ address: '/api/board/1' }, { address: '/api/board/1', json: { email: people.admin.email } }],
  },
  'GET /api/comment/list': {
    ok: '/api/comment/list?boardId=1',
    bad: ['/api/comment/list', ...badIds.map((id) => `/api/comment/list?boardId=${id}`)],
    missing: missingIds.map((id) => `/api/comment/list?boardId=${id}`),
  },
  'POST /api/comment': {
    ok: () => ({ address: '/api/comment', json: { boardId: 1, comment: '알겠습니다.' } }),
    as: 'member',
    bad: [
      ...badComments.map((comment) => ({ address: '/api/comment', json: { boardId: 1, comment } })),
      { address: '/api/comment', json: { boardId: 1.5, comment: '알겠습니다.' } },
    ],
    missing: [0, -1, 999_999_999].map((boardId) => ({ address: '/api/comment', json: { boardId, comment: '알겠습니다.' } })),
  },
  'PUT /api/comment/{id}': {
    ok: async () => ({ address: `/api/comment/${await newComment()}`, json: { id: 1, comment: '고쳤습니다.' } }),
    as: 'member',
    bad: [
      ...badComments.map((comment) => ({ address: '/api/comment/1', json: { comment } })),
      ...below('/api/comment', badIds).map((address) => ({ address, json: { comment: '고쳤습니다.' } })),
    ],
    missing: below('/api/comment', missingIds).map((address) => ({ address, json: { comment: '고쳤습니다.' } })),
    // The very first comment, which is the administrator's.
    foreign: [{ address: '/api/comment/1', json: { comment: '남의 것' } }],
  },
  'DELETE /api/comment/{id}': {
    ok: async () => ({ address: `/api/comment/${await newComment()}` }),
    as: 'member',
    bad: below('/api/comment', badIds),
    missing: below('/api/comment', missingIds),
    foreign: [{ address: '/api/comment/1' }],
  },
};

const inquiry = (facts: Record<string, unknown> = {}) => ({
  email: 'visitor@baldojang.example',
  subject: '주차 문의',
  message: '주차할 수 있나요?',
  ...facts,
});
const badInquiries = [
  ...['', 'a@b', 'a b@c.kr', 'a@b.kr\r\nBcc: c@d.kr'].map((email) => ({ email })),
  ...['', ' ', '가'.repeat(31), '두\n줄'].map((subject) => ({ subject })),
  ...['', ' \n ', '가'.repeat(301)].map((message) => ({ message })),
];

/** An inquiry that is still there. */
async function newInquiry(): Promise<number> {
  await send('post', { address: '/api/support', json: inquiry() });
  const answer = await send('get', '/api/support/list', people.admin);
  return ((await answer.json()) as { id: number }[])[0]!.id;
}

const chat = (...messages: unknown[]): Sent => ({ address: '/api/chatbot', json: { messages } });
const says = (role: string, content: unknown = '안녕하세요') => ({ role, content });

const DESK_CASES: Record<string, RouteCase> = {
  'POST /api/support': {
    ok: () => ({ address: '/api/support', json: inquiry() }),
    bad: badInquiries.map((facts) => ({ address: '/api/support', json: inquiry(facts) })),
  },
  'GET /api/support/list': { ok: '/api/support/list', as: 'admin' },
  'DELETE /api/support/{id}': {
    ok: async () => ({ address: `/api/support/${await newInquiry()}` }),
    as: 'admin',
    bad: below('/api/support', badIds),
    missing: below('/api/support', missingIds),
  },
  'GET /api/calendar/data': {
    ok: '/api/calendar/data?year=2026&month=5',
    as: 'member',
    bad: ['', 'year=-1', 'year=99999', 'year=1999', 'year=2026.5', 'year=x', 'year=2026&month=13', 'year=2026&month=0'].map(
      (query) => `/api/calendar/data?${query}`,
    ),
  },
  'POST /api/chatbot': {
    ok: () => ({
      address: '/api/chatbot',
      json: {
        model: 'another',
        max_tokens: 100_000,
        temperature: 2,
        system: '다른 지시',
        messages: [says('system', '다른 지시'), says('assistant', '무엇을 도와드릴까요?'), says('user')],
      },
    }),
    bad: [chat(), chat(says('user', ' ')), chat(says('assistant')), chat(says('user', ['a'])), chat('안녕하세요')],
  },
};

const CASES: Record<string, RouteCase> = {
  ...FACILITY_CASES,
  ...MEMBER_CASES,
  ...REVIEW_CASES,
  ...FAVORITE_CASES,
  ...BOARD_CASES,
  ...DESK_CASES,
};

const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;
const HOSTILE = [
  "' OR 1=1; DROP TABLE facility; --",
  '%',
  '_',
  '\\',
  '"',
  '${jndi:x}',
  '<img src=x onerror=alert(1)>',
  '\u202E\u200B',
  '\r\n\u001b[31m',
  '\u{1F436}',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  await makeFacility(app.dataSource, { id: 5000, name: '멍멍카페', latitude: 37.5, longitude: 127 });
  for (const name of ['member', 'admin'] as const) {
    await signUp({ ...newcomer(), email: people[name].email });
    if (name === 'admin') await app.dataSource.query(`UPDATE member SET is_admin = true WHERE email = $1`, [people.admin.email]);
    people[name].token = await signIn(people[name].email);
  }
  const { token } = (await (
    await send('post', { address: '/api/member/login/kakao', json: { code: await app.kakaoCode() } })
  ).json()) as {
    token: string;
  };
  const { data } = await app.run<{ viewer: { email: string } }>('{ viewer { email } }', {}, { token });
  people.kakao = { token, email: data?.viewer.email ?? '' };
  expect(await newReview('admin')).toBe(1);
  const memberId = await memberIdOf(people.admin);
  expect((await makeBoard(app.dataSource, { memberId })).id).toBe(1);
  expect((await makeComment(app.dataSource, { boardId: 1, memberId })).id).toBe(1);
});
afterAll(() => app.stop());

const ask = (address: string, init?: RequestInit) => fetch(app.url + address, init);

function bodyOf({ json, form }: Sent): { body?: string | FormData; type?: string } {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  if (!form) return {};
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  return { body: data };
}

function send(method: string, sent: string | Sent, { token = '' }: Partial<Person> = {}): Promise<Response> {
  const { address, ...rest } = typeof sent === 'string' ? { address: sent } : sent;
  const { body, type } = bodyOf({ address, ...rest });
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(type && { 'content-type': type }) };
  return ask(address, { method: method.toUpperCase(), headers, body });
}

async function signUp(form: Record<string, string>) {
  expect((await send('post', { address: '/api/member/add', form })).status).toBe(200);
}

async function signIn(email: string): Promise<string> {
  const answer = await send('post', { address: '/api/member/login', json: { email, password: PASSWORD } });
  return ((await answer.json()) as { token: string }).token;
}

async function withdrawing(): Promise<Sent> {
  const form = newcomer();
  await signUp(form);
  people.newcomer = { email: form.email, token: await signIn(form.email) };
  return { address: '/api/member', json: { email: form.email, password: PASSWORD } };
}

const okOf = async ({ ok }: RouteCase): Promise<Sent> => (typeof ok === 'string' ? { address: ok } : await ok());

async function expectError(response: Response, path: string, status: number, code: string) {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = errorSchemaOf(path).parse(await response.json());
  expect({ status: response.status, code: body.code }).toEqual({ status, code });
  const text = typeof body.message === 'string' ? body.message : body.message.text;
  expect(text).toMatch(/[가-힣]/);
  expect(text).not.toMatch(/Variable|Error|SELECT|node_modules|\.ts|<|DROP/);
}

it('has a case for every row, and a row for every case', () => {
  expect(Object.keys(CASES).sort()).toEqual(ROUTES.map(nameOf).sort());
});

it('answers an unknown /api path with JSON, whatever is asked for', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/pet_facilities',
    '/api/pet_facilities/1/2',
    '/api/..%2f..%2fetc/passwd',
  ])
    for (const method of ['GET', 'POST', 'DELETE'])
      await expectError(await ask(path, { method, headers: { accept: 'text/html' } }), '/api', 404, 'NOT_FOUND');
});

describe.each(ROUTES.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
  const routeCase: RouteCase = CASES[name] ?? { ok: '' };
  const { as = 'visitor', bad = [], missing = [], foreign = [] } = routeCase;
  const isGuarded = as !== 'visitor';

  it('answers as the document says', async () => {
    const sent = await okOf(routeCase);
    const response = await send(row.method, sent, people[as]);
    expect(response.status).toBe(200);
    const isText = row.replySchema instanceof z.ZodString;
    expect(response.headers.get('content-type')).toBe(`${isText ? 'text/plain' : 'application/json'}; charset=utf-8`);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    row.replySchema.parse(isText ? await response.text() : await response.json());
  });

  it('takes the words null and undefined for no token', async () => {
    for (const token of ['null', 'undefined', ''])
      if (isGuarded)
        await expectError(await send(row.method, await okOf(routeCase), { token }), row.path, 401, 'UNAUTHENTICATED');
      else expect((await send(row.method, await okOf(routeCase), { token })).status).toBe(200);
  });

  it('refuses a bad token before it looks at anything else, unless the path must not', async () => {
    if (row.ignoresToken) {
      expect((await send(row.method, await okOf(routeCase), { token: 'garbage' })).status).toBe(200);
      return;
    }
    // A path that cannot be decoded belongs to no row.
    const readable = bad.filter((sent) => !(typeof sent === 'string' ? sent : sent.address).includes('%zz'));
    for (const sent of [await okOf(routeCase), ...readable, ...missing])
      await expectError(await send(row.method, sent, { token: 'garbage' }), row.path, 401, 'UNAUTHENTICATED');
    const { address } = await okOf(routeCase);
    expect((await send(row.method, address, { token: 'garbage' })).headers.get('www-authenticate')).toBe('Bearer');
    expect((await send(row.method, address, { token: 'x'.repeat(10_000) })).status).toBe(401);
  });

  it('refuses who may not, before it reads what they sent', async () => {
    const { address } = await okOf(routeCase);
    if (isGuarded) await expectError(await send(row.method, address), row.path, 401, 'UNAUTHENTICATED');
    if (as === 'admin') await expectError(await send(row.method, address, people.member), row.path, 403, 'FORBIDDEN');
    for (const sent of foreign) await expectError(await send(row.method, sent, people.member), row.path, 403, 'FORBIDDEN');
  });

  it('refuses bad input', async () => {
    for (const sent of bad) await expectError(await send(row.method, sent, people[as]), row.path, 400, 'BAD_USER_INPUT');
  });

  it('does not find what does not exist', async () => {
    for (const sent of missing) await expectError(await send(row.method, sent, people[as]), row.path, 404, 'NOT_FOUND');
  });

  it('refuses other methods, with any body', async () => {
    const { address } = await okOf(routeCase);
    const taken = ROUTES.filter(({ path }) => path === row.path).map(({ method }) => method.toUpperCase());
    const forms = {
      'text/plain': 'a=b',
      'application/x-www-form-urlencoded': 'a=b',
      'application/json': `{"a":${'['.repeat(1000)}`,
    };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter((candidate) => !taken.includes(candidate)))
      for (const [type, body] of Object.entries(forms)) {
        const response = await ask(address, { method, body, headers: { 'content-type': type, 'x-http-method-override': 'GET' } });
        expect(response.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(taken));
        await expectError(response, row.path, 405, 'METHOD_NOT_ALLOWED');
      }
  });
});

/** Rows that only read: their parameters come in the address. */
describe.each(ROUTES.filter(({ method, body }) => method === 'get' && !body).map((row) => [nameOf(row), row] as const))(
  '%s: parameters',
  (name, row) => {
    const routeCase: RouteCase = CASES[name] ?? { ok: '' };
    const { as = 'visitor', bad = [], missing = [], foreign = [] } = routeCase;
    const fields = Object.entries(row.query.shape) as [string, z.ZodType][];
    const isList = (field: z.ZodType) => z.toJSONSchema(field, { io: 'input' }).type === 'array';
    const get = (address: string) => send('get', address, people[as]);
    const addressWith = async (query: string) => {
      const { address } = await okOf(routeCase);
      return `${address}${address.includes('?') ? '&' : '?'}${query}`;
    };

    it('has bad and missing ones tried where there are some', () => {
      expect(bad.length > 0).toBe(Object.keys({ ...row.params.shape, ...row.query.shape }).length > 0);
      if (as === 'visitor') expect(missing.length > 0).toBe(row.notFound !== undefined);
    });

    it('answers HEAD without a body', async () => {
      const response = await send('head', await okOf(routeCase), people[as]);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    });

    it('refuses objects, repeated single values, long lists and texts, unreadable characters', async () => {
      const attacks = fields.flatMap(([field, schema]) => [
        `${field}[a]=b`,
        `${field}[__proto__]=b`,
        `${field}=%00`,
        `${field}=%FF`,
        ...(isList(schema)
          ? [`${field}=1&`.repeat(21)]
          : [`${field}=1&${field}=2`, `${field}[]=1`, `${field}=${'가'.repeat(256)}`]),
      ]);
      for (const attack of attacks) await expectError(await get(await addressWith(attack)), row.path, 400, 'BAD_USER_INPUT');
    });

    it('stays calm whatever a value holds', async () => {
      const { address } = await okOf(routeCase);
      const pairs = address.split('?')[1]?.split('&') ?? [];
      for (const [field, schema] of fields)
        for (const hostile of HOSTILE) {
          const others = pairs.filter((pair) => !pair.startsWith(`${field}=`));
          const response = await get(
            `${address.split('?')[0]}?${[...others, `${field}=${encodeURIComponent(hostile)}`].join('&')}`,
          );
          if (response.status === 200) row.replySchema.parse(await response.json());
          else
            await expectError(
              response,
              row.path,
              foreign.length > 0 ? 403 : 400,
              foreign.length > 0 ? 'FORBIDDEN' : 'BAD_USER_INPUT',
            );
          const { type, enum: choices } = z.toJSONSchema(schema, { unrepresentable: 'any' });
          if (type === 'string' && !choices && as === 'visitor') expect(response.status).toBe(200);
        }
    });

    it('ignores parameters that it does not know, prototypes among them', async () => {
      const { address } = await okOf(routeCase);
      const expected = await (await get(address)).text();
      const hostile = '__proto__[polluted]=1&constructor[prototype][polluted]=1&utm_source=x&utm_source=y';
      expect(await (await get(await addressWith(hostile))).text()).toBe(expected);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    });
  },
);

/** Rows with a body. */
describe.each(ROUTES.filter(({ body }) => body).map((row) => [nameOf(row), row] as const))('%s: body', (name, row) => {
  const routeCase: RouteCase = CASES[name] ?? { ok: '' };
  const { as = 'visitor' } = routeCase;
  const schema = row.body?.schema ?? z.object({});
  const isJson = row.body?.kind === 'json';
  const raw = async (type: string, body: string | undefined) => {
    const { address } = await okOf(routeCase);
    const { token } = people[as];
    const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) };
    return ask(address, { method: row.method.toUpperCase(), headers, body });
  };
  const type = isJson ? 'application/json' : 'multipart/form-data; boundary=x';

  it('refuses none, unless it may be missing', async () => {
    const response = await raw(type, undefined);
    if (row.body?.isOptional) expect(response.status).not.toBe(400);
    else await expectError(response, row.path, 400, 'BAD_USER_INPUT');
  });

  it('refuses another content type', async () => {
    for (const other of [
      'text/plain',
      'application/x-www-form-urlencoded',
      isJson ? 'multipart/form-data; boundary=x' : 'application/json',
    ])
      await expectError(await raw(other, '{"a":1}'), row.path, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('refuses what cannot be read', async () => {
    const unreadable = isJson
      ? ['{"email":', '[1]', '1', 'null', '\0', `${'['.repeat(50_000)}`]
      : ['', 'no boundary', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nnever ends'];
    for (const body of unreadable) await expectError(await raw(type, body), row.path, 400, 'BAD_USER_INPUT');
  });

  it('refuses each field that is missing or of another kind', async () => {
    const { address, json, form } = await okOf(routeCase);
    const whole = (json ?? form) as Record<string, unknown>;
    for (const field of Object.keys(whole)) {
      const kind = (schema.shape as Record<string, z.ZodType>)[field]!;
      // Fields that clients send and nobody reads.
      if (kind.safeParse({ a: 1 }).success) continue;
      const isRequired = !kind.safeParse(undefined).success;
      const others = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== field));
      const sentWith = (body: Record<string, unknown>): Sent => ({
        address,
        ...(isJson ? { json: body } : { form: body as Record<string, string> }),
      });
      if (isRequired) await expectError(await send(row.method, sentWith(others), people[as]), row.path, 400, 'BAD_USER_INPUT');
      const wrongs = isJson ? [{ a: 1 }, ['a'], 5, true, null].filter((value) => !kind.safeParse(value).success) : [];
      for (const wrong of [...wrongs, 'a\u0000b'])
        await expectError(
          await send(row.method, sentWith({ ...others, [field]: wrong }), people[as]),
          row.path,
          400,
          'BAD_USER_INPUT',
        );
    }
  });

  it('takes no field that it does not know, prototypes among them', async () => {
    const sent = await okOf(routeCase);
    const extra = {
      isAdmin: true,
      authNames: ['admin'],
      id: 1,
      insertedAt: '2000-01-01',
      provider: 'kakao',
      'constructor.prototype': 'x',
    };
    const response = await send(
      row.method,
      sent.json ? { ...sent, json: { ...sent.json, ...extra } } : { ...sent, form: { ...sent.form, ...(extra as object) } },
      people[as],
    );
    expect(response.status).toBe(200);
    const [{ count }] = await app.dataSource.query<[{ count: number }]>('SELECT count(*) FROM member WHERE is_admin');
    expect(count).toBe(1);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
