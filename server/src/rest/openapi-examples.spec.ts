import { makeBoard, makeComment, makeFacility, makeInquiry, makeMember, makeReview } from '../../test/factories';
import { formOf, RestClient } from '../../test/rest-client';
import { startTestApp, type TestApp } from '../../test/test-app';
import { accessOfDocuments } from '../app/graphql/auth-checker';
import { createSchema } from '../app/graphql/schema';
import { PasswordService } from '../modules/member/password.service';
import { openApiDocument } from './openapi';
import { ROUTES } from './route-table';

/** Whoever copies an example out of the OpenAPI document is answered, on the real application. */
interface Operation {
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example: object }> };
}

const accessOf = accessOfDocuments(createSchema());
const document = openApiDocument({ publicUrl: '', accessOf }) as unknown as { paths: Record<string, Record<string, Operation>> };

const textsOf = (example: object) =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );

let app: TestApp;
const client = new RestClient(() => app.url);
const tokens = { member: '', friend: '', admin: '' };
const passwordHash = new PasswordService().hash('Baldojang1!');

/** The world that the examples speak of, under the ids that they name. */
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  const { dataSource, signIn } = app;
  const first = { facility: 128, review: 512, board: 12, comment: 34, member: 7, review_report: 3, inquiry: 3 };
  for (const [table, id] of Object.entries(first))
    await dataSource.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [table, id]);
  const email = 'member@baldojang.example';
  const member = await makeMember(dataSource, { email, nickName: '초코아빠', passwordHash: await passwordHash });
  tokens.member = await signIn(member);
  tokens.friend = await signIn(await makeMember(dataSource));
  tokens.admin = await signIn(await makeMember(dataSource, { isAdmin: true }));
  await makeFacility(dataSource, { name: '멍멍카페 연남점' });
  await makeReview(dataSource, { facilityId: 128, memberId: 7, tagNames: ['카페'] });
  await makeBoard(dataSource, { memberId: 7 });
  await makeComment(dataSource, { boardId: 12, memberId: 7 });
  await makeInquiry(dataSource);
});
afterAll(() => app.stop());

const REPORT = 'POST /api/review/report';
/** What is shown must be there, and what goes takes along what belongs to it: reads first, in the end the inner before the outer. */
const rows = ROUTES.map((row) => ({ ...row, name: `${row.method.toUpperCase()} ${row.path}` }));
const rowsOf = (wanted: string) => rows.filter(({ method, name }) => method === wanted && name !== REPORT);
const inOrder = [
  ...rows.filter(({ name }) => name === REPORT),
  ...['get', 'post', 'put'].flatMap(rowsOf),
  ...rowsOf('delete').reverse(),
];
/** A code of Kakao's is good for once, and one of ours for members of Kakao. */
const refused: Record<string, number> = { 'POST /api/member/login/kakao': 401, 'POST /api/member/withdrawalCode': 400 };

it.each(inOrder)('works unchanged: $name', async ({ method, path, name, document: query, ignoresToken }) => {
  await app.dataSource.query('UPDATE member SET password_hash = $1 WHERE id = 7', [await passwordHash]);
  const { parameters, requestBody } = document.paths[path]![method]!;
  const exampleOf = (_: string, wanted: string) => String(parameters.find((parameter) => parameter.name === wanted)?.example);
  const pairs = parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name: parameter, example }) => [example].flat().map((value): [string, string] => [parameter, String(value)]));
  const address = `${path.replace(/\{(\w+)\}/g, exampleOf)}?${new URLSearchParams(pairs).toString()}`;
  const [[type, { example }] = ['', { example: undefined }]] = Object.entries(requestBody?.content ?? {});
  const body = example && type === 'multipart/form-data' ? formOf(textsOf(example)) : example;
  const caller = name === REPORT ? 'friend' : accessOf(query) === 'ADMIN' ? 'admin' : 'member';
  const { status, body: answer } = await client.ask(
    method.toUpperCase(),
    address,
    body,
    ignoresToken ? undefined : tokens[caller],
  );
  expect([status, answer]).toEqual([refused[name] ?? 200, expect.anything()]);
});
