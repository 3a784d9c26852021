import fc from 'fast-check';
import { HOLIDAYS } from '../../test/holidays';
import { HOURS_CASES } from '../../test/hours-cases';
import { seoulInstant } from '../../test/seoul-instant';
import { planDay } from './day-plan';
import type { OpeningSchedule } from './opening-schedule';
import { openStateAt, openStatusAt } from './open-state';
import { isOpenAllDay, openingWeek } from './opening-week';
import { readHours } from './read-hours';

const MINUTE_MS = 60_000;
const TWO_WEEKS = 14 * 1_440;

const weekday = fc.constantFrom(...'월화수목금토일');
const days = fc.oneof(
  weekday,
  fc.tuple(weekday, weekday).map((ends) => ends.join('~')),
  fc.array(weekday, { minLength: 1, maxLength: 4 }).map((list) => list.join(', ')),
  fc.constantFrom(
    '매일',
    '평일',
    '주말',
    '법정공휴일',
    '3째주 일',
    '마지막주 수',
    '문화가있는날',
    '12월 24일',
    '설, 추석 연휴',
    '격주 토',
  ),
);
const hour = fc.integer({ min: 0, max: 26 });
const time = fc.tuple(hour, fc.constantFrom('00', '30', '45')).map(([hours, minutes]) => `${hours}:${minutes}`);
const span = fc.tuple(time, time).map((ends) => ends.join('~'));
const season = fc.constantFrom('', '', '', '하절기 ', '동절기 ', '3~10월 ');
const clause = fc
  .tuple(season, days, span, fc.constantFrom('', '', ', 13:00~15:00', '(일 18:00)', ' 변동'))
  .map((parts) => parts.join(' '));
const hoursText = fc.array(clause, { minLength: 1, maxLength: 4 }).map((clauses) => clauses.join(', '));
const closing = fc.oneof(
  days.map((list) => `매주 ${list}`),
  fc.constantFrom(
    '법정공휴일',
    '2, 4째주 일요일',
    '격주 일요일',
    '설, 추석 당일',
    '1월1일',
    '휴무일 변동',
    '매주 수(미용만)',
    '마트 휴점일',
    '방학기간',
  ),
);
const holidayText = fc.oneof(
  fc.constantFrom(null, '정보없음', '연중무휴'),
  fc.array(closing, { minLength: 1, maxLength: 3 }).map((closings) => closings.join(', ')),
);
const texts = fc.record({ operatingHours: hoursText, holiday: holidayText });

const normalSchedule = texts.map(readHours);
const firstDay = Math.floor(Date.UTC(2026, 0, 1) / MINUTE_MS / 1_440);
const someDay = fc.integer({ min: firstDay, max: firstDay + 720 });

function expectOrderedSpans(schedule: OpeningSchedule): void {
  for (const { spans } of schedule.hours) expectOrdered(spans ?? []);
}

function expectOrdered(spans: { from: number; to: number }[]): void {
  for (const [index, { from, to }] of spans.entries()) {
    expect(from).toBeLessThan(to);
    expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.to ?? 0);
  }
}

/** The status of each minute of two weeks. */
function statusesFrom(schedule: OpeningSchedule, start: Date): string[] {
  return Array.from({ length: TWO_WEEKS + 1 }, (_, minute) =>
    openStatusAt(schedule, new Date(start.getTime() + minute * MINUTE_MS), HOLIDAYS),
  );
}

/** `changesAt` for each minute, computed from the statuses. */
function changesOf(statuses: string[]): (number | null)[] {
  const changes = new Array<number | null>(statuses.length).fill(null);
  for (let minute = statuses.length - 2; minute >= 0; minute -= 1) {
    changes[minute] = statuses[minute] === statuses[minute + 1] ? (changes[minute + 1] ?? null) : minute + 1;
  }
  return changes;
}

function expectChangesWhereStatusChanges(schedule: OpeningSchedule, start: Date): void {
  const statuses = statusesFrom(schedule, start);
  const changes = changesOf(statuses);
  // Asked at the start of the stretch, in its middle and in its last minute.
  const turns = changes.flatMap((change, minute) => (change === minute + 1 ? [minute, minute + 1] : []));
  for (const minute of [0, 700, ...turns].slice(0, 60)) {
    const change = changes[minute];
    // What comes after the two weeks was not looked at.
    if (change == null && minute > 0) continue;
    const expected = change == null || statuses[minute] === 'UNKNOWN' || statuses[change] === 'UNKNOWN' ? null : change;
    const state = openStateAt(schedule, new Date(start.getTime() + minute * MINUTE_MS), HOLIDAYS);
    expect(state.changesAt).toEqual(expected === null ? null : new Date(start.getTime() + expected * MINUTE_MS));
    expect(state.status).toBe(statuses[minute]);
  }
}

