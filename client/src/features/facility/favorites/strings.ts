import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  title: '즐겨찾기',
  loading: '즐겨찾기를 불러오는 중이에요',
  failed: '즐겨찾기를 불러오지 못했어요.',
  count: (count: number) => `즐겨찾기한 곳 ${numberText(count)}곳`,
  none: '아직 즐겨찾기한 곳이 없어요.',
  noneHint: '장소의 별을 누르면 여기에 모여요.',
  toMap: '지도에서 장소 찾기',
};
