import { Socket } from 'node:net';
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { sendPrepared } from '../fast-path/send-prepared';
import { preparedNameOf } from '../shared/prepared';
import { currentBudget, DatabaseDeadlineError } from './deadline';

type ConnectCallback = Parameters<Pool['connect']>[0];
type Query = (...args: unknown[]) => unknown;

export interface DeadlinePoolConfig extends PoolConfig {
  /** Share of a request's remaining time that one wait for this pool may use up. */
  budgetShare?: number;
}

export interface FailedStatement {
  error: unknown;
  args: unknown[];
  isInTransaction: boolean;
  sendAgain: () => Promise<unknown>;
}

/** Limits every statement, and the wait for a connection, to the request's database time. */
export abstract class DeadlinePool extends Pool {
  private readonly budgetShare: number;

  constructor({ budgetShare = 1, ...options }: DeadlinePoolConfig) {
    super({ ...options, Client: DroppableClient });
    this.budgetShare = budgetShare;
    this.on('connect', (client) => {
      this.guard(client as PoolClient & DroppableClient);
      // In the moment between pool and borrower a connection has no other listener, and an unhandled error would end the process.
      client.on('error', () => {});
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    // An idle connection needs neither a promise nor a time limit.
    if (callback && this.idleCount > this.waitingCount && !this.goesElsewhere() && !currentBudget()?.isSpent())
      return super.connect(callback);
    const client = this.acquire();
    if (!callback) return client;
    client.then(
      (connected) => callback(undefined, connected, (error) => connected.release(error as Error | undefined)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  protected goesElsewhere(): boolean {
    return false;
  }

  protected acquire(): Promise<PoolClient> {
    const budget = currentBudget();
    if (!budget) return super.connect();
    if (budget.isSpent()) return Promise.reject(new DatabaseDeadlineError());
    const client = super.connect();
    // A connection that arrives too late goes back to the pool, which would otherwise be a place short for good.
    const release = () =>
      void client.then(
        (late) => late.release(),
        () => {},
      );
    return budget.spend(client, release, this.budgetShare);
  }

  /** @returns the result that replaces the error */
  protected abstract recover(failed: FailedStatement): Promise<unknown>;

  private guard(client: PoolClient & DroppableClient): void {
    const sendPlain = client.query.bind(client) as Query;
    // Postgres stops a statement whose client is gone. Not a startup option: platforms that lack it would refuse the connection.
    (sendPlain('SET client_connection_check_interval = 500') as Promise<unknown>).catch(() => {});
    const send: Query = (text, ...rest) => {
      const name = typeof text === 'string' ? preparedNameOf(text) : undefined;
      return name
        ? sendPrepared(client, sendPlain, { name, text: text as string, values: rest[0] as unknown[] })
        : sendPlain(text, ...rest);
    };
    const sendInTime: Query = (...args) => {
      const budget = currentBudget();
      if (!budget) return send(...args);
      if (budget.isSpent()) {
        // Possibly in a transaction that can no longer end properly: the connection must not be used again.
        void client.end();
        return Promise.reject(new DatabaseDeadlineError());
      }
      const result = send(...args);
      return result instanceof Promise ? budget.spend(result, () => client.drop(), this.budgetShare) : result;
    };
    const query: Query = (...args) => {
      const isInTransaction = client.getTransactionStatus() !== 'I' || args[0] === 'START TRANSACTION';
      const result = sendInTime(...args);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) =>
        this.recover({ error, args, isInTransaction, sendAgain: () => sendInTime(...args) as Promise<unknown> }),
      );
    };
    client.query = query as Client['query'];
  }
}

/** `end` waits for the statement under way; `drop` does not. */
class DroppableClient extends Client {
  private readonly socket: Socket;

  constructor(config?: ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }

  drop(): void {
    void this.end();
    this.socket.destroy();
  }
}
