import type { Readable } from 'node:stream';
import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import type { ByteRange, Storage } from '../../adapters/storage/storage';
import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';
import type { Upload } from '../../shared/http/upload';
import { type FileSize, pathOf, storedNameOf } from './file-address';
import { sameName, uniqueName } from './file-name';
import { FileRepository, type NewFile } from './file.repository';
import { StorageReconciler } from './storage-reconciler';
import { mediaTypeOf } from './file-type';
import type { Attachment, Image } from './file.output';
import { UploadStaging } from './upload-staging';
import type { ReceivedFile } from './received-file';
import { FileKind, type StoredFile } from './stored-file.entity';

export interface FileServiceParts {
  dataSource: DataSource;
  storage: Storage;
  /** Folder of this server alone, for files that nobody has saved yet. */
  stagingDir: string;
  log: Logger;
}

export interface SaveOptions {
  /** Whose daily quota the files count against; null for files that the product makes itself. */
  uploaderId: number | null;
  /** Names that the owner's other files have. */
  takenNames?: string[];
}

/** What of a row its picture needs. */
type ImageRow = Pick<StoredFile, 'key' | 'name' | 'width' | 'height' | 'thumbhash'>;

export interface OpenedFile {
  bytes: number;
  mediaType: string;
  read: (range?: ByteRange) => Readable;
}

/**
 * Owns files from their way in to their removal: what may come in, pictures and their sizes, addresses, quotas, tidying up.
 * Not here: whom a file belongs to and who may add or remove it (its owner's service).
 */
export class FileService {
  private readonly repository: FileRepository;
  private readonly inbox: UploadStaging;
  private readonly reconciler: StorageReconciler;
  private readonly images: DataLoader<number, StoredFile | null>;

  constructor(private readonly parts: FileServiceParts) {
    this.repository = new FileRepository(parts.dataSource);
    this.inbox = new UploadStaging(parts.stagingDir);
    this.reconciler = new StorageReconciler({ ...parts, repository: this.repository, inbox: this.inbox });
    this.images = new DataLoader((ids) => this.repository.findImages(ids), { cache: false, maxBatchSize: 1_000 });
  }

  /**
   * Takes files in, runs `work` (the owner's transaction, which saves them) and then makes them last; in a storage that servers
   * share they last before `work`, as whatever is saved may be asked for at another server. When anything fails nothing of them
   * stays. What `work` does not save is thrown away.
   * @throws AppError naming the file: BAD_USER_INPUT for one that may not come in, PAYLOAD_TOO_LARGE for one that is too large;
   * SERVICE_UNAVAILABLE where they cannot be kept
   */
  async withFiles<T>(
    uploads: readonly (Promise<Upload> | Upload)[],
    kind: FileKind,
    work: (received: ReceivedFile[]) => Promise<T>,
  ): Promise<T> {
    if (uploads.length === 0) return work([]);
    return this.withReceived(await this.inbox.receive(uploads, kind), work);
  }

  /**
   * As `withFiles`, for pictures that many owners have: each is prepared once, and its `copies` are files of their own, with a key
   * each, that share their bytes on the disk where it can.
   * @param work takes the copies of the first upload, then those of the second …
   */
  async withCopies<T>(
    uploads: readonly { upload: Upload; copies: number }[],
    kind: FileKind,
    work: (received: ReceivedFile[][]) => Promise<T>,
  ): Promise<T> {
    if (uploads.length === 0) return work([]);
    const originals = await this.receiveSideBySide(
      uploads.map(({ upload }) => upload),
      kind,
    );
    const copies = await this.inbox.multiply(
      originals,
      uploads.map((entry) => entry.copies),
    );
    return this.withReceived(copies.flat(), () => work(copies));
  }

  /** Two at a time, as many as are decoded at once; all of them or none. */
  private async receiveSideBySide(uploads: readonly Upload[], kind: FileKind): Promise<ReceivedFile[]> {
    const count = Math.min(2, uploads.length);
    const lanes = await Promise.allSettled(
      Array.from({ length: count }, (_, lane) =>
        this.inbox.receive(
          uploads.filter((_upload, index) => index % count === lane),
          kind,
        ),
      ),
    );
    const received = lanes.map((lane) => (lane.status === 'fulfilled' ? lane.value : []));
    const failed = lanes.find((lane) => lane.status === 'rejected');
    if (!failed) return uploads.map((_, index) => received[index % count]![Math.floor(index / count)]!);
    await this.inbox.discard(received.flat().map(({ key }) => key));
    throw failed.reason;
  }

