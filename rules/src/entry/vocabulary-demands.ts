import type { Spellings } from './word';

/** Equipment, duties, states, places and what needs no answer. */
export const DEMAND_WORDS: Spellings = [
  [{ is: 'gear', kind: 'LEASH' }, '목줄 리드줄 리드 하네스 가슴줄 줄 리쉬 몸줄 견줄'],
  [
    { is: 'gear', kind: 'CARRIER' },
    '케이지 이동장 이동가방 켄넬 캔넬 캐리어 슬링백 슬링 이동장비 이동식케이지 애견가방 가방 전용가방 백팩 캐리어백 케이스 이동케이지',
  ],
  [{ is: 'gear', kind: 'HELD' }, '안기 안고 안은 안아서 안아야 안는 안아 품에 품 포옹 안고있어야 안거'],
  [{ is: 'gear', kind: 'STROLLER' }, '유모차 개모차 펫모차 애견유모차 반려견유모차 펫유모차 강아지유모차'],
  [{ is: 'gear', kind: 'MUZZLE' }, '입마개 입마게 머즐 주둥이망'],
  [{ is: 'gear', kind: 'MANNER_BELT' }, '매너벨트 매너밸트 메너벨트 벨트 마킹벨트'],
  [{ is: 'gear', kind: 'DIAPER' }, '기저귀 기저기 매너팬츠 매너기저귀'],
  [
    { is: 'gear', kind: 'POOP_BAG' },
    '배변봉투 배변봉지 배변 봉투 배설물 배설물봉투 배변물 대변봉투 풉백 응가봉투 배변처리 배설물처리 대소변 분변 변봉투 위생봉투',
  ],
  [{ is: 'duty', kind: 'VACCINATION' }, '접종 예방접종 백신 광견병 예방주사 접종증명서 예방접종증명서 접종증명 접종확인서'],
  [
    { is: 'duty', kind: 'REGISTRATION' },
    '등록 동물등록 동물등록증 등록증 인식표 인식칩 내장칩 칩 이름표 인식목걸이 동물등록번호 반려동물등록증',
  ],
  [{ is: 'duty', kind: 'NEUTERED' }, '중성화 중성화수술'],
  [{ is: 'duty', kind: 'RESERVATION' }, '예약 사전예약 예약제 예약자'],
  [{ is: 'duty', kind: 'ASK_FIRST' }, '문의 전화문의 사전문의 확인 연락 협의 상담 전화 유선문의 별도문의'],
  [{ is: 'state', kind: 'VACCINATION' }, '미접종'],
  [{ is: 'state', kind: 'REGISTRATION' }, '미등록'],
  [{ is: 'state', kind: 'NEUTERED' }, '미중성화'],
  [{ is: 'state', kind: 'NO_BARKING' }, '짖음 헛짖음 짖는 짖지 짖을 짖거 짖으면 짖음이 소음 짖'],
  [{ is: 'state', kind: 'NO_AGGRESSION' }, '공격성 공격적 공격적인 사나운 무는 입질 입질이 물거 사납거 난폭한 공격성향 공격'],
  [
    { is: 'state', kind: 'NOT_SICK' },
    '질병 전염병 전염질환 전염성 전염성질환 전염성질병 의심 의심견 의심되는 증상 증상이 질환 피부병 피부질환 아픈 감기 기생충 진드기 건강 건강한 전염',
  ],
  [{ is: 'state', kind: 'NOT_IN_HEAT' }, '생리 생리중 생리중인 발정 발정기 발정난 발정중 발정기인'],
  [{ is: 'state', kind: 'NO_SHEDDING' }, '털빠짐 털날림 털갈이 털 빠짐 털빠지는 날림'],
  [
    { is: 'gear', kind: 'OWN_SUPPLIES' },
    '애견용품 반려용품 반려견용품 반려동물용품 펫용품 개인용품 용품 물그릇 밥그릇 물병 방석 담요 매트 개인매트 배변패드 패드 식기 타월 수건 물통',
  ],
  [{ is: 'gear', kind: 'SEPARATE_AREA' }, '공간분리 분리 구역분리 공간분리됨 분리공간 분리운영 분리된 공간구분'],
  [
    { is: 'zone', isYard: true },
    '테라스 루프탑 루프톱 옥상 마당 정원 좌석 자리 테이블 석 창가 발코니 베란다 잔디마당 잔디 데크 뜰 별관 본관 펫존 애견존 반려동물존 구역 로비 지하',
  ],
  [
    { is: 'zone', isYard: false },
    '수영장 풀 풀장 운동장 놀이터 전시장 전시실 전시관 매장 객실 방 룸 식당 음식점 카페 화장실 계곡 잔디밭 산책로 바베큐장 공용공간 공용시설 부대시설 시설 건물 공간 체험관 침대 침구 소파 쇼파 의자 주방 레스토랑 개수대 글램핑 캠핑장 편의시설 관람석 공연장 도서관 키즈존',
  ],
  [{ is: 'outdoor' }, '야외 실외 밖 바깥 외부 야외공간 실외공간'],
  [{ is: 'indoor' }, '실내 내부 안쪽 실내공간'],
  [{ is: 'everywhere' }, '실내외 전구역 모든구역 모든공간'],
  [
    { is: 'fee' },
    '추가요금 추가비용 추가금 요금 비용 입장료 이용료 유료 청소비 추가요금이 동반비 동반료 반려견요금 애견요금 금액 별도요금',
  ],
  [{ is: 'free' }, '무료 무료입장'],
  [
    { is: 'harmless' },
    '단 다만 함께 같이 동행 마킹 오프리쉬 오프리드 오프리시 자동줄 사료 간식 음식 음식물 장난감 보호자 견주 주인 목욕 미용 호텔 호텔링 진료 기본진료 수술 진료가능 치료 스파 위탁 돌봄 분양 착석 대여 매너 에티켓 펫티켓 책임 주의 주의사항',
  ],
];
