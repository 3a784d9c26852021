const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Seoul' });

/** 2026-03-01 12:34, in Korea, wherever the person is. */
export const dateTimeText = (time: string) => format.format(new Date(time));