  private async withReceived<T>(received: ReceivedFile[], work: (received: ReceivedFile[]) => Promise<T>): Promise<T> {
    const keys = received.map(({ key }) => key);
    if (this.parts.storage.isShared) await this.reconciler.publishBeforeCommit(keys);
    let result: T;
    try {
      result = await work(received);
    } catch (error) {
      // Where nobody knows whether the rows were saved (the database went away), the reconciler finds out.
      const isRefusal = error instanceof AppError && error.code !== 'SERVICE_UNAVAILABLE';
      if (isRefusal) await this.reconciler.discard(keys);
      throw error;
    }
    if (this.parts.storage.isShared) await this.reconciler.discardUnsaved(keys);
    else await this.reconciler.publish(keys);
    return result;
  }

  /**
   * Saves files of `withFiles` inside the owner's transaction.
   * @returns the rows in the order of `received`
   * @throws AppError TOO_MANY_REQUESTS beyond the member's daily quota
   */
  async save(
    manager: EntityManager,
    received: readonly ReceivedFile[],
    { uploaderId, takenNames = [] }: SaveOptions,
  ): Promise<StoredFile[]> {
    if (received.length === 0) return [];
    if (uploaderId !== null) await this.repository.countUsage(manager, uploaderId, received);
    return this.repository.insert(manager, rowsOf(received, takenNames));
  }

  /**
   * As `save`, for the files of many owners who have none yet, with few statements; they count against nobody's quota.
   * @returns the ids in the order of all files
   */
  saveForMany(manager: EntityManager, owners: readonly (readonly ReceivedFile[])[]): Promise<number[]> {
    return this.repository.insertMany(
      manager,
      owners.flatMap((received) => rowsOf(received, [])),
    );
  }

  /** Asked one by one, answered with one statement for all that are asked for in the same tick. */
  async findImage(id: number): Promise<Image | null> {
    const file = await this.images.load(id);
    return file && this.imageOf(file);
  }

  /** For rows of kind IMAGE. */
  imageOf(file: ImageRow): Image {
    return {
      url: pathOf(file),
      cardUrl: pathOf(file, 'card'),
      thumbnailUrl: pathOf(file, 'thumbnail'),
      name: file.name,
      width: file.width ?? 0,
      height: file.height ?? 0,
      thumbhash: file.thumbhash,
    };
  }

  /** For rows of any kind. */
  attachmentOf(file: ImageRow & Pick<StoredFile, 'kind' | 'mediaType' | 'bytes'>): Attachment {
    const { name, mediaType, bytes, kind } = file;
    return { url: pathOf(file), name, mediaType, bytes, image: kind === FileKind.IMAGE ? this.imageOf(file) : null };
  }

  urlOf(file: Pick<StoredFile, 'key' | 'name'>): string {
    return pathOf(file);
  }

  /** Those of the owner's files that a client names for removal: as they are called or percent-encoded. Unknown names find nothing. */
  named<File extends { name: string }>(files: readonly File[], names: readonly string[]): File[] {
    return files.filter(({ name }) => names.some((asked) => sameName(asked, name)));
  }

  /** What stands at an address below /files; null when nothing does. Knows the database not at all, so that pictures outlast its absence. */
  async open(key: string, size: FileSize, name: string): Promise<OpenedFile | null> {
    const mediaType = mediaTypeOf(name);
    const storedName = storedNameOf(size, name);
    if (!mediaType || !storedName) return null;
    // Between the owner's commit and the move into a storage of this machine, a moment later, the inbox has it.
    const found = (await this.parts.storage.find(key, storedName)) ?? (await this.inbox.find(key, storedName));
    return found && { ...found, mediaType };
  }

  /**
   * Deletes from the storage what lost its row. Call it after the commit; it never fails, and what it leaves is tried again later.
   * @param waits for the end of it, which no request shall do where the storage is far away
   */
  async processDeletionQueue({ waits = !this.parts.storage.isShared } = {}): Promise<void> {
    if (waits) await this.reconciler.processDeletionQueue();
    else this.reconciler.emptyRemovalsSoon();
  }

  /** Makes storage, inbox and rows agree. */
  sweep(): Promise<void> {
    return this.reconciler.sweep();
  }

  /** Sweeps now and tidies every minute, in the background; a storage that servers share is swept every day. */
  start(): void {
    this.reconciler.start();
  }

  async stop(): Promise<void> {
    await this.reconciler.stop();
  }
}

function rowsOf(received: readonly ReceivedFile[], takenNames: readonly string[]): NewFile[] {
  const taken = [...takenNames];
  return received.map(({ receivedBytes: _, name, ...file }) => {
    const unique = uniqueName(name, taken);
    taken.push(unique);
    return { ...file, name: unique };
  });
}
