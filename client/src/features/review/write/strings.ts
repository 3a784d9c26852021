export const STRINGS = {
  title: '리뷰 쓰기',
  write: '리뷰 쓰기',
  lead: '다녀오셨나요? 어땠는지 알려 주시면 다음에 갈 사람에게 도움이 돼요.',
  forVisitors: '리뷰를 쓰려면 로그인해 주세요.',
  signIn: '로그인',
  loading: '로그인한 회원을 확인하는 중이에요',
  saved: '리뷰를 저장했습니다.',
  failed: '리뷰를 저장하지 못했습니다.',
};
