import type { CoatName } from './pictures/animals';

/** Parts of the country within which people run their errands. */
const AREAS = {
  capital: ['서울특별시', '경기도', '인천광역시'],
  southeast: ['부산광역시', '울산광역시', '경상남도'],
  daegu: ['대구광역시', '경상북도'],
  chungcheong: ['대전광역시', '세종특별자치시', '충청북도', '충청남도'],
  honam: ['광주광역시', '전북특별자치도', '전라남도'],
  gangwon: ['강원특별자치도'],
  jeju: ['제주특별자치도'],
} as const;

export type DemoArea = keyof typeof AREAS;
export type PetSize = 'small' | 'medium' | 'large';

export interface DemoMember {
  email: string;
  nickName: string;
  /** Ends in a vowel, so that every sentence takes it. */
  pet: string;
  coat: CoatName;
  size: PetSize | 'cat';
  area: DemoArea;
  /** How often the member writes, compared with others. */
  weight: number;
  /** Shows a picture of the pet. */
  hasPortrait: boolean;
  info: string;
}

export function areaOf(sidoName: string | null): DemoArea | null {
  const areas = Object.entries(AREAS) as [DemoArea, readonly string[]][];
  return areas.find(([, names]) => sidoName !== null && names.includes(sidoName))?.[0] ?? null;
}

type Row = readonly [string, string, CoatName, PetSize | 'cat', DemoArea, number, boolean, string?];

