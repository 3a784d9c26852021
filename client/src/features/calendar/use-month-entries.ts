import { ServerError } from '@apollo/client/errors';
import { useState } from 'react';
import { hasSessionEnded, failureText } from '../../lib/error-text';
import { useLastKnown } from '../../lib/use-last-known';
import { numbersOf } from './days';
import { type ReviewCalendarQuery, useReviewCalendarQuery } from './review-calendar.generated';
import { STRINGS } from './strings';

type Holiday = ReviewCalendarQuery['holidays'][number];
export type CalendarReview = ReviewCalendarQuery['viewerReviewDays'][number]['reviews'][number];

export interface DayEntry {
  holiday: Holiday | undefined;
  reviews: readonly CalendarReview[];
}

export type MonthEntries = ReturnType<typeof useMonthEntries>;

const NOTHING: DayEntry = { holiday: undefined, reviews: [] };

/** The entries of a month's days. A month that was shown before is there at once and is refreshed. */
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
  const days = entriesOf(known);

  const retry = async () => {
    setIsRetrying(true);
    // A second failure says what the first did.
    await refetch().catch(() => undefined);
    setIsRetrying(false);
  };

  return {
    isLoading: !known && !isFailed,
    /** The text of a failure; then there are no entries. */
    problem: isFailed && lastError ? calendarProblem(lastError) : null,
    isRetrying,
    retry: () => void retry(),
    entryOf: (date: string) => days.get(date) ?? NOTHING,
    ...summaryOf(known),
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

/** The banner's text. An error status is stated by its number, which support asks for. */
export function calendarProblem(error: unknown): string {
  if (hasSessionEnded(error)) return STRINGS.noToken;
  const text = failureText(error, STRINGS.failed);
  return ServerError.is(error) ? STRINGS.withStatus(text, error.statusCode) : text;
}
