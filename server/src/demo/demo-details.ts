import { GROUP_OF_KIND, type DemoKind } from './demo-kinds';
import type { SeededRandom } from './seeded-random';

type Choices = readonly (readonly [string, number])[];
const UNKNOWN = '정보없음';
const DOES_NOT_APPLY = '해당없음';

/** Share of places that let no pet in, as museums mostly do. */
const CLOSED_TO_PETS: Partial<Record<DemoKind, number>> = {
  박물관: 0.5,
  미술관: 0.4,
  문예회관: 0.6,
  반려동물용품: 0.12,
  호텔: 0.05,
  식당: 0.04,
};

const SIZES: Choices = [
  ['모두 가능', 52],
  ['소형', 10],
  ['소형/중형', 9],
  ['10kg 이하', 9],
  ['15kg 이하', 5],
  ['8kg 이하', 4],
  ['12kg 이하', 4],
  ['5kg 미만 소형', 3],
  ['25kg 이하', 2],
  ['개, 고양이', 2],
];
const CLINIC_SIZES: Choices = [
  ['모두 가능', 80],
  ['개, 고양이', 10],
  ['모두 가능, 고양이, 토끼', 4],
  ['개, 고양이, 특수동물(햄스터, 고슴도치)', 4],
  ['고양이', 2],
];
const RESTRICTIONS: Choices = [
  ['제한사항 없음', 34],
  ['목줄, 배변봉투', 24],
  ['목줄', 12],
  ['목줄, 매너벨트', 8],
  ['케이지 이용', 6],
  ['야외만 반려동물 동반 가능', 6],
  ['안고 있어야 함', 3],
  ['목줄 필수, 맹견 입장 불가', 4],
  ['5차 접종 필수, 공격성 있는 경우 입장 불가', 2],
  ['최대 2마리', 3],
];

const DAYTIME: Choices = [
  ['매일 10:00~21:00', 8],
  ['매일 11:00~22:00', 6],
  ['화~일 11:00~20:00', 6],
  ['월~금 11:00~20:00, 토~일 10:00~21:00', 5],
  ['수~월 12:00~19:00', 3],
];
const CLINIC_HOURS: Choices = [
  ['월~금 09:00~19:00, 토 09:00~15:00', 8],
  ['월~금 10:00~20:00, 토 10:00~17:00', 6],
  ['매일 10:00~20:00', 4],
  ['매일 00:00~24:00', 2],
];
const HALL_HOURS: Choices = [
  ['화~일 10:00~18:00', 8],
  ['화~일 하절기 10:00~18:00, 동절기 10:00~17:00', 3],
  ['월~금 10:00~17:00', 2],
];
const STAY_HOURS: Choices = [
  ['매일 15:00~11:00', 6],
  ['매일 16:00~11:00', 3],
  ['매일 15:00~12:00', 2],
];
const OUTDOOR_HOURS: Choices = [
  ['매일 00:00~24:00', 6],
  ['매일 05:00~22:00', 2],
  ['매일 09:00~18:00', 3],
  ['매일 하절기 09:00~19:00, 동절기 09:00~17:00', 2],
];
const MEAL_HOURS: Choices = [
  ['매일 11:00~21:00', 6],
  ['화~일 11:30~20:30', 5],
  ['월~토 11:00~15:00, 17:00~21:30', 4],
  ['매일 17:00~01:00', 1],
];
const HOURS: Record<DemoKind, Choices> = {
  카페: DAYTIME,
  식당: MEAL_HOURS,
  펜션: STAY_HOURS,
  호텔: STAY_HOURS,
  여행지: OUTDOOR_HOURS,
  박물관: HALL_HOURS,
  미술관: HALL_HOURS,
  문예회관: HALL_HOURS,
  반려동물용품: DAYTIME,
  미용: DAYTIME,
  위탁관리: DAYTIME,
  동물병원: CLINIC_HOURS,
  동물약국: CLINIC_HOURS,
};

