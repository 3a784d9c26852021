import type { Image, Review, ReviewPhoto } from '../src/graphql/types.generated';
import { makeFacility } from './make-facility';
import { makeMember } from './make-member';

/** Another member's review as a visitor sees it; a test overrides what it is about. */
export function makeReview(review: Partial<Review> & Pick<Review, 'id'>): Review {
  return {
    content: `리뷰 ${review.id}의 내용`,
    rating: 4,
    insertedAt: '2026-03-01T03:34:00.000Z',
    images: [],
    tags: [],
    likeCount: 0,
    viewerHasLiked: false,
    viewerHasReported: false,
    viewerIsAuthor: false,
    viewerCanEdit: false,
    blinding: null,
    facility: makeFacility({ id: '7' }),
    member: makeReviewer(),
    ...review,
  };
}

/** Someone who has written reviews, as everybody sees them. */
export const makeReviewer = (member: Parameters<typeof makeMember>[0] = {}) =>
  makeMember({
    id: '2',
    nickName: '초코형',
    email: 'c***@e***.com',
    info: null,
    insertedAt: null,
    viewerCanEdit: false,
    reviewCount: 3,
    averageRating: 4.5,
    ...member,
  });

/** An image with addresses of its own, as every upload has them. */
export const makeImage = (name: string): Image => ({
  name: `${name}.webp`,
  url: `/files/${name}/large.webp`,
  cardUrl: `/files/${name}/card.webp`,
  thumbnailUrl: `/files/${name}/thumb.webp`,
  width: 800,
  height: 600,
  thumbhash: null,
});

export const makeReviewPhoto = (name: string, photo: Partial<ReviewPhoto> = {}): ReviewPhoto => ({
  reviewId: '1',
  content: '꼬리를 흔들었어요.',
  image: makeImage(name),
  member: makeReviewer(),
  ...photo,
});

/** As the server answers a list: one page of it and the length of the whole. */
export const pageOf = <Item>(items: readonly Item[], { page, size }: { page: number; size: number }) => ({
  items: items.slice(page * size, (page + 1) * size),
  totalCount: items.length,
});
