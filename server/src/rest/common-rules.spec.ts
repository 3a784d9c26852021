import { type Answered, asDocumented } from '../../test/check-answer';
import { makeBoard, makeComment, makeFacility, makeInquiry, makeMember, makeReview, PASSWORD } from '../../test/factories';
import { formOf, setForm } from '../../test/rest-client';
import { refuseConnections } from '../../test/refuse-connections';
import { startTestApp, type TestApp } from '../../test/test-app';
import { ROUTES } from './route-table';

/** Rules that the contract has for all paths together; what each path keeps for itself is in rest.contract.spec.ts. */
let app: TestApp;
const tokens = { visitor: '', member: '', other: '', admin: '' };
type Actor = keyof typeof tokens;
let memberId = 0;
let adminId = 0;

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  for (const actor of ['member', 'other', 'admin'] as const) {
    const person = await makeMember(app.dataSource, { email: `${actor}@baldojang.example`, isAdmin: actor === 'admin' });
    tokens[actor] = await app.signIn(person);
    if (actor === 'member') memberId = person.id;
    if (actor === 'admin') adminId = person.id;
  }
  await makeFacility(app.dataSource, { id: 5000, name: '멍멍카페' });
});
afterAll(() => app.stop());

interface Sent {
  method: string;
  path: string;
  json?: object;
  form?: Parameters<typeof formOf>[0];
  /** As it is, with its content type. */
  raw?: [type: string, text: string];
}

async function send({ method, path, json, form, raw }: Sent, as: Actor = 'visitor'): Promise<Answered> {
  const request = app.http[method.toLowerCase() as 'post'](path).expect(asDocumented);
  if (tokens[as]) request.auth(tokens[as], { type: 'bearer' });
  if (form) await setForm(request, formOf(form));
  else if (raw) request.type(raw[0]).send(raw[1]);
  else request.send(json);
  return request;
}

const korean = expect.stringMatching(/[가-힣]/) as string;
const inObject = (code: string) => ({ message: { type: 'error', text: korean }, code });
const inSentence = (code: string) => ({ message: korean, code });

describe('an error', () => {
  /** Word by word from the contract, as clients put a text straight into a sentence. */
  const FORMS: [path: string, form: typeof inObject | typeof inSentence][] = [
    ['/api/member', inObject],
    ['/api/member/list', inObject],
    ['/api/board/list?p=x', inObject],
    ['/api/board/999999', inObject],
    ['/api/comment/list', inObject],
    ['/api/support/list', inObject],
    ['/api/calendar/data', inObject],
    ['/api/favorite/mine', inObject],
    ['/api/pet_facilities/999999', inObject],
    ['/pet_facilities/999999', inObject],
    ['/api/chatbot', inObject],
    ['/api/review/latest?limit=x', inSentence],
    ['/api/review/report/list', inSentence],
    ['/api/review/delete/1', inSentence],
    ['/api/reviewlike', inSentence],
    ['/api/reviewlike/review/0', inSentence],
    ['/api/tags?q=%00', inSentence],
  ];
  it.each(FORMS)('at %s has the format of its path and a code', async (path, form) => {
    const answers = await Promise.all(['GET', 'PATCH'].map((method) => send({ method, path })));
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toEqual(form(expect.stringMatching(/^[A-Z_]+$/) as string));
    }
  });

  it.each(['/api/review', '/api/review/nothing', '/api/reviewlike/x/y', '/api/tags/x', '/api/member/x/y', '/api/nothing'])(
    'at %s, which no path is, has the form of objects, also for browsers and whatever the token',
    async (path) => {
      for (const authorization of ['', 'Bearer garbage'])
        for (const accept of ['text/html', 'application/json']) {
          const request = app.http.get(path).set({ accept, ...(authorization && { authorization }) });
          const answer = await request.expect(asDocumented);
          expect([answer.status, answer.body]).toEqual([404, inObject('NOT_FOUND')]);
        }
    },
  );

  it.each<[Sent, Actor, typeof inObject | typeof inSentence]>([
    [{ method: 'GET', path: '/api/pet_facilities/search' }, 'visitor', inObject],
    [{ method: 'GET', path: '/api/board/1' }, 'member', inObject],
    [{ method: 'GET', path: '/api/review/latest' }, 'visitor', inSentence],
    [{ method: 'GET', path: '/api/tags' }, 'visitor', inSentence],
    [{ method: 'PUT', path: '/api/reviewlike', json: { reviewId: 1 } }, 'member', inSentence],
    [{ method: 'PUT', path: '/api/favorite', json: { facilityId: 5000 } }, 'member', inObject],
    [{ method: 'POST', path: '/api/member/login', json: { email: 'a@b.kr', password: PASSWORD } }, 'visitor', inObject],
    [{ method: 'POST', path: '/api/support', json: { email: 'a@b.kr', subject: '문의', message: '네' } }, 'visitor', inObject],
  ])('without a database says when to come back: %j', async (sent, as, form) => {
    const acceptConnections = refuseConnections(app.dataSource);
    const { status, body, headers } = await send(sent, as);
    acceptConnections();
    expect([status, body]).toEqual([503, form('SERVICE_UNAVAILABLE')]);
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  });
});