const FEES: Partial<Record<DemoKind, Choices>> = {
  여행지: [
    ['없음', 8],
    ['3000원', 1],
    ['10000원', 1],
  ],
  박물관: [
    ['없음', 4],
    ['3000원', 3],
    ['5000원', 2],
    ['8000원', 1],
  ],
  미술관: [
    ['없음', 4],
    ['5000원', 2],
    ['12000원', 1],
  ],
  문예회관: [['변동', 1]],
  미용: [
    ['변동', 6],
    ['소형견 전체미용 35000원', 2],
    ['소형견 40000원 중형견 55000원', 1],
  ],
  카페: [
    ['변동', 8],
    ['7000원', 1],
    ['10000원', 1],
  ],
  반려동물용품: [['없음', 1]],
};
const PET_FEES: Partial<Record<DemoKind, Choices>> = {
  펜션: [
    ['없음', 3],
    ['마리당 20,000원', 3],
    ['30,000원', 2],
    ['소형견 10,000원, 중형견 20,000원, 대형견 30,000원', 2],
  ],
  호텔: [
    ['마리당 30,000원', 3],
    ['50,000원', 1],
    ['없음', 1],
  ],
  카페: [
    ['없음', 9],
    ['3,000원', 1],
    ['소형견 5,000원, 중형견 6,000원, 대형견 7,000원', 1],
  ],
};

const DESCRIPTIONS: Record<DemoKind, readonly string[]> = {
  카페: [
    '애견카페',
    '애견카페, 수제간식',
    '애견카페, 호텔, 유치원',
    '반려견 동반 카페, 마당 있음',
    '반려견 동반 카페, 루프탑만 동반 가능',
    '반려동물 동반 카페, 수제 간식 판매',
    '고양이 카페, 상주묘 있음',
    '애견카페, 상주견 있음, 물그릇과 배변봉투 제공',
    '반려견 동반 카페, 테라스와 포토존 있음',
  ],
  식당: [
    '반려동물 동반 식당',
    '반려견 동반 식당, 야외석 있음',
    '애견 동반 식당, 반려견 메뉴 있음',
    '반려동물 동반 식당, 예약 권장',
  ],
  펜션: [
    '애견 동반 펜션',
    '애견 전용 펜션, 울타리 마당 있음',
    '독채 펜션, 반려견 수영장 있음',
    '애견 동반 펜션, 애견용품 개별 준비',
  ],
  호텔: ['반려동물 동반 호텔', '반려견 전용 객실 있음, 사전예약 필수', '반려동물 동반 호텔, 펫 어메니티 제공'],
  여행지: ['관광지', '산책로, 그늘 쉼터와 음수대 있음', '관광지, 주말 주차 혼잡'],
  박물관: ['박물관', '박물관, 야외 정원만 반려동물 동반 가능', '박물관, 단체 관람은 사전예약 필수'],
  미술관: ['미술관', '미술관, 조각공원 산책 가능', '미술관, 전시마다 휴관일이 다름'],
  문예회관: ['문예회관', '문예회관, 공연에 따라 관람료 다름'],
  반려동물용품: ['강아지용품', '강아지용품, 24시간, 무인', '수제간식', '강아지사료, 강아지의류', '강아지용품, 셀프목욕'],
  미용: ['강아지미용', '강아지미용, 예약제', '강아지미용, 강아지호텔', '강아지미용, 강아지용품'],
  위탁관리: ['강아지호텔', '강아지유치원, 강아지호텔', '강아지호텔, 사전예약 필수'],
  동물병원: ['일반동물병원', '일반동물병원, 일요일 예약진료', '일반동물병원, 특수동물 진료 가능', '고양이 전문 진료'],
  동물약국: ['동물약국'],
};

/** A travel spot is what its name says. */
const SPOT_DESCRIPTIONS: readonly (readonly [RegExp, string])[] = [
  [/놀이터$/, '공원, 강아지놀이터, 13세 미만 보호자 동반 필수'],
  [/공원$/, '공원'],
  [/캠핑장$/, '캠핑장, 사전예약 필수'],
  [/수목원$/, '수목원'],
  [/목장$/, '관광지, 체험 목장'],
];

