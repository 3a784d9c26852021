import type { DatabaseProbe } from './database-probe';
import { fault, good, information, warning, type Outcome } from './finding';
import type { Check } from './run-checks';

const VERSION_MIN = 15;
const CLOCK_SECONDS_MAX = 5;
/** For a second server during a rollout, an import and psql. */
const SPARE_CONNECTIONS = 5;
const NEAR = [
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
  'fe80::/10',
];

export function databaseChecks(probe: DatabaseProbe, isEmbedded: boolean): Check[] {
  return [
    { name: '버전', run: () => checkVersion(probe) },
    { name: '쓰기', run: () => checkWritable(probe) },
    { name: '글자', run: () => checkLetters(probe) },
    { name: '정렬 규칙', run: () => checkCollation(probe) },
    { name: '연결 수', run: () => checkConnections(probe) },
    { name: '시계', run: () => checkClock(probe) },
    ...(isEmbedded ? [] : [{ name: '암호화', run: () => checkEncryption(probe) }]),
    { name: '안전 설정', run: () => checkSafety(probe) },
    { name: '크기', run: () => checkSize(probe) },
  ];
}

async function checkVersion(probe: DatabaseProbe): Promise<Outcome> {
  const { number, name } = await probe.one<{ number: number; name: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`,
  );
  if (number < VERSION_MIN * 10_000)
    return fault(`PostgreSQL ${name} 버전은 너무 오래되었습니다. ${VERSION_MIN} 이상으로 올려 주세요.`);
  return good(`PostgreSQL ${name}`);
}

async function checkWritable(probe: DatabaseProbe): Promise<Outcome> {
  const { isReplica, isReadOnly } = await probe.one<{ isReplica: boolean; isReadOnly: boolean }>(
    `SELECT pg_is_in_recovery() AS "isReplica", current_setting('default_transaction_read_only')::bool AS "isReadOnly"`,
  );
  if (isReplica)
    return fault('읽기만 되는 복제본입니다. DATABASE_URL에는 원본의 주소를, 복제본의 주소는 READ_DATABASE_URL에 적어 주세요.');
  if (isReadOnly)
    return fault('읽기만 하도록 정해져 있습니다. 데이터베이스나 역할의 default_transaction_read_only를 되돌려 주세요.');
  return good('쓸 수 있는 원본입니다.');
}

/** LC_CTYPE decides case and letters, and with them whether e-mails and nicknames are equal. */
async function checkLetters(probe: DatabaseProbe): Promise<Outcome> {
  const { encoding } = await probe.one<{ encoding: string }>(`SELECT current_setting('server_encoding') AS encoding`);
  if (encoding !== 'UTF8')
    return fault(
      `글자의 인코딩이 UTF8이 아니어서(${encoding}) 한글과 그림 글자를 잃습니다. ENCODING 'UTF8'로 데이터베이스를 새로 만들어 옮겨 주세요.`,
    );
  const { isUnicode } = await probe.one<{ isUnicode: boolean }>(
    `SELECT lower('ÉＡ') = 'éａ' AND '한' ~ '[[:alpha:]]' AND 'É' ILIKE 'é' AS "isUnicode"`,
  );
  if (!isUnicode)
    return fault(
      '글자 종류(LC_CTYPE)가 영문만 압니다. 대소문자를 가리지 않는 이메일, 별명, 검색이 틀립니다. C.UTF-8이나 ICU로 데이터베이스를 새로 만들어 옮겨 주세요.',
    );
  return good('UTF8이고, 한글과 여러 나라 글자를 압니다.');
}

async function checkCollation(probe: DatabaseProbe): Promise<Outcome> {
  const { name, made, now } = await probe.one<{ name: string; made: string | null; now: string | null }>(
    `SELECT quote_ident(datname) AS name, datcollversion AS made, pg_database_collation_actual_version(oid) AS now
     FROM pg_database WHERE datname = current_database()`,
  );
  if (!made || made === now) return good('색인을 만들 때의 규칙 그대로입니다.');
  return warning(
    `색인을 만들 때와 지금의 정렬 규칙이 다릅니다 (${made} → ${now}). 검색에서 빠지는 것이 생길 수 있습니다. REINDEX DATABASE ${name}; ALTER DATABASE ${name} REFRESH COLLATION VERSION;을 실행해 주세요.`,
  );
}

interface Connections {
  total: number;
  used: number;
  ours: number;
  ofRole: number;
  ofDatabase: number;
}

async function checkConnections(probe: DatabaseProbe): Promise<Outcome> {
  const perServer = probe.connectionsOfServer;
  const { total, used, ours, ofRole, ofDatabase } = await probe.one<Connections>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
              - coalesce(current_setting('reserved_connections', true)::int, 0) AS total,
            (SELECT sum(numbackends) FROM pg_stat_database)::int AS used,
            (SELECT count(*) FROM pg_stat_activity WHERE usename = current_user)::int AS ours,
            (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user) AS "ofRole",
            (SELECT datconnlimit FROM pg_database WHERE datname = current_database()) AS "ofDatabase"`,
  );
  const limits = [total, ofRole, ofDatabase].filter((limit) => limit >= 0);
  const least = Math.min(...limits);
  if (least < perServer)
    return fault(
      `연결을 ${least}개까지만 받아 서버 한 대(${perServer}개)에도 모자랍니다. max_connections나 역할·데이터베이스의 CONNECTION LIMIT를 늘려 주세요.`,
    );
  const servers = Math.floor((least - SPARE_CONNECTIONS) / perServer);
  const text = `${least}개까지 받고 지금 ${used}개를 쓰며, 서버 한 대가 ${perServer}개까지 씁니다. 서버 ${Math.max(1, servers)}대까지 알맞습니다.`;
  // Minus the connections of others on the same server.
  const room = Math.min(least, total - Math.max(0, used - ours));
  if (room < perServer + SPARE_CONNECTIONS)
    return warning(`${text} 지금은 서버 한 대에도 빠듯합니다. max_connections나 CONNECTION LIMIT를 늘려 주세요.`);
  return good(text);
}

