import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startTestApp, type TestApp } from '../../../test/test-app';

const COMMITTED = readFileSync(resolve(__dirname, '../../../../schema.graphql'), 'utf8');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PATH = '/graphql/schema.graphql';
const PLAIN_TEXT = 'text/plain; charset=utf-8';

describe('GET /graphql/schema.graphql', () => {
  it('answers with the committed text', async () => {
    await app.http.get(PATH).expect(200).expect('content-type', PLAIN_TEXT).expect(COMMITTED);
  });

  it.each(['application/json', 'text/html', '*/*'])('ignores Accept: %s', async (accept) => {
    await app.http.get(PATH).set({ accept }).expect(COMMITTED);
  });

  it('ignores an invalid token', async () => {
    await app.http.get(PATH).set({ authorization: 'Bearer garbage' }).expect(200, COMMITTED);
  });

  it('answers HEAD without a body', async () => {
    const answer = await app.http.head(PATH).expect(200).expect('content-type', PLAIN_TEXT);
    expect(answer.text ?? '').toBe('');
  });

  it('leaves every other method to GraphQL, which answers with JSON', async () => {
    const methods = ['post', 'put', 'delete'] as const;
    const answers = await Promise.all(methods.map((method) => app.http[method](PATH).send({ query: '{ petTypes { name } }' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 405, 405]);
    for (const { text } of answers) expect(text).not.toContain('type Query');
  });
});
