import type { PoolClient } from 'pg';
import { DeadlinePool, type DeadlinePoolConfig, type FailedStatement } from './deadline-pool';
import type { ReadReplica } from './read-replica';
import { isLost, retryIfLost } from './retry';
import { asUnavailable, unavailable } from './unavailable';

export interface PrimaryPoolConfig extends DeadlinePoolConfig {
  /** Answers what may be read there. */
  replica?: ReadReplica;
  onUnavailable: (cause: unknown) => void;
}

/**
 * The pool that TypeORM uses. Translates errors of connections and statements, repeats statements that lost to concurrent ones, and hands
 * out connections to the replica where it may be read.
 */
export class PrimaryPool extends DeadlinePool {
  private readonly replica: ReadReplica | undefined;
  private readonly onUnavailable: (cause: unknown) => void;
  private hasConnected = false;

  constructor({ replica, onUnavailable, ...options }: PrimaryPoolConfig) {
    super(options);
    this.replica = replica;
    this.onUnavailable = onUnavailable;
    this.once('connect', () => (this.hasConnected = true));
    replica?.fallBackTo((args) => this.queryPrimary(args));
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.replica?.close();
    return callback ? super.end(callback) : super.end();
  }

  protected override goesElsewhere(): boolean {
    return this.replica?.isWanted() === true;
  }

  protected override async acquire(): Promise<PoolClient> {
    if (this.replica?.isWanted()) {
      try {
        return await this.replica.connect();
      } catch (error) {
        if (!this.replica.hasFailed(error)) throw asUnavailable(error);
      }
    }
    return this.acquirePrimary();
  }

  protected recover({ error, isInTransaction, sendAgain }: FailedStatement): Promise<unknown> {
    // A transaction is repeated as a whole (retrying-data-source.ts).
    if (isInTransaction) return this.fail(error);
    return retryIfLost(error, sendAgain).catch((last: unknown) =>
      isLost(last) ? this.fail(last, unavailable(last)) : this.fail(last),
    );
  }

  private acquirePrimary(): Promise<PoolClient> {
    // The error of the first connection is for the person who starts the server.
    return super.acquire().catch((error: unknown) => this.fail(error, this.hasConnected ? asUnavailable(error) : error));
  }

  private async queryPrimary(args: unknown[]): Promise<unknown> {
    const client = await this.acquirePrimary();
    try {
      return await (client.query as (...args: unknown[]) => Promise<unknown>)(...args);
    } finally {
      client.release();
    }
  }

  private async fail(error: unknown, translated = asUnavailable(error)): Promise<never> {
    if (translated !== error) this.onUnavailable(error);
    throw translated;
  }
}
