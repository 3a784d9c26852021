import { type InterpretedQuery, SearchChipKind } from '../../search/search.service';
import { isObject, isSpeech, wishOf } from './place-words';

/** 밥 먹을 만한 곳, also with a wish inside: 밥 먹을 만한 조용한 곳. Not 잘하는 곳, nor 뛰놀 곳. */
function spokenPlace(verbs: string): RegExp {
  return new RegExp(`(?<![가-힣])(?:${verbs})(?: ?만한| ?수 ?있는)?((?: [가-힣]{1,4}[은는운한])?) ?(?:곳|데)`, 'g');
}

/** Asks for an outing without a kind of place. */
const OUTING = /(?:갈|가볼|놀)(?: ?만한| ?수 ?있는)? ?(?:곳|데)/;

/** The question with the kind that an outing means; without a location it must ask for a place, unlike 두고 갈 데가 있어서. */
export function asOuting(typed: string, { filter: { sidoName }, nearPlace, isNearMe }: InterpretedQuery): string | null {
  const asks = sidoName !== null || nearPlace !== null || isNearMe || /추천|알려|찾|어디|소개/.test(typed);
  return asks && OUTING.test(typed) ? `${typed} 여행지` : null;
}

const KG = '(?:kg|KG|Kg|키로그램|킬로그램|키로|킬로)';
const LIMIT = `\\d+(?:\\.\\d+)? ?${KG} ?(?:이하|미만|까지|이내)`;
/** What others say or what one does not want: 된다던데, 받는 곳 말고. */
const HEARSAY = '[가-힣]{0,4}(?:던데|대서|다네요?|다고(?:해서)?|대요|는(?: ?(?:곳|데|집))? ?말고)';

/** Rewrites spoken phrases to search words. */
const SPOKEN: readonly (readonly [spoken: RegExp, typed: string])[] = [
  // A limit of some place is no weight of the pet, unlike 10kg 이하 강아지.
  [
    new RegExp(`${LIMIT} ?(?:만|밖에)(?: ?${HEARSAY}|(?= |$))|${LIMIT}(?:로|는)? ?${HEARSAY}|[소중대]형견만? ?${HEARSAY}`, 'g'),
    '',
  ],
  [new RegExp(`\\d+(?:\\.\\d+)? ?${KG}? ?[~∼-] ?(?=\\d+(?:\\.\\d+)? ?${KG})`, 'g'), ''],
  // 우리앤 7.4야.
  [/(?<![\d.])(\d{1,2}\.\d)(?:야|이야|예요|이에요|인데|입니다)(?![가-힣])/g, '$1kg'],
  [/(?<![가-힣])(?:덩치(?:가)? ?)?큰 ?(?:애들?|아이들?|개|강아지)(?=[가는은도랑이]*(?: |$))/g, '대형견'],
  [/(?<![가-힣])개(?=(?:데리|데꼬|데불|델))/g, '개 '],
  [/(?<![가-힣])(?:데꼬|데불고|델꼬|델고)/g, '데리고'],
  [/(?<![가-힣])애카(?![가-힣]{2})/g, '애견카페'],
  [/(?<![가-힣])개 ?(?=병원|카페)/g, '강아지 '],
  // The pet stays when its kind does not: 애견카페 말고 식당.
  [/(애견|강아지|반려견|고양이|펫) ?(카페|식당|펜션|호텔|숙소) ?말고/g, '$1 동반 $2 말고'],
  [/(24시간?)(?=[가-힣])/g, '$1 '],
  [/(동물병원|애견카페|카페|식당|펜션|미용실)(?=[가-힣]{1,4}[구군시동읍면역](?: |$))/g, '$1 '],
  [/(글램핑|캠핑|카라반|풀빌라|독채|민박|게스트하우스)장?(?:에서)?(?! ?(?:펜션|호텔|숙소))(?=\s|$)/g, '$1 숙소 '],
  [/(독채|풀빌라)(?=펜션)/g, '$1 '],
  [/호텔(?:에)?(?= ?맡[기길겨])/g, '호텔링'],
  [/(?:차|자동차)[를을]? ?(?:댈|세울|둘) ?(?:수 ?있는 ?)?(?:곳|데|자리)/g, '주차'],
  [/지금 ?(?:문 ?)?열었(?:어|나|니|을까)요?/g, '지금 여는'],
  [/([월화수목금토일])욜/g, '$1요일'],
  [/(\d시(?: ?반)?)(?:쯤|경|정도)/g, '$1'],
  [spokenPlace('잘|묵을|자고 올'), '$1 숙소'],
  [spokenPlace('(?:밥|점심|저녁)을? ?먹을|먹을(?= ?만한)|식사할'), '$1 식당'],
  [spokenPlace('맡길|맡겨 ?둘|맡겨 ?놓을'), '$1 위탁관리'],
  [/(횟집|국밥집|치킨집|술집|호프집|중국집|일식집|한식집|한식당|파스타집|삼겹살집|분식집)/g, '$1 식당 '],
  [/(빵집|베이커리)(?! ?카페)/g, '$1 카페 '],
  [/(24시간?|야간|심야|주말|일요일|공휴일)에? ?진료(?:[하되보]는|가능한)?/g, '$1'],
  [/사료 ?(?:파는|살 ?수 ?있는|살) ?(?:곳|데|가게)/g, '용품점'],
  [/산책 ?코스/g, '산책로'],
  [spokenPlace('가 ?볼|놀러 ?갈|놀|산책할|나들이 ?갈|구경할'), '$1 여행지'],
  [/주차할/g, '주차'],
  [/야간/g, '심야'],
  [/부근|근방/g, '근처'],
  // Drops endings; 고양이예요 retains its 이.
  [/이에요/g, '이'],
  [/(?:이?예요|인데요?|입니다|살아요|사는데)(?=[\s.,!?]|$)/g, ''],
  // Drops particles; 고양이나 retains its 이.
  [/(?<=[가-힣]{2})(?<!고양)(?:에서는?|에는|에|까지|이?나)(?=\s|$)/g, ''],
];

