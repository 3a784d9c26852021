import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import { AppError } from '../../shared/errors';
import type { Limiter } from '../../shared/http/limiter';
import type { Logger } from '../../shared/logger';
import type { Viewer } from '../../shared/viewer';
import type { FileService } from '../file/file.service';
import type { SessionService } from '../member/session.service';
import { AccountExportRepository, EXPORTED_PARTS } from './account-export.repository';

/** Slower clients are cut off. */
const EXPORT_MS_MAX = 60 * 60 * 1_000;
const RETRY_SECONDS = 60;

export interface AccountExportParts {
  dataSource: DataSource;
  sessions: SessionService;
  files: FileService;
  limiter: Limiter;
  log: Logger;
  /** Gives the work its own deadline of database time. */
  inDeadline: <T>(work: () => T) => T;
}

/**
 * Owns the export of an account: a zip of the member's own data and files, made while it is sent. It reads no faster than the client, and holds no
 * database connection meanwhile.
 */
export class AccountExportService {
  private readonly repository: AccountExportRepository;
  /** Members whose zip this server is sending. */
  private readonly running = new Set<number>();

  constructor(private readonly parts: AccountExportParts) {
    this.repository = new AccountExportRepository(parts.dataSource, parts.inDeadline);
  }

  /**
   * The zip breaks off when the session ends meanwhile, by withdrawal too.
   * @throws AppError TOO_MANY_REQUESTS while another one is sent, and beyond the member's limit
   */
  async start(viewer: Viewer): Promise<Readable> {
    const { memberId } = viewer;
    if (this.running.has(memberId))
      throw new AppError('TOO_MANY_REQUESTS', '이미 내려받고 있습니다. 끝난 뒤에 다시 시도해 주세요.', {
        retryAfter: RETRY_SECONDS,
      });
    this.running.add(memberId);
    try {
      await this.parts.limiter.consume('EXPORT', `member ${memberId}`);
    } catch (error) {
      this.running.delete(memberId);
      throw error;
    }
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    const timer = setTimeout(() => output.destroy(new Error('An export took too long')), EXPORT_MS_MAX).unref();
    output.once('close', () => {
      clearTimeout(timer);
      this.running.delete(memberId);
    });
    zip.on('error', (error: Error) => output.destroy(error));
    this.fill(zip, viewer).catch((error: Error) => output.destroy(error));
    return output;
  }

  private async fill(zip: ZipFile, viewer: Viewer): Promise<void> {
    const { files, log } = this.parts;
    await add(zip, 'data.json', () => Readable.from(this.dataOf(viewer), { objectMode: false }));
    for await (const { id, key, name, path, insertedAt } of this.repository.files(viewer.memberId)) {
      await this.assertOpen(viewer);
      const file = await files.open(key, 'full', name);
      // Pictures are compressed already.
      if (file) await add(zip, path, () => file.read(), { compress: false, size: file.bytes, mtime: insertedAt });
      else log.warn({ fileId: id }, 'a file is missing in an export');
    }
    await this.assertOpen(viewer);
    zip.end();
  }

  private async *dataOf({ memberId }: Viewer): AsyncIterable<string> {
    const profile = await this.repository.findProfile(memberId);
    yield `{"exportedAt": ${JSON.stringify(new Date())},\n"profile": ${JSON.stringify(profile)}`;
    for (const name of EXPORTED_PARTS) {
      yield `,\n"${name}": [`;
      let separator = '\n';
      for await (const rows of this.repository.pagesOf(name, memberId)) {
        yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
        separator = ',\n';
      }
      yield ']';
    }
    yield '}\n';
  }

  private async assertOpen(viewer: Viewer): Promise<void> {
    const isOpen = await this.parts.inDeadline(() => this.parts.sessions.isOpen(viewer));
    if (!isOpen) throw new Error('The session of an export has ended');
  }
}

/** Returns when the source is read, so that one file at a time is open. @throws if the source fails or the client leaves */
async function add(zip: ZipFile, path: string, open: () => Readable, options = {}): Promise<void> {
  const output = zip.outputStream as Readable;
  if (output.destroyed) throw new Error('The client of an export has left');
  const source = open();
  const leave = (): void => void source.destroy();
  output.once('close', leave);
  zip.addReadStream(source, path, options);
  try {
    await finished(source);
  } finally {
    output.off('close', leave);
  }
}
