import { dateText, dateTimeText } from '../../lib/date-text';

export const STRINGS = {
  searches: '최근 검색',
  places: '최근에 본 장소',
  storedAt: (isOnline: boolean, moment: string) =>
    `${isOnline ? '서버에 연결되지 않아요.' : '인터넷에 연결되어 있지 않아요.'} ${moment}에 받은 정보예요.`,
  moment: (month: number, day: number, clock: string) => `${month}월 ${day}일 ${clock}`,
  momentOfYear: (year: string, moment: string) => `${year}년 ${moment}`,
};

/** 11월 29일 14:05, in Korea, with the year if it is not this one. */
export function momentOf(time: number): string {
  const [year = '', month, day, clock = ''] = dateTimeText(new Date(time).toISOString()).split(/[- ]/);
  const moment = STRINGS.moment(Number(month), Number(day), clock);
  return dateText(Date.now()).startsWith(year) ? moment : STRINGS.momentOfYear(year, moment);
}
