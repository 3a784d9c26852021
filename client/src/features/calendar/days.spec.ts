import { addDays, addMonths, addMonthsToDay, isShownMonth, todayInSeoul, weekdayOf, weeksOf } from './days';

describe('today', () => {
  it.each([
    ['2026-05-04T14:59:59.999Z', '2026-05-04'],
    ['2026-05-04T15:00:00.000Z', '2026-05-05'],
    ['2026-12-31T14:59:59.999Z', '2026-12-31'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01'],
    ['2028-02-28T15:00:00.000Z', '2028-02-29'],
  ])('is the day in Seoul: %s is %s', (now, day) => {
    expect(todayInSeoul(Date.parse(now))).toBe(day);
  });
});

describe('going on by days', () => {
  it.each([
    ['2026-05-31', 1, '2026-06-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-01', -7, '2026-02-22'],
    // The night in which clocks elsewhere go forward.
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });
});

describe('going on by months', () => {
  it.each([
    ['2026-05', 1, '2026-06'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
  ])('%s and %i is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  it.each([
    ['2026-05-05', 1, '2026-06-05'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('stays at the day, or the last one there is: %s and %i is %s', (date, months, expected) => {
    expect(addMonthsToDay(date, months)).toBe(expected);
  });
});

it.each([
  ['2026-05-05', 2],
  ['2000-01-01', 6],
  ['2100-12-31', 5],
])('knows the day of the week: %s is %i', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

describe('the weeks of a month', () => {
  it.each([
    ['2026-05', '2026-04-26', '2026-06-06'],
    // Begins on a Sunday and has exactly four weeks.
    ['2026-02', '2026-02-01', '2026-03-14'],
    // Begins on a Saturday.
    ['2026-08', '2026-07-26', '2026-09-05'],
    ['2026-12', '2026-11-29', '2027-01-09'],
    ['2027-01', '2026-12-27', '2027-02-06'],
    ['2028-02', '2028-01-30', '2028-03-11'],
  ])('%s goes from %s to %s', (month, first, last) => {
    const days = weeksOf(month).flat();
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });

  it('are 42 different days in order, and all of the month among them', () => {
    for (const [month, length] of [
      ['2026-02', 28],
      ['2028-02', 29],
      ['2026-04', 30],
      ['2026-08', 31],
    ] as const) {
      const days = weeksOf(month).flat();
      expect(days).toHaveLength(42);
      expect([...new Set(days)].sort()).toEqual(days);
      expect(days.filter((day) => day.startsWith(month))).toHaveLength(length);
    }
  });

  it('begin on Sunday', () => {
    expect(weeksOf('2026-05').map(([sunday]) => weekdayOf(sunday!))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('the months that are shown', () => {
  it.each(['2000-01', '2026-05', '2100-12'])('include %s', (month) => {
    expect(isShownMonth(month)).toBe(true);
  });

  it.each(['1999-12', '2101-01', '2026-13', '2026-00', '2026-5', '2026-05-05', '-001-01', '99999-01', 'x', ''])(
    'do not include "%s"',
    (month) => {
      expect(isShownMonth(month)).toBe(false);
    },
  );
});
