import type { Viewer } from '../../shared/viewer';
import type { Review } from './review.entity';

type Written = Pick<Review, 'memberId'>;

export function isAuthor(review: Written, viewer: Viewer | null): boolean {
  return viewer?.memberId === review.memberId;
}

/** For changing and deleting. */
export function canEdit(review: Written, viewer: Viewer | null): boolean {
  return viewer?.isAdmin === true || isAuthor(review, viewer);
}
