export const STRINGS = {
  title: '최신 리뷰',
  loading: '리뷰를 불러오는 중이에요',
  none: '등록된 리뷰가 없습니다.',
  noneHint: '다녀온 곳이 있다면 첫 리뷰를 남겨 주세요.',
  toMap: '지도에서 장소 찾기',
  failed: '리뷰를 불러오는 중 오류가 발생했습니다.',
  noPlace: '장소 정보 없음',
  photo: (place: string) => `${place} 리뷰 사진`,
};
