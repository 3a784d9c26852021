export const STRINGS = {
  searchLabel: '장소 찾기',
  searchPlaceholder: '장소 이름, 동네, 종류',
  search: '찾기',

  kindsTitle: '어떤 곳을 찾으세요?',
  kindsLoading: '장소 종류를 불러오는 중이에요',
  regionsTitle: '어느 지역으로 갈까요?',
  regionsLoading: '지역을 불러오는 중이에요',
  empty: '아직 등록된 장소가 없어요.',
  countsFailed: '장소 수를 불러오지 못했어요. 그래도 찾아볼 수는 있어요.',
  retry: '다시 시도',
  count: (count: number) => `${count.toLocaleString('ko-KR')}곳`,
};
