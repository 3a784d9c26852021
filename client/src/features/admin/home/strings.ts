import type { AuditAction } from '../../../graphql/types.generated';
import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  title: '관리 홈',
  welcome: (nickName: string) => `${nickName}님, 관리 페이지에 오신 것을 환영합니다.`,
  loading: '현황을 불러오는 중이에요',
  failed: '현황을 불러오지 못했습니다.',
  summary: '현황',
  members: '회원',
  people: (count: number) => `${numberText(count)}명`,
  newMembers: (count: number) => `최근 7일 ${numberText(count)}명 가입`,
  reviews: '리뷰',
  pieces: (count: number) => `${numberText(count)}건`,
  newReviews: (count: number) => `최근 7일 ${numberText(count)}건 작성`,
  reports: '처리할 신고',
  inquiries: '처리할 문의',
  toList: '목록에서 보기',
  data: '장소 데이터',
  places: (count: number) => `${numberText(count)}곳`,
  demo: '시연용 데이터예요. 공공데이터를 가져오면 사라져요.',
  edition: (edition: string) => `${edition} 기준 자료`,
  importedAt: (time: string) => `${time}에 가져옴`,
  notImported: '아직 가져온 적이 없어요.',
  noHolidays: (year: number) => `${year}년의 공휴일이 하나도 없어요.`,
  addHolidays: '공휴일 추가',

  audit: { title: '관리 기록', none: '아직 기록이 없습니다.', failed: '관리 기록을 불러오지 못했습니다.' },
  when: '언제',
  who: '누가',
  what: '무엇을',
  target: '대상',
  withdrawn: '탈퇴한 회원',
  command: '서버 명령',
};

/** What was done, and what its id refers to. */
export const ACTIONS: Record<AuditAction, { what: string; target: (id: string) => string }> = {
  CREATE_BOARD: { what: '공지를 등록함', target: (id) => `공지 ${id}` },
  UPDATE_BOARD: { what: '공지를 수정함', target: (id) => `공지 ${id}` },
  DELETE_BOARD: { what: '공지를 삭제함', target: (id) => `공지 ${id}` },
  UPDATE_REVIEW: { what: '다른 회원의 리뷰를 수정함', target: (id) => `리뷰 ${id}` },
  DELETE_REVIEW: { what: '리뷰와 신고를 모두 삭제함', target: (id) => `리뷰 ${id}` },
  DELETE_REVIEW_REPORT: { what: '신고만 삭제함', target: (id) => `신고 ${id}` },
  SET_VISIT_REPORT_ASIDE: { what: '방문 기록을 집계에서 제외함', target: (id) => `방문 기록 ${id}` },
  RESTORE_VISIT_REPORT: { what: '방문 기록을 다시 집계함', target: (id) => `방문 기록 ${id}` },
  DELETE_INQUIRY: { what: '문의를 처리함', target: (id) => `문의 ${id}` },
  CREATE_HOLIDAY: { what: '공휴일을 추가함', target: (id) => `공휴일 ${id}` },
  UPDATE_HOLIDAY: { what: '공휴일을 수정함', target: (id) => `공휴일 ${id}` },
  DELETE_HOLIDAY: { what: '공휴일을 삭제함', target: (id) => `공휴일 ${id}` },
  GRANT_ADMIN: { what: '관리자로 지정', target: (id) => `회원 ${id}` },
  REVOKE_ADMIN: { what: '관리자 해제', target: (id) => `회원 ${id}` },
  RESET_PASSWORD: { what: '비밀번호 재설정', target: (id) => `회원 ${id}` },
};
