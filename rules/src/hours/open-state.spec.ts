import { HOLIDAYS } from '../../test/holidays';
import { HOURS_CASES } from '../../test/hours-cases';
import { seoulInstant } from '../../test/seoul-instant';
import { openStateAt, openStatusAt } from './open-state';
import { readHours } from './read-hours';

describe.each(HOURS_CASES)('$rule: $hours / $holiday', ({ hours, holiday, states, residue = [] }) => {
  const schedule = readHours({ operatingHours: hours, holiday });

  it('is parsed without unexpected residue', () => {
    expect(schedule.residue).toEqual(residue);
  });

  const rows = states.map(([at, status, changesAt, doubt]) => ({ at, status, changesAt, isDoubtful: doubt === 'doubtful' }));

  it.each(rows)('at $at is $status until $changesAt', ({ at, status, changesAt, isDoubtful }) => {
    const state = openStateAt(schedule, seoulInstant(at), HOLIDAYS);
    expect({ status: state.status, changesAt: state.changesAt, isDoubtful: state.isDoubtful }).toEqual({
      status,
      changesAt: changesAt === null ? null : seoulInstant(changesAt),
      isDoubtful,
    });
    expect(openStatusAt(schedule, seoulInstant(at), HOLIDAYS)).toBe(status);
  });
});

const stateAt = (hours: string | null, holiday: string | null, at: string, holidays = HOLIDAYS) =>
  openStateAt(readHours({ operatingHours: hours, holiday }), seoulInstant(at), holidays);

describe('the display text', () => {
  const WEEKDAYS = '월~금 10:00~22:00';
  it.each([
    [WEEKDAYS, '매주 토, 일', '2026-12-01 12:00', '영업 중 · 22:00에 닫아요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-01 21:29', '영업 중 · 22:00에 닫아요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-01 21:30', '곧 닫아요 · 22:00'],
    [WEEKDAYS, '매주 토, 일', '2026-12-01 09:00', '영업 전 · 10:00에 열어요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-01 23:00', '영업 종료 · 내일 10:00에 열어요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-04 23:00', '영업 종료 · 월요일 10:00에 열어요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-05 12:00', '오늘 휴무 · 월요일 10:00에 열어요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-06 12:00', '오늘 휴무 · 내일 10:00에 열어요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-25 12:00', '영업 중 · 공휴일에는 다를 수 있어요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-25 08:00', '영업 전 · 공휴일에는 다를 수 있어요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-25 23:00', '영업 종료 · 월요일 10:00에 열어요'],
    [WEEKDAYS, '매주 토, 일', '2026-12-25 21:45', '곧 닫아요 · 22:00'],
    [WEEKDAYS, '연중무휴', '2026-12-04 23:00', '영업 종료 · 다음 영업시간 확인 필요'],
    [WEEKDAYS, '연중무휴', '2026-12-05 12:00', '영업시간 확인 필요'],
    ['정보없음', '매주 월요일', '2026-12-07 12:00', '오늘 휴무 · 다음 영업시간 확인 필요'],
    ['정보없음', '정보없음', '2026-12-07 12:00', '영업시간 확인 필요'],
    ['매일 10:00~20:00', '1, 2째주 월~일', '2026-12-01 12:00', '오늘 휴무 · 12월 15일 10:00에 열어요'],
    ['매일 10:00~20:00', '1, 2째주 월~일', '2026-12-08 12:00', '오늘 휴무 · 12월 15일 10:00에 열어요'],
    ['매일 10:00~20:00', '1, 2째주 월~일', '2026-12-09 12:00', '오늘 휴무 · 화요일 10:00에 열어요'],
    ['매일 10:00~20:00', '매주 월~일', '2026-12-01 12:00', '오늘 휴무'],
    ['매일 10:00~20:00', '격주 일요일', '2026-12-06 09:00', '영업 전 · 오늘 영업 여부 확인 필요'],
    ['매일 10:00~24:00', '연중무휴', '2026-12-01 12:00', '영업 중 · 24:00에 닫아요'],
    ['매일 10:00~24:00', '연중무휴', '2026-12-01 23:40', '곧 닫아요 · 24:00'],
    ['매일 10:00~25:00', '연중무휴', '2026-12-01 23:00', '영업 중 · 다음 날 01:00에 닫아요'],
    ['매일 10:00~25:00', '연중무휴', '2026-12-01 00:20', '영업 중 · 01:00에 닫아요'],
    ['매일 10:00~25:00', '연중무휴', '2026-12-01 00:45', '곧 닫아요 · 01:00'],
    ['매일 10:00~25:00', '연중무휴', '2026-12-01 01:10', '영업 전 · 10:00에 열어요'],
    ['매일 10:00~08:00', '연중무휴', '2026-12-01 12:00', '영업 중 · 20:00 이후는 확인 필요'],
    ['매일 00:00~24:00', '연중무휴', '2026-12-01 12:00', '24시간 영업'],
    ['매일 00:00~24:00', '정보없음', '2026-12-20 12:00', '24시간 영업'],
    ['매일 00:00~24:00', '정보없음', '2026-12-24 12:00', '영업 중 · 24:00 이후는 확인 필요'],
    ['매일 00:00~24:00', '매주 목요일', '2026-12-02 12:00', '영업 중 · 24:00에 닫아요'],
    ['매일 00:00~24:00', '매주 목요일', '2026-12-01 12:00', '24시간 영업'],
    ['매일 00:00~24:00', '매주 목요일', '2026-12-03 12:00', '오늘 휴무 · 내일 00:00에 열어요'],
    ['매일 00:00~24:00', '설, 추석 당일', '2026-12-25 12:00', '영업 중 · 공휴일에는 다를 수 있어요'],
    ['매일 09:00~12:00, 13:00~18:00', '연중무휴', '2026-12-01 12:30', '휴게 시간 · 13:00에 열어요'],
    ['매일 10:00~20:00', '매주 수요일(미용만)', '2026-12-02 12:00', '영업 중 · 일부 서비스는 쉬는 날이에요'],
    ['매일 10:00~20:00', '마트 휴점일', '2026-12-02 12:00', '영업 중 · 마트 휴점일에는 쉴 수 있어요'],
  ])('of %s / %s at %s is "%s"', (hours, holiday, at, text) => {
    expect(stateAt(hours, holiday, at).text).toBe(text);
  });
});

