import { REVIEW_RULES } from '../../../graphql/constants.generated';

/** What stands in the form of a review. */
export interface ReviewValues {
  content: string;
  rating: number;
  /** Normalised, without `#`. */
  tags: readonly string[];
  /** Typed but not yet a tag. */
  tagText: string;
  /** Picked, still on the person's device. */
  images: readonly File[];
}

export const EMPTY_REVIEW: ReviewValues = { content: '', rating: REVIEW_RULES.rating.default, tags: [], tagText: '', images: [] };

/** Whether there is anything that a person would miss. */
export const isTouched = ({ content, rating, tags, tagText, images }: ReviewValues, from: ReviewValues = EMPTY_REVIEW) =>
  content !== from.content ||
  rating !== from.rating ||
  tags.join(' ') !== from.tags.join(' ') ||
  tagText !== '' ||
  images.length > 0;
