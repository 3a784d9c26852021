import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { type DocumentNode, type GraphQLFormattedError, parse, print } from 'graphql';
import type { DataSource } from 'typeorm';
import { createApp } from '../src/app/create-app';
import type { Execute } from '../src/app/executor';
import { type Config, loadConfig } from '../src/config';
import { createLogger, type Logger } from '../src/shared/logger';
import type { Viewer } from '../src/shared/viewer';
import { createTestDatabase } from './test-database';

export interface Answer<Data = Record<string, unknown>> {
  status: number;
  data: Data | null;
  errors: readonly GraphQLFormattedError[];
}

export interface TestApp {
  /** http://127.0.0.1:port of a real server. */
  url: string;
  app: Express;
  dataSource: DataSource;
  /** One GraphQL operation over HTTP, as a visitor. */
  run: <Data = Record<string, unknown>>(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
  ) => Promise<Answer<Data>>;
  /** The same operation in process, as anybody: what access rules see, without a sign-in. */
  as: (viewer: Viewer | null) => { run: TestApp['run'] };
  stop: () => Promise<void>;
}

interface TestAppOptions {
  config?: Partial<Config>;
  /** A built client to serve; none unless a test is about it. */
  clientDir?: string;
  log?: Logger;
}

/** The real application on a real database of its own. */
export async function startTestApp({ config, clientDir, log = createLogger('silent') }: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const { app, execute, close } = await createApp({
    config: { ...loadConfig({ DATABASE_URL: database.url, DEMO_DATA: 'off', MAP_TILE_URL: 'off' }), ...config },
    dataSource: database.dataSource,
    log,
    clientDir: clientDir ?? mkdtempSync(join(tmpdir(), 'baldojang-client-')),
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    app,
    dataSource: database.dataSource,
    run: (document, variables) => runGraphQL(url, document, variables),
    as: (viewer) => ({ run: (document, variables = {}) => runInProcess(execute, viewer, document, variables) }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
      await database.drop();
    },
  };
}

async function runGraphQL<Data>(
  url: string,
  document: string | DocumentNode,
  variables: Record<string, unknown> = {},
): Promise<Answer<Data>> {
  const query = typeof document === 'string' ? document : print(document);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: GraphQLFormattedError[] };
  return { status: response.status, data: data ?? null, errors: errors ?? [] };
}

async function runInProcess<Data>(
  execute: Execute,
  viewer: Viewer | null,
  document: string | DocumentNode,
  variables: Record<string, unknown>,
): Promise<Answer<Data>> {
  const context = { viewer, requestId: 'test', address: '127.0.0.1' };
  const { data, errors } = await execute({
    document: typeof document === 'string' ? parse(document) : document,
    variables,
    context,
  });
  return { status: 200, data: (data ?? null) as Data | null, errors: errors ?? [] };
}
