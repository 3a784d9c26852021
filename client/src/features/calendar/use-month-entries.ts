import { useMemo, useState } from 'react';
import { useLastKnown } from '../../lib/use-last-known';
import { calendarProblem } from './calendar-problem';
import { numbersOf } from './days';
import { type ReviewCalendarQuery, useReviewCalendarQuery } from './review-calendar.generated';

type Holiday = ReviewCalendarQuery['holidays'][number];
export type CalendarReview = ReviewCalendarQuery['viewerReviewDays'][number]['reviews'][number];

export interface DayEntry {
  holiday: Holiday | undefined;
  reviews: readonly CalendarReview[];
}

export type MonthEntries = ReturnType<typeof useMonthEntries>;

const NOTHING: DayEntry = { holiday: undefined, reviews: [] };

/** What the days of a month hold. A month that was seen before shows at once, and what is new in it as soon as it is known. */
export function useMonthEntries(shown: string) {
  const { year, month } = numbersOf(shown);
  const { data, error, loading, refetch } = useReviewCalendarQuery({
    variables: { year, month },
    fetchPolicy: 'cache-and-network',
  });
  const [isRetrying, setIsRetrying] = useState(false);
  // The banner stays while its button works.
  const lastError = useLastKnown(error);
  const isFailed = (error !== undefined && !loading) || isRetrying;
  const known = isFailed ? undefined : data;
  const days = useMemo(() => entriesOf(known), [known]);

  const retry = async () => {
    setIsRetrying(true);
    // A second failure says what the first did.
    await refetch().catch(() => undefined);
    setIsRetrying(false);
  };

  return {
    isLoading: !known && !isFailed,
    /** What went wrong, for people; then there are no entries. */
    problem: isFailed && lastError ? calendarProblem(lastError) : null,
    isRetrying,
    retry: () => void retry(),
    entryOf: (date: string) => days.get(date) ?? NOTHING,
    ...useMemo(() => summaryOf(known), [known]),
  };
}

function entriesOf(answer: ReviewCalendarQuery | undefined): Map<string, DayEntry> {
  const days = new Map<string, DayEntry>();
  for (const { date, reviews } of answer?.viewerReviewDays ?? []) days.set(date, { ...NOTHING, reviews });
  for (const holiday of answer?.holidays ?? []) days.set(holiday.date, { ...(days.get(holiday.date) ?? NOTHING), holiday });
  return days;
}

function summaryOf(answer: ReviewCalendarQuery | undefined): { count: number; average: number | null } {
  const ratings = answer?.viewerReviewDays.flatMap(({ reviews }) => reviews.map(({ rating }) => rating)) ?? [];
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { count: ratings.length, average: ratings.length > 0 ? sum / ratings.length : null };
}
