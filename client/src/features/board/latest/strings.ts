export const STRINGS = {
  carouselTitle: '사진으로 보는 공지',
  latestTitle: '최신 공지',
  loading: '공지를 불러오는 중이에요',
  noneWithImage: '이미지가 있는 공지가 없습니다.',
  none: '등록된 공지가 없습니다.',
  failed: '게시글을 불러오는 중 오류가 발생했습니다.',
  private: '비공개',
  columns: { title: '제목', time: '등록일' },
  attachments: (count: number) => `첨부파일 ${count}개`,
  comments: (count: number) => `댓글 ${count}개`,
};
