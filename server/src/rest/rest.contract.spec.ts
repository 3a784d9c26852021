import { z } from 'zod';
import { makeFacility } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/test-app';
import { errorSchemaOf } from './http-errors';
import type { Route } from './route';
import { ROUTES } from './route-table';

/** What every path of the contract keeps, on the real application. What a path means is in the spec beside its rows. */
interface RouteCase {
  /** Answers 200. */
  ok: string;
  /** Answer 400. */
  bad?: string[];
  /** Answer 404. */
  missing?: string[];
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

const CASES: Record<string, RouteCase> = {
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
  app = await startTestApp();
  await makeFacility(app.dataSource, { id: 5000, name: '멍멍카페', latitude: 37.5, longitude: 127 });
});
afterAll(() => app.stop());

const ask = (address: string, init?: RequestInit) => fetch(app.url + address, init);
const withToken = (token: string) => ({ headers: { authorization: token } });

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
  const { ok, bad = [], missing = [] } = CASES[name] ?? { ok: '' };
  const fields = Object.entries(row.query.shape) as [string, z.ZodType][];
  const isList = (field: z.ZodType) => z.toJSONSchema(field).type === 'array';
  const and = (query: string) => `${ok}${ok.includes('?') ? '&' : '?'}${query}`;

  it('answers a visitor as the document says', async () => {
    const response = await ask(ok);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    row.replySchema.parse(await response.json());
  });

  it('answers HEAD without a body', async () => {
    const response = await ask(ok, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('takes the words null and undefined for no token', async () => {
    const expected = await (await ask(ok)).text();
    for (const token of ['Bearer null', 'Bearer undefined', 'Bearer ', 'bearer null'])
      expect(await (await ask(ok, withToken(token))).text()).toBe(expected);
  });

  it('refuses a bad token before it looks at anything else', async () => {
    // A path that cannot be decoded belongs to no row.
    for (const address of [ok, ...bad.filter((candidate) => !candidate.includes('%zz')), ...missing])
      await expectError(await ask(address, withToken('Bearer garbage')), row.path, 401, 'UNAUTHENTICATED');
    expect((await ask(ok, withToken('Bearer garbage'))).headers.get('www-authenticate')).toBe('Bearer');
    expect((await ask(ok, withToken(`Bearer ${'x'.repeat(10_000)}`))).status).toBe(401);
  });

  it('refuses other methods, with any body', async () => {
    const forms = {
      'text/plain': 'a=b',
      'application/x-www-form-urlencoded': 'a=b',
      'application/json': `{"a":${'['.repeat(1000)}`,
    };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const [type, body] of Object.entries(forms)) {
        const response = await ask(ok, { method, body, headers: { 'content-type': type, 'x-http-method-override': 'GET' } });
        expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
        await expectError(response, row.path, 405, 'METHOD_NOT_ALLOWED');
      }
  });

  it('refuses bad input', async () => {
    expect(bad.length > 0).toBe(Object.keys({ ...row.params.shape, ...row.query.shape }).length > 0);
    for (const address of bad) await expectError(await ask(address), row.path, 400, 'BAD_USER_INPUT');
  });

  it('does not find what does not exist', async () => {
    expect(missing.length > 0).toBe(row.notFound !== undefined);
    for (const address of missing) await expectError(await ask(address), row.path, 404, 'NOT_FOUND');
  });

  it('refuses objects, repeated single values, long lists and texts, unreadable characters', async () => {
    const attacks = fields.flatMap(([field, schema]) => [
      `${field}[a]=b`,
      `${field}[__proto__]=b`,
      `${field}=%00`,
      `${field}=%FF`,
      ...(isList(schema)
        ? [`${field}=1&`.repeat(21)]
        : [`${field}=1&${field}=2`, `${field}[]=1`, `${field}=${'가'.repeat(101)}`]),
    ]);
    for (const attack of attacks) await expectError(await ask(and(attack)), row.path, 400, 'BAD_USER_INPUT');
  });

  it('stays calm whatever a value holds', async () => {
    for (const [field, schema] of fields)
      for (const hostile of HOSTILE) {
        const others =
          ok
            .split('?')[1]
            ?.split('&')
            .filter((pair) => !pair.startsWith(`${field}=`)) ?? [];
        const response = await ask(`${ok.split('?')[0]}?${[...others, `${field}=${encodeURIComponent(hostile)}`].join('&')}`);
        if (response.status === 200) row.replySchema.parse(await response.json());
        else await expectError(response, row.path, 400, 'BAD_USER_INPUT');
        if (z.toJSONSchema(schema).type === 'string' && !('enum' in z.toJSONSchema(schema))) expect(response.status).toBe(200);
      }
  });

  it('ignores parameters that it does not know, prototypes among them', async () => {
    const expected = await (await ask(ok)).text();
    const response = await ask(and('__proto__[polluted]=1&constructor[prototype][polluted]=1&utm_source=x&utm_source=y'));
    expect(await response.text()).toBe(expected);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
