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
  /** Local folder of this server for files that are not saved yet. */
  stagingDir: string;
  log: Logger;
}

export interface SaveOptions {
  /** The files count against this member's daily quota; null skips the quota. */
  uploaderId: number | null;
  /** Names of the owner's other files. */
  takenNames?: string[];
}

type ImageRow = Pick<StoredFile, 'key' | 'name' | 'width' | 'height' | 'thumbhash'>;

export interface OpenedFile {
  bytes: number;
  mediaType: string;
  read: (range?: ByteRange) => Readable;
}

/**
 * Owns the life of a file: accepted types, picture sizes, URLs, quotas, storage, deletion.
 * Not here: who owns a file and who may add or remove it (the owner's service).
 */
export class FileService {
  private readonly repository: FileRepository;
  private readonly staging: UploadStaging;
  private readonly reconciler: StorageReconciler;
  private readonly images: DataLoader<number, StoredFile | null>;

  constructor(private readonly parts: FileServiceParts) {
    this.repository = new FileRepository(parts.dataSource);
    this.staging = new UploadStaging(parts.stagingDir);
    this.reconciler = new StorageReconciler({ ...parts, repository: this.repository, staging: this.staging });
    this.images = new DataLoader((ids) => this.repository.findImages(ids), { cache: false, maxBatchSize: 1_000 });
  }

  /**
   * Stages the files, runs `work` (the owner's transaction, which saves them), then moves them into the storage. A shared storage
   * receives them before `work`, because another server may serve them right after the commit. Discards files that `work` does
   * not save, and all of them on a failure.
   * @throws AppError naming the file: BAD_USER_INPUT for a type that is not allowed, PAYLOAD_TOO_LARGE for one that is too large;
   * SERVICE_UNAVAILABLE if the storage is unavailable
   */
  async withFiles<T>(
    uploads: readonly (Promise<Upload> | Upload)[],
    kind: FileKind,
    work: (received: ReceivedFile[]) => Promise<T>,
  ): Promise<T> {
    if (uploads.length === 0) return work([]);
    return this.withReceived(await this.staging.receive(uploads, kind), work);
  }

  /**
   * As `withFiles`, for pictures of many owners: each is prepared once, and each of its `copies` is a file with its own key.
   * Copies are hard links where the file system supports it.
   * @param work receives the copies of the first upload, then those of the second …
   */
  async withCopies<T>(
    uploads: readonly { upload: Upload; copies: number }[],
    kind: FileKind,
    work: (received: ReceivedFile[][]) => Promise<T>,
  ): Promise<T> {
    if (uploads.length === 0) return work([]);
    const originals = await this.receiveConcurrently(
      uploads.map(({ upload }) => upload),
      kind,
    );
    const copies = await this.staging.multiply(
      originals,
      uploads.map((entry) => entry.copies),
    );
    return this.withReceived(copies.flat(), () => work(copies));
  }

  /** Two at a time, the concurrency of `pictureQueue`. Discards all if one fails. */
  private async receiveConcurrently(uploads: readonly Upload[], kind: FileKind): Promise<ReceivedFile[]> {
    const count = Math.min(2, uploads.length);
    const lanes = await Promise.allSettled(
      Array.from({ length: count }, (_, lane) =>
        this.staging.receive(
          uploads.filter((_upload, index) => index % count === lane),
          kind,
        ),
      ),
    );
    const received = lanes.map((lane) => (lane.status === 'fulfilled' ? lane.value : []));
    const failed = lanes.find((lane) => lane.status === 'rejected');
    if (!failed) return uploads.map((_, index) => received[index % count]![Math.floor(index / count)]!);
    await this.staging.discard(received.flat().map(({ key }) => key));
    throw failed.reason;
  }

  private async withReceived<T>(received: ReceivedFile[], work: (received: ReceivedFile[]) => Promise<T>): Promise<T> {
    const keys = received.map(({ key }) => key);
    if (this.parts.storage.isShared) await this.reconciler.publishBeforeCommit(keys);
    let result: T;
    try {
      result = await work(received);
    } catch (error) {
      // The rows may be committed even if the connection was lost; the reconciler will find out.
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
   * As `save`, for many owners without files, with few statements and without a quota.
   * @returns the ids in the order of all files
   */
  saveForMany(manager: EntityManager, owners: readonly (readonly ReceivedFile[])[]): Promise<number[]> {
    return this.repository.insertMany(
      manager,
      owners.flatMap((received) => rowsOf(received, [])),
    );
  }

  /** Batched by a DataLoader. */
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

  /** Files matching the names that a client sent, plain or percent-encoded. */
  named<File extends { name: string }>(files: readonly File[], names: readonly string[]): File[] {
    return files.filter(({ name }) => names.some((requested) => sameName(requested, name)));
  }

  /** Finds the file of a URL path below /files. Uses no database, so files are served during an outage. */
  async open(key: string, size: FileSize, name: string): Promise<OpenedFile | null> {
    const mediaType = mediaTypeOf(name);
    const storedName = storedNameOf(size, name);
    if (!mediaType || !storedName) return null;
    // Between the owner's commit and the move into a local storage, the file is in staging.
    const found = (await this.parts.storage.find(key, storedName)) ?? (await this.staging.find(key, storedName));
    return found && { ...found, mediaType };
  }

  /**
   * Deletes files without a row from the storage. Call it after the commit. Never fails: the rest is retried later.
   * @param waits whether to wait until it is done; requests do not wait for a remote storage
   */
  async processDeletionQueue({ waits = !this.parts.storage.isShared } = {}): Promise<void> {
    if (waits) await this.reconciler.processDeletionQueue();
    else this.reconciler.startDeletionQueue();
  }

  /** Reconciles storage, staging and rows. */
  sweep(): Promise<void> {
    return this.reconciler.sweep();
  }

  /** In the background: sweeps now (a shared storage also daily) and tidies every minute. */
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
