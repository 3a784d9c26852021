import { setTimeout as sleep } from 'node:timers/promises';
import { compareMigrations, identityOf } from './check-schema';
import { DatabaseProbe } from './database-probe';
import { describeError } from './describe-error';
import { fault, type Finding, good, warning, type Outcome } from './finding';
import { runChecks } from './run-checks';

/** Longest acceptable replication lag. */
const LAG_MAX_MS = 3_000;

/** @param primary null if it cannot be reached */
export async function examineReplica(url: string, primary: DatabaseProbe | null): Promise<Finding[]> {
  let replica: DatabaseProbe;
  try {
    replica = await DatabaseProbe.open(url);
  } catch (error) {
    const text = `연결할 수 없습니다. ${describeError(error)} 그동안은 DATABASE_URL이 모두 맡습니다.`;
    return [{ name: '연결', ...fault(text) }];
  }
  try {
    return await runChecks([
      { name: '복제', run: () => checkRecovery(replica, primary) },
      ...(primary
        ? [
            { name: '늦음', run: () => checkLag(replica, primary) },
            { name: '스키마', run: () => checkSameSchema(replica, primary) },
          ]
        : []),
    ]);
  } finally {
    await replica.close();
  }
}

const isInRecovery = async (probe: DatabaseProbe) =>
  (await probe.one<{ answer: boolean }>('SELECT pg_is_in_recovery() AS answer')).answer;

async function checkRecovery(replica: DatabaseProbe, primary: DatabaseProbe | null): Promise<Outcome> {
  if (await isInRecovery(replica)) return good('복제본입니다.');
  if (primary && (await identityOf(replica)) === (await identityOf(primary)))
    return warning(
      'READ_DATABASE_URL이 DATABASE_URL과 같은 데이터베이스라 나눠 맡는 것이 없습니다. 복제본의 주소를 적거나 비워 주세요.',
    );
  return fault(
    '복제본이 아니라 따로 쓰이는 데이터베이스입니다. 방문자가 다른 자료를 보게 됩니다. 복제본의 주소를 적거나 비워 주세요.',
  );
}

/** Compares positions in the log: a replica that lost its primary believes that it is up to date. */
async function checkLag(replica: DatabaseProbe, primary: DatabaseProbe): Promise<Outcome> {
  if (!(await isInRecovery(replica)) || (await isInRecovery(primary))) return null;
  const { here } = await primary.one<{ here: string }>('SELECT pg_current_wal_lsn()::text AS here');
  const until = Date.now() + LAG_MAX_MS;
  for (;;) {
    const { bytes } = await replica.one<{ bytes: number }>(
      'SELECT pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 AS bytes',
      [here],
    );
    if (bytes <= 0) return good('원본을 바로 따라갑니다.');
    if (Date.now() > until)
      return warning(
        `원본보다 ${Math.ceil(bytes / 1024).toLocaleString('ko-KR')}kB 뒤처져 있고 따라잡지 못합니다. 복제가 이어져 있는지(pg_stat_wal_receiver) 보세요. 방문자가 옛 자료를 봅니다.`,
      );
    await sleep(100);
  }
}

async function checkSameSchema(replica: DatabaseProbe, primary: DatabaseProbe): Promise<Outcome> {
  const [here, there] = [await replica.migrationNames(), await primary.migrationNames()];
  if (here.join() === there.join()) return good('원본과 같습니다.');
  const { isEmpty } = await compareMigrations(replica);
  return isEmpty
    ? fault('표가 없습니다. 이 데이터베이스의 복제본이 아닙니다.')
    : fault('표의 모양이 원본과 다릅니다. 복제가 끊겼거나 다른 데이터베이스의 복제본입니다.');
}
