export const STRINGS = {
  button: '카카오로 로그인',
  demoButton: '시연용 카카오 로그인',
  demoHint: '실제 카카오 계정을 쓰지 않는, 시연용으로 만든 로그인이에요.',
  consentStart: '처음 로그인하면 만 14세 이상이며 ',
  terms: '이용약관',
  and: '과 ',
  privacy: '개인정보처리방침',
  consentEnd: '에 동의하는 것으로 봅니다.',
  notStored:
    '브라우저가 사이트 데이터를 저장하지 못해 카카오 로그인을 시작할 수 없어요. 이메일로 로그인하거나 브라우저 설정을 확인해 주세요.',
  processing: '처리 중',
  processingText: '카카오 로그인을 마무리하고 있어요. 잠시만 기다려 주세요.',
  success: '소셜 계정으로 로그인했습니다.',
  cancelled: '카카오 로그인을 취소했습니다.',
  failed: '로그인에 실패했습니다. 다시 시도해 주세요.',
};
