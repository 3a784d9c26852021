import type { CareEntry } from './care/care-entries';

/** What a model was given. */
export interface ModelSources {
  /** Cited as [1], [2] … in this order. */
  entries: readonly CareEntry[];
  /** The texts of its prompt: names and telephone numbers that are not in here are invented. */
  facts: string;
  /** Places that refuse the pets of the question. */
  deniedNames: readonly string[];
  /** Our own caution is added to the text. */
  hasCaution: boolean;
}

/** As the system prompt demands. */
const SENTENCES_MAX = 4;
const SENTENCE_END = /(?<=[.!?…])\s+|\n+/;
const CITATION = /\s*\[(\d{1,2})\]/g;

const PHONE =
  /(?<!\d)(?:(?:0\d{1,2}[-–. )]{1,2})?\d{3,4}[-–.]\d{4}(?! ?(?:년|원|g|kcal|ml))|0\d{1,2}[ ]?\d{3,4}[ ]?\d{4})(?!\d)/g;
const DOSE =
  /\d(?:\.\d+)? ?(?:mg|㎎|밀리그램|정(?=[을씩 ,.]|$)|알|방울|캡슐)|[반한두세] ?(?:알|방울|캡슐)(?=[을씩만 ,.]|$)|[반한두] 정(?=[을씩만 ,.]|$)/gi;
const VOLUME = /\d(?:\.\d+)? ?(?:ml|㎖|cc|밀리)/gi;
/** The end of a place's name with what stands before it: 행복동물병원, 멍멍 카페. */
const PLACE_NAME =
  /([가-힣A-Za-z0-9]*?)( ?)(동물병원|동물의료센터|동물의료원|동물메디컬센터|카페|펜션|호텔|식당|동물약국|미용실|유치원|리조트|글램핑장?)/g;
/** Before a kind, no name: 24시 동물병원, 애견카페. */
const NO_NAME =
  /^(?:\d*시간?|가까운|근처|주변|인근|동네|다른|큰|야간|심야|응급|진료|일반|지역|전문|2차|특수동물|고양이|강아지|애견|반려[견묘]|반려동물|펫|애묘|동반|가능|실내|야외|좌석|테라스|브런치|[대중소]형견?|단골|담당|주치의|평소)*$/;
/** More that is followed by a kind after a blank: 계속되면 동물병원에, 강남역 카페. */
const NO_NAME_APART =
  /[는은던할될된한인의와과랑나며니아어도면서로히시에곧전음째뒤든역구군동읍,.]$|^(?:[그이저]|그런|어떤|모든|다닐|지금|당장|빨리|얼른|오늘|내일|꼭|먼저|함께|한번|번|주로|보통|미리|새|없이|여러|믿을|갈|찾은)$/;
const POISON =
  /초콜[릿렛]|포도|양파|대파|마늘|부추|자일리톨|마카다미아|아보카도|백합|과산화수소|소금물|(?:닭|생선|익힌) ?뼈|타이레놀|이부프로펜|사람 ?약|감기약|해열제|소염제|지사제|진통제|항생제|스테로이드/;
/** What cafes sell and pets are called as well, so that it needs no warning. */
const TREAT = /초코|커피|카페인|알코올|맥주/;
const MEDICINE = /약|타이레놀|이부프로펜|해열제|소염제|지사제|진통제|항생제|스테로이드|과산화수소|소금물/;
const WARNS =
  /안 ?(?:돼|되|됩|좋)|마세요|마십시오|말고|말아|않|위험|중독|독성|해로|해롭|치명|금지|(?<!소)금물|삼가|피해|피하|빼|제외|주의|조심|아니|병원|진료|처방|수의사|손상/;
