import type { CareEntry } from './care/care-entries';

/** What a model was given. */
export interface ModelSources {
  /** Cited as [1], [2] … in this order. */
  entries: readonly CareEntry[];
  /** The texts of its prompt: names and telephone numbers that are not in here are invented. */
  facts: string;
  /** Places that refuse the pets of the question. */
  deniedNames: readonly string[];
}

/** As the system prompt demands. */
const SENTENCES_MAX = 4;
const SENTENCE_END = /(?<=[.!?…])\s+|\n+/;
const CITATION = /\s*\[(\d{1,2})\]/g;

const PHONE = /\d{2,4}[-–. ]\d{3,4}(?:[-–. ]\d{4})?/g;
const DOSE = /\d(?:\.\d+)?\s?(?:mg|㎎|밀리그램|ml|㎖|cc|정(?=[을씩 ,.]|$)|알씩|방울씩)/i;
/** The end of a place's name with what stands before it: 행복동물병원, 멍멍 카페. */
const PLACE_NAME = /(\S*) ?(동물병원|동물의료센터|카페|펜션|호텔|식당|동물약국)/g;
/** Before a kind, no name: 24시 동물병원, 애견카페, 가까운 동물병원. */
const NO_NAME =
  /^(?:$|.*[는은던할될된한인의와과랑나도,.]$|\d*시간?$|가까운|근처|주변|동네|다른|큰|새|꼭|바로|먼저|함께|야간|응급|일반|지역|전문|2차|특수동물|고양이|강아지|애견|반려[견묘]|반려동물|펫|애묘|동반|가능|실내|야외|브런치|[대중소]형견?|단골|담당|주로|보통|미리)$/;
const HARMFUL =
  /초콜릿|초코|포도|양파|대파|마늘|부추|자일리톨|마카다미아|아보카도|카페인|커피|알코올|맥주|백합|타이레놀|이부프로펜|사람 ?약|진통제/;
const ALLOWS = /(?:먹여도|줘도|주어도|먹어도|급여해도|마셔도)\s*(?:괜찮|돼|됩니다|되며|되고|좋|무방)|안전해요|안전합니다/;

/**
 * Checks what a model wrote before anyone sees it: it names no place that was not found or that refuses the pets, no telephone number
 * that it was not given, no dose, and allows nothing that poisons. Keeps the first sentences and valid citations.
 * @returns null if the answer must not be shown
 */
export function guardedText(text: string, { entries, facts, deniedNames }: ModelSources): string | null {
  const [said, known] = [withoutSpaces(text), withoutSpaces(facts)];
  const isDenied = deniedNames.some((name) => said.includes(withoutSpaces(name)));
  const isInvented = [...text.matchAll(PLACE_NAME)].some(
    ([name, before = '']) => !NO_NAME.test(before) && !known.includes(withoutSpaces(name)),
  );
  const isUnknownNumber = (text.match(PHONE) ?? []).some((number) => !facts.includes(number));
  const isHarmful = text.split(SENTENCE_END).some((sentence) => HARMFUL.test(sentence) && ALLOWS.test(sentence));
  if (isDenied || isInvented || isUnknownNumber || isHarmful || DOSE.test(text)) return null;
  return withSources(firstSentences(text), entries);
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

function firstSentences(text: string): string {
  const sentences = text.split(SENTENCE_END).filter(Boolean);
  return sentences.length > SENTENCES_MAX ? sentences.slice(0, SENTENCES_MAX).join(' ') : text;
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
