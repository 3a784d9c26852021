export const STRINGS = {
  report: '신고',
  reported: '신고함',
  title: '리뷰를 신고할까요?',
  text: '관리자가 확인하고 처리해요. 신고한 회원은 글쓴이에게 알려지지 않아요.',
  reason: '신고 사유',
  cancel: '취소',
  close: '닫기',
  reporting: '신고하는 중…',
  done: '신고가 접수되었습니다.',
  failed: (why: string) => `신고하지 못했습니다: ${why}`,
};
