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
> & { images: StoredImage[] };

export type StoredImage = Parameters<FileService['imageOf']>[0];

/**
 * The row itself, as copies of lists are a good part of what those cost; and without a property that it did not have: a fifth of what the
 * latest reviews took the server went into reading such rows.
 */
export function reviewOf(row: ReviewRow, files: Pick<FileService, 'imageOf'>): Review {
  const review = row as unknown as Review;
  review.images = row.images.map((file) => files.imageOf(file));
  return review;
}
