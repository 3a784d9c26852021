import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { KeyedQueue } from '../../shared/async/keyed-queue';
import type { Logger } from '../../shared/logger';
import { WorkQueue } from '../../shared/async/work-queue';
import { isFileName, isKey, noneWhenMissing } from './local-file';
import { S3Client, type S3Settings, type S3Times } from './s3-client';
import type { FoundFile, Storage, StoredKey } from './storage';

interface StoredObject {
  key: string;
  path: string;
  storedAt: Date;
}

interface Listing {
  IsTruncated?: string;
  NextContinuationToken?: string;
  Contents?: { Key: string; LastModified: string }[];
}

const BUSY = '지금은 사진을 올리는 사람이 많습니다. 잠시 후 다시 시도해 주세요.';
const DEFAULT_REGION = 'us-east-1';

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Files in an S3 bucket that holds nothing else: `abcdef…/full.jpg`. */
export class S3Storage implements Storage {
  readonly isShared = true;
  private readonly client: S3Client;
  private preparing: Promise<void> | undefined;
  /** One upload per key at a time: a failed one removes what it sent. */
  private readonly folders = new KeyedQueue(10, BUSY);
  /** Limited, because files are in memory while they are sent. */
  private readonly sending = new WorkQueue(8, 80, BUSY);

  constructor(
    private readonly settings: S3Settings,
    log: Logger,
    times?: Partial<S3Times>,
  ) {
    this.client = new S3Client(settings, log, times);
  }

  /** Creates the bucket if it is missing; checked once. */
  prepare(): Promise<void> {
    this.preparing ??= this.createBucket().catch((error: unknown) => {
      this.preparing = undefined;
      throw error;
    });
    return this.preparing;
  }

  async put(key: string, folder: string): Promise<void> {
    if (!isKey(key)) throw new Error('Not a key');
    await this.prepare();
    await this.folders.run(key, () => this.sending.run(() => this.send(key, folder)));
  }

  async find(key: string, fileName: string): Promise<FoundFile | null> {
    if (!isKey(key) || !isFileName(fileName)) return null;
    const path = `${key}/${fileName}`;
    const { status, headers } = await this.client.request({ method: 'HEAD', path, expected: [200, 404] });
    if (status === 404) return null;
    const bytes = headers.get('content-length');
    if (bytes === null) throw this.client.unavailable(new Error('S3 sent no content-length'));
    return { bytes: Number(bytes), read: (range) => this.client.read(path, range) };
  }

  async remove(key: string): Promise<void> {
    if (!isKey(key)) return;
    const paths: string[] = [];
    for await (const { path } of this.objects(`${key}/`)) paths.push(path);
    await this.removeAll(paths);
  }

  async *list(): AsyncIterable<StoredKey> {
    let current: StoredKey | undefined;
    // S3 lists by path, so the files of a key are adjacent.
    for await (const { key, storedAt } of this.objects('')) {
      if (current?.key === key) {
        if (storedAt > current.storedAt) current.storedAt = storedAt;
        continue;
      }
      if (current) yield current;
      current = { key, storedAt };
    }
    if (current) yield current;
  }

  private async send(key: string, folder: string): Promise<void> {
    const names = await readdir(folder).catch(noneWhenMissing);
    if (!names) {
      // A concurrent call has already sent the folder.
      for await (const _ of this.objects(`${key}/`)) return;
      throw Object.assign(new Error('ENOENT: no such folder'), { code: 'ENOENT' });
    }
    const paths = names.map((name) => `${key}/${name}`);
    const outcomes = await Promise.allSettled(names.map((name, index) => this.sendFile(paths[index]!, join(folder, name))));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) {
      // StorageReconciler removes what remains: it has no row.
      await this.removeAll(paths).catch(() => undefined);
      throw failed.reason;
    }
    await rm(folder, { recursive: true, force: true });
  }

  private async sendFile(path: string, source: string): Promise<void> {
    await this.client.request({ method: 'PUT', path, body: await readFile(source), expected: [200] });
  }

  private async removeAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.client.request({ method: 'DELETE', path, expected: [200, 204, 404] });
  }

  /** Page by page; skips objects whose names are not ours. */
  private async *objects(prefix: string): AsyncIterable<StoredObject> {
    const query = { 'list-type': '2', 'encoding-type': 'url', ...(prefix && { prefix }) };
    let token: string | undefined;
    do {
      const { text, headers } = await this.client.request({
        method: 'GET',
        path: '',
        query: { ...query, ...(token && { 'continuation-token': token }) },
        expected: [200],
      });
      const { Contents = [], ...page } = this.listingOf(text);
      // Corrects S3's clock: new files must not look old.
      const ahead = Date.parse(headers.get('date') ?? '') - Date.now() || 0;
      for (const { Key, LastModified } of Contents) {
        const [key = '', name = '', ...more] = decoded(Key).split('/');
        if (!isKey(key) || !isFileName(name) || more.length > 0) continue;
        yield { key, path: `${key}/${name}`, storedAt: new Date(Date.parse(LastModified) - ahead) };
      }
      token = page.IsTruncated === 'true' ? page.NextContinuationToken : undefined;
    } while (token);
  }

  private async createBucket(): Promise<void> {
    const { region } = this.settings;
    const isThere = async () => (await this.client.request({ method: 'HEAD', path: '', expected: [200, 404] })).status === 200;
    if (await isThere()) return;
    const configuration = `<CreateBucketConfiguration><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`;
    // The default region must not be named. 409: another server has just created the bucket.
    const body = region === DEFAULT_REGION ? undefined : Buffer.from(configuration);
    const { status } = await this.client.request({ method: 'PUT', path: '', body, expected: [200, 409] });
    if (status === 409 && !(await isThere()))
      throw this.client.unavailable(new Error('The bucket can neither be created nor found'));
  }

  /** @throws AppError for a response that is not a listing: read as an empty one, it would mean that all files are gone */
  private listingOf(text: string): Listing {
    try {
      const { ListBucketResult: listing } = parser.parse(text, true) as { ListBucketResult?: Listing };
      if (listing !== undefined) return listing;
    } catch {
      // Thrown below, without the response.
    }
    throw this.client.unavailable(new Error('S3 answered with something that is not a listing'));
  }
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