const ROWS: readonly Row[] = [
  ['콩이언니', '콩이', 'bichon', 'small', 'capital', 9, true, '비숑 콩이랑 카페 다니는 게 취미예요.'],
  ['두부아빠', '두부', 'bichon', 'small', 'capital', 8, true, '두부와 함께 주말마다 어디든 갑니다.'],
  ['초코네집', '초코', 'poodle', 'small', 'capital', 8, true, '갈색 푸들 초코, 일곱 살이에요.'],
  ['몽이산책', '몽이', 'poodle', 'small', 'capital', 7, true],
  ['라떼마마', '라떼', 'retriever', 'large', 'capital', 7, true, '리트리버 라떼와 갈 수 있는 넓은 곳을 찾아요.'],
  ['까미누나', '까미', 'schnauzer', 'small', 'capital', 6, true],
  ['시바하루', '하루', 'shiba', 'medium', 'capital', 6, true, '고집 센 시바 하루와 살아요.'],
  ['식빵굽는코코', '코코', 'cheese', 'cat', 'capital', 4, true, '치즈냥 코코의 집사입니다.'],
  ['마루와나', '마루', 'jindo', 'large', 'capital', 5, true, '진도 믹스 마루를 보호소에서 데려왔어요.'],
  ['비글탐험대', '도토리', 'beagle', 'medium', 'capital', 5, true],
  ['우유한모금', '우유', 'bichon', 'small', 'capital', 4, false],
  ['모카포트', '모카', 'poodle', 'small', 'capital', 4, false],
  ['감자네일기', '감자', 'corgi', 'medium', 'capital', 4, true, '코기 감자의 산책 기록'],
  ['서촌산책자', '보라', 'jindo', 'medium', 'capital', 3, false],
  ['망원동루루', '루루', 'poodle', 'small', 'capital', 3, false],
  ['토리야가자', '토리', 'shiba', 'medium', 'capital', 3, false],
  ['송도바람', '바다', 'retriever', 'large', 'capital', 3, true],
  ['별이집사', '별이', 'mackerel', 'cat', 'capital', 3, true, '고등어 무늬 별이와 조용히 지냅니다.'],
  ['일산콩자반', '자두', 'schnauzer', 'small', 'capital', 2, false],
  ['수원댕댕이', '쿠키', 'beagle', 'medium', 'capital', 2, false],
  ['양평사는호두', '호두', 'poodle', 'small', 'capital', 2, true],
  ['퇴근길간식', '뭉치', 'bichon', 'small', 'capital', 2, false],
  ['턱시도미미', '미미', 'tuxedo', 'cat', 'capital', 2, true],
  ['주말엔밖으로', '보스', 'retriever', 'large', 'capital', 2, false],
  ['광안리솜이', '솜이', 'bichon', 'small', 'southeast', 8, true, '광안리 근처에서 솜이랑 살아요.'],
  ['해운대누렁이', '누리', 'jindo', 'large', 'southeast', 6, true],
  ['부산갈매기네', '치즈', 'corgi', 'medium', 'southeast', 5, true],
  ['울산사는보미', '보미', 'poodle', 'small', 'southeast', 4, false],
  ['통영나들이', '파도', 'beagle', 'medium', 'southeast', 3, true],
  ['창원삼색이', '단추', 'calico', 'cat', 'southeast', 3, true, '삼색 고양이 단추를 모시고 있어요.'],
  ['대구사과', '사과', 'bichon', 'small', 'daegu', 5, false],
  ['경주돌담길', '나루', 'shiba', 'medium', 'daegu', 4, true],
  ['포항바닷가', '모래', 'retriever', 'large', 'daegu', 3, false],
  ['수성못산책', '체리', 'poodle', 'small', 'daegu', 2, true],
  ['대전빵지순례', '보리차', 'corgi', 'medium', 'chungcheong', 5, true, '빵 좋아하는 사람과 산책 좋아하는 강아지'],
  ['세종호수산책', '후추', 'schnauzer', 'small', 'chungcheong', 4, true],
  ['청주댁', '복치', 'bichon', 'small', 'chungcheong', 3, false],
  ['공주밤토리', '밤비', 'beagle', 'medium', 'chungcheong', 2, false],
  ['광주무등이', '무지', 'jindo', 'large', 'honam', 5, true],
  ['전주한옥냥', '구리', 'mackerel', 'cat', 'honam', 3, true],
  ['여수밤바람', '소라', 'poodle', 'small', 'honam', 4, false],
  ['순천만갈대', '갈리', 'retriever', 'large', 'honam', 2, false],
  ['강릉커피', '원두', 'poodle', 'small', 'gangwon', 5, true, '강릉에서 작은 가게를 하며 원두와 지냅니다.'],
  ['속초바다개', '오리', 'beagle', 'medium', 'gangwon', 4, true],
  ['춘천닭갈비', '고구마', 'corgi', 'medium', 'gangwon', 3, false],
  ['제주한달살이', '한라', 'jindo', 'large', 'jeju', 6, true, '한 달만 살려다 삼 년째 제주예요.'],
  ['애월귤나무', '귤이', 'shiba', 'medium', 'jeju', 6, true],
  ['서귀포바람이', '바니', 'bichon', 'small', 'jeju', 4, false],
];

/** Invented people, of whom nobody has the password; their e-mails belong to nobody. */
export const DEMO_MEMBERS: readonly DemoMember[] = ROWS.map(
  ([nickName, pet, coat, size, area, weight, hasPortrait, info = ''], index) => ({
    email: `walker${String(index + 1).padStart(2, '0')}@baldojang.example`,
    ...{ nickName, pet, coat, size, area, weight, hasPortrait, info },
  }),
);

/** What the accounts that one can sign in with have at home; the admin writes no reviews. */
export const ACCOUNT_MEMBERS: readonly DemoMember[] = [
  {
    ...{ email: 'member@baldojang.example', nickName: '보리누나', pet: '보리', coat: 'corgi', size: 'medium' },
    ...{ area: 'capital', weight: 0, hasPortrait: true, info: '' },
  },
  {
    ...{ email: 'friend@baldojang.example', nickName: '나비집사', pet: '나비', coat: 'calico', size: 'cat' },
    ...{ area: 'capital', weight: 0, hasPortrait: true, info: '' },
  },
];
