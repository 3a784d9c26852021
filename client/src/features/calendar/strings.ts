import { numberText } from '../../lib/number-text';
import { numbersOf, weekdayOf } from './days';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** 5월 5일 화요일 */
const DAY_TEXT = (date: string) => `${numbersOf(date).month}월 ${numbersOf(date).day}일 ${WEEKDAYS[weekdayOf(date)]}요일`;

export const STRINGS = {
  title: '리뷰 캘린더',
  weekdays: WEEKDAYS,
  weekday: (name: string) => `${name}요일`,
  month: (month: string) => `${numbersOf(month).year}년 ${numbersOf(month).month}월`,
  date: (date: string) => `${numbersOf(date).year}년 ${DAY_TEXT(date)}`,
  previous: '이전 달',
  next: '다음 달',
  today: '오늘',
  loading: '캘린더를 불러오는 중이에요',
  /** @param month null for the one that it is today */
  summary: (month: string | null, count: number, average: number | null) => {
    const which = month === null ? '이번 달' : `${numbersOf(month).month}월`;
    if (average === null) return `${which}에 쓴 리뷰가 없어요`;
    return `${which} 리뷰 ${numberText(count)}개 · 평균 ${average.toFixed(1)}`;
  },
  /** Instead of the summary, and no longer than one; why, the banner says. */
  unknown: '불러오지 못했어요',
  /** How a day is spoken. */
  day: (date: string, holiday: string | undefined, reviewCount: number) =>
    [DAY_TEXT(date), holiday, reviewCount > 0 && `리뷰 ${numberText(reviewCount)}개`].filter(Boolean).join(', '),
  more: (count: number) => `+${numberText(count)}개 더`,
  /** Where there is no room for more. */
  moreBriefly: (count: number) => `+${numberText(count)}`,
  rating: (rating: number) => `★${rating}`,
  none: '이날 쓴 리뷰가 없어요.',
  /** Others do not see it; why is said on its card. */
  blinded: '가림',
  readMore: '더 보기',
  readLess: '접기',
  readMoreOf: (place: string, isOpen: boolean) => `${place} 리뷰 ${isOpen ? '접기' : '더 보기'}`,
  noToken: '로그인 토큰이 없습니다. 인증이 필요합니다.',
  failed: '캘린더를 불러오지 못했습니다.',
  withStatus: (text: string, status: number) => `${text} (상태 코드 ${status})`,
};
