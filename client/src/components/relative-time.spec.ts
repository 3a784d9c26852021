import { timesAgo } from './relative-time';

const NOW = Date.parse('2026-03-31T12:00:00Z');
const ago = (seconds: number) => timesAgo(new Date(NOW - seconds * 1000).toISOString(), NOW);
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [-5, '방금 전'],
  [0, '방금 전'],
  [59, '방금 전'],
  [MINUTE, '1분 전'],
  [HOUR - 1, '59분 전'],
  [HOUR, '1시간 전'],
  [DAY - 1, '23시간 전'],
  [DAY, '1일 전'],
  [30 * DAY - 1, '29일 전'],
  [30 * DAY, '2026-03-01'],
])('says after %i seconds: %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});

it('names the day in Korea', () => {
  expect(timesAgo('2026-01-31T15:00:00Z', NOW)).toBe('2026-02-01');
});
