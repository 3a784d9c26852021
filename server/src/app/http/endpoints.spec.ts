import { endpointsOf } from '../../../test/endpoints';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { ROUTES } from '../../rest/route-table';
import { accessOfDocuments } from '../graphql/auth-checker';
import { createSchema } from '../graphql/schema';

const FIELD_RULES = 'the access of each root field';
const ROW_RULES = 'the access of the root fields in the row';
const ON_THE_WAY = 'answers nothing by itself';
const REFUSAL = 'refuses';

/** Every endpoint in mounting order, without the REST rows, and who may call it. A new one fails until it is declared here. */
const ENDPOINTS: [endpoint: string, rule: string][] = [
  ['use / logRequest', ON_THE_WAY],
  ['use / paceOfBodies', ON_THE_WAY],
  ['use / setSecurityHeaders', ON_THE_WAY],
  ['use / corsMiddleware', ON_THE_WAY],
  ['use / compressIfWanted', ON_THE_WAY],
  ['use / databaseDeadline', ON_THE_WAY],
  ['use / ceiling', ON_THE_WAY],
  ['use / waitForTurn', ON_THE_WAY],
  ['POST /graphql', FIELD_RULES],
  ['POST /account/export', 'a member, about oneself'],
  ['any other /account/export', REFUSAL],
  ['REST rows', ROW_RULES],
  ['use / passFailure', ON_THE_WAY],
  ['GET /healthz', 'everybody'],
  ['GET /readyz', 'everybody'],
  ['use /files sendFile', 'anyone with the key'],
  ['use / compressIfWanted', ON_THE_WAY],
  ['use / databaseDeadline', ON_THE_WAY],
  ['use /demo-kakao neverStored', ON_THE_WAY],
  ['GET /demo-kakao/oauth/authorize', 'everybody, never in production'],
  ['POST /demo-kakao/oauth/token', 'anyone with a code, never in production'],
  ['GET /demo-kakao/v2/user/me', 'anyone with a token, never in production'],
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
  ['GET /api/open-data/places.ndjson', 'everybody: what visitors may see'],
  ['any other /api/open-data/places.ndjson', REFUSAL],
  ['GET /api/open-data/places.csv', 'everybody: what visitors may see'],
  ['any other /api/open-data/places.csv', REFUSAL],
  ['GET /api/open-data/places.schema.json', 'everybody'],
  ['any other /api/open-data/places.schema.json', REFUSAL],
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
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  return [`${method.toUpperCase()} ${pattern}`, `any other ${pattern}`];
});
const ROWS = [...new Set(rowEndpoints)];

describe('endpoints of the server', () => {
  let app: TestApp;
  let mounted: string[];
  beforeAll(async () => {
    app = await startTestApp();
    mounted = endpointsOf(app.app);
  });
  afterAll(() => app.stop());

  it('are the declared ones in that order', () => {
    const rows = new Set(ROWS);
    const declared = ENDPOINTS.map(([endpoint]) => endpoint).filter((endpoint) => endpoint !== 'REST rows');
    expect(mounted.filter((endpoint) => !rows.has(endpoint))).toEqual(declared);
  });

  it('include each REST row once, after the common middleware', () => {
    const rows = mounted.slice(mounted.indexOf('any other /account/export') + 1, mounted.indexOf('use / passFailure'));
    expect(rows.sort()).toEqual(ROWS.sort());
  });

  it('answer 401 to a visitor for each REST row with a non-public root field', async () => {
    const accessOf = accessOfDocuments(createSchema());
    const closed = ROUTES.filter(({ document }) => accessOf(document) !== 'PUBLIC');
    const answers = closed.map(({ method, path }) => app.http[method](path.replace(/\{\w+\}/g, '1')));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(closed.map(() => 401));
    expect(closed.length).toBeGreaterThan(20);
  });

  it('answer 404 for unknown paths', async () => {
    const paths = ['/api/admin', '/metrics', '/.env', '/.git/config', '/api/nothing', '/server/src/main.ts'];
    const answers = await Promise.all(paths.map((path) => app.http.get(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });
});
