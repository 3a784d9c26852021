import './fast-path/v8-flags';
import 'reflect-metadata';
import { officialHolidays } from './adapters/holidays/official-holidays';
import { createApp } from './app/create-app';
import { HttpServer } from './app/http/http-server';
import { Metrics } from './app/metrics/metrics';
import { openMetricsServer } from './app/metrics/metrics-server';
import { Shutdown } from './app/http/shutdown';
import { readHoldings, startupText } from './app/http/startup-text';
import { type Config, loadConfig } from './config';
import { connect } from './database/connect';
import { openDatabase } from './database/open-database';
import { closeDemoAccounts } from './demo/demo-accounts';
import { seedDemoData } from './demo/seed-demo-data';
import { seedHolidays } from './modules/calendar/seed-holidays';
import { readAllTexts } from './modules/facility/source-texts.repository';
import { warmCareIndex } from './modules/chatbot/care/care-index';
import { assertAddressFree } from './shared/http/assert-address-free';
import { createLogger, type Logger } from './shared/logger';

/** In production, time for a proxy to notice that readiness fails. */
const NOTICE_MS = 2_000;

async function start(config: Config, log: Logger, shutdown: Shutdown): Promise<void> {
  // Before the database opens, so that a taken port is reported at once.
  await assertAddressFree(config);
  const { host, metricsPort } = config;
  if (metricsPort !== null) await assertAddressFree({ host, port: metricsPort });
  const metrics = metricsPort === null ? undefined : new Metrics();
  const database = await openDatabase(config, log);
  shutdown.onStop(() => database.close());
  const dataSource = await connect({
    url: database.url,
    migrationUrl: config.migrationDatabaseUrl,
    readUrl: config.readDatabaseUrl,
    log,
  });
  shutdown.onStop(() => dataSource.destroy());
  if (config.isProduction) {
    const closed = await closeDemoAccounts(dataSource);
    if (closed.length > 0) log.warn({ count: closed.length }, 'demo accounts closed');
  }

  const { app, files, mail, blindings, openData, changes, close } = await createApp({
    config,
    dataSource,
    log,
    lifecycle: shutdown,
    metrics,
  });
  shutdown.onStop(close);
  const holidays = await seedHolidays(dataSource, officialHolidays());
  if (holidays > 0) log.info({ holidays }, 'official holidays added');
  const texts = await dataSource.transaction(readAllTexts);
  if (texts > 0) log.info({ texts }, 'texts of places read');
  if (config.demoData === 'auto' && !config.isProduction) await seedDemoData({ dataSource, files, log });
  if (!config.anthropicApiKey) warmCareIndex();
  files.start();
  shutdown.onStop(() => files.stop());
  mail.start();
  shutdown.onStop(() => mail.stop());
  blindings.start();
  shutdown.onStop(() => blindings.stop());
  changes.start(database.url);
  shutdown.onStop(() => changes.stop());
  openData.start();
  shutdown.onStop(() => openData.stop());
  if (metrics && metricsPort !== null) {
    // Closed after the main port: metrics show the last requests.
    const metricsServer = await openMetricsServer({ metrics, host, port: metricsPort, log });
    shutdown.onStop(() => metricsServer.close());
  }
  const server = await HttpServer.open(metrics?.watchRequests(app) ?? app, config);
  shutdown.onStop((hurry) => server.close({ hurry, noticeMs: config.isProduction ? NOTICE_MS : 0 }));

  const holdings = await readHoldings(dataSource);
  if (config.isProduction) {
    const { demoAccounts: _, ...places } = holdings;
    log.info({ host: config.host, port: config.port, publicUrl: config.publicUrl, ...places }, 'listening');
  } else process.stdout.write(startupText(config, database.location, holdings));
}

/** Errors that the operator can fix are one line; others come with their stack. */
function describeFailure(error: unknown, config?: Config): string | undefined {
  const { name, code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE' && port === config?.metricsPort)
    return `${port}번 포트를 이미 다른 프로그램이 쓰고 있습니다. METRICS_PORT에 다른 번호를 정해 주세요.`;
  if (code === 'EADDRINUSE')
    return `${config?.port}번 포트를 이미 다른 프로그램이 쓰고 있습니다. 다른 번호로 열려면: PORT=${(config?.port ?? 4000) + 1} npm start`;
  if (code === 'EACCES' && /listen/.test(message))
    return `${config?.port}번 포트를 열 권한이 없습니다. 1024 이상의 번호를 PORT에 정해 주세요.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `이 컴퓨터에 없는 주소입니다. HOST: ${config?.host}`;
  const isExplained = ['ConfigError', 'DatabaseUnreachableError', 'EmbeddedPostgresError'].includes(name);
  return isExplained ? message : undefined;
}

function readConfig(): Config {
  try {
    return loadConfig();
  } catch (error) {
    console.error(describeFailure(error) ?? error);
    process.exit(1);
  }
}

const config = readConfig();
const log = createLogger(config.logLevel, !config.isProduction);
const shutdown = new Shutdown(log);
shutdown.listenToSignals();
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
process.on('uncaughtException', (error) => {
  // The state is unknown: the supervisor starts a new process.
  log.fatal({ err: error }, 'uncaught exception');
  void shutdown.run(1);
});

start(config, log, shutdown).catch(async (error: unknown) => {
  if (shutdown.isDraining()) return;
  const text = describeFailure(error, config);
  if (text) console.error(text);
  else log.fatal({ err: error }, 'start failed');
  await shutdown.run(1);
});
