import { PetSize, PetSpecies } from '../../../shared/pet-species';

export const SPECIES_WORDS: Readonly<Record<PetSpecies, string>> = {
  [PetSpecies.DOG]: '강아지 개 멍멍이 댕댕이 강쥐 반려견 믹스견 애견',
  [PetSpecies.CAT]: '고양이 냥이 반려묘',
  [PetSpecies.RABBIT]: '토끼',
  [PetSpecies.BIRD]: '새 앵무새',
  [PetSpecies.SMALL_MAMMAL]: '햄스터 고슴도치 기니피그 페럿',
  [PetSpecies.REPTILE]: '거북 거북이 도마뱀 뱀',
  [PetSpecies.OTHER]: '특수동물',
};

/** Too short to match inside a longer word. */
export const WHOLE_WORD_PETS: ReadonlySet<string> = new Set(['개', '새', '뱀', '샴']);
/** Look like a pet with a particle: 새로 생긴 카페. */
export const NO_PETS: ReadonlySet<string> = new Set(['새로']);

export const SIZE_WORDS: Readonly<Record<PetSize, string>> = {
  [PetSize.SMALL]: '소형견 소형강아지',
  [PetSize.MEDIUM]: '중형견 중형강아지',
  [PetSize.LARGE]: '대형견 대형강아지',
};

/** The label, then other spellings and short names. Blanks inside are ignored. */
export const DOG_BREEDS: Readonly<Record<PetSize, readonly string[]>> = {
  [PetSize.SMALL]: [
    '말티즈 몰티즈 말티',
    '푸들 미니어처푸들',
    '토이푸들 토푸',
    '포메라니안 포메',
    '치와와',
    '요크셔테리어 요크셔 요키',
    '시츄 시추',
    '비숑 비숑프리제',
    '닥스훈트 닥스훈드',
    '미니핀 미니어처핀셔',
    '페키니즈',
    '파피용 빠삐용',
    '말티푸',
    '스피츠 재패니즈스피츠',
    '꼬똥 꼬똥드툴레아',
    '미니슈나우저 미니어처슈나우저',
    '퍼그',
    '보스턴테리어 보스톤테리어',
  ],
  [PetSize.MEDIUM]: [
    '코커스패니얼 코카스패니얼 코커스파니엘 코카스파니엘',
    '비글',
    '웰시코기 웰시 코기',
    '프렌치불독 프렌치불도그 프불',
    '시바견 시바이누',
    '진돗개 진도개 진도견',
    '보더콜리',
    '불테리어',
    '불독 불도그',
    '샤페이',
  ],
  [PetSize.LARGE]: [
    '골든리트리버 골든레트리버 골댕이',
    '래브라도 래브라도리트리버 라브라도 라브라도리트리버',
    '리트리버 레트리버',
    '사모예드',
    '허스키 시베리안허스키',
    '말라뮤트 알래스칸말라뮤트',
    '셰퍼드 저먼셰퍼드 세퍼드 쉐퍼드 저먼쉐퍼드',
    '도베르만 도베르만핀셔',
    '그레이트데인',
    '그레이하운드',
    '달마시안 달마티안',
    '버니즈마운틴독 버니즈',
    '차우차우',
    '아키타 아키타견',
  ],
};

/** Legally restricted breeds (맹견). They have no size, as other rules apply. */
export const RESTRICTED_BREEDS: readonly string[] = [
  '도사견',
  '핏불 핏불테리어 아메리칸핏불테리어',
  '스태퍼드셔테리어 스태포드셔테리어 아메리칸스태퍼드셔테리어 스태퍼드셔불테리어 스태포드셔불테리어',
  '로트와일러 로트바일러',
  '맹견',
];

export const CAT_BREEDS: readonly string[] = [
  '코숏 코리안숏헤어',
  '러시안블루 러블',
  '페르시안',
  '샴 샴고양이',
  '랙돌',
  '스코티시폴드 스코티쉬폴드',
  '먼치킨',
  '벵갈 뱅갈',
];
