/** Used by more than one page. */
export const STRINGS = {
  forbidden: '권한이 없습니다. 로그인 후 다시 시도하세요.',
  notLoaded: '게시글을 불러오는 중 오류가 발생했습니다.',
  gone: '해당 게시물이 없습니다.',
  loading: '공지를 불러오는 중이에요',
  toList: '목록',
};
