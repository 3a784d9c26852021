import { z } from 'zod';
import type { Answered } from '../../test/check-answer';
import { CASES, ROWS } from '../../test/contract/cases';
import { ContractApp } from '../../test/contract/contract-app';
import { deadTokensOf } from '../../test/contract/dead-tokens';
import { expectError } from '../../test/contract/expect-error';
import { okOf } from '../../test/contract/route-case';
import { ROUTES } from './route-table';

/**
 * What every path of the contract keeps, on the real application: who is answered, what, and who is refused. What is tried on each is
 * in test/contract; what a path means is in the spec beside its rows.
 */
let contract: ContractApp;
beforeAll(async () => {
  contract = await ContractApp.start();
});
afterAll(() => contract.stop());

it('has a case for every row, and a row for every case', () => {
  expect(Object.keys(CASES).sort()).toEqual(ROWS.map(([name]) => name).sort());
});

it('answers an unknown /api path with JSON for any method and Accept header', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/pet_facilities',
    '/api/pet_facilities/1/2',
    '/api/..%2f..%2fetc/passwd',
  ])
    for (const method of ['get', 'post', 'delete'])
      expectError(await contract.ask(method, path).set({ accept: 'text/html' }), '/api', 404, 'NOT_FOUND');
});

describe.each(ROWS)('%s', (_name, row, routeCase) => {
  const { as = 'visitor', bad = [], missing = [], foreign = [] } = routeCase;
  const isGuarded = as !== 'visitor';

  it('answers as the document says', async () => {
    const sent = await okOf(routeCase, contract);
    const response = await contract.send(row.method, sent, contract.people[as]);
    expect(response.status).toBe(200);
    const isText = row.replySchema instanceof z.ZodString;
    expect(response.headers['content-type']).toBe(`${isText ? 'text/plain' : 'application/json'}; charset=utf-8`);
    const isForAll = row.method === 'get' && as === 'visitor';
    expect(response.headers['cache-control']).toBe(isForAll ? 'public, max-age=0, must-revalidate' : 'private, no-cache');
    row.replySchema.parse(isText ? response.text : response.body);
  });

  if (row.method === 'get')
    it('answers 304 for a current copy', async () => {
      const sent = await okOf(routeCase, contract);
      const address = typeof sent === 'string' ? sent : sent.address;
      const ask = () => {
        const request = contract.ask('get', address);
        const { token = '' } = contract.people[as];
        return token ? request.auth(token, { type: 'bearer' }) : request;
      };
      const { etag = '' } = (await ask()).headers as { etag?: string };
      const copy = await ask().set('if-none-match', etag);
      expect([copy.status, copy.text]).toEqual([304, '']);
    });

  it('takes the words null and undefined for no token', async () => {
    for (const token of ['null', 'undefined', ''])
      if (isGuarded)
        expectError(
          await contract.send(row.method, await okOf(routeCase, contract), { token }),
          row.path,
          401,
          'UNAUTHENTICATED',
        );
      else expect((await contract.send(row.method, await okOf(routeCase, contract), { token })).status).toBe(200);
  });

  it('refuses a bad token before it looks at anything else, unless the path must not', async () => {
    if (row.ignoresToken) {
      expect((await contract.send(row.method, await okOf(routeCase, contract), { token: 'garbage' })).status).toBe(200);
      return;
    }
    // A path that cannot be decoded belongs to no row.
    const readable = bad.filter((sent) => !(typeof sent === 'string' ? sent : sent.address).includes('%zz'));
    for (const sent of [await okOf(routeCase, contract), ...readable, ...missing])
      expectError(await contract.send(row.method, sent, { token: 'garbage' }), row.path, 401, 'UNAUTHENTICATED');
    const { address } = await okOf(routeCase, contract);
    expect((await contract.send(row.method, address, { token: 'garbage' })).headers['www-authenticate']).toBe('Bearer');
    expect((await contract.send(row.method, address, { token: 'x'.repeat(10_000) })).status).toBe(401);
  });

  it('refuses an expired, a forged and a revoked token, unless the path must not look', async () => {
    const sent = await okOf(routeCase, contract);
    const dead = await deadTokensOf(contract, isGuarded ? as : 'member');
    for (const token of Object.values(dead)) {
      const response = await contract.send(row.method, row.ignoresToken ? await okOf(routeCase, contract) : sent, { token });
      if (row.ignoresToken) expect(response.status).toBe(200);
      else expectError(response, row.path, 401, 'UNAUTHENTICATED');
    }
    // Nothing was done for any of them.
    if (!row.ignoresToken) expect((await contract.send(row.method, sent, contract.people[as])).status).toBe(200);
  });

  it('refuses who may not, before it reads what they sent', async () => {
    const { address } = await okOf(routeCase, contract);
    if (isGuarded) expectError(await contract.send(row.method, address), row.path, 401, 'UNAUTHENTICATED');
    if (as === 'admin') expectError(await contract.send(row.method, address, contract.people.member), row.path, 403, 'FORBIDDEN');
    for (const sent of foreign)
      expectError(await contract.send(row.method, sent, contract.people.member), row.path, 403, 'FORBIDDEN');
  });

  it('refuses bad input', async () => {
    for (const sent of bad)
      expectError(await contract.send(row.method, sent, contract.people[as]), row.path, 400, 'BAD_USER_INPUT');
  });

  it('does not find what does not exist', async () => {
    for (const sent of missing)
      expectError(await contract.send(row.method, sent, contract.people[as]), row.path, 404, 'NOT_FOUND');
  });

  it('refuses other methods, with any body', async () => {
    const { address } = await okOf(routeCase, contract);
    const taken = ROUTES.filter(({ path }) => path === row.path).map(({ method }) => method.toUpperCase());
    const forms = {
      'text/plain': 'a=b',
      'application/x-www-form-urlencoded': 'a=b',
      'application/json': `{"a":${'['.repeat(1000)}`,
    };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter((candidate) => !taken.includes(candidate)))
      for (const [type, body] of Object.entries(forms)) {
        const headers = { 'content-type': type, 'x-http-method-override': 'GET' };
        const response: Answered = await contract.ask(method.toLowerCase(), address).set(headers).send(body);
        expect(response.headers.allow?.split(', ')).toEqual(expect.arrayContaining(taken));
        expectError(response, row.path, 405, 'METHOD_NOT_ALLOWED');
      }
  });
});
