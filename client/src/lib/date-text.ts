/** Korea has had no summer time since 1988. */
export const KOREA_AHEAD_MS = 9 * 60 * 60 * 1000;

/** Without Intl.DateTimeFormat: the first one alone takes four fifths of the time in which a page's code starts. */
const inKorea = (time: number) => new Date(time + KOREA_AHEAD_MS).toISOString();

/** 2026-03-01 12:34, in Korea, wherever the person is. */
export const dateTimeText = (time: string) => inKorea(Date.parse(time)).slice(0, 16).replace('T', ' ');

/** 2026-03-01, likewise. */
export const dateText = (time: number) => inKorea(time).slice(0, 10);
