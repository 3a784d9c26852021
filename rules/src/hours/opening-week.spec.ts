import { HOLIDAYS } from '../../test/holidays';
import { isOpenAllDay, openingWeek } from './opening-week';
import { readHours } from './read-hours';

const weekOf = (hours: string | null, holiday: string | null, from: string) =>
  openingWeek(readHours({ operatingHours: hours, holiday }), from, HOLIDAYS);

/** One line for each day: `12-25 OPEN? 10:00~20:00 [성탄절] (note)`. */
const lines = (hours: string | null, holiday: string | null, from: string) =>
  weekOf(hours, holiday, from).map(({ date, status, isDoubtful, spans, holidayName, note }) =>
    [
      date.slice(5),
      `${status}${isDoubtful ? '?' : ''}`,
      ...spans.map(({ opensAt, closesAt }) => `${opensAt}~${closesAt}`),
      ...(holidayName === null ? [] : [`[${holidayName}]`]),
      ...(note === null ? [] : [`(${note})`]),
    ].join(' '),
  );

describe('the week', () => {
  it('shows hours, closing days and holidays by name', () => {
    expect(lines('월~금 09:00~18:00, 토 09:00~13:00', '매주 일요일, 법정공휴일', '2026-12-21')).toEqual([
      '12-21 OPEN 09:00~18:00',
      '12-22 OPEN 09:00~18:00',
      '12-23 OPEN 09:00~18:00',
      '12-24 OPEN 09:00~18:00',
      '12-25 CLOSED [성탄절]',
      '12-26 OPEN 09:00~13:00',
      '12-27 CLOSED',
    ]);
  });

  it('marks doubtful days, crosses the year and shows several spans', () => {
    expect(lines('월~금 09:00~12:00, 13:00~18:00', '매주 토요일', '2026-12-31')).toEqual([
      '12-31 OPEN 09:00~12:00 13:00~18:00',
      '01-01 OPEN? 09:00~12:00 13:00~18:00 [신정] (공휴일에는 다를 수 있어요)',
      '01-02 CLOSED',
      '01-03 UNKNOWN (이날의 영업시간이 적혀 있지 않아요)',
      '01-04 OPEN 09:00~12:00 13:00~18:00',
      '01-05 OPEN 09:00~12:00 13:00~18:00',
      '01-06 OPEN 09:00~12:00 13:00~18:00',
    ]);
  });

  it('shows ends as the time of the next day', () => {
    expect(weekOf('매일 17:00~25:00', '연중무휴', '2026-12-01')[0]?.spans).toEqual([{ opensAt: '17:00', closesAt: '01:00' }]);
    expect(weekOf('매일 17:00~00:00', '연중무휴', '2026-12-01')[0]?.spans).toEqual([{ opensAt: '17:00', closesAt: '24:00' }]);
    expect(weekOf('24시간', '연중무휴', '2026-12-01')[0]?.spans).toEqual([{ opensAt: '00:00', closesAt: '24:00' }]);
  });

  it('shows certain hours and notes the others', () => {
    expect(lines('매일 10:00~08:00', '연중무휴', '2026-12-01')[0]).toBe(
      '12-01 OPEN 10:00~20:00 (20:00~08:00에 여는지 확인이 필요해요)',
    );
    expect(lines('매일 10:00~20:00', '격주 일요일', '2026-12-06')[0]).toBe(
      '12-06 UNKNOWN (10:00~20:00에 여는지 확인이 필요해요)',
    );
    expect(lines('전시에 따라 변동', '연중무휴', '2026-12-06')[0]).toBe('12-06 UNKNOWN (영업시간이 바뀔 수 있어요)');
  });
});

describe('open all day', () => {
  it.each([
    ['매일 00:00~24:00', '연중무휴', true],
    ['매일 00:00~24:00', '정보없음', true],
    ['매일 00:00~24:00', '1월1일, 설, 추석 연휴, 법정공휴일', true],
    ['매일 00:00~24:00, 법정공휴일 10:00~18:00', null, true],
    ['매일 00:00~12:00, 12:00~24:00', '연중무휴', true],
    ['월~일 00:00~00:00', '연중무휴', true],
    ['24시간 연중무휴', null, true],
    ['매일 00:00~24:00', '매주 수요일(미용만)', true],
    ['매일 00:00~24:00', '매주 목요일', false],
    ['매일 00:00~24:00', '2째주 일요일', false],
    ['매일 00:00~24:00', '격주 일요일', false],
    ['매일 00:00~24:00', '휴무일 변동', false],
    ['금~수 00:00~24:00', '매주 목요일', false],
    ['월~금 00:00~24:00', '연중무휴', false],
    ['매일 00:00~24:00, 일 10:00~18:00', '연중무휴', false],
    ['매일 00:00~24:00, 3째주 일 10:00~18:00', '연중무휴', false],
    ['매일 하절기 00:00~24:00, 동절기 10:00~17:00', '연중무휴', false],
    ['매일 00:00~23:00', '연중무휴', false],
    ['매일 00:00~24:00 가끔', '연중무휴', false],
    ['정보없음', '연중무휴', false],
  ])('%s / %s: %p', (operatingHours, holiday, expected) => {
    expect(isOpenAllDay(readHours({ operatingHours, holiday }))).toBe(expected);
  });
});
