import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentNode, type GraphQLFormattedError, parse, print } from 'graphql';
import supertest from 'supertest';
import type { DataSource } from 'typeorm';
import { createApp } from '../src/app/create-app';
import type { OpenDataFiles } from '../src/app/open-data/open-data-files';
import type { ContentChanges } from '../src/database/content-changes';
import type { RequestEntry } from '../src/fast-path/request-listener';
import type { Execute, RequestContext } from '../src/shared/request-context';
import { type Config, loadConfig } from '../src/config';
import type { FileService } from '../src/modules/file/file.service';
import type { MailService } from '../src/modules/mail/mail.service';
import type { Member } from '../src/modules/member/member.entity';
import { SessionService } from '../src/modules/member/session.service';
import { createLogger, type Logger } from '../src/shared/logger';
import type { Viewer } from '../src/shared/viewer';
import { createTestDatabase, type TestDatabase } from './test-database';

export const TEST_JWT_SECRET = 'only for specs, and long enough for HS256';

export interface Answer<Data = Record<string, unknown>> {
  status: number;
  data: Data | null;
  errors: readonly GraphQLFormattedError[];
}

/** Code of the first error; 'ok' without one. */
export function codeOf({ errors }: Pick<Answer<unknown>, 'errors'>): string {
  return errors.length > 0 ? ((errors[0]?.extensions?.code as string | undefined) ?? 'no code') : 'ok';
}

export interface RunOptions {
  token?: string;
  /** Address that a proxy claims to forward for; believed only with `trustedProxies: ['127.0.0.1']`. */
  from?: string;
  /** By their places in the variables, where null stands for each: `{ 'input.images.0': [bytes, 'a.jpg'] }`. */
  files?: Record<string, readonly [content: Buffer, name: string]>;
}

export interface TestApp {
  /** http://127.0.0.1:port of a real server. */
  url: string;
  /** Plain HTTP to that server: `await app.http.get('/readyz')`. */
  http: ReturnType<typeof supertest>;
  app: RequestEntry;
  dataSource: DataSource;
  files: FileService;
  mail: MailService;
  openData: OpenDataFiles;
  /** Not started: no response is cached. */
  changes: ContentChanges;
  /** Mails are in its folder `outbox`. */
  dataDir: string;
  /** One GraphQL operation over HTTP, as a visitor. */
  run: <Data = Record<string, unknown>>(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
    options?: RunOptions,
  ) => Promise<Answer<Data>>;
  /** The same operation in process, as anybody: what access rules see, without a sign-in. */
  as: (viewer: Viewer | null, address?: string) => { run: TestApp['run'] };
  /** A token of a sign-in of the member's own. */
  signIn: (member: Member) => Promise<string>;
  /** What the first person of the stand-in for Kakao brings back from there. */
  kakaoCode: () => Promise<string>;
  stop: () => Promise<void>;
}

interface TestAppOptions {
  config?: Partial<Config>;
  /** Instead of one of its own, for several servers on one database; stop() then leaves it alone. */
  database?: TestDatabase;
  /** A built client to serve; none unless a test is about it. */
  clientDir?: string;
  log?: Logger;
  /** Of a web request; long unless a test is about it, so that a busy machine fails none. */
  databaseDeadlineMs?: number;
}

/** The real application on a real database of its own. */
export async function startTestApp({
  config,
  database: existing,
  clientDir,
  log = createLogger('silent'),
  databaseDeadlineMs = 10_000,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = existing ?? (await createTestDatabase());
  // Its port is known before the application is made: the stand-in for Kakao calls the server itself.
  // Idle connections stay open: on a busy machine one would be closed just when it is used again.
  const server = createServer({ keepAliveTimeout: 60_000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-data-'));
  const settings = loadConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JWT_SECRET: TEST_JWT_SECRET,
    DEMO_DATA: 'off',
    MAP_TILE_URL: 'off',
  });
  const { app, execute, files, mail, openData, changes, close } = await createApp({
    config: { ...settings, port, ...config },
    dataSource: database.dataSource,
    log,
    databaseDeadlineMs,
    clientDir: clientDir ?? mkdtempSync(join(tmpdir(), 'baldojang-client-')),
  }).catch(async (error: unknown) => {
    // Left open, it would keep Jest from ever reporting what went wrong.
    server.close();
    if (!existing) await database.drop();
    throw error;
  });
  server.on('request', app);
  const http = supertest(url);

  return {
    url,
    http,
    app,
    dataSource: database.dataSource,
    files,
    mail,
    openData,
    changes,
    dataDir,
    run: (document, variables, options) => runGraphQL(http, document, variables, options),
    as: (viewer, address = '127.0.0.1') => ({
      run: (document, variables = {}) => runInProcess(execute, { viewer, requestId: 'test', address }, document, variables),
    }),
    signIn: async (member) => {
      const sessions = new SessionService(database.dataSource, TEST_JWT_SECRET);
      return (await sessions.open(database.dataSource.manager, member)).token;
    },
    kakaoCode: () => kakaoCodeFrom(http),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await changes.stop();
      await close();
      if (!existing) await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function runGraphQL<Data>(
  http: TestApp['http'],
  document: string | DocumentNode,
  variables: Record<string, unknown> = {},
  { token, from, files }: RunOptions = {},
): Promise<Answer<Data>> {
  const query = typeof document === 'string' ? document : print(document);
  const operation = JSON.stringify({ query, variables });
  const request = http.post('/graphql').expect('content-type', /json/);
  if (token !== undefined) void request.auth(token, { type: 'bearer' });
  if (from !== undefined) void request.set('x-forwarded-for', from);
  if (files) {
    const map = Object.fromEntries(Object.keys(files).map((place, index) => [index, [`variables.${place}`]]));
    void request.set('apollo-require-preflight', 'true').field({ operations: operation, map: JSON.stringify(map) });
    Object.values(files).forEach(([content, name], index) => void request.attach(String(index), content, name));
  } else void request.type('json').send(operation);
  const { status, body } = (await request) as { status: number; body: { data?: Data; errors?: GraphQLFormattedError[] } };
  return { status, data: body.data ?? null, errors: body.errors ?? [] };
}

async function runInProcess<Data>(
  execute: Execute,
  context: RequestContext,
  document: string | DocumentNode,
  variables: Record<string, unknown>,
): Promise<Answer<Data>> {
  const { data, errors } = await execute({
    document: typeof document === 'string' ? parse(document) : document,
    variables,
    context,
  });
  return { status: 200, data: (data ?? null) as Data | null, errors: errors ?? [] };
}

async function kakaoCodeFrom(http: TestApp['http']): Promise<string> {
  const { data } = await runGraphQL<{ kakaoSignIn: { authorizeUrl: string } }>(http, '{ kakaoSignIn { authorizeUrl } }');
  const { search } = new URL(data?.kakaoSignIn.authorizeUrl ?? '');
  const { headers } = await http.get(`/demo-kakao/oauth/authorize${search}&person=4000000001`);
  return new URL(headers.location ?? '').searchParams.get('code') ?? '';
}
