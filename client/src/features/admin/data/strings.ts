import type { DataFindingKind } from '../../../graphql/types.generated';
import { numberText } from '../../../lib/number-text';

interface KindStrings {
  name: string;
  none: string;
}

/** In the order of the choice; the first six are about all places, the others about one edition. */
const KINDS: Record<DataFindingKind, KindStrings> = {
  UNREAD_ENTRY: { name: '이해하지 못한 동반 조건', none: '이해하지 못한 동반 조건이 없습니다.' },
  UNREAD_HOURS: { name: '이해하지 못한 운영시간', none: '이해하지 못한 운영시간이 없습니다.' },
  SUSPICIOUS_HOURS: { name: '의심스러운 운영시간', none: '의심스러운 운영시간이 없습니다.' },
  OLD_EATERY: { name: '제도보다 오래된 카페·식당', none: '2026년 3월의 제도보다 오래된 카페와 식당이 없습니다.' },
  DUPLICATE: { name: '같은 곳으로 보이는 장소', none: '같은 곳으로 보이는 장소가 없습니다.' },
  DOUBTFUL_POINT: { name: '의심스러운 좌표', none: '의심스러운 좌표가 없습니다.' },
  ADDED: { name: '새로 들어온 장소', none: '새로 들어온 장소가 없습니다.' },
  CHANGED: { name: '내용이 바뀐 장소', none: '내용이 바뀐 장소가 없습니다.' },
  VANISHED: { name: '자료에서 빠진 장소', none: '자료에서 빠진 장소가 없습니다.' },
  MERGED: { name: '합친 줄', none: '합친 줄이 없습니다.' },
  REFUSED: { name: '읽지 못한 줄', none: '읽지 못한 줄이 없습니다.' },
};

export const STRINGS = {
  page: '자료 점검',
  choice: '볼 것',
  editions: '가져온 자료',
  kinds: KINDS,
  counted: (name: string, count: number) => `${name} (${numberText(count)})`,
  ofEdition: '이 자료를 가져올 때의 보고에 남은 앞부분이에요.',
  searchLabel: '글이나 설명으로 찾기',
  failed: '서버 오류로 자료를 불러올 수 없습니다.',
  noEditions: '가져온 자료가 없습니다. 지금은 시연용 장소를 보여 주고 있어요.',

  text: '살펴볼 것',
  places: '장소',
  morePlaces: (count: number) => `외 ${numberText(count)}곳`,
  written: '작성일',
  unknown: '-',

  file: '자료',
  ofDay: (day: string) => `${day} 기준`,
  imported: '가져온 날',
  read: '읽은 줄',
  differences: '앞선 자료와 다른 것',
  added: '새로',
  changed: '바뀜',
  vanished: '빠짐',
  merged: '합침',
  refused: '거절',
  countOf: (name: string, count: number) => `${name} ${numberText(count)}`,
};