async function checkClock(probe: DatabaseProbe): Promise<Outcome> {
  const before = Date.now();
  const { now } = await probe.one<{ now: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now');
  const after = Date.now();
  // The statement's own duration does not count.
  const seconds = Math.max(before - now, now - after, 0) / 1000;
  if (seconds <= CLOCK_SECONDS_MAX) return good('이 컴퓨터와 같습니다.');
  return warning(
    `이 컴퓨터의 시계와 ${Math.round(seconds).toLocaleString('ko-KR')}초 다릅니다. 로그인 기한과 기록의 시각이 어긋납니다. 두 곳 모두 시각을 맞춰(NTP) 주세요.`,
  );
}

async function checkEncryption(probe: DatabaseProbe): Promise<Outcome> {
  const { isEncrypted, isNear } = await probe.one<{ isEncrypted: boolean; isNear: boolean }>(
    `SELECT coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS "isEncrypted",
            coalesce((SELECT bool_or(inet_server_addr() <<= range) FROM unnest($1::inet[]) AS range), true) AS "isNear"`,
    [NEAR],
  );
  if (isEncrypted) return good('암호화된 연결(TLS)입니다.');
  if (isNear) return good('같은 컴퓨터나 사설 네트워크 안의 연결입니다.');
  return warning(
    '인터넷 주소의 데이터베이스에 암호화 없이 연결합니다. 주소 끝에 ?sslmode=verify-full을 붙이고 서버에 TLS를 켜 주세요.',
  );
}

async function checkSafety(probe: DatabaseProbe): Promise<Outcome> {
  const rows = await probe.query<{ name: string }>(
    `SELECT name FROM pg_settings
     WHERE name IN ('fsync', 'full_page_writes', 'autovacuum', 'track_counts') AND setting = 'off' ORDER BY name`,
  );
  if (rows.length === 0) return good('저장과 청소가 켜져 있습니다.');
  return warning(
    `꺼져 있습니다: ${rows.map(({ name }) => name).join(', ')}. 전원이 끊기면 자료를 잃거나(fsync, full_page_writes) 점점 느려집니다(autovacuum). 켜 주세요.`,
  );
}

async function checkSize(probe: DatabaseProbe): Promise<Outcome> {
  const { bytes } = await probe.one<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes');
  return information(`${Math.ceil(bytes / 1024 ** 2).toLocaleString('ko-KR')}MB`);
}
