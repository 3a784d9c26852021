export const STRINGS = {
  carouselTitle: '사진으로 보는 공지',
  latestTitle: '최신 공지',
  noneWithImage: '이미지가 있는 공지가 없습니다.',
  none: '등록된 공지가 없습니다.',
  columns: { title: '제목', time: '등록일' },
  attachments: (count: number) => `첨부파일 ${count}개`,
  comments: (count: number) => `댓글 ${count}개`,
};
