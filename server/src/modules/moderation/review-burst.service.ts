import DataLoader from 'dataloader';
import { assertPageInRange } from '../../shared/validation/assertions';
import type { Viewer } from '../../shared/viewer';
import type { Review } from '../review/review.entity';
import type { ReviewService } from '../review/review.service';
import type { ReviewBurstsArgs } from './review-burst.input';
import type { ReviewBurstPage } from './review-burst.output';
import type { ReviewBurstKey, ReviewBurstRepository } from './review-burst.repository';

interface BurstOfViewer {
  burst: ReviewBurstKey;
  viewer: Viewer;
}

/** Owns the administrators' view of reviews that pile up. Not here: blinding them (blinding.service.ts). */
export class ReviewBurstService {
  private readonly reviews: DataLoader<BurstOfViewer, Review[]>;

  constructor(private readonly parts: { repository: ReviewBurstRepository; reviews: ReviewService }) {
    this.reviews = new DataLoader((bursts) => this.load(bursts), { cache: false });
  }

  list(args: ReviewBurstsArgs): Promise<ReviewBurstPage> {
    assertPageInRange(args);
    return this.parts.repository.list(args);
  }

  /** Batched by a DataLoader. */
  listReviews(burst: ReviewBurstKey, viewer: Viewer): Promise<Review[]> {
    return this.reviews.load({ burst, viewer });
  }

  /** A batch may serve several administrators, whose likes and reports differ. */
  private async load(wanted: readonly BurstOfViewer[]): Promise<Review[][]> {
    const ids = await this.parts.repository.reviewIdsOf(wanted.map(({ burst }) => burst));
    const found = new Map<Viewer, Map<number, Review>>();
    for (const viewer of new Set(wanted.map((one) => one.viewer))) {
      const own = ids.filter((_, index) => wanted[index]!.viewer === viewer).flat();
      const reviews = await this.parts.reviews.loadMany(own, viewer);
      found.set(viewer, new Map(reviews.flatMap((review) => (review ? [[review.id, review]] : []))));
    }
    return ids.map((list, index) => list.flatMap((id) => found.get(wanted[index]!.viewer)?.get(id) ?? []));
  }
}
