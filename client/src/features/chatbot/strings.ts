import { numberText } from '../../lib/number-text';

export const STRINGS = {
  title: '챗봇',
  close: '챗봇 닫기',
  restart: '새 대화',
  log: '챗봇과 나눈 대화',
  you: '내 질문',
  stopped: '그만둔 질문',
  bot: '챗봇의 답',

  greeting:
    '안녕하세요, 발도장 챗봇이에요. 반려동물을 돌보다 궁금한 것을 물어보세요. "강남역 근처 주차 되는 애견카페"처럼 함께 갈 곳도 찾아 드려요.',
  examples: '이렇게 물어볼 수 있어요',
  questions: [
    '강아지 피부 알레르기는 어떻게 관리하나요?',
    '고양이 스트레스 해소는 어떻게 해 주나요?',
    '반려동물과 여행할 때 무엇을 준비해야 하나요?',
    '강아지 건강검진은 얼마나 자주 받아야 하나요?',
  ],

  question: '질문',
  placeholder: '질문 쓰기',
  count: (count: number, max: number) => `${numberText(count)} / ${numberText(max)}`,
  send: '보내기',
  stop: '그만',
  busy: '답을 쓰고 있어요',
  disclaimer: '챗봇은 수의사의 진료를 대신하지 않아요. 이 대화와 우리 아이의 종류·크기만 보내고, 위치는 보내지 않아요.',

  sources: {
    MODEL: 'AI가 쓴 답이에요. 틀릴 수 있어요.',
    PREPARED: '미리 준비한 답변이에요',
    PLACES: '장소 검색 결과',
    URGENT: '응급일 수 있어요',
    PERSON: '도움받을 곳이 있어요',
    NONE: null,
  },
  hotline: (name: string, phoneNumber: string) => `${phoneNumber} ${name}`,
  callHotline: (name: string, phoneNumber: string) => `${phoneNumber} ${name}에 전화하기`,
  /** What the map reads as the person's surroundings. */
  nearMeQuery: '내 주변',
  nearMe: '내 주변에서 찾기',
  hospital: '동물병원',
  hospitalsNearMe: '내 주변 문 연 동물병원 찾기',
  suggestions: '이어서 할 수 있는 말',
  call: (name: string, phoneNumber: string) => `${name}에 전화하기 ${phoneNumber}`,
  parking: '주차할 수 있어요',
  noParking: '주차할 수 없어요',
  moreOnMap: '지도에서 더 보기',
  /** Where the answer shows all places. */
  onMap: '지도에서 보기',

  empty: '응답을 받을 수 없습니다.',
  failed: (reason: string) => `⚠️ ${reason}`,
  retry: '다시 시도',
} as const;
