import { timesAgo } from './seoul-time';

const NOW = new Date('2026-03-31T15:00:00Z');
const ago = (milliseconds: number) => timesAgo(new Date(NOW.getTime() - milliseconds), NOW);
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

it.each([
  [0, '방금 전'],
  [MINUTE - 1, '방금 전'],
  // Clocks differ a little.
  [-5 * SECOND, '방금 전'],
  [MINUTE, '1분 전'],
  [HOUR - 1, '59분 전'],
  [HOUR, '1시간 전'],
  [DAY - 1, '23시간 전'],
  [DAY, '1일 전'],
  [30 * DAY - 1, '29일 전'],
  // Midnight in Seoul.
  [30 * DAY, '2026-03-02'],
  [30 * DAY + 1, '2026-03-01'],
])('%d ms ago is %s', (milliseconds, text) => {
  expect(ago(milliseconds)).toBe(text);
});

it('takes what GraphQL writes', () => {
  expect(timesAgo('2025-08-01T03:34:56.000Z', NOW)).toBe('2025-08-01');
});