const PARKING: Record<DemoKind, number> = {
  카페: 0.55,
  식당: 0.6,
  펜션: 0.97,
  호텔: 0.97,
  여행지: 0.85,
  박물관: 0.85,
  미술관: 0.75,
  문예회관: 0.95,
  반려동물용품: 0.5,
  미용: 0.4,
  위탁관리: 0.6,
  동물병원: 0.6,
  동물약국: 0.35,
};

/** What the data says about a visit: hours, fees, who may come in. Some of it is left open, as it is in the public data. */
export function demoDetails(random: SeededRandom, kind: DemoKind, name: string) {
  const spot = SPOT_DESCRIPTIONS.find(([ending]) => kind === '여행지' && ending.test(name))?.[1];
  const description = spot ?? random.pick(DESCRIPTIONS[kind]);
  const open = description.includes('24시간') ? '매일 00:00~24:00' : random.weighted(HOURS[kind]);
  const hours = random.chance(0.1) ? UNKNOWN : open;
  const outdoor = kind === '여행지' || random.chance(kind === '펜션' ? 0.8 : kind === '카페' || kind === '식당' ? 0.35 : 0.05);
  return {
    휴무일: random.chance(0.1) ? UNKNOWN : holidayOf(random, kind, hours),
    운영시간: hours,
    '주차 가능여부': random.chance(0.03) ? '' : random.chance(PARKING[kind]) ? 'Y' : 'N',
    '입장(이용료)가격 정보': random.weighted(FEES[kind] ?? [['변동', 1]]),
    ...admission(random, kind, description),
    '장소(실내) 여부': kind === '여행지' ? 'N' : 'Y',
    '장소(실외)여부': outdoor ? 'Y' : 'N',
    '기본 정보_장소설명': description,
    '애견 동반 추가 요금': random.weighted(PET_FEES[kind] ?? [['없음', 1]]),
  };
}

function admission(random: SeededRandom, kind: DemoKind, description: string) {
  if (random.chance(CLOSED_TO_PETS[kind] ?? 0))
    return {
      '반려동물 동반 가능정보': 'N',
      '반려동물 전용 정보': DOES_NOT_APPLY,
      '입장 가능 동물 크기': DOES_NOT_APPLY,
      '반려동물 제한사항': DOES_NOT_APPLY,
    };
  const medical = GROUP_OF_KIND[kind] === '반려의료';
  const size = /^고양이/.test(description) ? '고양이' : random.weighted(medical ? CLINIC_SIZES : SIZES);
  return {
    '반려동물 동반 가능정보': 'Y',
    '반려동물 전용 정보': /전용|애견카페|유치원/.test(description) && random.chance(0.4) ? '반려동물 전용' : DOES_NOT_APPLY,
    '입장 가능 동물 크기': random.chance(0.03) ? UNKNOWN : size,
    '반려동물 제한사항': medical || size === '고양이' ? '제한사항 없음' : random.weighted(RESTRICTIONS),
  };
}

/** Agrees with the hours: who opens every day has no weekly day off. */
function holidayOf(random: SeededRandom, kind: DemoKind, hours: string): string {
  if (hours.startsWith('화~일'))
    return GROUP_OF_KIND[kind] === '반려문화시설' ? '1월1일, 설, 추석 당일, 매주 월요일' : '매주 월요일';
  if (hours.startsWith('수~월')) return '매주 화요일';
  if (hours.startsWith('월~토')) return '매주 일요일';
  if (hours.startsWith('월~금'))
    return hours.includes('토') ? (hours.includes('일 1') ? '연중무휴' : '매주 일요일, 법정공휴일') : '매주 토, 일, 법정공휴일';
  return random.weighted([
    ['연중무휴', 8],
    ['설, 추석 당일', 2],
  ]);
}
