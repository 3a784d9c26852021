import { isPlaceLike } from './spoken-question';

/** What people wish for and no column says, as the answer calls it: 수영장이 있는지는 자료에 없어 …. */
const WISHES: readonly (readonly [word: RegExp, whether: string])[] = [
  [/^(?:애견|강아지|반려견|개|실내|야외|온수|인피니티)?(?:수영장|풀장|풀)$/, '수영장이 있는지'],
  [/^브런치/, '브런치를 파는지'],
  [/^(?:조용|한적|한산)/, '조용한지'],
  [/^(?:오션|바다|한강|호수|마운틴|리버|시티|산)?(?:뷰|전망)(?:가|이)?$/, '전망이 좋은지'],
  [/^(?:개별|프라이빗|단독|독립)?(?:룸|방|객실)$|^프라이빗/, '따로 쓰는 방이 있는지'],
  [/^독채/, '독채인지'],
  [/^(?:넓|널찍|큰$|커다란)/, '넓은지'],
  [/^(?:저렴|싼(?:데|곳|집)?$|싸고|가성비|비싸)/, '값이 어떤지'],
  [/^(?:분위기|감성|감각|이쁜|예쁘|인스타|사진|포토)/, '분위기가 어떤지'],
  [/^(?:깨끗|깔끔|위생)/, '깨끗한지'],
  [/^(?:친절|꼼꼼|잘하는|실력|경험)/, '친절하고 잘하는지'],
  [/^(?:맛있|맛난)/, '맛이 어떤지'],
  [/^(?:잔디|잔디밭|잔디마당)$/, '잔디가 있는지'],
  [/^(?:바비큐|바베큐|고기굽)/, '바비큐를 할 수 있는지'],
  [/^(?:스파|온천|찜질|자쿠지|노천탕)/, '온천이나 스파가 있는지'],
  [/^(?:오프리쉬|목줄 ?없이|뛰어놀|뛰놀)/, '목줄 없이 놀 수 있는지'],
  [/^(?:와이파이|콘센트|노트북)/, '와이파이나 콘센트가 있는지'],
  [/^(?:케이크|디저트|빵|베이커리|커피맛)/, '디저트를 파는지'],
  [/^(?:포장|배달|테이크아웃)/, '포장이나 배달이 되는지'],
  [/^(?:놀이방|키즈|아기의자)/, '아이가 쓸 시설이 있는지'],
  [/^(?:예약|당일예약)$/, '예약할 수 있는지'],
  [/^(?:cctv|씨씨티비)/i, 'CCTV가 있는지'],
  [/^(?:치과|안과|피부과|한방|심장|슬개골|mri|ct|초음파|엑스레이|내과|외과)/i, '그 진료를 하는지'],
];

/** Verbs of speech, which name nothing with any of their endings: 들어가는, 데려가고, 괜찮은데. */
const VERB_STEMS = (
  '들어가 들어갈 들어간 들어오 데려가 데려갈 데려간 데리고 데리러 데꼬 데리구 머무 머물 키우 키울 기르 기를 괜찮 좋아 좋은 필요 원하 원해 궁금 나오 나올 나가 이용 방문 출발 도착 다니 다닐 즐기 즐길 맡기 맡길 ' +
  '알려 가르 추천 소개 부탁 만나 만날 고르 골라 말해 말하 생각 계획 예정 준비 시키 시킬 태우 태울 열려 열리 열린 가능 가볼 가보 가고 가려 갈만 먹을 먹고 마시 마실 묵을 묵고 자고 산책시 쉬고 놀러 놀고 운영 허용 허락 받아 받는 해주 해줄 보여'
).split(' ');
const ENDING_SYLLABLES = new Set(
  '는은을를던고서면게지데려러도만정싶수있없되돼된될줘주라요까나니다어아야자네래함음임한할해하했가갈올와볼보곳이중때편것거좀로으에인시세실분들준받',
);
/** Verbs of one syllable, in the forms that questions have: 여는, 묵을만한, 갈만한데. */
const SHORT_VERB =
  /^(?:여는|열은|닫는|넘는|넘은|넘어|가는|갈|간|가서|가면|가도|오는|올|온|와서|자는|잘|잔|묵을|묵는|먹는|먹을|마실|쉬는|쉴|쉬기|노는|놀|놀기|보는|볼|보기|하는|할|한|해|해서|해도|되는|된|될|되면|돼|돼서|안되는|사는|살|산|타는|탈|걷는|걷기|걸을|뛰는|뛸|쓰는|쓸|있는|있을|있고|없는|없을|싶은|싶어|싶은데|큰|작은|보낼|할수|갈수)(?:만한|만|수|수도|수있는|데)?(?:곳|데|때|거|것)?(?:이|은|을|를|가|는|로|으로|에|만|좀)?$/;
