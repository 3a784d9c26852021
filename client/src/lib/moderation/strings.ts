export const STRINGS = {
  reason: '사유',
  period: '기간',
  cancel: '취소',
};
