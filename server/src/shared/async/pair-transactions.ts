import type { DataSource, EntityManager } from 'typeorm';
import { KeyedQueue } from './keyed-queue';

const WAITING_MAX = 200;

export interface PairTransactionParts {
  dataSource: DataSource;
  kind: 'review-like' | 'favorite';
}

/**
 * Serialises transactions about the same pair: a row that does not exist yet cannot be locked, so concurrent toggles would be lost. Within
 * this process they queue before they take a connection, so that clicks on one button cannot exhaust the pool; the advisory lock is for
 * other servers.
 */
export class PairTransactions {
  private readonly turns = new KeyedQueue(WAITING_MAX, '요청이 한꺼번에 너무 많이 들어왔습니다. 잠시 후 다시 시도해 주세요.');

  constructor(private readonly parts: PairTransactionParts) {}

  /**
   * @param work takes the lock right after the lock of the acting member
   * @throws AppError SERVICE_UNAVAILABLE when the queue is full
   */
  run<T>(one: number, other: number, work: (manager: EntityManager, lockPair: () => Promise<unknown>) => Promise<T>): Promise<T> {
    const { dataSource, kind } = this.parts;
    const key = `${kind} ${one} ${other}`;
    return this.turns.run(key, () =>
      dataSource.transaction((manager) =>
        work(manager, () => manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key])),
      ),
    );
  }
}