/** Bounds the cost of a hostile message. */
const WORDS_MAX = 40;
const WORD_LENGTH_MAX = 20;

/** Both nouns and districts: the noun in a story (10분 동안), the district in a short question (사천 카페). */
const AMBIGUOUS_DISTRICTS = new Set(
  (
    '경기 사천 구리 화성 이천 장수 동안 동작 영양 강화 음성 수정 상당 서원 중원 유성 연수 사상 수성 광산 부여 강진 영광 인제 구미 예산 고령 ' +
    '상주 기장 공주 진주 여주 양주 양산 완주 소사 단원 상록 진도 동해 남해 보은 성산 고성 수지 의성 무안 남동 대덕 수영 화장'
  ).split(' '),
);

export function asTyped(text: string): string {
  const words = text.normalize('NFC').trim().split(/\s+/, WORDS_MAX);
  const read = words.filter(({ length }) => length <= WORD_LENGTH_MAX).join(' ');
  return SPOKEN.reduce((typed, [spoken, word]) => typed.replace(spoken, word), read);
}

/** Drops nouns that are also districts (대구를 먹고, 10분 동안), unless 근처 follows. */
export function withoutNouns(text: string, { withObjects = false } = {}): string {
  const isNoun = (word: string) => AMBIGUOUS_DISTRICTS.has(word.replace(/(?:으?로|[은는이가을를도])$/, ''));
  return text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word, index, all) => {
      const isObject = withObjects && /[을를]$/.test(word);
      return !isObject && (!isNoun(word) || /^(?:근처|주변|쪽)/.test(all[index + 1] ?? ''));
    })
    .join(' ');
}

/** 강남역이요 → 강남역; 고양이요 is a cat. */
export const withoutReplyEnding = (reply: string): string => reply.replace(/(?<!고양)이?요[\s.!~]*$/, '');

/** Endings of location names. */
const PLACE_ENDING = /[가-힣\d][가-힣\d][구군시동읍면리로길역]$|^[가-힣][구동읍면리]$/;

/** With more remaining words than this, only words with a location ending count as names. */
const NAMES_MAX = 2;

/** The remaining words to search for. */
export function namesIn({ restWords }: InterpretedQuery): string[] {
  const names = restWords.filter((word) => !isSpeech(word) && !isObject(word));
  const isLong = names.filter((word) => !wishOf(word)).length > NAMES_MAX;
  return isLong ? names.filter((word) => isPlaceLike(word) || wishOf(word)) : names;
}

export const isPlaceLike = (word: string): boolean => PLACE_ENDING.test(word);

/** A story rather than a request, so ambiguous words are nouns. */
export const isStory = ({ restWords }: InterpretedQuery): boolean =>
  restWords.length > 1 || restWords.some((word) => /\d/.test(word));

