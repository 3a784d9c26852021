export const STRINGS = {
  notStored: '브라우저가 로그인 정보를 저장하지 못해요. 이 탭을 닫거나 새로고침하면 로그아웃돼요.',
};
