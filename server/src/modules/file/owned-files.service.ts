import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { FileService } from './file.service';
import type { ReceivedFile } from './received-file';
import { StoredFile } from './stored-file.entity';

type NamedFile = Pick<StoredFile, 'id' | 'name'>;

/** Link table between owners and files: its entity, and the field that holds the owner's id. */
export interface FileLink {
  entity: new () => ObjectLiteral;
  owner: string;
}

export interface AddFilesOptions {
  uploaderId: number;
  /** Names of the owner's other files. */
  takenNames?: string[];
}

/** Owns the link table between an owner (announcement, review) and its files. Not here: the files themselves (FileService). */
export class OwnedFilesService {
  constructor(
    private readonly files: FileService,
    private readonly link: FileLink,
  ) {}

  /** Considers only the owner's files: other names match nothing. */
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

  async add(manager: EntityManager, ownerId: number, received: readonly ReceivedFile[], options: AddFilesOptions): Promise<void> {
    const { entity, owner } = this.link;
    const rows = await this.files.save(manager, received, options);
    if (rows.length > 0)
      await manager.insert(
        entity,
        rows.map(({ id: fileId }) => ({ fileId, [owner]: ownerId })),
      );
  }

  /** A trigger deletes the files of removed links. */
  async remove(manager: EntityManager, files: readonly NamedFile[]): Promise<void> {
    if (files.length > 0)
      await manager.delete(
        this.link.entity,
        files.map(({ id }) => id),
      );
  }
}
