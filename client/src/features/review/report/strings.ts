export const STRINGS = {
  report: '신고',
  reported: '신고함',
  title: '리뷰를 신고할까요?',
  text: '관리자가 확인하고 처리해요. 신고한 회원은 글쓴이에게 알려지지 않아요.',
  kind: '신고 사유',
  kinds: ['광고·홍보', '욕설·비방', '사실과 다른 내용', '개인정보 노출', '기타'],
  other: '기타',
  detail: '자세한 내용',
  cancel: '취소',
  reporting: '신고하는 중…',
  done: '신고가 접수되었습니다.',
  failed: (why: string) => `신고하지 못했습니다: ${why}`,
};