describe('the display text at a chosen time', () => {
  it.each([
    ['월~금 10:00~22:00', '매주 토, 일', '2026-12-01 12:00', '영업 중 · 22:00에 닫아요'],
    ['월~금 10:00~22:00', '매주 토, 일', '2026-12-01 21:30', '영업 중 · 22:00에 닫아요'],
    ['월~금 10:00~22:00', '매주 토, 일', '2026-12-01 23:00', '영업 종료 · 다음 날 10:00에 열어요'],
    ['월~금 10:00~22:00', '매주 토, 일', '2026-12-05 12:00', '이날 휴무 · 월요일 10:00에 열어요'],
    ['매일 10:00~20:00', '격주 일요일', '2026-12-06 09:00', '영업 전 · 이날 영업 여부 확인 필요'],
    ['매일 00:00~24:00', '매주 목요일', '2026-12-03 12:00', '이날 휴무 · 다음 날 00:00에 열어요'],
  ])('of %s / %s at %s is "%s"', (operatingHours, holiday, at, text) => {
    const schedule = readHours({ operatingHours, holiday });
    expect(openStateAt(schedule, seoulInstant(at), HOLIDAYS, 'chosen').text).toBe(text);
  });
});

describe('reason and quote', () => {
  it.each([
    ['월~금 10:00~22:00', '매주 토, 일', '2026-12-01 12:00', null, '월~금 10:00~22:00'],
    ['월~금 10:00~22:00', '매주 토, 일', '2026-12-05 12:00', '쉬는 날이에요', '매주 토, 일'],
    ['월~금 10:00~22:00', '매주 토, 일', '2026-12-25 12:00', '공휴일에는 다를 수 있어요', '월~금 10:00~22:00'],
    ['월~금 10:00~22:00', '매주 토, 일', '2026-12-24 23:00', '공휴일에는 다를 수 있어요', '월~금 10:00~22:00'],
    ['월~금 10:00~22:00', '연중무휴', '2026-12-05 12:00', '이날의 영업시간이 적혀 있지 않아요', null],
    ['전시공연에 따라 변동', '연중무휴', '2026-12-05 12:00', '영업시간이 바뀔 수 있어요', '전시공연에 따라 변동'],
    ['매일 10:00~20:00', '휴무일 변동', '2026-12-05 12:00', '쉬는 날이 바뀔 수 있어요', '휴무일 변동'],
    ['매일 10:00~20:00', '정보없음', '2026-12-25 12:00', '공휴일에 여는지 적혀 있지 않아요', '매일 10:00~20:00'],
    ['월~금 09:00~18:00 17:50', '주말', '2026-12-01 12:00', '적힌 영업시간이 분명하지 않아요', '월~금 09:00~18:00 17:50'],
    ['매일 10:00~08:00', '연중무휴', '2026-12-02 05:00', '적힌 영업시간이 분명하지 않아요', '매일 10:00~08:00'],
    ['매일 생일 10:00~20:00', '연중무휴', '2026-12-02 12:00', '적힌 내용 가운데 확인이 필요한 부분이 있어요', '생일'],
  ])('of %s / %s at %s', (hours, holiday, at, reason, quote) => {
    expect(stateAt(hours, holiday, at)).toMatchObject({ reason, quote });
  });
});

describe('a year that is not in the table', () => {
  const NONE = new Map<string, string>();

  it('has the holidays with fixed dates', () => {
    expect(stateAt('매일 10:00~20:00', '법정공휴일', '2031-03-01 12:00', NONE).status).toBe('CLOSED');
    expect(stateAt('매일 10:00~20:00', '법정공휴일', '2031-03-03 12:00', NONE).status).toBe('OPEN');
  });

  it('has unknown dates of 설 and 추석', () => {
    expect(stateAt('매일 10:00~20:00', '설, 추석 당일', '2031-02-01 12:00', NONE).status).toBe('UNKNOWN');
    expect(stateAt('매일 10:00~20:00', '설, 추석 당일', '2031-04-01 12:00', NONE).status).toBe('OPEN');
    expect(stateAt('매일 10:00~20:00', '매주 월요일', '2031-09-16 12:00', NONE)).toMatchObject({
      status: 'OPEN',
      isDoubtful: true,
    });
    expect(stateAt('매일 10:00~20:00', '연중무휴', '2031-09-16 12:00', NONE)).toMatchObject({
      status: 'OPEN',
      isDoubtful: false,
    });
  });
});
