import { types } from 'node:util';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import type { ReadReplica } from './read-replica';
import { mayReadReplica, onPrimary } from './replica-reads';
import { isLost, retryIfLost } from './retry';
import { unavailable } from './unavailable';

type Work<T> = (manager: EntityManager) => Promise<T>;
type Isolation = Exclude<Parameters<DataSource['transaction']>[0], Work<unknown>>;

interface Parts {
  replica: ReadReplica | undefined;
  onUnavailable: (cause: unknown) => void;
}

/** Repeats a transaction as a whole when it lost to concurrent ones or when the replica failed: its callback may run several times. */
export class RetryingDataSource extends DataSource {
  constructor(
    options: DataSourceOptions,
    private readonly parts: Parts,
  ) {
    super(options);
  }

  override async transaction<T>(isolationOrWork: Isolation | Work<T>, work?: Work<T>): Promise<T> {
    const { replica } = this.parts;
    const once = () => super.transaction<T>(isolationOrWork as Isolation, work as Work<T>);
    const run = () =>
      once()
        .catch((error: unknown) => retryIfLost(error, once))
        .catch((error: unknown) => this.giveUp(error));
    if (!replica?.isWanted()) return onPrimary(run);
    try {
      return await run();
    } catch (error) {
      if (!replica.hasFailed(error)) throw error;
      return onPrimary(run);
    }
  }

  private giveUp(error: unknown): never {
    if (!isLost(error)) throw isLostConnection(error) ? unavailable(error) : error;
    if (!this.parts.replica || !mayReadReplica()) this.parts.onUnavailable(error);
    throw unavailable(error);
  }
}

/** A connection that breaks between two statements: TypeORM then only says that it is no longer there. */
function isLostConnection(error: unknown): boolean {
  return (
    types.isNativeError(error) &&
    ['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError'].includes(error.name)
  );
}
