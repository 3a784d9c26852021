import type { DataSource, EntityManager } from 'typeorm';
import { Any, In } from 'typeorm';
import { AppError } from '../../shared/errors';
import { FILE_REMOVAL_LOCK } from '../../shared/file-removal-lock';
import { LIMITS } from '../../shared/validation/limits';
import type { ReceivedFile } from './received-file';
import { FileKind, StoredFile } from './stored-file.entity';

/** Quota days are Korean days. */
const TODAY = `(now() AT TIME ZONE 'Asia/Seoul')::date`;

export type NewFile = Omit<StoredFile, 'id' | 'insertedAt'>;

/** Keeps an INSERT below the 65,535 parameters of the Postgres protocol. */
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
   * Counts in the caller's transaction: the usage row stays locked until it ends, and a rollback undoes the count.
   * Raw: the query builder cannot add to the stored value in ON CONFLICT.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async countUsage(manager: EntityManager, memberId: number, received: readonly ReceivedFile[]): Promise<void> {
    const bytes = received.reduce((sum, file) => sum + file.receivedBytes, 0);
    const [usage] = await manager.query<{ files: number; bytes: number; secondsLeft: number }[]>(
      `INSERT INTO file_usage AS stored (member_id, day, files, bytes) VALUES ($1, ${TODAY}, $2, $3)
       ON CONFLICT (member_id, day) DO UPDATE SET files = stored.files + excluded.files, bytes = stored.bytes + excluded.bytes
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

  /** Raw: `file_usage` has no entity. */
  async deleteOldUsage(): Promise<void> {
    await this.dataSource.query(`DELETE FROM file_usage WHERE day < ${TODAY}`);
  }

  async existingKeys(keys: readonly string[]): Promise<Set<string>> {
    // Without the id TypeORM would merge the rows into one.
    const select = { id: true, key: true };
    const files = await this.dataSource.getRepository(StoredFile).find({ select, where: { key: Any(keys) } });
    return new Set(files.map(({ key }) => key));
  }

  /** Files old enough to be in the storage. */
  countSettled(minutes: number): Promise<number> {
    return this.dataSource
      .createQueryBuilder(StoredFile, 'file')
      .where('file.insertedAt < now() - make_interval(mins => :minutes)', { minutes })
      .getCount();
  }

  /**
   * Keys of deleted rows after `id`, oldest first; none while a backup holds the lock. A row read here was deleted before the
   * snapshot of any later backup. Raw: `file_removal` has no entity.
   */
  removalsAfter(id: number, limit: number): Promise<{ id: number; key: string }[]> {
    return this.dataSource.query(
      `SELECT id, key FROM file_removal
       WHERE id > $1 AND (SELECT pg_try_advisory_xact_lock_shared($3)) ORDER BY id LIMIT $2`,
      [id, limit, FILE_REMOVAL_LOCK],
    );
  }

  /** Raw: `file_removal` has no entity. */
  async deleteRemovals(ids: readonly number[]): Promise<void> {
    await this.dataSource.query('DELETE FROM file_removal WHERE id = ANY($1)', [ids]);
  }
}
