import { Agent, createServer, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cuttableDatabase, type CuttableDatabase } from '../../../test/cuttable-database';
import { makeFacility, makeMember } from '../../../test/factories';
import { type Scrape, scrape } from '../../../test/scrape';
import { launchServer, type ServerProcess } from '../../../test/server-process';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { freePort } from '../../database/embedded-postgres';

const TIME = 240_000;
const SECRET = 'x'.repeat(32);

let database: TestDatabase;
let wire: CuttableDatabase;
let server: ServerProcess;
let port: number;

beforeAll(async () => {
  database = await createTestDatabase();
  wire = await cuttableDatabase(database.url);
  port = await freePort();
  const settings = { NODE_ENV: 'production', JWT_SECRET: SECRET, METRICS_PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' };
  server = await launchServer({ env: { DATABASE_URL: wire.url, SLOW_QUERY_MS: '0', ...settings } });
}, TIME);
afterAll(async () => {
  await server.stop('SIGKILL');
  await wire.stop();
  await database.drop();
});

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Not fetch, which tidies addresses and refuses methods. */
const ask = (path: string, { method = 'GET', headers = {}, body }: SentRequest = {}) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(server.url, {
      agent,
      path,
      method,
      headers: { ...(body && { 'content-length': Buffer.byteLength(body) }), ...headers },
    });
    sent.on('response', (res) => res.resume().on('end', () => resolve(res.statusCode ?? 0))).on('error', reject);
    sent.end(body);
  });
const graphql = (query: string, headers: Record<string, string> = {}, more: object = {}) =>
  ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, ...more }),
  });

/** What Node tells of itself grows kinds of its own. */
const ownIn = ({ values }: Scrape) => [...values.keys()].filter((name) => !/^(nodejs|process)_/.test(name)).sort();

/** All values that a label of ours has, by the label. */
function labelsIn(scraped: Scrape): Record<string, string[]> {
  const values: Record<string, Set<string>> = {};
  for (const [, name, value] of ownIn(scraped)
    .join('\n')
    .matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
    (values[name!] ??= new Set()).add(value!);
  return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, [...all].sort()]));
}

/** Counters are told when an answer has gone out, a moment after it came in. */
async function eventually(expectation: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await expectation();
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}

