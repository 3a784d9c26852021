import type { EntityManager } from 'typeorm';
import type { FileService } from '../file/file.service';
import { StoredFile } from '../file/stored-file.entity';
import { BoardFile } from './board-file.entity';

/** What the file service took in and hands on. */
type Received = Parameters<FileService['save']>[1];
type NamedFile = Pick<StoredFile, 'id' | 'name'>;

export interface AddFilesOptions {
  uploaderId: number;
  /** Names of the announcement's other files. */
  takenNames?: string[];
}

/** Files of one announcement. */
export class BoardFiles {
  constructor(private readonly files: FileService) {}

  /** Of the announcement's own files alone: a name of any other file finds nothing. */
  async split(
    manager: EntityManager,
    boardId: number,
    removedNames: readonly string[],
  ): Promise<Record<'kept' | 'removed', NamedFile[]>> {
    const all = await manager
      .createQueryBuilder(StoredFile, 'file')
      .select(['file.id', 'file.name'])
      .innerJoin(BoardFile, 'link', 'link.file_id = file.id')
      .where('link.board_id = :boardId', { boardId })
      .orderBy('file.id')
      .getMany();
    const removed = this.files.named(all, removedNames);
    return { kept: all.filter((file) => !removed.includes(file)), removed };
  }

  async add(manager: EntityManager, boardId: number, received: Received, options: AddFilesOptions): Promise<void> {
    const rows = await this.files.save(manager, received, options);
    if (rows.length > 0)
      await manager.insert(
        BoardFile,
        rows.map(({ id: fileId }) => ({ fileId, boardId })),
      );
  }

  /** The files themselves go with the links. */
  async remove(manager: EntityManager, files: readonly NamedFile[]): Promise<void> {
    if (files.length > 0)
      await manager.delete(
        BoardFile,
        files.map(({ id }) => id),
      );
  }
}