describe('checks come in order', () => {
  const NOBODY = 999_999;
  const BROKEN: [string, string] = ['application/json', '{"comment":'];
  const BROKEN_FORM: [string, string] = ['multipart/form-data; boundary=x', '--x\r\nno end'];
  const TEXT: [string, string] = ['text/plain', 'a=b'];
  const JSON_TEXT: [string, string] = ['application/json', '{}'];
  const review = { facilityId: '5000', review: '좋아요', rating: '5' };

  it.each<[string, Actor, Sent, number]>([
    ['token before body', 'visitor', { method: 'POST', path: '/api/comment', raw: BROKEN }, 401],
    ['token before body', 'visitor', { method: 'POST', path: '/api/review/add', raw: TEXT }, 401],
    ['role before body', 'member', { method: 'POST', path: '/api/board/add', raw: BROKEN_FORM }, 403],
    ['role before body', 'member', { method: 'POST', path: '/api/board/add', raw: TEXT }, 403],
    ['role before the id', 'member', { method: 'DELETE', path: '/api/support/x' }, 403],
    ['role before existence', 'member', { method: 'DELETE', path: `/api/review/report/${NOBODY}` }, 403],
    ['body before existence', 'member', { method: 'PUT', path: `/api/comment/${NOBODY}`, raw: BROKEN }, 400],
    ['body before existence', 'member', { method: 'PUT', path: `/api/comment/${NOBODY}`, raw: TEXT }, 415],
    ['body before existence', 'member', { method: 'PUT', path: `/api/board/${NOBODY}`, raw: BROKEN_FORM }, 400],
    ['body before existence', 'member', { method: 'POST', path: `/api/review/update/${NOBODY}`, raw: JSON_TEXT }, 415],
    ['body before existence', 'member', { method: 'DELETE', path: `/api/review/delete/${NOBODY}`, raw: BROKEN }, 400],
    ['rules before existence', 'member', { method: 'POST', path: '/api/comment', json: { boardId: NOBODY, comment: ' ' } }, 400],
    ['rules before existence', 'member', { method: 'PUT', path: `/api/comment/${NOBODY}`, json: { comment: ' ' } }, 400],
    ['rules before existence', 'member', { method: 'PUT', path: `/api/board/${NOBODY}`, form: { content: '제목 없이' } }, 400],
    [
      'rules before existence',
      'member',
      { method: 'POST', path: '/api/review/add', form: { ...review, facilityId: `${NOBODY}`, rating: '6' } },
      400,
    ],
    [
      'rules before existence',
      'member',
      { method: 'POST', path: `/api/review/update/${NOBODY}`, form: { ...review, review: ' ' } },
      400,
    ],
    [
      'rules before existence',
      'member',
      { method: 'POST', path: '/api/review/report', json: { reviewId: NOBODY, reason: ' ' } },
      400,
    ],
    ['rules before ownership', 'other', { method: 'PUT', path: '/api/comment/MINE', json: { comment: ' ' } }, 400],
    ['rules before ownership', 'other', { method: 'PUT', path: '/api/board/MINE', form: { title: ' ' } }, 400],
    [
      'rules before ownership',
      'other',
      { method: 'POST', path: '/api/review/update/MINE', form: { ...review, rating: '0' } },
      400,
    ],
    [
      'rules before ownership',
      'other',
      { method: 'PUT', path: '/api/member', form: { email: 'member@baldojang.example', password: ' ' } },
      400,
    ],
    ['ownership', 'other', { method: 'PUT', path: '/api/comment/MINE', json: { comment: '네' } }, 403],
    ['ownership', 'other', { method: 'PUT', path: '/api/board/MINE', form: { title: '네' } }, 403],
    ['ownership', 'other', { method: 'POST', path: '/api/review/update/MINE', form: review }, 403],
  ])('%s: a %s who sends %j gets %i', async (_what, as, { path, ...sent }, status) => {
    const id = path.includes('MINE') ? await mine(path) : '';
    expect((await send({ ...sent, path: path.replace('MINE', String(id)) }, as)).status).toBe(status);
  });

  async function mine(path: string): Promise<number> {
    const make = path.includes('comment') ? makeComment : path.includes('board') ? makeBoard : makeReview;
    return (await make(app.dataSource, { memberId })).id;
  }
});