const ALLOWS =
  /(?:먹여도|줘도|주어도|먹어도|급여해도|마셔도)\s*(?:괜찮(?!지 ?않)|돼|됩니다|되며|되고|좋|무방|상관|문제|큰일)|(?:먹일|먹을|줄|급여할) 수 있|(?<!않는 것이 |않는 게 )안전(?!하지 ?않)|안심|(?:문제|상관)[가은는]?\s*(?:없|되지)|(?:나쁘|해롭|위험하)지 ?않|독성[이은]? ?없/;
const GIVES = /먹이세요|먹이면|먹여\s?[주보서]|[을를] 주(?:세요|시|면)|투여/;
/** Tells to stay away from the vet. */
const DELAYS = /병원[^.!?]{0,8}(?:가지 ?않으?[아셔]?도|안 ?가(?:셔)?도|갈 필요[가는]? ?없)/;
/** Whom a place admits. */
const ADMITTED = /[대중소]형견|맹견|고양이|모든 (?:강아지|반려견|반려동물|크기|견종)|(?:크기|견종|몸무게)[에와] (?:상관|관계)/g;

/**
 * Checks what a model wrote before anyone sees it: it names no place that was not found or that refuses the pets, no telephone number
 * and no dose that it was not given, allows nothing that poisons, and sends nobody away from the vet. Keeps the first sentences and valid
 * citations.
 * @returns null if the answer must not be shown
 */
export function guardedText(text: string, { entries, facts, deniedNames, hasCaution }: ModelSources): string | null {
  const plain = text.normalize('NFC').replace(CITATION, '');
  const [said, known] = [withoutSpaces(plain), withoutSpaces(facts)];
  const isDenied = deniedNames.some((name) => said.includes(withoutSpaces(name)));
  const isInvented = [...plain.matchAll(PLACE_NAME)].some(
    ([name, before = '', blank]) =>
      !NO_NAME.test(before) && !(blank && NO_NAME_APART.test(before)) && !known.includes(withoutSpaces(name)),
  );
  const figures = [...(plain.match(PHONE) ?? []), ...(plain.match(DOSE) ?? []), ...volumes(plain)];
  const isUnknownFigure = figures.some((figure) => !known.includes(withoutSpaces(figure)));
  if (isDenied || isInvented || isUnknownFigure || plain.split(SENTENCE_END).some(isHarmful)) return null;
  return withSources(firstSentences(text, hasCaution ? SENTENCES_MAX - 1 : SENTENCES_MAX), entries);
}

/** Whether a model names animals or sizes that its facts do not mention. */
export const claimsEntry = (text: string, facts: string): boolean =>
  (text.match(ADMITTED) ?? []).some((claim) => !facts.includes(claim));

function isHarmful(sentence: string): boolean {
  if (DELAYS.test(sentence)) return true;
  if ((POISON.test(sentence) || TREAT.test(sentence)) && ALLOWS.test(sentence)) return true;
  if (!POISON.test(sentence)) return false;
  return (
    !WARNS.test(sentence) ||
    (MEDICINE.test(sentence) && GIVES.test(sentence) && !/처방|수의사|마세요|안 ?[돼되됩]|위험/.test(sentence))
  );
}

/** Of water it is no dose. */
const volumes = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .flatMap((sentence) => (/(?:^|\s)물/.test(sentence) && !/약|시럽/.test(sentence) ? [] : (sentence.match(VOLUME) ?? [])));

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

function firstSentences(text: string, count: number): string {
  const sentences = text.split(SENTENCE_END).filter(Boolean);
  return sentences.length > count ? sentences.slice(0, count).join(' ') : text;
}

/** Drops citations of nothing, and names the topics that are cited. */
function withSources(text: string, entries: readonly CareEntry[]): string {
  const cited = new Set<number>();
  const checked = text.replace(CITATION, (citation, number: string) => {
    if (!entries[Number(number) - 1]) return '';
    cited.add(Number(number));
    return citation;
  });
  const list = [...cited].map((number) => `[${number}] ${entries[number - 1]?.question}`);
  return list.length > 0 ? `${checked}\n\n참고: ${list.join(', ')}` : checked;
}
