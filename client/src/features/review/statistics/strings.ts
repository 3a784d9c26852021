import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  title: '별점',
  outOf: '/ 5',
  total: (count: number) => `리뷰 ${numberText(count)}개`,
  distribution: '별점별 리뷰 수',
  stars: (rating: number) => `${rating}점`,
  count: (count: number) => `${numberText(count)}개`,
  groups: '평가별 리뷰 수',
  positive: '긍정',
  neutral: '보통',
  negative: '부정',
  positiveStars: '4–5점',
  neutralStars: '3점',
  negativeStars: '1–2점',
};
