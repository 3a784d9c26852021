import { numberText } from '../../../lib/number-text';
import type { ReviewAuthor_MemberFragment } from './review-author.generated';

/** 리뷰 3개 · 평균 4.5 */
export function reviewerFacts({ reviewCount, averageRating }: ReviewAuthor_MemberFragment): string {
  const count = `리뷰 ${numberText(reviewCount)}개`;
  return averageRating === null ? count : `${count} · 평균 ${averageRating.toFixed(1)}`;
}