const ASKS_FOR_PLACES = /추천|알려|찾아|찾고|찾는|있나|있어|있을|있는지|어디|어느|소개|골라|보여|가고 ?싶|잘 ?하는|유명한/;

/** Asks for information or tells a story: 동물병원은 언제 가야 하나요, 카페에서 물렸어요. */
const ASKS_FOR_INFORMATION =
  /언제|왜|어떻게|어떡|얼마|며칠|몇 ?(?:번|살|개월|시간|분|주|도)|주기|방법|준비물|증상|비용|가격|진료비|이유|원인|차이|먹여|먹이|먹어도|접종|중성화|수술|[았었했였렸졌됐켰쳤겼갔왔봤났탔](?:어|는데|습니다|다|고|지|네)/;

export const asksForInformation = (question: string): boolean => ASKS_FOR_INFORMATION.test(question);

/** Asks about a rule: 카페에 데려가도 되나요. */
const ASKS_PERMISSION = /도 ?(?:되나|돼|되요|될까|괜찮)|괜찮(?:나요|을까요?|은가요|은지|아요)(?= |$)/;

/** An activity, which without a location is no question for places. */
const ACTIVITY = /(?:미용|목욕|그루밍|돌봄|호텔링|위탁|산책|산책하기)[은는이가을를도]?$/;

/** 목욕 or 산책 without a place of that kind. */
export const namesActivity = ({ chips }: InterpretedQuery): boolean =>
  chips.some(({ kind, source }) => kind === SearchChipKind.CATEGORY && (ACTIVITY.test(source) || GOODS.test(source)));

/** Goods, which mean a shop only together with a location. */
const GOODS = /사료[은는이가을를도]?$/;

/** The kinds to search for; places (병원) override activities (산책). */
export function kindsIn({ chips }: InterpretedQuery): string[] {
  const kinds = chips.filter(({ kind }) => kind === SearchChipKind.CATEGORY);
  const places = kinds.filter(({ source }) => !ACTIVITY.test(source));
  return (places.length > 0 ? places : kinds).map(({ text }) => text);
}

/** A pet and a location, and nothing that means something else: 성수 애견동반, 이태원 개 데리고. */
export function asksWithPetAlone(question: string, { chips, filter, restWords }: InterpretedQuery, isLocated: boolean): boolean {
  if (!isLocated || filter.pets.length === 0 || ASKS_FOR_INFORMATION.test(question)) return false;
  if (chips.some(({ kind }) => kind === SearchChipKind.CATEGORY)) return false;
  const names = restWords.filter((word) => !isSpeech(word) && !wishOf(word));
  return names.length <= NAMES_MAX && TAKES_ALONG.test(question);
}

const TAKES_ALONG = /동반|데리고|데려|같이 ?(?:갈|가)|함께 ?(?:갈|가)/;

/**
 * Whether a message with a kind asks for places.
 * @param isLocated whether it names a region, district or station
 */
export function asksForPlaces(question: string, reading: InterpretedQuery, isLocated: boolean): boolean {
  const { chips, isNearMe, nearPlace, filter, restWords } = reading;
  const isExplicit = ASKS_FOR_PLACES.test(question);
  const namesLocation = isNearMe || nearPlace !== null;
  if (ASKS_FOR_INFORMATION.test(question) && !isExplicit && !namesLocation) return false;
  if (namesLocation || filter.sidoName || isLocated) return true;
  const kinds = chips.filter(({ kind }) => kind === SearchChipKind.CATEGORY).map(({ source }) => source);
  const namesPlace = kinds.some((source) => !ACTIVITY.test(source) && !GOODS.test(source));
  const names = namesIn(reading);
  if (kinds.every((source) => GOODS.test(source)) && names.length === 0) return false;
  if (ASKS_FOR_INFORMATION.test(question) || ASKS_PERMISSION.test(question)) return false;
  const isStatement = restWords.some((word) => /(?:요|까|니다|어|다)$/.test(word) && !/^주/.test(word));
  const end = Math.max(...kinds.map((source) => question.lastIndexOf(source)));
  const isAboutKind = names.some((name) => !isPlaceLike(name) && !wishOf(name) && question.lastIndexOf(name) > end);
  return (namesPlace && !isStatement && !isAboutKind) || isExplicit;
}
