import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError } from '../../shared/errors';
import type { PublicDataOffer, PublicDataSource } from './public-data-source';

export class LocalFileSource implements PublicDataSource {
  constructor(private readonly path: string) {}

  async locate(): Promise<PublicDataOffer> {
    const entry = await stat(this.path).catch((cause: unknown) => {
      throw new AppError('BAD_USER_INPUT', `파일을 열 수 없습니다: ${this.path}`, { cause });
    });
    if (!entry.isFile()) throw new AppError('BAD_USER_INPUT', `파일이 아닙니다: ${this.path}`);
    const file = { path: this.path, name: basename(this.path).normalize('NFC'), discard: async () => {} };
    return { id: null, fetch: async () => file };
  }
}
