import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  searchLabel: '장소 찾기',
  searchPlaceholder: '장소 이름, 동네, 종류',
  search: '찾기',
  nearMe: '내 주변에서 찾기',
  /** What the map's search understands as "near me". */
  nearMeQuery: '내 주변',

  kindsTitle: '어떤 곳을 찾으세요?',
  kindsLoading: '장소 종류를 불러오는 중이에요',
  regionsTitle: '어느 지역으로 갈까요?',
  regionsLoading: '지역을 불러오는 중이에요',
  empty: '아직 등록된 장소가 없어요.',
  countsFailed: '장소 수를 불러오지 못했어요. 그래도 찾아볼 수는 있어요.',
  retry: '다시 시도',
  count: (count: number) => `${numberText(count)}곳`,

  promotionTitle: '발도장을 믿고 찍는 이유',
  promotion: {
    data: { title: '공공데이터', text: '공공기관이 공개한 자료로 장소를 모으고, 기준일을 함께 알려 드려요.' },
    map: { title: '지도', text: '동네를 옮겨 가며 가까운 곳을 찾고, 가는 길까지 확인해요.' },
    review: { title: '리뷰', text: '먼저 다녀온 사람의 별점과 사진, 이야기를 보고 골라요.' },
    trust: { title: '안심', text: '이메일은 가려서 보여 드리고, 사진에 담긴 위치 정보는 지워요.' },
  },
  aboutLink: '발도장이 처음이세요? 소개 보기',
};
