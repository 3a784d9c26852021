import 'reflect-metadata';
import { join, resolve } from 'node:path';
import express, { type Express } from 'express';
import type { DataSource } from 'typeorm';
import type { ClassType } from 'type-graphql';
import { createLanguageModel } from '../adapters/llm/create-language-model';
import { createKakaoIdentity } from '../adapters/kakao/create-kakao-identity';
import { createLocalKakao, LOCAL_KAKAO_PATH } from '../adapters/kakao/local-kakao';
import { noLimiter, PostgresLimiter } from '../adapters/rate-limit/postgres-limiter';
import { createStorage } from '../adapters/storage/create-storage';
import { createMailTransport } from '../adapters/mail/create-mail-transport';
import type { Config } from '../config';
import { ContentChanges } from '../database/content-changes';
import { withDatabaseDeadline } from '../database/deadline';
import { onReplica } from '../database/replica-reads';
import { logSlowQueries } from '../database/slow-query-log';
import { AccountExportService } from '../modules/account/account-export.service';
import { AccountResolver } from '../modules/account/account.resolver';
import { AdminResolver } from '../modules/admin/admin.resolver';
import { AdminRepository } from '../modules/admin/admin.repository';
import { AuditEntryFields } from '../modules/admin/admin.fields';
import { AuditService } from '../modules/audit/audit.service';
import { BoardFields, CommentFields } from '../modules/board/board.fields';
import { BoardResolver } from '../modules/board/board.resolver';
import { BoardService } from '../modules/board/board.service';
import { CommentService } from '../modules/board/comment.service';
import { CalendarResolver } from '../modules/calendar/calendar.resolver';
import { holidayNames } from '../modules/calendar/holiday-names';
import { CalendarService } from '../modules/calendar/calendar.service';
import { ChatbotResolver } from '../modules/chatbot/chatbot.resolver';
import { ChatbotService } from '../modules/chatbot/chatbot.service';
import { CorrectionAdminService, type CorrectionAdminServiceParts } from '../modules/correction/correction-admin.service';
import {
  CorrectionConflictFields,
  FacilityCorrectionFields,
  ListedCorrectionFields,
} from '../modules/correction/correction.fields';
import { CorrectionRepository } from '../modules/correction/correction.repository';
import { CorrectionResolver } from '../modules/correction/correction.resolver';
import { CorrectionService, type CorrectionServiceParts } from '../modules/correction/correction.service';
import { EntryFields } from '../modules/facility/entry.fields';
import { EntryService } from '../modules/facility/entry.service';
import { DataQualityRepository } from '../modules/data-quality/data-quality.repository';
import { DataQualityResolver } from '../modules/data-quality/data-quality.resolver';
import { DataQualityService } from '../modules/data-quality/data-quality.service';
import { FacilityCorrectionService } from '../modules/facility/facility-correction.service';
import { FacilityRepository } from '../modules/facility/facility.repository';
import { FacilityResolver } from '../modules/facility/facility.resolver';
import { FacilityService } from '../modules/facility/facility.service';
import { OpeningHoursFields } from '../modules/facility/opening-hours.fields';
import { OpeningHoursService } from '../modules/facility/opening-hours.service';
import { Readings } from '../modules/facility/readings.repository';
import { FacilityFavoriteFields } from '../modules/favorite/favorite.fields';
import { FavoriteResolver } from '../modules/favorite/favorite.resolver';
import { FavoriteService, type FavoriteServiceParts } from '../modules/favorite/favorite.service';
import { FileService } from '../modules/file/file.service';
import { pictureQueue } from '../modules/file/render-image';
import { MailService } from '../modules/mail/mail.service';
import { EmailResolver } from '../modules/member/email.resolver';
import { EmailService } from '../modules/member/email.service';
import { ForgottenPasswordService } from '../modules/member/forgotten-password.service';
import { MemberFields } from '../modules/member/member.fields';
import { MemberResolver } from '../modules/member/member.resolver';
import { MemberService } from '../modules/member/member.service';
import { PasswordService } from '../modules/member/password.service';
import { RoleResolver } from '../modules/member/role.resolver';
import { RoleService } from '../modules/member/role.service';
import { SessionService } from '../modules/member/session.service';
import { SuspendedIdentities } from '../modules/member/suspended-identities';
import { SignInService } from '../modules/member/sign-in.service';
import { BlindingResolver } from '../modules/moderation/blinding.resolver';
import { ContentReportResolver } from '../modules/moderation/content-report.resolver';
import { ReviewBurstResolver } from '../modules/moderation/review-burst.resolver';
import { BlindingExpiry } from '../modules/moderation/blinding-expiry';
import { type BlindingParts, BlindingService } from '../modules/moderation/blinding.service';
import { ContentReportService } from '../modules/moderation/content-report.service';
import { ReviewBurstRepository } from '../modules/moderation/review-burst.repository';
import { ReviewBurstService } from '../modules/moderation/review-burst.service';
import { SuspensionResolver } from '../modules/moderation/suspension.resolver';
import { SuspensionService } from '../modules/moderation/suspension.service';
import {
  FacilityReviewFields,
  MemberReviewFields,
  ReviewFields,
  DeletedReviewFields,
  ReviewPhotoFields,
  ReviewReportFields,
} from '../modules/review/review.fields';
import { ReviewResolver } from '../modules/review/review.resolver';
import { ReviewService } from '../modules/review/review.service';
import { ReviewLikeService } from '../modules/review/review-like.service';
import { ReviewReportService } from '../modules/review/review-report.service';
import { SearchResolver } from '../modules/search/search.resolver';
import { SearchService } from '../modules/search/search.service';
import { InquiryAboutFields, InquiryFields, InquiryNoteFields } from '../modules/support/support.fields';
import { SupportResolver } from '../modules/support/support.resolver';
import { SupportService, type SupportServiceParts } from '../modules/support/support.service';
import {
  AdminVisitReportFields,
  FacilityVisitFields,
  VisitReportBurstFields,
  OwnVisitReportFields,
} from '../modules/visit/visit.fields';
import { VisitRepository } from '../modules/visit/visit.repository';
import { VisitResolver } from '../modules/visit/visit.resolver';
import { VisitCountsService } from '../modules/visit/visit-counts.service';
import { VisitAdminService } from '../modules/visit/visit-admin.service';
import { VisitService, type VisitServiceParts } from '../modules/visit/visit.service';
import { mountRest, refuseMethod } from '../rest/mount';
import { PathTable } from '../rest/path-table';
import { AppError } from '../shared/errors';
import type { Handler, WebRequest } from '../shared/http/http-handler';
import { BODY_BYTES_MAX } from '../shared/validation/limits';
import { refuseOtherThanUtf8 } from '../shared/http/utf8-body';
import type { Logger } from '../shared/logger';
import { requestIdOf } from '../shared/http/request-id';
import { accessOfDocuments } from './graphql/auth-checker';
import { ResponseCache } from '../fast-path/response-cache';
import { ValidatedDocumentCache } from '../fast-path/validated-document-cache';
import { sendAccountExport } from './http/account-export';
import { bodyPace } from './http/body-pace';
import { clientAddress } from './http/client-address';
import { createContext } from './graphql/context';
import type { RequestContext } from '../shared/request-context';
import { countOnPrimary } from './graphql/count-on-primary';
import { countWrites } from './graphql/count-writes';
import { compressed } from './http/compressed';
import { crossOrigin } from './http/cross-origin';
import { createExecutor } from './graphql/executor';
import { serveFiles } from './http/files';
import { priceIn } from './graphql/limits';
import { createFormatError } from './graphql/format-error';
import { createApollo, refuseContext, refuseLongAddress, serveApollo } from './graphql/graphql';
import { health, type Lifecycle } from './http/health';
import { createRequestListener } from '../fast-path/request-listener';
import { compose } from './http/compose';
import { jwtSecretOf } from './http/jwt-secret';
import { MapSettingsResolver } from './http/map-settings';
import type { Metrics } from './metrics/metrics';
import { limitConcurrency } from './http/overload';
import { RATE_LIMIT_HEADERS, requestCeiling } from './http/rate-limit';
import { requestLog } from './http/request-log';
import { robots } from './pages/robots';
import { OpenDataFiles } from './open-data/open-data-files';
import { OPEN_DATA_PATHS } from './open-data/open-data-openapi';
import { createOpenDataRouter } from './open-data/open-data-router';
import { createSchema } from './graphql/schema';
import { serveSchemaFile } from './graphql/schema-file';
import { securityHeaders } from './http/security-headers';
import { createShareImageRouter, shareImageQueue } from './share-image/share-image-router';
import { createSitemapRouter } from './pages/sitemap';
import { sendUncaught } from './http/uncaught';
import { graphqlUploads } from './http/uploads';
import { createWebRouter, playground, restDocs } from './pages/web';

