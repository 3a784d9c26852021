import { IS_OUR_SEQUENCE, IS_OUR_TABLE, type TableColumns, foreignIn } from '../database/own-schema';
import { DatabaseProbe } from './database-probe';
import { fault, good, information, warning, type Outcome } from './finding';
import { CHECK_MS, type Check, within } from './run-checks';

const NAMED_MAX = 5;

export interface SchemaParts {
  probe: DatabaseProbe;
  migrationUrl: string | null;
  isProduction: boolean;
  isEmbedded: boolean;
}

export function schemaChecks(parts: SchemaParts): Check[] {
  const { probe, migrationUrl } = parts;
  return [
    { name: '스키마', run: () => checkMigrations(parts) },
    { name: '다른 표', run: () => checkOthers(probe) },
    { name: '표의 권한', run: () => checkPrivileges(parts) },
    { name: '서버의 역할', run: () => checkRole(parts) },
    ...(migrationUrl ? [{ name: '마이그레이션의 역할', run: () => checkMigrationRole(probe, migrationUrl) }] : []),
    { name: '색인', run: () => checkIndexes(probe) },
    { name: '통계', run: () => checkStatistics(probe) },
  ];
}

async function checkMigrations({ probe }: SchemaParts): Promise<Outcome> {
  const { missing, unknown, isEmpty } = await compareMigrations(probe);
  if (isEmpty) return warning('아직 표가 없습니다. 서버를 한 번 시작하면 만들어집니다.');
  if (unknown.length > 0)
    return fault(
      `이 프로그램이 모르는 변경이 ${unknown.length}개 있습니다 (${shortList(unknown)}). 데이터베이스가 더 새 판의 것입니다. 프로그램을 그 판으로 올려 주세요.`,
    );
  if (missing.length > 0)
    return warning(
      `아직 하지 않은 변경이 ${missing.length}개 있습니다 (${shortList(missing)}). 서버를 다시 시작하면 적용됩니다.`,
    );
  return good('프로그램이 아는 모양과 같습니다.');
}

export async function compareMigrations(probe: DatabaseProbe) {
  const done = await probe.migrationNames();
  const own = probe.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
  return {
    isEmpty: done.length === 0,
    missing: own.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !own.includes(name)),
  };
}

const TABLES = `pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = current_schema() AND c.relname <> 'migration'
    AND NOT EXISTS (SELECT FROM pg_depend AS d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')`;

async function checkOthers(probe: DatabaseProbe): Promise<Outcome> {
  const unknown = foreignIn(
    await probe.query<TableColumns>(
      `SELECT c.relname::text AS name, ARRAY(SELECT a.attname::text FROM pg_attribute AS a
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum) AS columns
       FROM ${TABLES} AND c.relkind IN ('r', 'p') ORDER BY 1`,
    ),
  );
  if (unknown.length === 0) return good('발도장의 표만 있습니다.');
  return warning(
    `발도장의 것이 아닌 표나 열이 있습니다 (${shortList(unknown)}). 백업에 담기지 않으니 필요하면 따로 보관해 주세요.`,
  );
}

/** After a restore, or a migration by another role, the application's role may lack privileges on new tables. */
async function checkPrivileges({ probe, migrationUrl }: SchemaParts): Promise<Outcome> {
  const { role, tables, sequences } = await probe.one<{ role: string; tables: string[]; sequences: string[] }>(
    `SELECT quote_ident(current_user) AS role,
       ARRAY(SELECT c.relname::text FROM ${TABLES} AND ${IS_OUR_TABLE}
         AND NOT (has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
           AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE')) ORDER BY 1) AS tables,
       ARRAY(SELECT c.relname::text FROM ${TABLES} AND ${IS_OUR_SEQUENCE}
         AND NOT CASE c.relkind WHEN 'S' THEN has_sequence_privilege(c.oid, 'USAGE') END ORDER BY 1)
         AS sequences`,
  );
  const [what, names, privileges] =
    tables.length > 0
      ? ['읽고 쓸 수 없는 표가', tables, 'SELECT, INSERT, UPDATE, DELETE ON']
      : ['번호를 받을 수 없는 시퀀스가', sequences, 'USAGE ON SEQUENCE'];
  if (names.length > 0)
    return fault(
      `${what} 있습니다 (${shortList(names)}). ${
        migrationUrl
          ? '서버를 다시 시작하면 마이그레이션의 역할이 권한을 줍니다.'
          : `표의 주인으로 실행해 주세요: GRANT ${privileges} ${names.join(', ')} TO ${role};`
      }`,
    );
  return good('모든 표를 읽고 쓸 수 있습니다.');
}

interface RoleFacts {
  role: string;
  isSuperuser: boolean;
  mayCreate: boolean;
  owns: number;
  foreign: string[];
}

const ROLE_FACTS = `SELECT current_user::text AS role,
  (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate",
  (SELECT count(*) FROM ${TABLES} AND ${IS_OUR_TABLE} AND pg_has_role(c.relowner, 'USAGE'))::int AS owns,
  ARRAY(SELECT c.relname::text FROM ${TABLES} AND ${IS_OUR_TABLE} AND NOT pg_has_role(c.relowner, 'USAGE') ORDER BY 1)
    AS foreign`;

