import type { FileService } from '../file/file.service';
import type { Review } from './review.entity';

/** What reviewColumns brings. */
export type ReviewRow = Pick<
  Review,
  | 'id'
  | 'facilityId'
  | 'memberId'
  | 'content'
  | 'rating'
  | 'insertedAt'
  | 'tags'
  | 'likeCount'
  | 'viewerHasLiked'
  | 'viewerHasReported'
> & { files: Parameters<FileService['imageOf']>[0][] };

export function reviewOf({ files: rows, ...review }: ReviewRow, files: Pick<FileService, 'imageOf'>): Review {
  return { ...review, images: rows.map((row) => files.imageOf(row)) } as Review;
}