/** Database time of a web request, waiting for a connection included. */
export const DATABASE_DEADLINE_MS = 900;
/** For administrators' lists that compare all places: seconds for a million. */
const withLongDeadline = <T>(work: () => T): T => withDatabaseDeadline(20_000, work);
const CLIENT_DIR = resolve(__dirname, '../../../client/dist');

export interface AppParts {
  config: Config;
  dataSource: DataSource;
  log: Logger;
  lifecycle?: Lifecycle;
  /** Without it nothing is measured. */
  metrics?: Metrics;
  clientDir?: string;
  databaseDeadlineMs?: number;
}

/** Composition root: adapters, services and resolvers are wired here by hand. */
export async function createApp({ config, dataSource, log, lifecycle, metrics, ...options }: AppParts) {
  const { clientDir = CLIENT_DIR, databaseDeadlineMs = DATABASE_DEADLINE_MS } = options;
  const inDeadline = <T>(work: () => T): T => withDatabaseDeadline(databaseDeadlineMs, work);
  const kakao = createKakaoIdentity(config, log);
  const secret = await jwtSecretOf(config);
  const sessions = new SessionService(dataSource, secret);
  const suspendedIdentities = new SuspendedIdentities(secret);
  const attempts = config.rateLimits
    ? new PostgresLimiter(dataSource, { CHATBOT_DAY: config.chatbotDailyLimit }, inDeadline)
    : noLimiter;
  const limiter = countOnPrimary(metrics?.watchLimiter(attempts) ?? attempts);
  const storage = createStorage(config, log);
  const stagingDir = join(config.dataDir, 'inbox');
  const files = new FileService({ dataSource, storage, stagingDir, log });
  const listHolidays = holidayNames(dataSource);
  const hours = new OpeningHoursService(new Readings(dataSource, 'opening_schedule'), listHolidays);
  const visits = new VisitRepository(dataSource);
  const entry = new EntryService(new Readings(dataSource, 'entry_policy'), listHolidays, new VisitCountsService(visits));
  const facilities = new FacilityService(new FacilityRepository(dataSource), { hours, entry });
  const passwords = new PasswordService();
  logSlowQueries(dataSource, { ms: config.slowQueryMs, log, onSlow: () => metrics?.countSlowStatement() });
  metrics?.watchDatabase(dataSource);
  metrics?.watchQueues({ pictures: pictureQueue, passwords: passwords.queue, share_images: shareImageQueue });
  const mail = new MailService({ dataSource, transport: createMailTransport(config), log });
  const { publicUrl, fileOrigin } = config;
  const members = new MemberService({ dataSource, sessions, limiter, files, passwords, suspendedIdentities, mail });
  const emails = new EmailService({ dataSource, limiter, mail, passwords, suspendedIdentities, publicUrl });
  const forgotten = new ForgottenPasswordService({ dataSource, limiter, mail, passwords, publicUrl });
  const signIns = new SignInService({ dataSource, sessions, limiter, passwords, kakao, suspendedIdentities });
  const model = createLanguageModel(config, log);
  const search = new SearchService(facilities);
  const chatbot = new ChatbotService({
    facilities,
    search,
    rules: { entry, hours },
    limiter,
    model,
    publicUrl,
    log,
  });
  const reviews = new ReviewService({ dataSource, facilities, members, files });
  const boards = new BoardService({ dataSource, files });
  const comments = new CommentService({ dataSource, boards });
  const resolvers = new Map<ClassType, object>([
    [FacilityResolver, new FacilityResolver(facilities)],
    [OpeningHoursFields, new OpeningHoursFields(hours)],
    [EntryFields, new EntryFields(entry)],
    [MemberResolver, new MemberResolver(members, signIns)],
    [EmailResolver, new EmailResolver(emails, forgotten)],
    [AccountResolver, new AccountResolver(dataSource, sessions)],
    [MemberFields, new MemberFields(files, members)],
    [RoleResolver, new RoleResolver(new RoleService(dataSource))],
    [SuspensionResolver, new SuspensionResolver(new SuspensionService(dataSource))],
    ...reviewResolvers({ dataSource, facilities, members, reviews }),
    ...favoriteResolvers({ dataSource, facilities }),
    ...visitResolvers({ dataSource, facilities, repository: visits }, members),
    ...correctionResolvers({ dataSource, limiter, facilities }, members),
    [
      DataQualityResolver,
      new DataQualityResolver(new DataQualityService(new DataQualityRepository(dataSource), withLongDeadline), facilities),
    ],
    ...boardResolvers({ boards, comments, members }),
    ...moderationResolvers({ dataSource, facilities, members, files, reviews, comments }),
    ...supportResolvers({ dataSource, limiter, mail, facilities, reviews, comments, publicUrl }, members),
    [CalendarResolver, new CalendarResolver(new CalendarService(dataSource))],
    [AdminResolver, new AdminResolver(new AdminRepository(dataSource), new AuditService(dataSource))],
    [AuditEntryFields, new AuditEntryFields(members)],
    [ChatbotResolver, new ChatbotResolver(chatbot)],
    [SearchResolver, new SearchResolver(search)],
    [MapSettingsResolver, new MapSettingsResolver({ kakaoJsKey: config.kakaoJsKey, tileUrl: config.mapTileUrl })],
  ]);
  const schema = countWrites(createSchema(resolvers), limiter);
  metrics?.watchRootFields(schema);
  const formatAndLog = createFormatError(log);
  const formatError = metrics?.watchErrors(formatAndLog) ?? formatAndLog;
  const changes = new ContentChanges(dataSource, log);
  const responses = new ResponseCache(changes, { readsReplica: config.readDatabaseUrl !== null });
  metrics?.watchResponses(responses);
  const execute = createExecutor(schema, formatError, () => responses.drop());
  const validated = new ValidatedDocumentCache(priceIn(schema), execute);
  const apollo = await createApollo({ schema, execute, validated, log });

  const contextOf = (req: WebRequest, { ignoresToken = false } = {}): Promise<RequestContext> => {
    const authorization = ignoresToken ? undefined : req.headers.authorization;
    return createContext(sessions, { authorization, signal: () => signalOf(req), ...originOf(req) });
  };
  const graphqlContextOf = oncePerRequest((req) => contextOf(req));

  const app = createServer();
  const beforeApi = compose(compressed(), function databaseDeadline(_req, _res, next) {
    inDeadline(next);
  });
  const ceiling = config.rateLimits ? requestCeiling({ dataSource, withinMs: databaseDeadlineMs / 4, log }) : undefined;
  const limits: Handler[] = ceiling ? [metrics?.watchCeiling(ceiling) ?? ceiling] : [];
  const turn = limitConcurrency({ log, onRefusal: () => metrics?.countShedRequest() });
  // Limits first: a refused request takes no slot.
  const paths = new PathTable(compose(beforeApi, ...limits, turn));
  const preRouting = compose(...onEveryPath(config, log), paths.handle);
  const listener = createRequestListener(app, preRouting, clientAddress(config.trustedProxies));
  app.use(health(dataSource, lifecycle));
  // Before the limits, which do not count pictures, and before compression, which would break range requests.
  app.use('/files', serveFiles(files, log));
  app.use(beforeApi);
  if (kakao?.isDemo) app.use(LOCAL_KAKAO_PATH, createLocalKakao(config.publicUrl));
  if (limits.length > 0) app.use(['/graphql', '/api', '/pet_facilities'], ...limits);
  app.use(turn);
  app.use('/graphql/schema.graphql', serveSchemaFile(schema));
  const graphql = compose(
    refuseLongAddress,
    express.json({ limit: BODY_BYTES_MAX, verify: refuseOtherThanUtf8 }),
    graphqlUploads(graphqlContextOf, stagingDir),
    serveApollo({ apollo, validated, responses, contextOf: (req) => graphqlContextOf(req).catch(refuseContext(formatError)) }),
  );
  paths.add('/graphql', new Map([['POST', graphql]]));
  const accountExports = new AccountExportService({ dataSource, sessions, files, limiter, log, inDeadline });
  paths.add('/account/export', new Map([['POST', sendAccountExport(accountExports, contextOf, log)]]), refuseMethod(['post']));
  app.use('/graphql', playground(clientDir), graphql);
  const accessOf = accessOfDocuments(schema);
  app.get('/api/docs', restDocs(clientDir));
  const openData = new OpenDataFiles({ dataSource, dataDir: config.dataDir, publicUrl, log });
  app.use(createOpenDataRouter({ files: openData, schema, publicUrl, log }));
  mountRest({
    app,
    paths,
    execute,
    responses,
    createContext: contextOf,
    accessOf,
    spoolFolder: stagingDir,
    publicUrl,
    fileOrigin,
    otherPaths: OPEN_DATA_PATHS,
    log,
  });
  const visitorContext = (req: WebRequest): RequestContext => ({ viewer: null, ...originOf(req) });
  app.get('/robots.txt', robots(publicUrl));
  app.use(['/sitemap.xml', '/sitemaps'], function readOnReplica(_req, _res, next) {
    onReplica(next);
  });
  app.use(createSitemapRouter({ dataSource, publicUrl }));
  app.use('/share', createShareImageRouter({ files, execute, visitorContext }));
  app.use(createWebRouter({ clientDir, execute, visitorContext, publicUrl }));
  app.use(function refuseAddress(_req, _res, next) {
    next(new AppError('NOT_FOUND', '없는 주소입니다.'));
  });
  app.use(sendUncaught(log));
  const blindings = new BlindingExpiry({ dataSource, log });
  return { app: listener, execute, files, mail, blindings, openData, changes, close: () => apollo.stop() };
}