/**
 * A single role that owns the schema is a warning in production. With MIGRATION_DATABASE_URL the separation is intended, so it is a
 * fault.
 */
async function checkRole({ probe, migrationUrl, isProduction, isEmbedded }: SchemaParts): Promise<Outcome> {
  if (isEmbedded) return information('내장 데이터베이스는 이 컴퓨터에서만 열리며, 역할이 하나입니다.');
  const { role, isSuperuser, mayCreate, owns } = await probe.one<RoleFacts>(ROLE_FACTS);
  const power = isSuperuser
    ? `「${role}」 역할은 모든 것을 할 수 있어(superuser), 틈이 하나 생기면 서버의 파일과 프로그램까지 내줍니다.`
    : `「${role}」 역할은 표를 바꾸거나 지울 수 있습니다.`;
  if (isSuperuser || mayCreate || owns > 0) {
    if (migrationUrl) return fault(`${power} MIGRATION_DATABASE_URL이 있으니 DATABASE_URL에는 행만 다루는 역할을 적어 주세요.`);
    const text = `${power} 행만 다루는 역할을 만들어 DATABASE_URL에, 표의 주인은 MIGRATION_DATABASE_URL에 적는 것이 안전합니다.`;
    return isProduction ? warning(text) : information(text);
  }
  if (!migrationUrl)
    return warning(
      `「${role}」 역할은 표를 바꿀 수 없어, 판을 올릴 때 서버가 시작하지 못합니다. MIGRATION_DATABASE_URL을 정해 주세요.`,
    );
  return good(`「${role}」 역할은 행만 다룹니다.`);
}

async function checkMigrationRole(probe: DatabaseProbe, migrationUrl: string): Promise<Outcome> {
  const owner = await DatabaseProbe.open(migrationUrl);
  try {
    return await within(CHECK_MS, () => checkOwnerRole(probe, owner));
  } finally {
    await owner.close();
  }
}

async function checkOwnerRole(probe: DatabaseProbe, owner: DatabaseProbe): Promise<Outcome> {
  const [mine, theirs] = [await identityOf(probe), await identityOf(owner)];
  if (mine !== theirs)
    return fault('MIGRATION_DATABASE_URL과 DATABASE_URL이 서로 다른 데이터베이스입니다. 같은 데이터베이스의 주소를 적어 주세요.');
  const { role, mayCreate, isSuperuser, foreign } = await owner.one<RoleFacts>(ROLE_FACTS);
  if (!mayCreate)
    return fault(
      `「${role}」 역할은 표를 만들 수 없습니다. 데이터베이스의 주인으로 실행해 주세요: GRANT CREATE ON SCHEMA public TO "${role}";`,
    );
  if (foreign.length > 0)
    return fault(
      `「${role}」 역할의 것이 아니라 바꿀 수 없는 표가 있습니다 (${shortList(foreign)}). 모든 표의 주인을 이 역할로 바꿔 주세요.`,
    );
  if (isSuperuser) return warning(`「${role}」 역할은 superuser입니다. 데이터베이스의 주인이면 충분합니다.`);
  return good(`「${role}」 역할은 표를 바꿀 수 있습니다.`);
}

/** Equal for two connections to the same database, whatever their addresses. */
export async function identityOf(probe: DatabaseProbe): Promise<string> {
  const { identity } = await probe.one<{ identity: string }>(
    `SELECT concat_ws(' ', oid, extract(epoch FROM pg_postmaster_start_time())) AS identity
     FROM pg_database WHERE datname = current_database()`,
  );
  return identity;
}

async function checkIndexes(probe: DatabaseProbe): Promise<Outcome> {
  const rows = await probe.query<{ name: string }>(
    `SELECT c.relname AS name FROM ${TABLES} AND c.relkind = 'i'
       AND EXISTS (SELECT FROM pg_index AS i WHERE i.indexrelid = c.oid AND NOT i.indisvalid) ORDER BY 1`,
  );
  if (rows.length === 0) return good('망가진 것이 없습니다.');
  return warning(
    `만들다 만 색인이 있어 느립니다 (${shortList(rows.map(({ name }) => name))}). 표의 주인으로 REINDEX INDEX CONCURRENTLY를 실행해 주세요.`,
  );
}

/** A restored or upgraded database has no statistics, and bad plans, until ANALYZE. */
async function checkStatistics(probe: DatabaseProbe): Promise<Outcome> {
  const rows = await probe.query<{ name: string }>(
    `SELECT c.relname AS name FROM ${TABLES} AND c.relkind = 'r' AND c.reltuples < 0 AND pg_relation_size(c.oid) > 8192 * 100 ORDER BY 1`,
  );
  if (rows.length === 0) return good('큰 표마다 있습니다.');
  return warning(
    `통계가 없어 검색이 느릴 수 있습니다 (${shortList(rows.map(({ name }) => name))}). 표의 주인으로 ANALYZE;를 실행해 주세요.`,
  );
}

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, NAMED_MAX).join(', ');
  return names.length > NAMED_MAX ? `${shown} 등 ${names.length}개` : shown;
}
