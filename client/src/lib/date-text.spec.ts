import { dateText, dateTimeText } from './date-text';

const TIMES = ['2026-03-01T03:34:56Z', '2025-12-31T15:00:00.000Z', '2024-02-28T23:59:59+09:00', '1999-06-30T14:59:59Z'];
const seoul = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Seoul' });

it.each(TIMES)('tells %s as a clock in Korea does', (time) => {
  expect(dateTimeText(time)).toBe(seoul.format(new Date(time)));
  expect(dateText(Date.parse(time))).toBe(seoul.format(new Date(time)).slice(0, 10));
});

it('says nothing of what is no time', () => expect(() => dateTimeText('')).toThrow(RangeError));
