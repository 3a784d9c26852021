export const STRINGS = {
  menu: '관리 메뉴',
  home: '관리 홈',
  members: '회원 목록',
  inquiries: '문의 목록',
  reports: '신고 목록',
  visits: '방문 기록',
  holidays: '공휴일',
  forAdmins: '관리자만 볼 수 있는 페이지예요.',
};