interface ReviewParts {
  dataSource: DataSource;
  facilities: FacilityService;
  members: MemberService;
  reviews: ReviewService;
}

function reviewResolvers({ dataSource, facilities, members, reviews }: ReviewParts): [ClassType, object][] {
  const likes = new ReviewLikeService({ dataSource, reviews });
  const reports = new ReviewReportService({ dataSource, reviews });
  return [
    [ReviewResolver, new ReviewResolver({ reviews, likes, reports, members })],
    [ReviewFields, new ReviewFields(facilities, members)],
    [DeletedReviewFields, new DeletedReviewFields(facilities, members)],
    [ReviewPhotoFields, new ReviewPhotoFields(members)],
    [ReviewReportFields, new ReviewReportFields(members)],
    [FacilityReviewFields, new FacilityReviewFields(reviews)],
    [MemberReviewFields, new MemberReviewFields(reviews)],
  ];
}

function favoriteResolvers(parts: FavoriteServiceParts): [ClassType, object][] {
  const favorites = new FavoriteService(parts);
  return [
    [FavoriteResolver, new FavoriteResolver(favorites)],
    [FacilityFavoriteFields, new FacilityFavoriteFields(favorites)],
  ];
}

function visitResolvers(parts: VisitServiceParts, members: MemberService): [ClassType, object][] {
  const visits = new VisitService(parts);
  const admins = new VisitAdminService(parts);
  return [
    [VisitResolver, new VisitResolver(visits, admins)],
    [FacilityVisitFields, new FacilityVisitFields(visits)],
    [AdminVisitReportFields, new AdminVisitReportFields(members)],
    [OwnVisitReportFields, new OwnVisitReportFields(parts.facilities)],
    [VisitReportBurstFields, new VisitReportBurstFields(admins, parts.facilities)],
  ];
}

