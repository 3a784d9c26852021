import { numberText } from '../../../lib/number-text';

/** 1240 → 1,240 */

export const strings = {
  title: (nickName: string) => `${nickName}님의 리뷰`,
  own: '내 리뷰',
  list: '리뷰',
  count: (count: number) => `${numberText(count)}개`,
  reviewCount: (count: number) => `리뷰 ${numberText(count)}개`,
  average: '평균 별점',
  loading: '리뷰를 불러오는 중이에요',
  failed: '리뷰를 불러오는 중 오류가 발생했습니다.',
  retry: '다시 시도',
  none: '아직 쓴 리뷰가 없어요.',
  noneOwn: '다녀온 곳을 찾아 첫 리뷰를 남겨 주세요.',
  toMap: '지도에서 장소 찾기',
  toLatest: '최신 리뷰 보기',
  noPlace: '장소 정보 없음',
  photo: (place: string, index: number) => `${place} 리뷰 사진 ${index}`,
  photos: (place: string) => `${place} 리뷰 사진`,
  openPhoto: (place: string, index: number) => `${place} 리뷰 사진 ${index} 크게 보기`,
  previousPhoto: '이전 사진',
  nextPhoto: '다음 사진',
  photoPosition: (place: number, count: number) => `사진 ${count}장 가운데 ${place}번째`,
  more: (left: number) => `더 보기 (${numberText(left)}개 남음)`,
  moreFailed: '리뷰를 더 불러오지 못했어요. 다시 시도해 주세요.',
  notFound: '회원을 찾을 수 없습니다.',
  notFoundText: '주소가 잘못되었거나 이미 탈퇴한 회원이에요.',
};
