export const REPORT_STRINGS = {
  report: '신고',
  reported: '신고함',
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

export const BLINDING_STRINGS = {
  title: '가려진 글',
  until: (end: string) => `${end}까지 다른 사람에게 보이지 않아요.`,
  forever: '다른 사람에게 보이지 않아요.',
  reason: (reason: string) => `사유: ${reason}`,
  object: '이의 제기',
};
