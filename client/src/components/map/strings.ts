import { numberText } from '../../lib/number-text';

const withBadge = (text: string, badge?: string) => [text, ...(badge ? [badge] : [])].join(' · ');

export const STRINGS = {
  loading: '지도를 불러오고 있어요.',
  failed: '지도를 불러오지 못했어요.',
  retry: '다시 시도',
  keyboardHelp: '화살표 키로 움직이고 더하기와 빼기 키로 확대하거나 축소해요.',
  zoomIn: '지도 확대',
  zoomOut: '지도 축소',
  myLocation: '내 위치',
  closeInfo: '정보 창 닫기',
  cluster: (count: number, badge?: string) => withBadge(`장소 ${numberText(count)}곳, 확대해서 보기`, badge),
  marker: (name: string, kind: string, badge?: string) => withBadge(`${name}, ${kind}`, badge),
  markerTitle: (name: string, badge?: string) => withBadge(name, badge),
  districtInset: '시·군·구 안에서의 위치',
  dataSource: '장소 정보: 한국문화정보원',
  tileSource: (host: string) => `지도: ${host}`,
};
