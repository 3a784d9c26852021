import type { DataSource } from 'typeorm';
import type { Viewer } from '../../shared/viewer';
import type { FacilityService } from '../facility/facility.service';
import type { FileService } from '../file/file.service';
import type { MemberService } from '../member/member.service';
import type { Review } from './review.entity';
import type {
  CreateReviewInput,
  DeleteReviewInput,
  ReviewPhotosArgs,
  ReviewsArgs,
  TagsArgs,
  UpdateReviewInput,
  ViewerReviewDaysArgs,
} from './review.input';
import type { DeletedReview, ReviewDay, ReviewPage, ReviewPhotoPage } from './review.output';
import type { Tag } from './tag.entity';

export interface ReviewServiceParts {
  dataSource: DataSource;
  facilities: FacilityService;
  members: MemberService;
  files: FileService;
}

export interface ReviewStatistics {
  reviewCount: number;
  /** One decimal; null without reviews. */
  averageRating: number | null;
}

/** Owns reviews with their pictures and tags: reading, writing, changing, deleting. Not here: likes and reports (services of their own). */
export class ReviewService {
  constructor(private readonly parts: ReviewServiceParts) {}

  find(id: string, viewer: Viewer | null): Promise<Review | null> {
    throw new Error(`${id} ${viewer?.memberId}`);
  }

  list(args: ReviewsArgs, viewer: Viewer | null): Promise<ReviewPage> {
    throw new Error(`${args.page} ${viewer?.memberId}`);
  }

  listPhotos(args: ReviewPhotosArgs): Promise<ReviewPhotoPage> {
    throw new Error(`${args.page}`);
  }

  listDays(args: ViewerReviewDaysArgs, viewer: Viewer): Promise<ReviewDay[]> {
    throw new Error(`${args.year} ${viewer.memberId}`);
  }

  listTags(args: TagsArgs): Promise<Tag[]> {
    throw new Error(args.query);
  }

  countRatings(facilityId: number): Promise<number[]> {
    throw new Error(`${facilityId}`);
  }

  loadStatistics(memberId: number): Promise<ReviewStatistics> {
    throw new Error(`${memberId}`);
  }

  create(input: CreateReviewInput, viewer: Viewer): Promise<Review> {
    throw new Error(`${input.rating} ${viewer.memberId}`);
  }

  update(input: UpdateReviewInput, viewer: Viewer): Promise<Review> {
    throw new Error(`${input.rating} ${viewer.memberId}`);
  }

  remove(input: DeleteReviewInput, viewer: Viewer): Promise<DeletedReview> {
    throw new Error(`${input.id} ${viewer.memberId}`);
  }
}
