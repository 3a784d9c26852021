import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { type DocumentNode, GraphQLError } from 'graphql';
import supertest from 'supertest';
import type { Execute, RequestContext } from '../../src/shared/request-context';
import { TOO_COMPLEX } from '../../src/app/graphql/limits';
import { requestLog } from '../../src/app/http/request-log';
import { SessionService } from '../../src/modules/member/session.service';
import { mountRest } from '../../src/rest/mount';
import { createLogger } from '../../src/shared/logger';
import { SpooledUpload } from '../../src/shared/http/upload';
import { type Answer, TEST_JWT_SECRET, type TestApp } from '../test-app';

interface GraphQLTransportContext extends RequestContext {
  token: string;
}

/**
 * The table of the REST paths on a server of its own, where each document goes to /graphql over HTTP with the token and the variables of
 * its request: what an integrator gets who sends the same. This edge lets everybody pass, so that a refusal is GraphQL's own.
 */
export class GraphQLTransport {
  /** Documents that came this far; the others were refused for what they brought. */
  documents = 0;
  /** Those that cost more than a client may ask, and ran in process instead. */
  tooCostly = 0;
  private readonly edge = express();
  private readonly server = createServer(this.edge);
  readonly http = supertest(this.server);

  constructor(private readonly app: TestApp) {
    const log = createLogger('silent');
    this.edge.use(requestLog(log, 'debug'));
    mountRest({
      app: this.edge,
      execute: this.execute as Execute,
      createContext: async ({ headers }, { ignoresToken = false } = {}): Promise<GraphQLTransportContext> => {
        const token = ignoresToken ? '' : (headers.authorization ?? '').replace('Bearer ', '');
        return { viewer: null, requestId: '', address: '127.0.0.1', token };
      },
      accessOf: () => 'PUBLIC',
      publicUrl: app.url,
      spoolFolder: tmpdir(),
      log,
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private readonly execute = async ({ document, variables, context }: Parameters<Execute>[0]) => {
    this.documents += 1;
    const { token } = context as GraphQLTransportContext;
    let { data, errors } = await this.post(document, variables, token);
    if (errors[0]?.extensions?.code === TOO_COMPLEX) {
      this.tooCostly += 1;
      const viewer = token ? await new SessionService(this.app.dataSource, TEST_JWT_SECRET).findViewer(token) : null;
      ({ data, errors } = await this.app.as(viewer).run(document, variables as Record<string, unknown>));
    }
    return { data, errors: errors.map(({ message, path, extensions }) => new GraphQLError(message, { path, extensions })) };
  };

  private async post(document: DocumentNode, variables: unknown, token: string): Promise<Pick<Answer, 'data' | 'errors'>> {
    const taken: [place: string, file: SpooledUpload][] = [];
    const values = takeFiles(variables, [], taken) as Record<string, unknown>;
    const read = taken.map(async ([place, file]) => [place, [await buffer(file.createReadStream()), file.filename]] as const);
    const files = taken.length > 0 ? Object.fromEntries(await Promise.all(read)) : undefined;
    return this.app.run(document, values, { token: token || undefined, files });
  }
}

/** The value with null where a file stands, and the file beside it. */
function takeFiles(value: unknown, place: (string | number)[], files: [place: string, file: SpooledUpload][]): unknown {
  if (value instanceof SpooledUpload) {
    files.push([place.join('.'), value]);
    return null;
  }
  if (Array.isArray(value)) return value.map((item, index) => takeFiles(item, [...place, index], files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, takeFiles(item, [...place, name], files)]));
}
