import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, addMonthsToDay, isShownMonth, monthOf, weekdayOf } from './days';

const MOVES: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekdayOf(date)),
  End: (date) => addDays(date, 6 - weekdayOf(date)),
  PageUp: (date) => addMonthsToDay(date, -1),
  PageDown: (date) => addMonthsToDay(date, 1),
};

/**
 * Roving focus in a grid of days: Tab reaches one of them, arrow keys move on from there, also into other months.
 * A day's button names its day in `data-date`.
 */
export function useRovingDay(month: string, today: string, onMonthChange: (month: string) => void) {
  const grid = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<string | null>(null);
  /** Gets the focus as soon as its month is there. */
  const wanted = useRef<string | null>(null);
  const stop = [visited, today].find((date) => date !== null && monthOf(date) === month) ?? `${month}-01`;

  const focus = (date: string) => grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();

  const goTo = (date: string) => {
    if (!isShownMonth(monthOf(date))) return;
    setVisited(date);
    if (monthOf(date) === month) return focus(date);
    wanted.current = date;
    onMonthChange(monthOf(date));
  };

  useEffect(() => {
    if (wanted.current !== stop) return;
    wanted.current = null;
    focus(stop);
  }, [stop]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { date } = (event.target as HTMLElement).dataset;
    const move = MOVES[event.key];
    // With a modifier they belong to the browser: Alt and an arrow is Back.
    if (!date || !move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(move(date));
  };

  return { grid, stop, goTo, onKeyDown };
}
