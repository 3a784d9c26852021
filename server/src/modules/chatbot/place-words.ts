import { PetType } from '../../shared/pet-type';

/**
 * The words by which people ask for places, and what the public data calls the same. Patterns see a question in lower case, composed
 * and with single blanks; what they match is cut out of it, so that "강남애견카페" leaves "강남".
 */

export interface PlaceKind {
  /** What an answer calls it. */
  label: string;
  /** Kinds of the public data. */
  categories: readonly string[];
  pattern: RegExp;
}

/** Who comes along, where it only belongs to the name of a kind: 애견카페. */
const PET = '(?:애견|애묘|반려견|반려묘|반려동물|강아지|고양이|펫|동물) ?';
const WITH_PET = `(?:${PET}(?:동반 ?)?(?:가능한? ?)?)?`;
const kind = (label: string, categories: readonly string[], pattern: string): PlaceKind => ({
  label,
  categories,
  pattern: new RegExp(pattern, 'g'),
});

/** In this order: a hotel for a pet alone is no hotel, and a pharmacy for animals is looked for before a pharmacy. */
export const PLACE_KINDS: readonly PlaceKind[] = [
  kind(
    '맡길 수 있는 곳',
    ['위탁관리'],
    '(?:애견|강아지|고양이|반려견|반려묘|펫) ?호텔|호텔링|위탁 ?(?:관리|시설|업체)?|돌봄|(?:맡길|맡겨|맡아|맡기) ?(?:둘|놓을|줄)?|(?:강아지|애견|반려견) ?유치원',
  ),
  kind('동물약국', ['동물약국'], '(?:동물 ?)?약국'),
  kind('동물병원', ['동물병원'], `${WITH_PET}(?:의료 ?센터|병원(?!비))|수의사`),
  kind(
    '반려동물용품점',
    ['반려동물용품'],
    `${PET}용품 ?(?:점|샵|가게)?|용품(?:점|샵)|펫 ?샵|사료 ?(?:파는|살 ?수 ?있는|살) ?(?:곳|데|가게)`,
  ),
  kind('미용하는 곳', ['미용'], `${WITH_PET}(?:미용(?:실|샵)?|목욕(?!탕)|그루밍)`),
  kind('펜션', ['펜션'], `${WITH_PET}(?:풀빌라|펜션)`),
  kind('숙소', ['호텔', '펜션'], `${WITH_PET}(?:호텔|숙소|숙박 ?(?:시설)?|리조트)|(?:잘|묵을|자고 올) ?(?:만한 ?)?(?:곳|데)`),
  kind('카페', ['카페'], `${WITH_PET}카페(?!인|라떼)|커피 ?(?:숍|점|집)|커피(?= ?(?:마시|마실))|찻집`),
  kind('식당', ['식당'], `${WITH_PET}(?:식당|음식점|레스토랑|밥집|맛집|브런치)|(?:밥|저녁|점심)을? ?먹을 ?(?:만한 ?)?(?:곳|데)`),
  kind('박물관', ['박물관'], '박물관'),
  kind('미술관', ['미술관'], '미술관|전시회'),
  kind('문예회관', ['문예회관'], '문예 ?회관|공연장'),
  kind(
    '여행지',
    ['여행지'],
    `${WITH_PET}(?:여행지|관광지|명소|나들이 ?(?:장소|코스)|공원|산책로|산책 ?코스)|` +
      '(?:가 ?볼|갈|놀러 ?갈|놀|바람 ?쐴|나들이 ?갈|여행 ?갈|산책할|데려갈|구경할) ?(?:만한 ?|수 ?있는 ?)?(?:곳|데|장소)|(?:가|놀|산책하)기 ?좋은 ?(?:곳|데)',
  ),
];

/** A place whose name says its kind, with something near it: the name tells where, not what. */
export const LANDMARK =
  /(\S{2,}(?:공원|미술관|박물관|호텔|병원|공연장))(?:역(?=\S{0,2}(?: |$))| ?(?:근처|주변|부근|인근|근방|앞|옆|쪽))/;

