import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  title: '방문 기록',
  views: '보기',
  view: { '': '방문 기록', reviews: '리뷰' },
  none: '새 회원의 방문 기록이 한꺼번에 몰린 날이 없습니다.',
  failed: '서버 오류로 방문 기록을 불러올 수 없습니다.',
  place: '장소',
  reportedOn: '몰린 날',
  newMembers: '새 회원',
  newMemberCount: (count: number) => `${numberText(count)}명`,
  reports: '기록',
  counts: (reports: number, refused: number, setAside: number) =>
    [`${numberText(reports)}건`, `거절 ${numberText(refused)}`, setAside > 0 && `제외 ${numberText(setAside)}`]
      .filter(Boolean)
      .join(' · '),
  actions: '자세히',
  open: '펼치기',
  close: '접기',
  toggleOf: (place: string, day: string) => `${place}, ${day}에 남긴 기록`,

  all: '모두 고르기',
  choose: (nickName: string, visit: string) => `${nickName}, ${visit}`,
  since: (day: string) => `${day} 가입`,
  setAside: '집계에서 제외됨',
  exclude: '집계에서 제외',
  excluded: (count: number) => `${numberText(count)}건을 집계에서 제외했습니다.`,
  restore: '다시 집계',
  restored: (count: number) => `${numberText(count)}건을 다시 집계합니다.`,
  changing: '바꾸는 중…',
  changeFailed: '방문 기록을 바꾸지 못했습니다.',

  reviews: {
    title: '리뷰',
    none: '새 회원의 리뷰가 한꺼번에 몰린 날이 없습니다.',
    failed: '서버 오류로 리뷰가 몰린 날을 불러올 수 없습니다.',
    counts: (reviews: number, average: number, blinded: number) =>
      [`${numberText(reviews)}건`, `평균 ${average.toFixed(1)}점`, blinded > 0 && `가림 ${numberText(blinded)}`]
        .filter(Boolean)
        .join(' · '),
    toggleOf: (place: string, day: string) => `${place}, ${day}에 쓴 리뷰`,
    actionOf: (action: string, nickName: string) => `${action} (${nickName}님의 리뷰)`,
    blinded: '가림',
  },
};
