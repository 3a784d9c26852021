export const STRINGS = {
  title: '리뷰',
  loading: '리뷰를 불러오는 중이에요',
  failed: '리뷰를 불러오는 중 오류가 발생했습니다.',
  sort: '정렬',
  sorts: { LATEST: '최신순', LIKES: '좋아요순' },
  empty: '아직 작성된 리뷰가 없습니다.',
  emptyForMembers: '첫 리뷰를 남겨 보세요.',
  more: '더 보기',
  moreLoading: '불러오는 중…',
  notFound: '찾는 리뷰가 없습니다.',

  reviewOf: (nickName: string, rating: number) => `${nickName} 님의 리뷰, 별점 ${rating}점`,
  outOf: (rating: number) => `${rating.toFixed(1)} / 5.0`,
  photo: (nickName: string, place: number) => `${nickName} 님의 리뷰 사진 ${place}번째`,
  edit: '수정',
  remove: '삭제',

  removeTitle: '리뷰를 삭제할까요?',
  removeText: '사진과 좋아요도 함께 지워지고 되돌릴 수 없어요.',
  removing: '삭제하는 중…',
  removed: '리뷰를 삭제했습니다.',
  removeFailed: (why: string) => `삭제 실패: ${why}`,
};
