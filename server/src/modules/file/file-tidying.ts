import { isKey } from '../../adapters/storage/local-file';
import type { Storage } from '../../adapters/storage/storage';
import type { Logger } from '../../shared/logger';
import type { FileRepository } from './file.repository';
import type { Inbox } from './inbox';

export interface FileTidyingParts {
  repository: FileRepository;
  storage: Storage;
  inbox: Inbox;
  log: Logger;
}

const EVERY_MS = 60_000;
const BATCH = 200;
/** Longer than any request lives: what is older and has no row belongs to nobody. */
const SETTLED_MINUTES = 10;

/** Brings storage, inbox and rows together again after crashes and outages; all of it may run twice, and on several servers at once. */
export class FileTidying {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly parts: FileTidyingParts) {}

  start(): void {
    this.run(() => this.sweep());
    this.timer = setInterval(() => this.run(() => this.tidy()), EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
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

  /** Never fails: what could not be deleted stays listed. */
  async emptyRemovals(): Promise<void> {
    const { repository, log } = this.parts;
    try {
      let batch = await repository.removalsAfter(0, BATCH);
      while (batch.length > 0) {
        const removed: number[] = [];
        for (const { id, key } of batch) if (await this.removed(key)) removed.push(id);
        await repository.forgetRemovals(removed);
        batch = await repository.removalsAfter(batch.at(-1)!.id, BATCH);
      }
    } catch (error) {
      log.warn({ err: error }, 'removed files stay in the storage for now');
    }
  }

  async sweep(): Promise<void> {
    await this.tidy();
    const { known, strays } = await this.census();
    const expected = await this.parts.repository.countSettled(SETTLED_MINUTES);
    if (expected > known)
      this.parts.log.error({ files: expected, found: known }, 'files are missing in the storage: is it the right one?');
    if (strays === 0) return;
    // A storage of which this database knows nothing belongs to another database, which may want its files back.
    if (known === 0) this.parts.log.warn({ files: strays }, 'the storage holds only files that this database does not know');
    else await this.removeStrays();
  }

  private async tidy(): Promise<void> {
    await this.emptyInbox();
    await this.emptyRemovals();
    await this.parts.repository.forgetOldUsage();
  }

  /** What a crash left: publishes what was saved, throws away what never will be. */
  private async emptyInbox(): Promise<void> {
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
      for (const { key } of strays) await storage.remove(key);
      if (strays.length > 0) log.warn({ files: strays.length }, 'files without a row were removed');
    }
  }

  private async removed(key: string): Promise<boolean> {
    try {
      await this.parts.inbox.discard([key]);
      await this.parts.storage.remove(key);
      return true;
    } catch (error) {
      this.parts.log.warn({ err: error }, 'a removed file stays in the storage for now');
      return false;
    }
  }

  private run(work: () => Promise<void>): void {
    if (this.running) return;
    this.running = work()
      .catch((error: unknown) => this.parts.log.warn({ err: error }, 'tidying files failed'))
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
