import { endpointsOf } from '../../../test/endpoints';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { ROUTES } from '../../rest/route-table';
import { accessOfDocuments } from '../graphql/auth-checker';
import { createSchema } from '../graphql/schema';

const FIELD_RULES = 'the access of each root field';
const ROW_RULES = 'the access of the root fields in the row';
const ON_THE_WAY = 'answers nothing by itself';
const REFUSAL = 'refuses';

/** Every way into the server in the order of its mounting, REST rows apart, and who may go there. A new one fails until it is declared. */
const DOORS: [door: string, rule: string][] = [
  ['use / logRequest', ON_THE_WAY],
  ['use / paceOfBodies', ON_THE_WAY],
  ['use / setSecurityHeaders', ON_THE_WAY],
  ['use / corsMiddleware', ON_THE_WAY],
  ['use / compressIfWanted', ON_THE_WAY],
  ['use / databaseDeadline', ON_THE_WAY],
  ['use / ceiling', ON_THE_WAY],
  ['use / waitForTurn', ON_THE_WAY],
  ['POST /graphql', FIELD_RULES],
  ['REST rows', ROW_RULES],
  ['use / passFailure', ON_THE_WAY],
  ['GET /healthz', 'everybody'],
  ['GET /readyz', 'everybody'],
  ['use /files sendFile', 'whoever knows the key'],
  ['use / compressIfWanted', ON_THE_WAY],
  ['use / databaseDeadline', ON_THE_WAY],
  ['use /demo-kakao neverStored', ON_THE_WAY],
  ['GET /demo-kakao/oauth/authorize', 'everybody, never in production'],
  ['POST /demo-kakao/oauth/token', 'whoever has a code, never in production'],
  ['GET /demo-kakao/v2/user/me', 'whoever has a token, never in production'],
  ['use /graphql ceiling', ON_THE_WAY],
  ['use /api ceiling', ON_THE_WAY],
  ['use /pet_facilities ceiling', ON_THE_WAY],
  ['use / waitForTurn', ON_THE_WAY],
  ['use /graphql/schema.graphql sendSchemaFile', 'everybody'],
  ['use /graphql sendPlayground', 'everybody'],
  ['use /graphql refuseLongAddress', ON_THE_WAY],
  ['use /graphql jsonParser', ON_THE_WAY],
  ['use /graphql readForm', ON_THE_WAY],
  ['use /graphql answerWithApollo', FIELD_RULES],
  ['GET /api/docs', 'everybody'],
  ['GET /api/openapi.json', 'everybody'],
  ['any other /api/openapi.json', REFUSAL],
  ['use /api unknownPath', REFUSAL],
  ['use /api restError', REFUSAL],
  ['use /pet_facilities restError', REFUSAL],
  ['GET /robots.txt', 'everybody'],
  ['use /sitemap.xml readOnReplica', ON_THE_WAY],
  ['use /sitemaps readOnReplica', ON_THE_WAY],
  ['GET /sitemap.xml', 'everybody: what visitors may see'],
  ['GET /sitemaps/pages.xml', 'everybody: what visitors may see'],
  ['GET /^\\/sitemaps\\/(facilities|boards|reviewers)-([1-9]\\d{0,9})\\.xml$/', 'everybody: what visitors may see'],
  ['GET /share/{*path}', 'everybody: what visitors may see'],
  ['use /assets refuseOddName', REFUSAL],
  ['use /assets expressStaticGzip', 'everybody'],
  ['use /assets refuseAsset', REFUSAL],
  ['use / serveStatic', 'everybody'],
  ['GET /{*path}', 'everybody: what visitors may see'],
  ['use / refuseAddress', REFUSAL],
  ['use / uncaught', REFUSAL],
];

const rowEndpoints = ROUTES.flatMap(({ method, path }) => {
  const mounted = path.replace(/\{(\w+)\}/g, ':$1');
  return [`${method.toUpperCase()} ${mounted}`, `any other ${mounted}`];
});
const ROWS = [...new Set(rowEndpoints)];

describe('the doors of the server', () => {
  let app: TestApp;
  let doors: string[];
  beforeAll(async () => {
    app = await startTestApp();
    doors = endpointsOf(app.app);
  });
  afterAll(() => app.stop());

  it('are those that are declared, in that order', () => {
    const rest = new Set(ROWS);
    const declared = DOORS.map(([door]) => door).filter((door) => door !== 'REST rows');
    expect(doors.filter((door) => !rest.has(door))).toEqual(declared);
  });

  it('hold each REST row once, behind what every request goes through', () => {
    const rows = doors.slice(doors.indexOf('POST /graphql') + 1, doors.indexOf('use / passFailure'));
    expect(rows.sort()).toEqual(ROWS.sort());
  });

  it('turn a visitor away from each REST row whose root fields are not for everybody, before anything is read', async () => {
    const accessOf = accessOfDocuments(createSchema());
    const closed = ROUTES.filter(({ document }) => accessOf(document) !== 'PUBLIC');
    const answers = closed.map(({ method, path }) =>
      fetch(app.url + path.replace(/\{\w+\}/g, '1'), { method: method.toUpperCase() }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(closed.map(() => 401));
    expect(closed.length).toBeGreaterThan(20);
  });

  it('show a closed one to whoever finds no door', async () => {
    const paths = ['/api/admin', '/metrics', '/.env', '/.git/config', '/graphql/../api/nothing', '/server/src/main.ts'];
    const answers = await Promise.all(paths.map((path) => fetch(app.url + path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });
});
