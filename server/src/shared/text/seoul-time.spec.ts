import { msToSeoulMidnight, seoulDateTime } from './seoul-time';

const DAY = 24 * 60 * 60 * 1000;

describe('the time in Seoul', () => {
  it.each([
    ['2028-02-28T14:59:59.999Z', '2028-02-28T23:59:59'],
    ['2028-02-28T15:00:00Z', '2028-02-29T00:00:00'],
    ['2028-02-29T15:00:00Z', '2028-03-01T00:00:00'],
    ['2027-02-28T15:00:00Z', '2027-03-01T00:00:00'],
    ['2027-12-31T15:00:00Z', '2028-01-01T00:00:00'],
    ['2028-06-30T23:59:59+09:00', '2028-06-30T23:59:59'],
  ])('of %s is %s', (moment, wallClock) => {
    expect(seoulDateTime(moment)).toBe(wallClock);
    expect(seoulDateTime(new Date(moment))).toBe(wallClock);
  });

  it('has its next midnight within a day, at every hour of leap years and others', () => {
    for (let now = Date.UTC(2027, 11, 30); now < Date.UTC(2028, 2, 3); now += 1_799_001) {
      const left = msToSeoulMidnight(now);
      expect(left > 0 && left <= DAY).toBe(true);
      expect(seoulDateTime(new Date(now + left))).toMatch(/T00:00:00$/);
      expect(seoulDateTime(new Date(now + left - 1)).slice(0, 10)).toBe(seoulDateTime(new Date(now)).slice(0, 10));
    }
  });

  it('is at midnight a whole day away from the next', () => {
    expect(msToSeoulMidnight(Date.UTC(2028, 1, 28, 15))).toBe(DAY);
  });
});
