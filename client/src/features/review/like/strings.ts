export const STRINGS = {
  like: '좋아요',
  spoken: (count: number) => `좋아요 ${count.toLocaleString('ko-KR')}개`,
  failed: '좋아요를 처리하지 못했습니다.',
};
