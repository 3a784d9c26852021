import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  title: '최신 리뷰',
  searchLabel: '태그로 찾기',
  placeholder: '#카페, #공원',
  submit: '찾기',
  count: (count: number) => `리뷰 ${numberText(count)}개`,
  loading: '리뷰를 불러오는 중이에요.',
  none: '검색 결과가 없습니다.',
  noneOfTag: '다른 태그로 찾아보거나 모든 리뷰를 둘러보세요.',
  noneAtAll: '다녀온 곳이 있다면 첫 리뷰를 남겨 주세요.',
  all: '모든 리뷰 보기',
  toMap: '지도에서 장소 찾기',
  failed: '리뷰를 불러오지 못했어요.',
  noPlace: '장소 정보 없음',
  photo: (place: string, index: number) => `${place} 리뷰 사진 ${index}`,
  morePhotos: (count: number) => `사진 ${count}장 더`,
  more: '더 보기',
  less: '접기',
  moreOf: (place: string, isOpen: boolean) => `${place} 리뷰 ${isOpen ? '접기' : '더 보기'}`,
  moreReviews: (left: number) => `더 보기 (${numberText(left)}개 남음)`,
  moreFailed: '리뷰를 더 불러오지 못했어요. 다시 시도해 주세요.',
};