function correctionResolvers(
  parts: Pick<CorrectionServiceParts & CorrectionAdminServiceParts, 'dataSource' | 'limiter' | 'facilities'>,
  members: MemberService,
): [ClassType, object][] {
  const { dataSource, facilities } = parts;
  const corrections = new FacilityCorrectionService(dataSource);
  const admins = new CorrectionAdminService({ ...parts, corrections, repository: new CorrectionRepository(dataSource) });
  return [
    [CorrectionResolver, new CorrectionResolver(new CorrectionService({ ...parts, corrections }), admins)],
    [FacilityCorrectionFields, new FacilityCorrectionFields(corrections)],
    [ListedCorrectionFields, new ListedCorrectionFields(facilities, members)],
    [CorrectionConflictFields, new CorrectionConflictFields(facilities)],
  ];
}

function moderationResolvers(
  parts: BlindingParts & { facilities: FacilityService; members: MemberService },
): [ClassType, object][] {
  const { dataSource, facilities, members, reviews } = parts;
  const bursts = new ReviewBurstService({ repository: new ReviewBurstRepository(dataSource), reviews });
  return [
    [BlindingResolver, new BlindingResolver(new BlindingService(parts))],
    [ContentReportResolver, new ContentReportResolver(new ContentReportService(parts), members)],
    [ReviewBurstResolver, new ReviewBurstResolver(bursts, facilities)],
  ];
}

