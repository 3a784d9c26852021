import type { PetSpecies } from '@baldojang/rules/entry/pet';

export const BREEDS: Partial<Record<PetSpecies, readonly string[]>> = {
  DOG: [
    '믹스견',
    '말티즈',
    '푸들',
    '토이 푸들',
    '말티푸',
    '포메라니안',
    '치와와',
    '시츄',
    '요크셔 테리어',
    '비숑 프리제',
    '미니어처 슈나우저',
    '닥스훈트',
    '페키니즈',
    '파피용',
    '프렌치 불도그',
    '보스턴 테리어',
    '퍼그',
    '스피츠',
    '웰시 코기',
    '비글',
    '코커 스패니얼',
    '셔틀랜드 시프도그',
    '시바견',
    '보더 콜리',
    '진돗개',
    '사모예드',
    '시베리안 허스키',
    '골든 리트리버',
    '래브라도 리트리버',
    '저먼 셰퍼드',
    '도베르만',
    '도사견',
    '아메리칸 핏불테리어',
    '아메리칸 스태퍼드셔 테리어',
    '스태퍼드셔 불 테리어',
    '로트와일러',
  ],
  CAT: [
    '코리안 쇼트헤어',
    '러시안 블루',
    '브리티시 쇼트헤어',
    '아메리칸 쇼트헤어',
    '페르시안',
    '스코티시 폴드',
    '먼치킨',
    '랙돌',
    '샴',
    '노르웨이 숲',
    '터키시 앙고라',
    '뱅갈',
    '아비시니안',
    '메인쿤',
    '스핑크스',
    '믹스묘',
  ],
};

/** The five breeds that the law names, by the part of the name that their mixes share, in the spellings that people use. */
const STEMS = [
  ['도사', '토사견', 'tosa'],
  ['핏불', '피트불', 'pitbull'],
  ['스태퍼드', '스태포드', '스테퍼드', '스테포드', '스탠퍼드', 'stafford'],
  ['로트와일', '로트바일', '로드와일', 'rottweil'],
].flat();

/** Whether the law calls a typed breed 맹견, or a mix of one. */
export function isRestrictedBreed(breed: string): boolean {
  const plain = breed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\-·.]/g, '');
  return STEMS.some((stem) => plain.includes(stem));
}
