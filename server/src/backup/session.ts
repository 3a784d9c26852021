import { Client } from 'pg';
import { BackupError } from './backup-error';

const CONNECT_TIMEOUT_MS = 5_000;
/** Make the format of values independent of the server's settings, and prevent timeouts of long copies. */
const SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/**
 * A dedicated connection, because snapshots, locks and copies belong to one. The signal closes it at once.
 * @throws BackupError
 */
export async function openSession(url: string, signal?: AbortSignal): Promise<Client> {
  const session = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'baldojang backup',
    keepAlive: true,
  });
  // A broken connection is reported by the running query.
  session.on('error', () => {});
  try {
    await session.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new BackupError(`데이터베이스(${new URL(url).host})에 연결할 수 없습니다: ${message || code}`, { cause: error });
  }
  const stop = () => void session.end().catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  session.once('end', () => signal?.removeEventListener('abort', stop));
  for (const [name, value] of Object.entries(SETTINGS)) await session.query('SELECT set_config($1, $2, false)', [name, value]);
  return session;
}
