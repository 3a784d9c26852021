export const STRINGS = {
  password: '비밀번호',
  passwordNeeded: '비밀번호를 입력해주세요.',
  code: '임시 코드',
  codeNeeded: '임시 코드를 입력해주세요.',
  codeWhy: '카카오 회원은 비밀번호 대신 임시 코드로 확인해요. 코드를 받아 아래에 그대로 입력해 주세요.',
  getCode: '임시 코드 받기',
  getCodeAgain: '새 코드 받기',
  codeShown: '받은 임시 코드',
  codeLeft: (time: string) => `${time} 남음`,
  codeEnded: '코드 유효 시간이 지났어요. 새 코드를 받아 주세요.',
  codeFailed: '임시 코드를 받지 못했습니다. 잠시 후 다시 시도해 주세요.',
  cancel: '취소',
};