export const SITE_WORDS = {
  parkingAvailable: /주차(?!비|요금)\S*(?: (?:되|돼|가능|할|있|편|공간|무료)\S*)?/,
  indoorFacility: /실내(?!외)\S*/,
  outdoorFacility: /(?:실외|야외|테라스|마당|루프탑|잔디|운동장)\S*/,
} as const;

export const PET_WORDS: readonly { petType: PetType; pattern: RegExp }[] = [
  { petType: PetType.DOG, pattern: /강아지|반려견|댕댕이|멍멍이|(?:대|중|소)형견|(?<![가-힣])개(?=[와랑도를는]|하고|$| )/ },
  { petType: PetType.CAT, pattern: /고양이|반려묘|냥이/ },
  { petType: PetType.OTHER, pattern: /토끼|햄스터|앵무새|고슴도치|거북이|페럿|기니피그|특수 ?동물/ },
];

/** Near something. */
export const PROXIMITY = /^(?:근처|주변|부근|인근|근방|가까운|가까이|앞|옆|쪽|일대)/;
/** The same at the end of a word: 강남역근처, 해운대쪽. */
export const PROXIMITY_AT_END = /(?:근처|주변|부근|인근|근방|일대|쪽)$/;

/** Asks to be shown something. */
export const ASKS = /추천|알려|찾아|찾고|찾는|있나|있어|있을|있는지|어디|어느|소개|골라|보여|가고 ?싶/;

/** Asks about a thing or tells what happened, and is for no place: 동물병원은 언제 가야 하나요, 카페에서 물렸어요. */
export const ASKS_TO_KNOW =
  /언제|왜|어떻게|어떡|얼마|며칠|몇 ?(?:번|살|개월|시간|분|주|도)|주기|방법|준비물|증상|비용|가격|진료비|이유|원인|차이|먹여|먹이|먹어도|접종|중성화|수술|[았었했였렸졌됐켰쳤겼갔왔봤났탔](?:어|는데|습니다|다|고|지|네)/;

/** An animal, whatever follows it: 고양이랑 is not 고양. */
export const PET_START =
  /^(?:우리)?(?:강아지|고양이|반려|댕댕이|멍멍이|냥이|야옹이|토끼|햄스터|앵무새|애견|애묘|푸들|말티즈|포메|비숑|시츄|치와와|리트리버|진돗개|웰시|요크셔|코숏)/;

/** Asks about a rule or tells more, where only what stands before the kind would name a place: 데려가도 되나요. */
export const MORE_TOLD = /도 ?(?:되나|돼|되요|될까|괜찮)|괜찮(?:나요|을까요?|은가요|은지|아요)(?= |$)/;

/** What is done to a pet, not where: alone it asks for no place. */
export const ACTIVITY = /(?:미용|목욕|그루밍|돌봄|호텔링|위탁(?: ?관리)?|맡[가-힣].*)$/;

/** When a place is open, which the data tells in words alone. */
export const HOURS =
  /24 ?시(?:간)?|(?:지금|오늘|현재)? ?(?:문 ?)(?:을 ?)?(?:연|여는|열려|열린|열었)\S*|영업 ?(?:중|하는)\S*|야간|심야|밤늦게|새벽|공휴일|일요일|(?:지금|오늘) ?(?:진료|영업)\S*/g;

/** 강남 말고 서초, 홍대 근처 말고; 말고기 is meat. */
export const NOT_THIS = /(?:\S+ ?(?:근처|주변|쪽) ?|\S+ ?)말고(?:는|도)?(?= |$)/g;

/** Particles that end the name of a place in an answer: 신촌에는. */
export const NAME_PARTICLE = /(?:에는|에도|에만|에|의|이나|은|는|을|를)$/;

/** Says where for certain; 인데 and 이에요 stand with other words as well (말티즈인데). */
export const LOCATIVE = /(?:에서(?:는|도|만|의)?|까지|살아요|사는데)$/;

