import { z } from 'zod';
import { ROWS } from '../../test/contract/cases';
import { ContractApp, type Sent } from '../../test/contract/contract-app';
import { expectError } from '../../test/contract/expect-error';
import { okOf } from '../../test/contract/route-case';

/** What every path of the contract takes and refuses of a request: its parameters and its body. */
let contract: ContractApp;
beforeAll(async () => {
  contract = await ContractApp.start();
});
afterAll(() => contract.stop());

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

/** Rows that only read: their parameters come in the address. */
describe.each(ROWS.filter(([, { method, body }]) => method === 'get' && !body))('%s: parameters', (_name, row, routeCase) => {
  const { as = 'visitor', bad = [], missing = [], foreign = [] } = routeCase;
  const fields = Object.entries(row.query.shape) as [string, z.ZodType][];
  const isList = (field: z.ZodType) => z.toJSONSchema(field, { io: 'input' }).type === 'array';
  const get = (address: string) => contract.send('get', address, contract.people[as]);
  const addressWith = async (query: string) => {
    const { address } = await okOf(routeCase, contract);
    return `${address}${address.includes('?') ? '&' : '?'}${query}`;
  };

  it('has bad and missing ones tried where there are some', () => {
    expect(bad.length > 0).toBe(Object.keys({ ...row.params.shape, ...row.query.shape }).length > 0);
    if (as === 'visitor') expect(missing.length > 0).toBe(row.notFound !== undefined);
  });

  it('answers HEAD without a body', async () => {
    const response = await contract.send('head', await okOf(routeCase, contract), contract.people[as]);
    expect(response.status).toBe(200);
    expect(response.text ?? '').toBe('');
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
    for (const attack of attacks) expectError(await get(await addressWith(attack)), row.path, 400, 'BAD_USER_INPUT');
  });

  it('answers any value without an internal error', async () => {
    const { address } = await okOf(routeCase, contract);
    const pairs = address.split('?')[1]?.split('&') ?? [];
    for (const [field, schema] of fields)
      for (const hostile of HOSTILE) {
        const others = pairs.filter((pair) => !pair.startsWith(`${field}=`));
        const response = await get(
          `${address.split('?')[0]}?${[...others, `${field}=${encodeURIComponent(hostile)}`].join('&')}`,
        );
        if (response.status === 200) row.replySchema.parse(response.body);
        else expectError(response, row.path, foreign.length > 0 ? 403 : 400, foreign.length > 0 ? 'FORBIDDEN' : 'BAD_USER_INPUT');
        const { type, enum: choices } = z.toJSONSchema(schema, { unrepresentable: 'any' });
        if (type === 'string' && !choices && as === 'visitor') expect(response.status).toBe(200);
      }
  });

  it('ignores parameters that it does not know, prototypes among them', async () => {
    const { address } = await okOf(routeCase, contract);
    const expected = (await get(address)).text;
    const hostile = '__proto__[polluted]=1&constructor[prototype][polluted]=1&utm_source=x&utm_source=y';
    expect((await get(await addressWith(hostile))).text).toBe(expected);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

/** Rows with a body. */
describe.each(ROWS.filter(([, { body }]) => body))('%s: body', (_name, row, routeCase) => {
  const { as = 'visitor' } = routeCase;
  const schema = row.body?.schema ?? z.object({});
  const isJson = row.body?.kind === 'json';
  const raw = async (type: string, body: string | undefined) => {
    const { address } = await okOf(routeCase, contract);
    const { token } = contract.people[as];
    const request = contract.ask(row.method, address).type(type);
    if (token) void request.auth(token, { type: 'bearer' });
    return request.send(body);
  };
  const type = isJson ? 'application/json' : 'multipart/form-data; boundary=x';

  it('refuses none, unless it may be missing', async () => {
    const response = await raw(type, undefined);
    if (row.body?.isOptional) expect(response.status).not.toBe(400);
    else expectError(response, row.path, 400, 'BAD_USER_INPUT');
  });

  it('refuses another content type', async () => {
    for (const other of [
      'text/plain',
      'application/x-www-form-urlencoded',
      isJson ? 'multipart/form-data; boundary=x' : 'application/json',
    ])
      expectError(await raw(other, '{"a":1}'), row.path, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('refuses what cannot be read', async () => {
    const unreadable = isJson
      ? ['{"email":', '[1]', '1', 'null', '\0', `${'['.repeat(50_000)}`]
      : ['', 'no boundary', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nnever ends'];
    for (const body of unreadable) expectError(await raw(type, body), row.path, 400, 'BAD_USER_INPUT');
  });

  it('refuses each field that is missing or of another kind', async () => {
    const { address, json, form } = await okOf(routeCase, contract);
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
      if (isRequired)
        expectError(await contract.send(row.method, sentWith(others), contract.people[as]), row.path, 400, 'BAD_USER_INPUT');
      const wrongs = isJson ? [{ a: 1 }, ['a'], 5, true, null].filter((value) => !kind.safeParse(value).success) : [];
      for (const wrong of [...wrongs, 'a\u0000b'])
        expectError(
          await contract.send(row.method, sentWith({ ...others, [field]: wrong }), contract.people[as]),
          row.path,
          400,
          'BAD_USER_INPUT',
        );
    }
  });

  it('takes no field that it does not know, prototypes among them', async () => {
    const sent = await okOf(routeCase, contract);
    const extra = {
      isAdmin: true,
      authNames: ['admin'],
      id: 1,
      insertedAt: '2000-01-01',
      provider: 'kakao',
      'constructor.prototype': 'x',
    };
    const response = await contract.send(
      row.method,
      sent.json ? { ...sent, json: { ...sent.json, ...extra } } : { ...sent, form: { ...sent.form, ...(extra as object) } },
      contract.people[as],
    );
    expect(response.status).toBe(200);
    const [{ count }] = await contract.app.dataSource.query<[{ count: number }]>('SELECT count(*) FROM member WHERE is_admin');
    expect(count).toBe(1);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
