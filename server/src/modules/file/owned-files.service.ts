import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { FileService } from './file.service';
import { StoredFile } from './stored-file.entity';

/** What the file service took in and hands on. */
type Received = Parameters<FileService['save']>[1];
type NamedFile = Pick<StoredFile, 'id' | 'name'>;

/** The owner's own table of links: its entity, and which of its fields says whose file it is, beside `fileId`. */
export interface FileLink {
  entity: new () => ObjectLiteral;
  owner: string;
}

export interface AddFilesOptions {
  uploaderId: number;
  /** Names of the owner's other files. */
  takenNames?: string[];
}

/** Files of one owner: of an announcement, of a review. */
export class OwnedFilesService {
  constructor(
    private readonly files: FileService,
    private readonly link: FileLink,
  ) {}

  /** Of the owner's own files alone: a name of any other file finds nothing. */
  async split(
    manager: EntityManager,
    ownerId: number,
    removedNames: readonly string[],
  ): Promise<Record<'remaining' | 'removed', NamedFile[]>> {
    const { entity, owner } = this.link;
    const all = await manager
      .createQueryBuilder(StoredFile, 'file')
      .select(['file.id', 'file.name'])
      .innerJoin(entity, 'link', 'link.fileId = file.id')
      .where(`link.${owner} = :ownerId`, { ownerId })
      .orderBy('file.id')
      .getMany();
    const removed = this.files.named(all, removedNames);
    return { remaining: all.filter((file) => !removed.includes(file)), removed };
  }

  async add(manager: EntityManager, ownerId: number, received: Received, options: AddFilesOptions): Promise<void> {
    const { entity, owner } = this.link;
    const rows = await this.files.save(manager, received, options);
    if (rows.length > 0)
      await manager.insert(
        entity,
        rows.map(({ id: fileId }) => ({ fileId, [owner]: ownerId })),
      );
  }

  /** The files themselves go with the links. */
  async remove(manager: EntityManager, files: readonly NamedFile[]): Promise<void> {
    if (files.length > 0)
      await manager.delete(
        this.link.entity,
        files.map(({ id }) => id),
      );
  }
}
