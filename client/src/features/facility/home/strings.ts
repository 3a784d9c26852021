import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  searchLabel: '장소 찾기',
  searchPlaceholder: '장소 이름, 동네, 종류',
  search: '찾기',
  nearMe: '내 주변에서 찾기',
  /** What the map's search understands as "near me". */
  nearMeQuery: '내 주변',

  visitNow: '지금 우리 아이와 갈 수 있는 곳',
  visitNowHints: {
    noPets: '이름과 몸무게를 적으면 바로 찾아 드려요.',
    noParty: '함께 갈 아이를 골라 주시면 바로 찾아 드려요.',
    party: (pets: string) => `${pets} 기준으로 가까운 곳을 찾아 드려요.`,
  },
  locating: '내 위치를 확인하고 있어요.',
  cancel: '취소',
  questionFailed: '지역을 고르는 창을 열지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  districtTitle: '어느 동네에서 찾을까요?',
  positionProblems: {
    unsupported: '이 브라우저에서는 내 위치를 알 수 없어요. 지역을 골라 주세요.',
    denied: '위치를 알려 주지 않으셔도 괜찮아요. 지역을 골라 주세요.',
    failed: '내 위치를 확인하지 못했어요. 지역을 골라 주세요.',
    outside: '지금 계신 곳은 찾을 수 있는 범위 밖이에요. 지역을 골라 주세요.',
  },
  districtSearch: '이 동네에서 찾기',
  locateAgain: '내 위치 다시 확인',

  kindsTitle: '어떤 곳을 찾으세요?',
  kindsLoading: '장소 종류를 불러오는 중이에요',
  regionsTitle: '어느 지역으로 갈까요?',
  regionsLoading: '지역을 불러오는 중이에요',
  empty: '아직 등록된 장소가 없어요.',
  countsFailed: '장소 수를 불러오지 못했어요. 그래도 찾아볼 수는 있어요.',
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