const SPEECH_WORDS = new Set(
  (
    '저희 저는 제가 나는 내가 난 우리 우리애 애 애들 애기 아기 아이 아가 혹시 근데 그런데 그럼 그리고 요즘 오늘 이번 이번에 저번 다음 때 중 동네 여기 여기서 거기 거기서 저기 이쪽 그쪽 출구 파는 정도 좀 ' +
    '쯤 막 너무 아주 정말 진짜 많이 조금 꼭 그냥 다 또 더 잘 빨리 급히 급해 급해요 급하게 당장 바로 제발 빨리요 ㅠㅠ ㅜㅜ ㅋㅋ 하나 한 두 몇 몇군데 한군데 아무데나 아무 어떤 무슨 무엇 뭐 뭐가 어때 어떰 어느 ' +
    '어디든 쪽 쪽에 쪽으로 쪽에서 위치 장소 가게 매장 업체 곳들 데들 리스트 목록 베스트 순위 인기 인기있는 유명한 핫플 핫플레이스 핫한 요기 분 분이 사람 친구 친구랑 가족 가족이랑 남편 남편이랑 엄마 아빠 여친 남친 데이트 ' +
    '나들이 여행 외출 주말에 평일에 아침에 저녁에 밤에 낮에 같은 비슷한 같은데 말고 빼고 넘는 이상 이하 미만 초과 안 못 네 예 응 아니 아니요 감사 감사합니다 고마워 안녕 안녕하세요 놀러 산책하러 이사 이사왔는데 이사와서 ' +
    '처음 처음인데 새로 새로운 근무하는 일하는 되는데 되는곳 되는데가 해주는 마리 키로 킬로 kg 짜리 살짜리 살 개월 개월된 오픈 오픈한 전문 전문점 애완 애완견동반 펫동반 동반가능 진료 진료하는 비 비오는 날 날씨 여름 겨울 봄 가을 휴가 연휴 명절'
  ).split(' '),
);
/** Endings of spoken words that are no names. */
const SENTENCE_END =
  /(?:[가-힣]하고|요|니다|는데|려고|해서|갈래|가도|원짜리|거든|습니까|[었았했]어|ㅠ|ㅜ|ㅋ)$|(?:니|을|할|될|갈|올|볼)까$|^\d+번$|^(?:뭐|뭔|무슨|어때|어떠|어떤)|^\d[\d만천]*원$|^\d+(?:살|개월|세|시간)?$/;
const PARTICLE = /(?<=[가-힣a-zA-Z\d]{2})(?:에서는?|에는|에|이랑|하고|까지|으로|은|는|을|를)$/;

export const withoutParticle = (word: string): string => word.replace(PARTICLE, '');

function isVerb(word: string): boolean {
  if (SHORT_VERB.test(word)) return true;
  return VERB_STEMS.some(
    (stem) => word.startsWith(stem) && [...word.slice(stem.length)].every((syllable) => ENDING_SYLLABLES.has(syllable)),
  );
}

/** Says nothing about which place is meant. */
export function isSpeech(word: string): boolean {
  if (isPlaceLike(word)) return false;
  const bare = withoutParticle(word);
  return (
    SPEECH_WORDS.has(word) || SPEECH_WORDS.has(bare) || SENTENCE_END.test(word) || isVerb(word) || /^[^가-힣a-z\d]+$/i.test(word)
  );
}

/** 뒷다리를 belongs to the verb of a sentence, and is no place; 마을 is. */
export const isObject = (word: string): boolean => /(?:(?<!마)을|를)$/.test(word);

/** 조용한 → 조용한지; null for a word that is no known wish. */
export function wishOf(word: string): string | null {
  const bare = withoutParticle(word);
  return WISHES.find(([wish]) => wish.test(word) || wish.test(bare))?.[1] ?? null;
}