describe('metrics', () => {
  it(
    'tell by route, field and limit what was done',
    async () => {
      const { id } = await makeFacility(database.dataSource);
      // The server itself would see to it within a minute.
      await database.dataSource.query('CREATE RULE stay AS ON DELETE TO file_removal DO INSTEAD NOTHING');
      await database.dataSource.query(`INSERT INTO file_removal (key) VALUES ('abcdefghijklmnopqrstuvwx')`);
      await database.dataSource.query(
        `INSERT INTO facility_import (file_name, file_hash, edition, report) VALUES ('a.csv', 'x', '2026-03-01', '{}')`,
      );
      const { email } = await makeMember(database.dataSource);
      const before = await scrape(port);
      expect(before.text).toMatch(/^# HELP http_requests_total HTTP requests/m);

      await ask(`/api/pet_facilities/${id}`);
      await ask('/api/pet_facilities/999999999');
      await ask('/about');
      await ask('/files/abc/x.jpg');
      await ask('/nowhere', { method: 'PROPFIND' });
      await graphql('{ petTypes { name } again: petTypes { name } }');
      await graphql('mutation { deleteReview(input: { id: "1" }) { id } }');
      await graphql('{ facilities(page: -1) { totalCount } }');
      const signIn = `mutation { signIn(input: { email: "${email}", password: "wrong" }) { token } }`;
      for (let attempt = 0; attempt < 12; attempt++) await graphql(signIn, { 'x-forwarded-for': `203.0.113.${attempt}` });

      await eventually(async () => {
        const { values } = await scrape(port);
        const grown = (name: string) => (values.get(name) ?? 0) - (before.values.get(name) ?? 0);
        const counts = {
          found: grown('http_requests_total{method="GET",route="/api/pet_facilities/{id}",status="200"}'),
          missing: grown('http_requests_total{method="GET",route="/api/pet_facilities/{id}",status="404"}'),
          page: grown('http_request_duration_seconds_count{method="GET",route="page"}'),
          file: grown('http_requests_total{method="GET",route="/files",status="404"}'),
          other: grown('http_requests_total{method="other",route="other",status="404"}'),
          timed: grown('http_request_duration_seconds_count{method="GET",route="/api/pet_facilities/{id}"}'),
          petTypes: grown('graphql_root_fields_total{field="petTypes",code="ok"}'),
          facility: grown('graphql_root_fields_total{field="facility",code="ok"}'),
          facilityTimed: grown('graphql_root_field_duration_seconds_count{field="facility"}'),
          refused: grown('graphql_root_fields_total{field="deleteReview",code="UNAUTHENTICATED"}'),
          invalid: grown('graphql_root_fields_total{field="facilities",code="BAD_USER_INPUT"}'),
          wrongPassword: grown('graphql_root_fields_total{field="signIn",code="UNAUTHENTICATED"}'),
          limited: grown('graphql_root_fields_total{field="signIn",code="TOO_MANY_REQUESTS"}'),
          limit: grown('limit_refusals_total{limit="SIGN_IN_ACCOUNT"}'),
          errors: grown('graphql_errors_total{code="TOO_MANY_REQUESTS"}'),
        };
        expect(counts).toEqual({
          ...{ found: 1, missing: 1, page: 1, file: 1, other: 1, timed: 2, petTypes: 2, facility: 2, facilityTimed: 2 },
          ...{ refused: 1, invalid: 1, wrongPassword: 10, limited: 2, limit: 2, errors: 2 },
        });
      });
      const { values } = await scrape(port);
      expect(
        Object.fromEntries(['files_to_remove', 'facility_edition_timestamp_seconds'].map((name) => [name, values.get(name)])),
      ).toEqual({
        files_to_remove: 1,
        facility_edition_timestamp_seconds: Date.UTC(2026, 2, 1) / 1000,
      });
      expect(values.get('database_connections_max')).toBe(10);
      await eventually(async () => {
        await ask(`/api/pet_facilities/${id}`);
        expect((await scrape(port)).values.get('response_cache_requests_total{result="hit"}')).toBeGreaterThan(0);
      });
      expect(values.get('database_connections')).toBeGreaterThan(0);
      expect(values.get('queue_waiting{queue="passwords"}')).toBe(0);
      expect(values.get('nodejs_eventloop_lag_p99_seconds')).toEqual(expect.any(Number));
      expect(values.get('process_open_fds')).toBeGreaterThan(0);
    },
    TIME,
  );

  it(
    'have no label of a stranger’s making',
    async () => {
      const hostile = (n: number) => {
        const word = `canary${n}`;
        const methods = [
          'GET',
          'POST',
          'PROPFIND',
          'MKCOL',
          'SUBSCRIBE',
          'TRACE',
          'PURGE',
          'LOCK',
          'DELETE',
          'PATCH',
          'PUT',
          'OPTIONS',
          'HEAD',
        ];
        const paths = [
          `/${word}`,
          `/api/${word}`,
          `/api/board/${word}`,
          `/files/${word}/a.jpg`,
          `/facility/${word}`,
          `/share/${word}`,
          `/assets/${word}.js`,
        ];
        const from = { 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` };
        return [
          ask(paths[n % paths.length]!, {
            method: methods[n % methods.length]!,
            headers: {
              ...from,
              'user-agent': word,
              'x-request-id': word,
              authorization: `Bearer ${word}`,
              accept: `text/${word}`,
              origin: `https://${word}.example`,
            },
          }),
          graphql(`query ${word} { ${word}: petTypes { ${word}: name } ${n % 2 ? word : ''} }`, from, {
            operationName: word,
            variables: { [word]: word },
          }),
          // A password takes a while.
          ...(n % 10 === 0
            ? [graphql(`mutation ${word} { signIn(input: { email: "${word}@a.example", password: "${word}" }) { token } }`, from)]
            : []),
        ];
      };
      // One of each, for the labels of ours that strangers do reach.
      const round = async (first: number, count: number) => {
        for (let n = first; n < first + count; n += 4) await Promise.all([0, 1, 2, 3].flatMap((step) => hostile(n + step)));
      };
      await round(0, 182);
      await sleep(500);
      const before = await scrape(port);
      await round(182, 1_000);
      await sleep(500);
      const after = await scrape(port);
      expect(labelsIn(after)).toEqual(labelsIn(before));
      expect(ownIn(after)).toEqual(ownIn(before));
      expect(after.text).not.toMatch(/canary|198\.51/);
      expect(after.values.get('graphql_root_fields_total{field="signIn",code="UNAUTHENTICATED"}')).toBeGreaterThan(100);
    },
    TIME,
  );

  it('are served on a separate port only', async () => {
    const statusOf = (url: string, method = 'GET') => fetch(url, { method }).then(({ status }) => status);
    const own = `http://127.0.0.1:${port}`;
    expect(await statusOf(`${own}/metrics`)).toBe(200);
    expect(await statusOf(`${own}/metrics?x=1`, 'HEAD')).toBe(200);
    for (const path of ['/', '/graphql', '/healthz', '/metrics/', '/Metrics', '/api/board/list'])
      expect([path, await statusOf(own + path)]).toEqual([path, 404]);
    expect(await statusOf(`${own}/metrics`, 'POST')).toBe(404);
    for (const accept of ['text/html', 'application/json', '*/*', 'text/plain'])
      expect([accept, await ask('/metrics', { headers: { accept } })]).toEqual([accept, 404]);
    expect((await fetch(`${own}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it(
    'are there while the database is away, and say so',
    async () => {
      const before = (await scrape(port)).values;
      expect(before.has('files_to_remove')).toBe(true);
      await wire.cut();
      expect(await ask('/api/pet_facilities/regions')).toBe(503);
      const away = await scrape(port);
      expect(away.status).toBe(200);
      expect(away.values.get('database_unavailable_total')).toBeGreaterThan(before.get('database_unavailable_total') ?? 0);
      expect([away.values.has('files_to_remove'), away.values.has('facility_edition_timestamp_seconds')]).toEqual([false, false]);
      await wire.mend();
      await eventually(async () => expect((await scrape(port)).values.get('files_to_remove')).toBe(1));
    },
    TIME,
  );

  it(
    'are there until the last request is answered',
    async () => {
      const closed = server.stop('SIGTERM');
      await eventually(async () => expect(await fetch(`${server.url}/readyz`).then(({ status }) => status)).toBe(503));
      const draining = await scrape(port);
      expect([draining.status, draining.values.has('http_requests_in_flight')]).toEqual([200, true]);
      expect(await closed).toBe(0);
      await expect(scrape(port)).rejects.toThrow();
    },
    TIME,
  );

  it(
    'keep a server from starting whose port for them is taken, and it says so in one line',
    async () => {
      const other = createServer().listen(port, '127.0.0.1');
      await once(other, 'listening');
      const start = launchServer({ env: { DATABASE_URL: database.url, METRICS_PORT: String(port) } });
      await expect(start).rejects.toThrow(
        `${port}번 포트를 이미 다른 프로그램이 쓰고 있습니다. METRICS_PORT에 다른 번호를 정해 주세요.\n`,
      );
      other.close();
    },
    TIME,
  );
});
