import type { DataSource, EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { AppError } from '../../shared/errors';
import { FILE_REMOVAL_LOCK } from '../../shared/file-removal-lock';
import { LIMITS } from '../../shared/validation/limits';
import type { ReceivedFile } from './received-file';
import { FileKind, StoredFile } from './stored-file.entity';

/** A day of the quota is a day in Korea. */
const TODAY = `(now() AT TIME ZONE 'Asia/Seoul')::date`;

export type NewFile = Omit<StoredFile, 'id' | 'insertedAt'>;

/** Rows of one statement: their parameters stay far below the 65,535 that the protocol takes. */
const ROWS_PER_INSERT = 2_000;

export class FileRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findImages(ids: readonly number[]): Promise<(StoredFile | null)[]> {
    const files = await this.dataSource.getRepository(StoredFile).findBy({ id: In([...new Set(ids)]), kind: FileKind.IMAGE });
    const byId = new Map(files.map((file) => [file.id, file]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  insert(manager: EntityManager, rows: NewFile[]): Promise<StoredFile[]> {
    return manager.getRepository(StoredFile).save(rows);
  }

  async insertMany(manager: EntityManager, rows: NewFile[]): Promise<number[]> {
    const ids: number[] = [];
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
      const { identifiers } = await manager.insert(StoredFile, rows.slice(start, start + ROWS_PER_INSERT));
      ids.push(...identifiers.map(({ id }) => id as number));
    }
    return ids;
  }

  /**
   * Counts within the caller's transaction: the member's row stays locked until it ends, and a refusal takes the count back.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async countUsage(manager: EntityManager, memberId: number, received: readonly ReceivedFile[]): Promise<void> {
    const bytes = received.reduce((sum, file) => sum + file.receivedBytes, 0);
    const [usage] = await manager.query<{ files: number; bytes: number; secondsLeft: number }[]>(
      `INSERT INTO file_usage AS known (member_id, day, files, bytes) VALUES ($1, ${TODAY}, $2, $3)
       ON CONFLICT (member_id, day) DO UPDATE SET files = known.files + excluded.files, bytes = known.bytes + excluded.bytes
       RETURNING files, bytes,
         ceil(extract(epoch FROM (${TODAY} + 1) - (now() AT TIME ZONE 'Asia/Seoul')))::integer AS "secondsLeft"`,
      [memberId, received.length, bytes],
    );
    if (!usage || (usage.files <= LIMITS.filesPerDay && usage.bytes <= LIMITS.fileBytesPerDay)) return;
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `파일은 하루에 ${LIMITS.filesPerDay}개, 모두 ${LIMITS.fileBytesPerDay / 1024 / 1024}MB까지 올릴 수 있습니다. 내일 다시 올려 주세요.`,
      { retryAfter: usage.secondsLeft },
    );
  }

  async forgetOldUsage(): Promise<void> {
    await this.dataSource.query(`DELETE FROM file_usage WHERE day < ${TODAY}`);
  }

  async knownKeys(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ key: string }[]>('SELECT key FROM stored_file WHERE key = ANY($1)', [keys]);
    return new Set(rows.map(({ key }) => key));
  }

  /** Files that have had the time to arrive in the storage. */
  async countSettled(minutes: number): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      'SELECT count(*) AS count FROM stored_file WHERE inserted_at < now() - make_interval(mins => $1)',
      [minutes],
    );
    return row?.count ?? 0;
  }

  /**
   * Keys whose rows are gone, oldest first, after the given one; none while a back-up holds the lock. A row read here was gone
   * before a back-up that takes the lock later begins its snapshot.
   */
  removalsAfter(id: number, limit: number): Promise<{ id: number; key: string }[]> {
    return this.dataSource.query(
      `SELECT id, key FROM file_removal
       WHERE id > $1 AND (SELECT pg_try_advisory_xact_lock_shared($3)) ORDER BY id LIMIT $2`,
      [id, limit, FILE_REMOVAL_LOCK],
    );
  }

  async forgetRemovals(ids: readonly number[]): Promise<void> {
    await this.dataSource.query('DELETE FROM file_removal WHERE id = ANY($1)', [ids]);
  }
}
