import { osmOpeningHours } from './osm-opening-hours';
import { readHours } from './read-hours';

const osmOf = (operatingHours: string | null, holiday: string | null) => osmOpeningHours(readHours({ operatingHours, holiday }));

describe('the opening_hours string', () => {
  it.each([
    ['매일 09:00~20:00', '연중무휴', '09:00-20:00'],
    ['00:00~24:00', '연중무휴', '24/7'],
    ['24시간', '법정공휴일', '00:00-24:00; PH off'],
    ['월~금 09:00~12:00, 13:00~18:00', '매주 토, 일, 법정공휴일', 'Mo-Fr 09:00-12:00,13:00-18:00; PH off'],
    ['월, 수 10:00~20:00, 화, 목 10:00~18:00', '매주 금, 토, 일, 법정공휴일', 'Mo,We 10:00-20:00; Tu,Th 10:00-18:00; PH off'],
    ['월~토 09:00~20:00, 일, 법정공휴일 10:00~17:00', '연중무휴', 'Mo-Sa 09:00-20:00; Su 10:00-17:00; PH 10:00-17:00'],
    ['매일 10:00~20:00', '2, 4째주 일요일, 법정공휴일', '10:00-20:00; Su[2,4] off; PH off'],
    ['화~일 10:00~18:00', '1월1일, 매주 월요일, 법정공휴일', 'Tu-Su 10:00-18:00; PH off; Jan 01 off'],
    ['매일 18:00~02:00', '연중무휴', '18:00-02:00'],
    ['하절기 매일 09:00~18:00, 동절기 매일 09:00~17:00', '연중무휴', 'Nov-Feb 09:00-17:00; Mar-Oct 09:00-18:00'],
  ])('says %s with the closing days %s', (hours, closings, expected) => {
    expect(osmOf(hours, closings)).toBe(expected);
  });

  it.each([
    ['public holidays that no text mentions', '월~토 09:00~20:00', '매주 일요일', 'Mo-Sa 09:00-20:00; PH unknown'],
    ['lunar feasts', '매일 09:00~20:00', '설, 추석 당일', '09:00-20:00; PH unknown'],
    ['a weekday that no text mentions', '월~금 09:00~18:00', '매주 토요일, 법정공휴일', 'Mo-Fr 09:00-18:00; Su unknown; PH off'],
    [
      'an end that looks like a typing error',
      '월~금 09:00~18:00, 토 5:00~6:30',
      '매주 일요일, 법정공휴일',
      'Mo-Fr 09:00-18:00; Sa unknown; PH off',
    ],
  ])('calls unknown, not open or closed: %s', (_what, hours, closings, expected) => {
    expect(osmOf(hours, closings)).toBe(expected);
  });

  it.each([
    ['no hours', null, null],
    ['hours that change', '전시에 따라 변동', '연중무휴'],
    ['closings that change', '매일 10:00~20:00', '휴무일 변동'],
    ['every other week', '매일 10:00~20:00', '격주 일요일'],
    ['the calendar of a market', '매일 10:00~20:00', '마트 휴점일'],
    ['the closing of one service', '매일 10:00~20:00', '매주 수, 목(미용만)'],
    ['Easter', '수~일 09:30~16:30', '매주 월, 화, 부활절'],
    ['hours of one weekday in the month', '월~금 09:00~21:00, 3째주 일 14:00~21:00', '매주 토, 일'],
    ['a night into a day with a rule of its own', '월~금 11:00~01:00, 토 13:00~23:00', '연중무휴'],
    ['a night that may be a typing error', '매일 10:00~08:00', '연중무휴'],
    ['words that were not understood', '월~금 09:00~18:00 어쩌고저쩌고', '연중무휴'],
  ])('is null for %s', (_what, hours, closings) => {
    expect(osmOf(hours, closings)).toBeNull();
  });
});
