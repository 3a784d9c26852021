import type { BlindingColumns } from '../../shared/blinding';
import { type FacilitySummaryRow, facilitySummaryOf } from '../facility/facility-summary.sql';
import type { FileService } from '../file/file.service';
import { type AuthorSummaryRow, authorSummaryOf } from '../member/author-summary.sql';
import type { Review } from './review.entity';
import type { Tag } from './tag.entity';

type Viewers = Pick<Review, 'viewerHasLiked' | 'viewerHasReported'>;

/** A row of `reviewColumns`. */
export interface ReviewRow
  extends
    Pick<Review, 'id' | 'facilityId' | 'memberId' | 'content' | 'rating' | 'insertedAt' | 'likeCount'>,
    Partial<Viewers & BlindingColumns> {
  images: StoredImage[] | null;
  tags: Tag[] | null;
}

export interface ReviewStatistics {
  reviewCount: number;
  /** One decimal; null without reviews. */
  averageRating: number | null;
}

/** With author and facility, if selected. */
export type ListedRow = ReviewRow & Partial<AuthorSummaryRow & ReviewStatistics & FacilitySummaryRow>;

export type StoredImage = Parameters<FileService['imageOf']>[0];

/** Lists every property explicitly, so that all reviews share one hidden class, which V8 reads faster. */
export function reviewOf(row: ListedRow, files: Pick<FileService, 'imageOf'>): Review {
  const review = {
    id: row.id,
    facilityId: row.facilityId,
    memberId: row.memberId,
    content: row.content,
    rating: row.rating,
    insertedAt: row.insertedAt,
    blindedAt: row.blindedAt ?? null,
    blindedUntil: row.blindedUntil ?? null,
    blindingReason: row.blindingReason ?? null,
    images: row.images?.map((file) => files.imageOf(file)) ?? [],
    tags: row.tags ?? [],
    likeCount: row.likeCount,
    viewerHasLiked: row.viewerHasLiked ?? false,
    viewerHasReported: row.viewerHasReported ?? false,
    facility: 'placeId' in row ? facilitySummaryOf(row as FacilitySummaryRow) : undefined,
    member: 'writerId' in row ? memberOf(row as ListedRow & AuthorSummaryRow) : undefined,
  };
  return review as unknown as Review;
}

function memberOf(row: ListedRow & AuthorSummaryRow): ReturnType<typeof authorSummaryOf> & Partial<ReviewStatistics> {
  const member: ReturnType<typeof memberOf> = authorSummaryOf(row);
  if (row.reviewCount !== undefined) member.reviewCount = row.reviewCount;
  if (row.averageRating !== undefined) member.averageRating = row.averageRating;
  return member;
}