interface BoardParts {
  boards: BoardService;
  comments: CommentService;
  members: MemberService;
}

function boardResolvers({ boards, comments, members }: BoardParts): [ClassType, object][] {
  return [
    [BoardResolver, new BoardResolver(boards, comments)],
    [BoardFields, new BoardFields(members)],
    [CommentFields, new CommentFields(members, boards)],
  ];
}

function supportResolvers(
  parts: SupportServiceParts & { facilities: FacilityService },
  members: MemberService,
): [ClassType, object][] {
  const { facilities } = parts;
  const support = new SupportService(parts);
  return [
    [SupportResolver, new SupportResolver(support)],
    [InquiryFields, new InquiryFields(members, support)],
    [InquiryNoteFields, new InquiryNoteFields(members)],
    [InquiryAboutFields, new InquiryAboutFields(facilities)],
  ];
}

function createServer(): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.set('query parser', 'extended');
  return app;
}

/** Request id and log, headers, origins. */
function onEveryPath(config: Config, log: Logger): Handler[] {
  const exposedHeaders = ['Retry-After', 'X-Request-Id', ...RATE_LIMIT_HEADERS];
  return [
    requestLog(log, config.isProduction ? 'info' : 'debug'),
    bodyPace(),
    securityHeaders(config.publicUrl.startsWith('https:')),
    crossOrigin({ origin: config.corsOrigins, maxAge: 600, exposedHeaders }),
  ];
}

function originOf(req: WebRequest) {
  return { requestId: requestIdOf(req), address: req.ip ?? '', userAgent: req.headers['user-agent'] };
}

/** Aborts when the client leaves before the response is complete. */
function signalOf({ res }: WebRequest): AbortSignal {
  const controller = new AbortController();
  // No event follows once it is closed.
  if (res?.closed) controller.abort();
  res?.once('close', () => {
    if (!res.writableEnded) controller.abort();
  });
  return controller.signal;
}

/**
 * The token of a form is checked before the form is read and again for its operation: one lookup for both. Stored on the request, as a
 * WeakMap frees its entries only in a full garbage collection.
 */
function oncePerRequest<T>(make: (req: WebRequest) => Promise<T>): (req: WebRequest) => Promise<T> {
  const made = Symbol('made');
  return (req: WebRequest & { [made]?: Promise<T> }) => (req[made] ??= make(req));
}
