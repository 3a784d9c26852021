import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, loadConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { prepareHome } from '../database/postgres-user';
import { createLogger, type Logger } from '../shared/logger';
import { chatbotChecks } from './check-chatbot';
import { contentsChecks } from './check-contents';
import { databaseChecks } from './check-database';
import { kakaoChecks } from './check-kakao';
import { mailChecks } from './check-mail';
import { processChecks } from './check-process';
import { programChecks } from './check-program';
import { examineReplica } from './check-replica';
import { schemaChecks } from './check-schema';
import { settingsChecks } from './check-settings';
import { storageChecks } from './check-storage';
import { DatabaseProbe } from './database-probe';
import { describeError } from './describe-error';
import { fault, type Finding, type FindingGroup, good, information, warning } from './finding';
import { type Check, runChecks, within } from './run-checks';

/** The embedded server may have to recover from a crash. */
const START_MS = 30_000;
const CLOSE_MS = 15_000;

/** Checks everything that an operator can get wrong, without changes; yields each group when it is done. */
export async function* examine(env: NodeJS.ProcessEnv): AsyncIterable<FindingGroup> {
  const program = await runChecks(programChecks({ env }));
  yield { name: '프로그램', findings: program };
  let config: Config;
  try {
    config = loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const text = `${error.message.replace('설정이 올바르지 않습니다. ', '')} 나머지는 이것을 고친 뒤에 확인할 수 있습니다.`;
    yield { name: '설정', findings: [{ name: '환경 변수', ...fault(text) }] };
    return;
  }
  // The findings replace the log.
  const log = createLogger('silent');
  const database = await openProbe(config, log);
  try {
    yield* inOrder(groupsOf(config, database, log));
  } finally {
    await database.close();
  }
}

interface OpenProbe {
  /** null without a database. */
  probe: DatabaseProbe | null;
  finding: Finding;
  close: () => Promise<void>;
}

/** Concurrent, because most checks wait for other servers. */
function groupsOf(config: Config, { probe, finding }: OpenProbe, log: Logger): [string, Promise<Finding[]>][] {
  const { isProduction, migrationDatabaseUrl: migrationUrl, readDatabaseUrl } = config;
  const isEmbedded = config.databaseUrl === null;
  const group = (name: string, checks: readonly Check[]): [string, Promise<Finding[]>] => [name, runChecks(checks)];
  const database = probe
    ? [...databaseChecks(probe, isEmbedded), ...schemaChecks({ probe, migrationUrl, isProduction, isEmbedded })]
    : [];
  return [
    group('설정', settingsChecks(config)),
    ['데이터베이스', runChecks(database).then((findings) => [finding, ...findings])],
    ...(readDatabaseUrl ? [['복제본', examineReplica(readDatabaseUrl, probe)] as [string, Promise<Finding[]>]] : []),
    group('파일', storageChecks({ config, probe, log })),
    ...(probe ? [['내용', examineContents(probe, isProduction)] as [string, Promise<Finding[]>]] : []),
    group('카카오', kakaoChecks(config, log)),
    group('메일', mailChecks(config, probe)),
    group('챗봇', chatbotChecks(config, log)),
    group('프로세스', processChecks(config)),
  ];
}

async function examineContents(probe: DatabaseProbe, isProduction: boolean): Promise<Finding[]> {
  const isEmpty = await probe.migrationNames().then(
    (names) => names.length === 0,
    () => false,
  );
  if (isEmpty) return [{ name: '장소, 공휴일, 관리자', ...information('아직 표가 없어 확인하지 않았습니다.') }];
  return runChecks(contentsChecks(probe, isProduction));
}

async function* inOrder(groups: readonly [string, Promise<Finding[]>][]): AsyncIterable<FindingGroup> {
  for (const [name, findings] of groups) yield { name, findings: await findings };
}

/** Like the server, but without migrations, and without creating an embedded database. */
async function openProbe(config: Config, log: Logger): Promise<OpenProbe> {
  const none = (verdict: Pick<Finding, 'mark' | 'text'>, close = async () => {}): OpenProbe => ({
    probe: null,
    finding: { name: '연결', ...verdict },
    close,
  });
  if (config.databaseUrl === null && !hasEmbeddedDatabase(config))
    return none(information('내장 데이터베이스는 아직 없습니다. npm start가 처음에 만듭니다.'));
  const opening = openDatabase(config, log);
  let database: Awaited<typeof opening>;
  try {
    database = await within(START_MS, () => opening);
  } catch (error) {
    // Stops a server that starts too late.
    opening.then(
      (late) => late.close(),
      () => {},
    );
    const isForOperator = error instanceof Error && error.name === 'EmbeddedPostgresError';
    return none(fault(isForOperator ? error.message : `내장 데이터베이스를 시작하지 못했습니다. ${describeError(error)}`));
  }
  const leave = () => within(CLOSE_MS, () => database.close()).catch(() => {});
  try {
    const probe = await DatabaseProbe.open(database.url);
    const close = () => probe.close().then(leave);
    return { probe, finding: { name: '연결', ...describeDatabase(config, database.url) }, close };
  } catch (error) {
    return none(fault(`${addressOf(database.url)}에 연결할 수 없습니다. ${describeError(error)}`), leave);
  }
}

function describeDatabase({ databaseUrl, isProduction }: Config, url: string) {
  if (databaseUrl) return good(addressOf(url));
  if (!isProduction) return information('내장 데이터베이스입니다.');
  return warning(
    '운영에서 내장 데이터베이스를 씁니다. 이 컴퓨터가 망가지면 함께 잃습니다. 따로 돌보는 PostgreSQL을 DATABASE_URL에 정해 주세요.',
  );
}

/** Without role and password. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

function hasEmbeddedDatabase({ dataDir }: Config): boolean {
  // prepareHome creates its folder, so only in an existing DATA_DIR.
  return existsSync(dataDir) && existsSync(join(prepareHome(dataDir).dir, 'data'));
}