describe('schedules', () => {
  it('have spans in order and without overlaps, as read and on each day', () => {
    fc.assert(
      fc.property(normalSchedule, someDay, (schedule, day) => {
        expectOrderedSpans(schedule);
        expectOrdered(planDay(schedule, day, HOLIDAYS).spans);
      }),
      { numRuns: 1_500 },
    );
  });

  it('survive a JSON round trip', () => {
    fc.assert(
      fc.property(normalSchedule, (schedule) => expect(JSON.parse(JSON.stringify(schedule))).toEqual(schedule)),
      { numRuns: 300 },
    );
  });

  it('give a week that agrees with the status in the middle of its spans', () => {
    fc.assert(
      fc.property(normalSchedule, (schedule) => {
        for (const { date, spans } of openingWeek(schedule, '2026-12-21', HOLIDAYS)) {
          for (const { opensAt } of spans)
            expect(openStatusAt(schedule, seoulInstant(`${date} ${opensAt}`), HOLIDAYS)).toBe('OPEN');
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('changesAt', () => {
  it('is where the status changes, minute by minute, in generated schedules', () => {
    fc.assert(
      fc.property(normalSchedule, someDay, fc.integer({ min: 0, max: 1_439 }), (schedule, day, minute) => {
        expectChangesWhereStatusChanges(schedule, new Date((day * 1_440 + minute) * MINUTE_MS));
      }),
      { numRuns: 15 },
    );
  });

  it('is where the status changes, minute by minute, in the schedules of the table', () => {
    for (const { hours, holiday } of HOURS_CASES.filter((_, index) => index % 8 === 0)) {
      expectChangesWhereStatusChanges(readHours({ operatingHours: hours, holiday }), seoulInstant('2026-12-18 00:00'));
    }
  });
});

describe('hostile texts', () => {
  const WORDS = [
    '월',
    '일',
    '매일',
    '격주',
    '째주',
    '1',
    '24',
    '99',
    '10:00',
    '25:00~',
    '~',
    '(',
    ')',
    ',',
    '설',
    '연휴',
    '변동',
    '따라',
    '월요일',
  ];
  const piece = fc.oneof(
    fc.constantFrom(...WORDS, ...'ㄱㅏㅎㅣ', 'abc', '🐾', '\u0000', '\u200b', '：', 'ﷺ'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const hostile = fc.array(piece, { maxLength: 400 }).map((pieces) => pieces.join(''));
  const at = seoulInstant('2026-12-02 12:00');

  it('never throw, and their readings are bounded', () => {
    fc.assert(
      fc.property(hostile, hostile, (operatingHours, holiday) => {
        const schedule = readHours({ operatingHours, holiday });
        expectOrderedSpans(schedule);
        expect(JSON.stringify(schedule).length).toBeLessThan(200_000);
        openStateAt(schedule, at, HOLIDAYS);
        openingWeek(schedule, '2026-12-02', HOLIDAYS);
        isOpenAllDay(schedule);
      }),
      { numRuns: 400 },
    );
  });

  it('make openings doubtful if words are not understood', () => {
    const foreign = fc.constantFrom('사장님 마음', 'closed', 'ㅎㅎ', '🐾', '생일', '예약', '제외', '999', '0900');
    fc.assert(
      fc.property(
        texts,
        foreign,
        fc.boolean(),
        someDay,
        fc.integer({ min: 0, max: 1_439 }),
        ({ operatingHours, holiday }, word, inHours, day, minute) => {
          const hours = inHours ? `${operatingHours} ${word}` : operatingHours;
          const schedule = readHours({ operatingHours: hours, holiday: inHours ? holiday : `${holiday ?? ''} ${word}` });
          expect(schedule.residue.join(' ')).toContain(word);
          expect(openStatusAt(schedule, new Date((day * 1_440 + minute) * MINUTE_MS), HOLIDAYS)).not.toBe('OPEN');
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['2,000 letters', '가'.repeat(2_000)],
    ['nested brackets', `${'('.repeat(1_000)}월~금 10:00~20:00${')'.repeat(1_000)}`],
    ['digits', '9'.repeat(2_000)],
    ['colons', '10:'.repeat(700)],
    ['commas', ','.repeat(2_000)],
    ['ranges', '월~'.repeat(1_000)],
    ['absurd numbers', '월~금 99999:99~-5:00, 0째주 일 100:00~200:00'],
    ['ligatures that grow', 'ﷺ'.repeat(2_000)],
  ])('of %s open nothing', (_, text) => {
    const schedule = readHours({ operatingHours: text, holiday: text });
    expect(schedule.residue).not.toEqual([]);
    expect(openStatusAt(schedule, at, HOLIDAYS)).toBe('UNKNOWN');
    expect(schedule.residue.join('').length).toBeLessThan(1_500);
  });

  it('that are too long are truncated, with the remainder as residue', () => {
    const schedule = readHours({ operatingHours: `매일 10:00~20:00${', '.repeat(300)}일 휴무`, holiday: null });
    expect(schedule.residue).not.toEqual([]);
    expect(openStatusAt(schedule, at, HOLIDAYS)).toBe('UNKNOWN');
  });
});
