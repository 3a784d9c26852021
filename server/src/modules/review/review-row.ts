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

/** The row itself with what is missing, as copies of lists are a good part of what those cost. */
export function reviewOf(row: ReviewRow, files: Pick<FileService, 'imageOf'>): Review {
  return Object.assign(row, { images: row.files.map((file) => files.imageOf(file)) }) as unknown as Review;
}
