import { chosenInstant, momentText } from './open-time';

const NOW = Date.parse('2026-11-27T23:30:00+09:00');

it.each([
  ['2026-11-27T09:00', '오늘 09:00'],
  ['2026-11-28T00:00', '토요일 00:00'],
  ['2026-12-03T14:30', '목요일 14:30'],
  ['2026-12-04T14:30', '12월 4일 (금) 14:30'],
  ['2026-11-26T14:30', '11월 26일 (목) 14:30'],
])('%s is called %s', (minute, text) => {
  expect(momentText(Date.parse(chosenInstant(minute)!), NOW)).toBe(text);
});

it('"now" is no instant, as it goes on', () => {
  expect([chosenInstant('now'), chosenInstant(undefined)]).toEqual([null, null]);
});
