import type { Holiday, Review, ReviewDay } from '../src/graphql/types.generated';
import { makeReview } from './make-review';

export const makeHoliday = (holiday: Partial<Holiday> & Pick<Holiday, 'date' | 'name'>): Holiday => ({
  id: holiday.date,
  description: '',
  isOfficial: true,
  ...holiday,
});

/** A day on which the viewer wrote. */
export const makeReviewDay = (date: string, ...reviews: (Partial<Review> & Pick<Review, 'id'>)[]): ReviewDay => ({
  date,
  reviews: reviews.map((review) => makeReview({ viewerIsAuthor: true, ...review })),
});

/** Answers only for the days of the month that is asked for. */
export const inMonth =
  <Day extends { date: string }>(days: readonly Day[]) =>
  ({ year, month }: { year: number; month: number }): Day[] =>
    days.filter(({ date }) => date.startsWith(`${year}-${String(month).padStart(2, '0')}-`));
