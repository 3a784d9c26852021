import { isKey } from '../../adapters/storage/local-file';
import type { Storage } from '../../adapters/storage/storage';
import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';
import type { FileRepository } from './file.repository';
import type { UploadStaging } from './upload-staging';

export interface StorageReconcilerParts {
  repository: FileRepository;
  storage: Storage;
  staging: UploadStaging;
  log: Logger;
}

const INTERVAL_MS = 60_000;
const BATCH = 200;
/** A shared storage may hold orphans of a server that never restarts. */
const SWEEP_INTERVAL_MS = 24 * 60 * 60_000;
const PUT_CONCURRENCY = 4;
/** Longer than any request: an older file without a row is an orphan. */
const SETTLED_MINUTES = 10;

/** Reconciles storage, staging and rows after crashes and outages. Idempotent, and safe on several servers at once. */
export class StorageReconciler {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private sweptAt = 0;
  private isStopping = false;

  constructor(private readonly parts: StorageReconcilerParts) {}

  start(): void {
    this.run(() => this.sweep());
    this.timer = setInterval(() => this.run(() => (this.isSweepDue() ? this.sweep() : this.tidy())), INTERVAL_MS).unref();
  }

  /** Interrupts a running sweep, which can take minutes; the next start repeats it. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  /**
   * Uploads files to a shared storage before the owner's transaction commits.
   * @throws AppError SERVICE_UNAVAILABLE after discarding all of them
   */
  async publishBeforeCommit(keys: readonly string[]): Promise<void> {
    const { storage, staging } = this.parts;
    const pending = keys.values();
    const worker = async () => {
      for (const key of pending) await storage.put(key, staging.folderOf(key));
    };
    const results = await Promise.allSettled(Array.from({ length: PUT_CONCURRENCY }, worker));
    const failed = results.find(({ status }) => status === 'rejected');
    if (!failed) return;
    await this.discard(keys);
    throw (failed as PromiseRejectedResult).reason;
  }

  /** Never fails: a later sweep removes what is left. */
  async discard(keys: readonly string[]): Promise<void> {
    const { storage, staging, log } = this.parts;
    try {
      await staging.discard(keys);
      if (storage.isShared) for (const key of keys) await storage.remove(key);
    } catch (error) {
      log.warn({ err: error }, 'could not discard the files of a failed request; a sweep will retry');
    }
  }

  /** Discards files of `publishBeforeCommit` that the owner did not save. Never fails. */
  async discardUnsaved(keys: readonly string[]): Promise<void> {
    try {
      const existing = await this.parts.repository.existingKeys(keys);
      await this.discard(keys.filter((key) => !existing.has(key)));
    } catch (error) {
      this.parts.log.warn({ err: error }, 'could not discard unsaved files; a sweep will retry');
    }
  }

  /** Moves committed files into the storage. Never fails: until a retry succeeds, they are served from staging. */
  async publish(keys: readonly string[]): Promise<void> {
    const { storage, staging, repository, log } = this.parts;
    try {
      for (const key of keys) await storage.put(key, staging.folderOf(key));
      // The owner did not save the file, or deleted it during the move.
      const existing = await repository.existingKeys(keys);
      for (const key of keys.filter((candidate) => !existing.has(candidate))) await storage.remove(key);
    } catch (error) {
      log.error({ err: error }, 'could not move files to the storage; served from staging until a retry succeeds');
    }
  }

  /** Does nothing during another run; the next minute's run picks the files up. */
  startDeletionQueue(): void {
    this.run(() => this.processDeletionQueue());
  }

  /** Never fails: what could not be deleted stays queued. */
  async processDeletionQueue(): Promise<void> {
    const { repository, log } = this.parts;
    try {
      let batch = await repository.removalsAfter(0, BATCH);
      while (batch.length > 0) {
        const removed: number[] = [];
        for (const { id, key } of batch) if (!this.isStopping && (await this.tryRemove(key))) removed.push(id);
        await repository.deleteRemovals(removed);
        if (this.isStopping) return;
        batch = await repository.removalsAfter(batch.at(-1)!.id, BATCH);
      }
    } catch (error) {
      log.warn({ err: error }, 'could not process the deletion queue; will retry');
    }
  }

  async sweep(): Promise<void> {
    await this.tidy();
    await this.parts.storage.prepare?.();
    const { saved, orphans } = await this.countStored();
    const expected = await this.parts.repository.countSettled(SETTLED_MINUTES);
    if (expected > saved)
      this.parts.log.error({ files: expected, found: saved }, 'files are missing in the storage: is it the right one?');
    // A storage without any file of this database probably belongs to another database.
    if (orphans > 0 && saved > 0) await this.removeOrphans();
    else if (orphans > 0)
      this.parts.log.warn({ files: orphans }, 'the storage holds only files that this database does not know');
    this.sweptAt = Date.now();
  }

  /** A local storage needs only the sweep at the start: staging and the deletion queue cover the rest. */
  private isSweepDue(): boolean {
    return this.parts.storage.isShared && Date.now() - this.sweptAt >= SWEEP_INTERVAL_MS;
  }

  private async tidy(): Promise<void> {
    await this.emptyStaging();
    await this.processDeletionQueue();
    await this.parts.repository.deleteOldUsage();
  }

  /** After a crash: publishes saved files and discards old files without a row. */
  private async emptyStaging(): Promise<void> {
    const { staging, repository } = this.parts;
    for await (const batch of inBatches(staging.list())) {
      const existing = await repository.existingKeys(batch.map(({ name }) => name).filter(isKey));
      await this.publish([...existing]);
      await staging.discard(
        batch.filter(({ name, changedAt }) => !existing.has(name) && isSettled(changedAt)).map(({ name }) => name),
      );
    }
  }

  private async countStored(): Promise<{ saved: number; orphans: number }> {
    const count = { saved: 0, orphans: 0 };
    for await (const batch of inBatches(this.parts.storage.list())) {
      this.throwIfStopping();
      const existing = await this.parts.repository.existingKeys(batch.map(({ key }) => key));
      count.saved += existing.size;
      count.orphans += batch.filter(({ key, storedAt }) => !existing.has(key) && isSettled(storedAt)).length;
    }
    return count;
  }

  private async removeOrphans(): Promise<void> {
    const { storage, repository, log } = this.parts;
    for await (const batch of inBatches(storage.list())) {
      const settled = batch.filter(({ storedAt }) => isSettled(storedAt));
      const existing = await repository.existingKeys(settled.map(({ key }) => key));
      const orphans = settled.filter(({ key }) => !existing.has(key));
      for (const { key } of orphans) {
        this.throwIfStopping();
        await storage.remove(key);
      }
      if (orphans.length > 0) log.warn({ files: orphans.length }, 'files without a row were removed');
    }
  }

  private async tryRemove(key: string): Promise<boolean> {
    try {
      await this.parts.staging.discard([key]);
      await this.parts.storage.remove(key);
      return true;
    } catch (error) {
      // The remaining removals would time out as well.
      if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE') throw error;
      this.parts.log.warn({ err: error }, 'could not delete a file from the storage; will retry');
      return false;
    }
  }

  private throwIfStopping(): void {
    if (this.isStopping) throw new Error('The server stops');
  }

  private run(work: () => Promise<void>): void {
    if (this.running) return;
    this.running = work()
      .catch((error: unknown) => {
        if (!this.isStopping) this.parts.log.warn({ err: error }, 'could not reconcile files');
      })
      .finally(() => (this.running = undefined));
  }
}

const isSettled = (at: Date) => at.getTime() < Date.now() - SETTLED_MINUTES * 60_000;

async function* inBatches<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
