import 'reflect-metadata';
import { resolve } from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import cors from 'cors';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import type { ClassType } from 'type-graphql';
import type { Config } from '../config';
import { withDatabaseDeadline } from '../database/deadline';
import { FacilityRepository } from '../modules/facility/facility.repository';
import { FacilityResolver } from '../modules/facility/facility.resolver';
import { FacilityService } from '../modules/facility/facility.service';
import { FacilityReviewFields } from '../modules/review/review.fields';
import { mountRest } from '../rest/mount';
import { AppError } from '../shared/errors';
import type { Logger } from '../shared/logger';
import { requestIdOf } from '../shared/request-id';
import { createContext, type RequestContext } from './context';
import { createExecutor } from './executor';
import { createFormatError } from './format-error';
import { createApollo, refuseContext, refuseLongAddress } from './graphql';
import { health, type Lifecycle } from './health';
import { MapSettingsResolver } from './map-settings';
import { requestCeiling } from './rate-limit';
import { requestLog } from './request-log';
import { createSchema } from './schema';
import { securityHeaders } from './security-headers';
import { sendUncaught } from './uncaught';
import { createWebRouter, playground } from './web';

/** Database time that a web request may use, waiting for a connection included. */
const DATABASE_DEADLINE_MS = 900;
const CLIENT_DIR = resolve(__dirname, '../../../client/dist');

export interface AppParts {
  config: Config;
  dataSource: DataSource;
  log: Logger;
  lifecycle?: Lifecycle;
  clientDir?: string;
}

/** Composition root: adapters, services and resolvers are wired here by hand, and nowhere else. */
export async function createApp({ config, dataSource, log, lifecycle, clientDir = CLIENT_DIR }: AppParts) {
  const facilities = new FacilityService(new FacilityRepository(dataSource));
  const resolvers = new Map<ClassType, object>([
    [FacilityResolver, new FacilityResolver(facilities)],
    [FacilityReviewFields, new FacilityReviewFields()],
    [MapSettingsResolver, new MapSettingsResolver({ kakaoJsKey: config.kakaoJsKey, tileUrl: config.mapTileUrl })],
  ]);
  const schema = createSchema(resolvers);
  const formatError = createFormatError(log);
  const execute = createExecutor(schema, formatError);
  const apollo = await createApollo(schema, execute, log);

  const app = createServer(config, log);
  app.use(health(dataSource, lifecycle));
  if (config.rateLimits) app.use(['/graphql', '/api', '/pet_facilities'], requestCeiling());
  app.use(databaseDeadline);
  app.use(
    '/graphql',
    playground(clientDir),
    refuseLongAddress,
    express.json({ limit: '100kb' }),
    expressMiddleware(apollo, { context: ({ req }) => contextOf(req).catch(refuseContext(formatError)) }),
  );
  mountRest({ app, execute, createContext: contextOf, publicUrl: config.publicUrl, log });
  app.use(createWebRouter({ clientDir, execute, visitorContext: (req) => ({ viewer: null, ...originOf(req) }) }));
  app.use((_req, _res, next) => next(new AppError('NOT_FOUND', '없는 주소입니다.')));
  app.use(sendUncaught(log));
  return { app, execute, close: () => apollo.stop() };
}

/** Express with everything that holds on every path: request id and log, headers, origins, compression. */
function createServer(config: Config, log: Logger): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.set('query parser', 'extended');
  app.set('trust proxy', config.trustedProxies.length > 0 ? config.trustedProxies : false);
  app.use(requestLog(log, config.isProduction ? 'info' : 'debug'));
  app.use(securityHeaders(config.publicUrl.startsWith('https:')));
  app.use(cors({ origin: config.corsOrigins, maxAge: 600, exposedHeaders: ['Retry-After', 'X-Request-Id'] }));
  app.use(compression());
  return app;
}

const databaseDeadline: RequestHandler = (_req, _res, next) => withDatabaseDeadline(DATABASE_DEADLINE_MS, () => next());

function contextOf(req: Request): Promise<RequestContext> {
  return createContext({ authorization: req.headers.authorization, ...originOf(req) });
}

function originOf(req: Request) {
  return { requestId: requestIdOf(req), address: req.ip ?? '' };
}
