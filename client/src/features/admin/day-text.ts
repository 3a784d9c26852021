import { dateTimeText } from '../../lib/date-text';

/** 2026-03-01, in Korea. */
export const dayText = (time: string) => dateTimeText(time).slice(0, 10);
