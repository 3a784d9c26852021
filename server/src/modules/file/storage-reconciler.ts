import { isKey } from '../../adapters/storage/local-file';
import type { Storage } from '../../adapters/storage/storage';
import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';
import type { FileRepository } from './file.repository';
import type { UploadStaging } from './upload-staging';

export interface StorageReconcilerParts {
  repository: FileRepository;
  storage: Storage;
  inbox: UploadStaging;
  log: Logger;
}

const EVERY_MS = 60_000;
const BATCH = 200;
/** What a server leaves in a shared storage that never starts again. */
const SWEEP_EVERY_MS = 24 * 60 * 60_000;
const PUT_AT_ONCE = 4;
/** Longer than any request lives: what is older and has no row belongs to nobody. */
const SETTLED_MINUTES = 10;

/** Brings storage, inbox and rows together again after crashes and outages; all of it may run twice, and on several servers at once. */
export class StorageReconciler {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private sweptAt = 0;
  private isStopping = false;

  constructor(private readonly parts: StorageReconcilerParts) {}

  start(): void {
    this.run(() => this.sweep());
    this.timer = setInterval(() => this.run(() => (this.isSweepDue() ? this.sweep() : this.tidy())), EVERY_MS).unref();
  }

  /** A sweep of a large storage takes minutes: it breaks off, and the next start begins anew. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  /**
   * Puts files into a storage that servers share, before their owner saves them.
   * @throws AppError SERVICE_UNAVAILABLE after throwing all of them away
   */
  async publishBeforeCommit(keys: readonly string[]): Promise<void> {
    const { storage, inbox } = this.parts;
    const waiting = keys.values();
    const lane = async () => {
      for (const key of waiting) await storage.put(key, inbox.folderOf(key));
    };
    const lanes = await Promise.allSettled(Array.from({ length: PUT_AT_ONCE }, lane));
    const failed = lanes.find(({ status }) => status === 'rejected');
    if (!failed) return;
    await this.discard(keys);
    throw (failed as PromiseRejectedResult).reason;
  }

  /** Throws away what nobody will save. Never fails: what stays in the storage goes with a sweep. */
  async discard(keys: readonly string[]): Promise<void> {
    const { storage, inbox, log } = this.parts;
    try {
      await inbox.discard(keys);
      if (storage.isShared) for (const key of keys) await storage.remove(key);
    } catch (error) {
      log.warn({ err: error }, 'files of a refused request stay for now');
    }
  }

  /** Of what was put into the storage ahead, what its owner did not want. Never fails. */
  async discardUnsaved(keys: readonly string[]): Promise<void> {
    try {
      const known = await this.parts.repository.knownKeys(keys);
      await this.discard(keys.filter((key) => !known.has(key)));
    } catch (error) {
      this.parts.log.warn({ err: error }, 'files that nobody saved stay for now');
    }
  }

  /** Moves committed files into the storage. Never fails: until a later pass succeeds, they are served from the inbox. */
  async publish(keys: readonly string[]): Promise<void> {
    const { storage, inbox, repository, log } = this.parts;
    try {
      for (const key of keys) await storage.put(key, inbox.folderOf(key));
      // Not saved, or removed while it was being moved, which the removal could not see.
      const known = await repository.knownKeys(keys);
      for (const key of keys.filter((candidate) => !known.has(candidate))) await storage.remove(key);
    } catch (error) {
      log.error({ err: error }, 'files stay in the inbox');
    }
  }

  /** Beside what else goes on; what a pass under way misses is the next minute's. */
  emptyRemovalsSoon(): void {
    this.run(() => this.processDeletionQueue());
  }

  /** Never fails: what could not be deleted stays listed. */
  async processDeletionQueue(): Promise<void> {
    const { repository, log } = this.parts;
    try {
      let batch = await repository.removalsAfter(0, BATCH);
      while (batch.length > 0) {
        const removed: number[] = [];
        for (const { id, key } of batch) if (!this.isStopping && (await this.removed(key))) removed.push(id);
        await repository.forgetRemovals(removed);
        if (this.isStopping) return;
        batch = await repository.removalsAfter(batch.at(-1)!.id, BATCH);
      }
    } catch (error) {
      log.warn({ err: error }, 'removed files stay in the storage for now');
    }
  }

  async sweep(): Promise<void> {
    await this.tidy();
    await this.parts.storage.prepare?.();
    const { known, strays } = await this.census();
    const expected = await this.parts.repository.countSettled(SETTLED_MINUTES);
    if (expected > known)
      this.parts.log.error({ files: expected, found: known }, 'files are missing in the storage: is it the right one?');
    // A storage of which this database knows nothing belongs to another database, which may want its files back.
    if (strays > 0 && known > 0) await this.removeStrays();
    else if (strays > 0) this.parts.log.warn({ files: strays }, 'the storage holds only files that this database does not know');
    this.sweptAt = Date.now();
  }

  /** On one machine nothing comes into the storage that the reconciler does not find within a minute. */
  private isSweepDue(): boolean {
    return this.parts.storage.isShared && Date.now() - this.sweptAt >= SWEEP_EVERY_MS;
  }

  private async tidy(): Promise<void> {
    await this.emptyStaging();
    await this.processDeletionQueue();
    await this.parts.repository.forgetOldUsage();
  }

  /** What a crash left: publishes what was saved, throws away what never will be. */
  private async emptyStaging(): Promise<void> {
    const { inbox, repository } = this.parts;
    for await (const batch of inBatches(inbox.list())) {
      const known = await repository.knownKeys(batch.map(({ name }) => name).filter(isKey));
      await this.publish([...known]);
      await inbox.discard(
        batch.filter(({ name, changedAt }) => !known.has(name) && isSettled(changedAt)).map(({ name }) => name),
      );
    }
  }

  private async census(): Promise<{ known: number; strays: number }> {
    const count = { known: 0, strays: 0 };
    for await (const batch of inBatches(this.parts.storage.list())) {
      this.goOn();
      const known = await this.parts.repository.knownKeys(batch.map(({ key }) => key));
      count.known += known.size;
      count.strays += batch.filter(({ key, storedAt }) => !known.has(key) && isSettled(storedAt)).length;
    }
    return count;
  }

  private async removeStrays(): Promise<void> {
    const { storage, repository, log } = this.parts;
    for await (const batch of inBatches(storage.list())) {
      const settled = batch.filter(({ storedAt }) => isSettled(storedAt));
      const known = await repository.knownKeys(settled.map(({ key }) => key));
      const strays = settled.filter(({ key }) => !known.has(key));
      for (const { key } of strays) {
        this.goOn();
        await storage.remove(key);
      }
      if (strays.length > 0) log.warn({ files: strays.length }, 'files without a row were removed');
    }
  }

  private async removed(key: string): Promise<boolean> {
    try {
      await this.parts.inbox.discard([key]);
      await this.parts.storage.remove(key);
      return true;
    } catch (error) {
      // Away, it would let the others wait in vain as well.
      if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE') throw error;
      this.parts.log.warn({ err: error }, 'a removed file stays in the storage for now');
      return false;
    }
  }

  /** @throws when the server stops */
  private goOn(): void {
    if (this.isStopping) throw new Error('The server stops');
  }

  private run(work: () => Promise<void>): void {
    if (this.running) return;
    this.running = work()
      .catch((error: unknown) => {
        if (!this.isStopping) this.parts.log.warn({ err: error }, 'reconciler files failed');
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
