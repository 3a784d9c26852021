export const STRINGS = {
  title: '회원 목록',
  unit: '명',
  searchLabel: '이메일이나 별명으로 찾기',
  email: '이메일',
  nickName: '별명',
  joined: '가입일',
  admin: '관리자',
  unknownDay: '-',
  none: '가입한 회원이 없습니다.',
  failed: '회원 목록을 불러오는 중 문제가 발생했습니다.',
};