describe('deleting', () => {
  /** Each makes what is to be deleted, of whoever may. */
  const DELETIONS: Record<string, { as: Actor; made: () => Promise<number>; shallNot: Actor }> = {
    '/api/board/{id}': {
      as: 'admin',
      made: async () => (await makeBoard(app.dataSource, { memberId: adminId })).id,
      shallNot: 'member',
    },
    '/api/comment/{id}': {
      as: 'member',
      made: async () => (await makeComment(app.dataSource, { memberId })).id,
      shallNot: 'other',
    },
    '/api/review/delete/{reviewId}': {
      as: 'member',
      made: async () => (await makeReview(app.dataSource, { memberId })).id,
      shallNot: 'other',
    },
    '/api/review/report/{reportId}': {
      as: 'admin',
      made: async () => {
        const { id: reviewId } = await makeReview(app.dataSource, { memberId });
        await send({ method: 'POST', path: '/api/review/report', json: { reviewId, reason: '광고' } }, 'other');
        const [row] = await app.dataSource.query<{ id: number }[]>('SELECT id FROM review_report ORDER BY id DESC LIMIT 1');
        return row!.id;
      },
      shallNot: 'member',
    },
    '/api/support/{id}': {
      as: 'admin',
      made: async () => (await makeInquiry(app.dataSource)).id,
      shallNot: 'member',
    },
  };

  it('is tried at every path that deletes by an id', () => {
    const paths = ROUTES.filter(({ method, path }) => method === 'delete' && path.includes('{')).map(({ path }) => path);
    expect(Object.keys(DELETIONS).sort()).toEqual(paths.sort());
  });

  it.each(Object.entries(DELETIONS))(
    'at %s takes a JSON body or none, and asks the token who it is',
    async (path, { as, made, shallNot }) => {
      const owner = { email: `${as}@baldojang.example`, memberEmail: `${as}@baldojang.example`, memberId, isAdmin: true };
      for (const body of [undefined, {}, owner]) {
        const request = { method: 'DELETE', path: path.replace(/\{\w+\}/, String(await made())), json: body };
        expect([body, (await send(request)).status, (await send(request, shallNot)).status]).toEqual([body, 401, 403]);
        expect([body, (await send(request, as)).status, (await send(request, as)).status]).toEqual([body, 200, 404]);
      }
    },
  );
});

describe('a form', () => {
  const picture = () => new File(['x'], '남의 것.exe');
  const review = { facilityId: '5000', review: '좋아요', rating: '5' };
  const added = async () => {
    const [row] = await app.dataSource.query<{ id: number }[]>('SELECT max(id) AS id FROM review');
    const { body } = await send({ method: 'GET', path: '/api/review/facility/5000' });
    return (body as { id: number }[]).find(({ id }) => id === row?.id);
  };

  it('takes the word undefined for a value that is absent, in every field', async () => {
    const form = { ...review, memberEmail: 'undefined', files: 'undefined', tagNames: ['undefined', '#산책', 'undefined'] };
    expect((await send({ method: 'POST', path: '/api/review/add', form }, 'member')).status).toBe(200);
    const first = await added();
    expect(first).toMatchObject({ files: [], tags: [{ name: '산책' }] });
    const change = {
      ...review,
      tagNames: 'undefined',
      deleteFileNames: 'undefined',
      files: 'undefined',
      facilityName: 'undefined',
    };
    expect((await send({ method: 'POST', path: `/api/review/update/${first!.id}`, form: change }, 'member')).status).toBe(200);
    expect(await added()).toMatchObject({ files: [], tags: [] });
    for (const field of ['review', 'rating', 'facilityId']) {
      const refused = await send(
        { method: 'POST', path: '/api/review/add', form: { ...review, [field]: 'undefined' } },
        'member',
      );
      expect([field, refused.status]).toEqual([field, 400]);
    }
    const board = { title: '안내', content: '쉽니다.', isPrivate: 'undefined', files: 'undefined' };
    expect((await send({ method: 'POST', path: '/api/board/add', form: board }, 'admin')).status).toBe(200);
    const person = {
      email: 'undef@baldojang.example',
      password: PASSWORD,
      nickName: '언디',
      info: 'undefined',
      files: 'undefined',
    };
    expect((await send({ method: 'POST', path: '/api/member/add', form: person })).status).toBe(200);
    const { body } = await send({ method: 'GET', path: `/api/member?email=${person.email}` }, 'admin');
    expect(body).toMatchObject({ info: '', files: [] });
    const profile = { email: person.email, nickName: 'undefined', password: 'undefined' };
    expect((await send({ method: 'PUT', path: '/api/member', form: profile }, 'member')).status).toBe(400);
  });

  it.each<[string, Actor, Sent['form']]>([
    ['/api/review/add', 'member', review],
    ['/api/board/add', 'admin', { title: '안내', content: '쉽니다.' }],
    ['/api/member/add', 'visitor', { email: 'form@baldojang.example', password: PASSWORD, nickName: '서식' }],
  ])('at %s ignores unknown fields, texts and files', async (path, as, fields) => {
    const form = { ...fields, unknown: ['글', picture()], 'unknown[]': '목록', id: '1', authNames: 'admin', author: picture() };
    expect((await send({ method: 'POST', path, form }, as)).status).toBe(200);
  });
});
