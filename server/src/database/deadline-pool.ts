import { connect as openSocket } from 'node:net';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { type Budget, currentBudget, DatabaseDeadlineError } from './deadline';
import { sendPrepared } from '../fast-path/send-prepared';
import { preparedNameOf } from '../shared/prepared';

type ConnectCallback = Parameters<Pool['connect']>[0];
type Query = (...args: unknown[]) => unknown;

export interface DeadlinePoolConfig extends PoolConfig {
  /** Of the time that a request has left, what a single wait for this pool or its database may use up. */
  budgetShare?: number;
  /** Takes over where it may. */
  replica?: { isWanted: () => boolean; connect: () => Promise<PoolClient>; close: () => void };
}

/** Connections that hold every query, and the wait for a connection, to the request's database time. */
export class DeadlinePool extends Pool {
  private readonly budgetShare: number;
  private readonly replica: DeadlinePoolConfig['replica'];

  constructor({ budgetShare = 1, replica, ...options }: DeadlinePoolConfig = {}) {
    super(options);
    this.budgetShare = budgetShare;
    this.replica = replica;
    this.on('connect', (client) => holdToDeadline(client, budgetShare));
    // Between the pool's care and that of whoever takes it a connection has no listener, and a Postgres that dies then would take the
    // process with it.
    this.on('connect', (client) => void client.on('error', () => {}));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const isOnReplica = this.replica?.isWanted() === true;
    // One that lies idle comes at once, and needs neither a promise nor a watch.
    if (callback && !isOnReplica && this.idleCount > this.waitingCount && !currentBudget()?.isSpent())
      return super.connect(callback);
    const client = isOnReplica ? this.replica.connect() : this.connectHere();
    if (!callback) return client;
    client.then(
      (connected) => callback(undefined, connected, (error) => connected.release(error as Error | undefined)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.replica?.close();
    return callback ? super.end(callback) : super.end();
  }

  private connectHere(): Promise<PoolClient> {
    const budget = currentBudget();
    return budget ? this.connectWithin(budget) : super.connect();
  }

  private connectWithin(budget: Budget): Promise<PoolClient> {
    if (budget.isSpent()) return Promise.reject(new DatabaseDeadlineError());
    const client = super.connect();
    // A connection that comes too late goes back, or each frozen second would cost the pool a place for good.
    return budget.spend(
      client,
      () =>
        void client.then(
          (late) => late.release(),
          () => {},
        ),
      this.budgetShare,
    );
  }
}

function holdToDeadline(client: PoolClient, budgetShare: number): void {
  const send = client.query.bind(client) as Query;
  const query: Query = (text, ...rest) => {
    const name = typeof text === 'string' ? preparedNameOf(text) : undefined;
    return name ? sendPrepared(client, send, { name, text: text as string, values: rest[0] as unknown[] }) : send(text, ...rest);
  };
  const guarded: Query = (...args) => {
    const budget = currentBudget();
    if (!budget) return query(...args);
    if (budget.isSpent()) {
      // Possibly inside a transaction that can no longer be ended properly: the connection must not be used again.
      void client.end();
      return Promise.reject(new DatabaseDeadlineError());
    }
    const result = query(...args);
    return result instanceof Promise ? budget.spend(result, () => abandon(client), budgetShare) : result;
  };
  client.query = guarded as PoolClient['query'];
}

interface Backend {
  host: string;
  port: number;
  processID: number | null;
  secretKey: number | null;
}

/** Drops the connection at once and asks Postgres, should it still live, to stop working for nobody. */
function abandon(client: PoolClient): void {
  const { host, port, processID, secretKey } = client as unknown as Backend;
  // With a query under way this closes the socket instead of waiting for an answer.
  void client.end();
  if (processID === null || secretKey === null || host.startsWith('/')) return;
  const CANCEL_REQUEST = 80_877_102;
  const packet = Buffer.alloc(16);
  [16, CANCEL_REQUEST, processID, secretKey].forEach((value, index) => packet.writeInt32BE(value, index * 4));
  const socket = openSocket(port, host, () => socket.end(packet));
  socket.setTimeout(1_000, () => socket.destroy()).on('error', () => socket.destroy());
  socket.unref();
}
