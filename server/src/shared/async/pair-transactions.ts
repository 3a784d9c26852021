import type { DataSource, EntityManager } from 'typeorm';
import { KeyedQueue } from './keyed-queue';

const WAITING_MAX = 200;

export interface PairTransactionParts {
  dataSource: DataSource;
  kind: 'review-like' | 'favorite';
}

/**
 * Serialises transactions of one pair: a row that does not exist yet cannot be locked, so concurrent toggles would be lost. In this process
 * they queue before taking a connection, so that many clicks cannot exhaust the pool; the advisory lock covers other servers.
 */
export class PairTransactions {
  private readonly turns = new KeyedQueue(WAITING_MAX, '요청이 한꺼번에 너무 많이 들어왔습니다. 잠시 후 다시 시도해 주세요.');

  constructor(private readonly parts: PairTransactionParts) {}

  /**
   * @param work takes the lock as soon as it has locked the member who acts
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