/** Beginnings of words that stand between kind, place and conditions; no name of a place begins with one. */
export const FILLER_START =
  /^(?:애견|애묘|반려|강아지|고양이|댕댕이|멍멍이|동물|대형견|중형견|소형견|저희|제가|저는|나는|동반|함께|같이|데리|데려|추천|알려|찾아|찾고|찾는|있|없|어디|어느|소개|골라|보여|보이|좋은|좋을|좋아|괜찮|예쁜|이쁜|조용|유명한|넓은|맛있|분위기|되|돼|가능|가는|가기|가고|가려|갈만|하는|하려|제일|혹시|오늘|내일|모레|주말|이번|다음|지금|여기|싶|주세요|주실|해주|부탁|궁금|만한|대형|신상|감성|인기|핫플|핫한|힙한|한적|깨끗|가성비|저렴|매장|시설|장소|코스|리스트|목록|무료|무슨|어떤|사는|살아|살고|입장|출입|이용|들어가|머무|여행|산책|나들이|데이트|드라이브|당일|휴가|동네|시내|지역|도시|전국|국내|안녕|아니|그럼|그러|그리고|다른|키우|급해|급히|빨리|당장|때문|언제|어떻게|얼마|며칠|방법|준비물|증상|비용|가격)/;

/** The same as whole words: names of places do begin with these. */
export const FILLER_WORDS = new Set(
  '우리 나랑 가게 가면 가서 가도 가볼 하고 하기 해요 제일 가장 그런 이런 저런 아주 정말 진짜 너무 조금 많은 수도 곳이 곳은 데가 근데 그냥 바로 이제 다시 먼저 모두 전부 저기 우리집 출구 아이 애들 얘들 혼자 처음 가족 친구 오는 추운 더운 묵을 마실 먹을 즐길 뛰어놀 뛰놀 파는 판매하는 원하는 필요한 맞는 수영장 호수 바다 계곡 해변 강변 오션뷰 사료 간식'.split(
    ' ',
  ),
);

/** Endings of verbs and of polite sentences: no name of a place. */
export const VERB_ENDING =
  /(?:나요|까요|어요|아요|해요|세요|니다|니까|는데요?|었어|았어|했어|해서|아서|어서|하면|으면|되면|려고|지만|거든요?|네요|죠|지요|을까|ㄹ까|할까|갈까|인가|는지|던데|싶어|해줘|(?<!^[김진남동])해|하는|하고|했는데)$/;

/** Nouns that are also a place's name without its ending: they name the place only where something says so (수영에서, 예산 근처). */
export const AMBIGUOUS = new Set('수영 예산 고령 상주 하나 가야 우산 오류 고기 방문 화장 진료 응급 야간'.split(' '));

/** Nouns and towns alike: a question for places means the town where hardly anything stands beside it (이천 카페, 남해 독일마을 카페), a story never. */
export const TOWNS_TOO = new Set(
  (
    '사천 구리 화성 이천 장수 동안 동작 영양 강화 음성 수정 상당 서원 중원 유성 연수 사상 수성 광산 부여 강진 영광 인제 구미 ' +
    '기장 공주 진주 여주 양주 양산 완주 소사 단원 상록 진도 동해 남해 보은 성산 고성 수지 의성 무안 남동 대덕'
  ).split(' '),
);

/** 강아지가 경기를 해요: of regions the one whose name is a sign. In a story it is a region where one of its districts follows. */
export const SIGN_TOO = '경기';

/** Particles behind a place, the longest first; behind others stand them all. 에 alone says little: 다리에 상처가 났어요. */
const PLACE_PARTICLES = '에서는|에서도|에서만|에서의|에서|까지|인데요|인데|이에요|이예요|예요|입니다|이요|살아요|사는데';
const OTHER_PARTICLES = '으로는|으로|에는|에도|에만|에|로|부터|이랑|하고|이나|랑|의|은|는|이|가|을|를|도|와|과|만|나|요|안';
export const PLACE_PARTICLE = new RegExp(`(?:${PLACE_PARTICLES})$`);
export const OTHER_PARTICLE = new RegExp(`(?:${OTHER_PARTICLES})$`);

export const TOWN_ENDINGS = ['동', '읍', '면', '리'] as const;
export const ROAD_ENDINGS = ['로', '대로', '길'] as const;
