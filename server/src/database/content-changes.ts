import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { Logger } from '../shared/logger';
import { onPrimary } from './replica-reads';

/** The triggers of migration content-changed notify it. */
const CHANNEL = 'content_changed';
const AGAIN_AFTER_MS = 1_000;
/** For connecting, LISTEN and the echo together: a frozen Postgres answers none of them. */
const LISTEN_WITHIN_MS = 5_000;
/** Else Linux would notice a half-open connection only after two hours. */
const KEEP_ALIVE_AFTER_MS = 10_000;
const END_WITHIN_MS = 1_000;

/** Notices every change of the tables that visitors' responses are made of, whichever process made it (LISTEN on a connection of its own). */
export class ContentChanges {
  private readonly listeners: (() => void)[] = [];
  private readonly stopping = new AbortController();
  private client: Client | undefined;
  private running: Promise<void> | undefined;
  /** Logged once until it works again. */
  private isFailureLogged = false;
  /** While it is false, changes go unnoticed. */
  isListening = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Logger,
  ) {}

  /** @param listener called after a change, and when changes may have been missed */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** @param url of the primary */
  start(url: string): void {
    this.running ??= this.run(url);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.client) await endSoon(this.client);
  }

  private async run(url: string): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.listen(url);
      } catch (error) {
        if (!signal.aborted && !this.isFailureLogged)
          this.log.warn({ err: error }, 'not listening to changes of content: responses are not cached meanwhile');
        this.isFailureLogged = true;
      }
      this.isListening = false;
      this.notify();
      await sleep(AGAIN_AFTER_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  /** Until the connection ends. */
  private async listen(url: string): Promise<void> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: LISTEN_WITHIN_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      application_name: 'baldojang-changes',
    });
    this.client = client;
    const isOver = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('connection ended')));
    });
    const isLate = sleep(LISTEN_WITHIN_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('no echo of a NOTIFY')),
    );
    try {
      await Promise.race([this.open(client), isOver, isLate]);
      this.isListening = true;
      // A replica may still lag behind changes that went unnoticed.
      this.notify();
      this.isFailureLogged = false;
      await isOver;
    } finally {
      isOver.catch(() => {});
      await endSoon(client);
    }
  }

  /** Until a notification of our own comes back: a pooler in front of Postgres may accept LISTEN and never deliver anything. */
  private async open(client: Client): Promise<void> {
    const echo = randomUUID();
    const echoed = new Promise<void>((resolve) => {
      client.on('notification', ({ payload }) => (payload === echo ? resolve() : this.notify()));
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    await onPrimary(() => this.dataSource.query('SELECT pg_notify($1, $2)', [CHANNEL, echo]));
    await echoed;
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/** A frozen Postgres does not answer. */
async function endSoon(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), sleep(END_WITHIN_MS, undefined, { ref: false })]);
}
