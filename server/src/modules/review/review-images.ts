import type { EntityManager } from 'typeorm';
import type { FileService } from '../file/file.service';
import { StoredFile } from '../file/stored-file.entity';
import { ReviewImage } from './review-image.entity';

/** What the file service took in and hands on. */
type Received = Parameters<FileService['save']>[1];
type Picture = Pick<StoredFile, 'id' | 'name'>;

export interface AddImagesOptions {
  uploaderId: number;
  /** Names of the review's other pictures. */
  takenNames?: string[];
}

/** Pictures of one review. */
export class ReviewImages {
  constructor(private readonly files: FileService) {}

  /** Of the review's own pictures alone: a name of any other file finds nothing. */
  async split(
    manager: EntityManager,
    reviewId: number,
    removedNames: readonly string[],
  ): Promise<Record<'kept' | 'removed', Picture[]>> {
    const pictures = await manager
      .createQueryBuilder(StoredFile, 'file')
      .select(['file.id', 'file.name'])
      .innerJoin(ReviewImage, 'image', 'image.file_id = file.id')
      .where('image.review_id = :reviewId', { reviewId })
      .orderBy('file.id')
      .getMany();
    const removed = this.files.named(pictures, removedNames);
    return { kept: pictures.filter((picture) => !removed.includes(picture)), removed };
  }

  async add(manager: EntityManager, reviewId: number, received: Received, options: AddImagesOptions): Promise<void> {
    const rows = await this.files.save(manager, received, options);
    if (rows.length > 0)
      await manager.insert(
        ReviewImage,
        rows.map(({ id: fileId }) => ({ fileId, reviewId })),
      );
  }

  /** Their files go with them. */
  async remove(manager: EntityManager, pictures: readonly Picture[]): Promise<void> {
    if (pictures.length > 0)
      await manager.delete(
        ReviewImage,
        pictures.map(({ id }) => id),
      );
  }
}
