import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DataSource } from 'typeorm';
import { DiskStorage } from '../src/adapters/storage/disk-storage';
import type { FileSize } from '../src/modules/file/file-address';
import { FileService } from '../src/modules/file/file.service';
import { FileKind, type StoredFile } from '../src/modules/file/stored-file.entity';
import { createLogger } from '../src/shared/logger';
import type { Upload } from '../src/shared/http/upload';
import { uploadOf } from './pictures';
import { createTestDatabase, type TestDatabase } from './test-database';

interface StoreOptions {
  kind?: FileKind;
  uploaderId?: number | null;
  takenNames?: string[];
}

/** The real service on a database and folders of the spec file's own. Whatever a test did, its inbox must be empty afterwards. */
export class FileStore {
  readonly dir = mkdtempSync(join(tmpdir(), 'baldojang-files-'));
  service: FileService;
  private database: TestDatabase;

  constructor() {
    beforeAll(async () => {
      this.database = await createTestDatabase();
      this.service = new FileService({
        dataSource: this.dataSource,
        storage: new DiskStorage(join(this.dir, 'files')),
        stagingDir: join(this.dir, 'inbox'),
        log: createLogger('silent'),
      });
    });
    afterEach(() => expect(readdirSync(join(this.dir, 'inbox'))).toEqual([]));
    afterAll(async () => {
      await this.database.drop();
      rmSync(this.dir, { recursive: true });
    });
  }

  get dataSource(): DataSource {
    return this.database.dataSource;
  }

  store(uploads: Upload[], { kind = FileKind.IMAGE, uploaderId = null, takenNames }: StoreOptions = {}): Promise<StoredFile[]> {
    return this.service.withFiles(uploads, kind, (received) =>
      this.dataSource.transaction((manager) => this.service.save(manager, received, { uploaderId, takenNames })),
    );
  }

  async storeOne(data: Buffer | string, name?: string, options?: StoreOptions): Promise<StoredFile> {
    const [file] = await this.store([uploadOf(data, name)], options);
    return file!;
  }

  async bytesOf({ key, name }: StoredFile, size: FileSize = 'full'): Promise<Buffer> {
    const found = await this.service.open(key, size, size === 'full' ? name : name.replace(/\.\w+$/, '.webp'));
    return buffer(found!.read());
  }
}
