import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startTestApp, type TestApp } from '../../../test/test-app';

const COMMITTED = readFileSync(resolve(__dirname, '../../../../schema.graphql'), 'utf8');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = (init: RequestInit = {}) => fetch(`${app.url}/graphql/schema.graphql`, init);

describe('GET /graphql/schema.graphql', () => {
  it('answers the very text that is committed', async () => {
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe(COMMITTED);
  });

  it.each(['application/json', 'text/html', '*/*'])('answers the same to whoever accepts %s', async (accept) => {
    expect(await (await ask({ headers: { accept } })).text()).toBe(COMMITTED);
  });

  it('is open to everybody, whatever the token', async () => {
    const answer = await ask({ headers: { authorization: 'Bearer garbage' } });
    expect([answer.status, await answer.text()]).toEqual([200, COMMITTED]);
  });

  it('answers HEAD with the head alone', async () => {
    const answer = await ask({ method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '',
    ]);
  });

  it('leaves every other method to GraphQL, which answers with JSON', async () => {
    const init = { body: '{"query":"{ petTypes { name } }"}', headers: { 'content-type': 'application/json' } };
    const answers = await Promise.all(['POST', 'PUT', 'DELETE'].map((method) => ask({ method, ...init })));
    expect(answers.map(({ status }) => status)).toEqual([200, 405, 405]);
    for (const answer of answers) expect(await answer.text()).not.toContain('type Query');
  });
});
