import { CHATBOT_RULES } from '../../../shared/validation/chatbot-rules';
import type { Facility } from '../../facility/facility.entity';
import type { FacilityService } from '../../facility/facility.service';
import type { ConversationTurn } from '../conversation';
import { compact } from './place-words';

const { placesMax, messageMax } = CHATBOT_RULES;
/** How far back 그 카페 and a name look for the place. */
const ANSWERS_MAX = 3;

const THING = '(?:거|것|곳|데|집|번째|카페|병원|식당|펜션|호텔|숙소|약국|미용실|공원)';
const ORDINALS: readonly (readonly [index: number, words: RegExp])[] = [
  [0, new RegExp(`첫 ?(?:번째|째|번)|처음 ?${THING}|(?:맨|제일) ?(?:위|앞)`)],
  [1, /두 ?번 ?째|둘째/],
  [2, /세 ?번 ?째|셋째/],
  [3, /네 ?번 ?째|넷째/],
  [4, /다섯 ?번? ?째/],
  [-1, new RegExp(`마지막(?: ?${THING}|[은는의]?(?:\\s|$))|(?:맨|제일) ?(?:끝|아래|밑|뒤)`)],
];
const NUMBERED = /(?<!\d)(\d{1,2}) ?번/;
/** The place spoken of. */
const DEMONSTRATIVE = /거기|그 ?곳|그 ?집|그 ?가게|이 ?곳|그 ?(카페|병원|식당|펜션|호텔|숙소|약국|미용실|공원|데)/;
const KIND_OF_WORD: Readonly<Record<string, RegExp>> = { 데: /./, 숙소: /펜션|호텔/, 미용실: /미용/, 공원: /여행지/ };
const REFERENCE_WORD =
  /^(?:첫|두|세|네|다섯|[첫두세네]번|\d{1,2}번|(?:첫|두|세|네|다섯)?번?째|\d{1,2}번째|둘째|셋째|넷째|처음|마지막|맨|제일|위|앞|끝|아래|밑|뒤|위에|거|것|꺼|거기|거긴|그|그곳|그집|그가게|이곳|이|그카페|그병원|그식당)(?:거|것|꺼|곳|데|집)?[은는이가의도에]?$/;

/** 첫번째, 그, 마지막. */
export const isReferenceWord = (word: string): boolean => REFERENCE_WORD.test(word);

/** 첫 번째 병원, not 하루 2번. */
export const isOrdinal = (text: string): boolean => ORDINALS.some(([, words]) => words.test(text));

/** 첫 번째 병원, 거기. */
export const isReference = (text: string): boolean => indexIn(text) !== null || DEMONSTRATIVE.test(text);

/** The facility ids in the links of each of the chatbot's answers that showed places, the newest first. */
export function shownIds(conversation: readonly ConversationTurn[]): number[][] {
  const answers = conversation.filter(({ role }) => role === 'assistant').reverse();
  const lists = answers.map(({ text }) => {
    // The end of a message that was cut may be half an id.
    const whole = text.length < messageMax ? text : text.replace(/\d+$/, '');
    return [...whole.matchAll(/\/facility\/(\d{1,9})(?!\d)/g)].map(([, id]) => Number(id));
  });
  return lists.filter((ids) => ids.length > 0).map((ids) => [...new Set(ids)].slice(0, placesMax));
}

/** The place that a message refers to, several if it may be any of them, or how many there are to choose from. */
export type Reference = { places: Facility[] } | { countShown: number };

/** Owns finding the place that a message means among those that the chatbot has shown. */
export class ShownPlaces {
  constructor(private readonly facilities: FacilityService) {}

  /**
   * null if the message refers to no place.
   * @param isUnderstood whether the message says nothing else than which place and what of it
   */
  async refer(
    text: string,
    conversation: readonly ConversationTurn[],
    { isUnderstood, asksFact }: { isUnderstood: boolean; asksFact: boolean },
  ): Promise<Reference | null> {
    const lists = shownIds(conversation);
    const index = isUnderstood ? indexIn(text) : null;
    if (index !== null) return this.byIndex(index, lists);
    const recent = lists.slice(0, ANSWERS_MAX);
    const shown = await this.load([...new Set(recent.flat())]);
    const named = shown.filter(({ name }) => compact(text).includes(compact(name)));
    if (named.length === 1) return { places: named };
    const demonstrative = DEMONSTRATIVE.exec(text);
    if (!isUnderstood || (!demonstrative && !asksFact)) return null;
    const [, kind] = demonstrative ?? [];
    const isOfKind = kind ? (KIND_OF_WORD[kind] ?? new RegExp(kind)) : /(?:)/;
    const places = shown.filter(({ id, category3 }) => recent[0]?.includes(id) && isOfKind.test(category3 ?? ''));
    return places.length > 0 ? { places } : null;
  }

  /** Counts in the newest list of several, as an answer about one place is no list. */
  private async byIndex(index: number, lists: number[][]): Promise<Reference | null> {
    const list = lists.find(({ length }) => length > 1) ?? lists[0] ?? [];
    const id = index < 0 ? list.at(index) : list[index];
    if (id === undefined) return { countShown: list.length };
    const places = await this.load([id]);
    return places.length > 0 ? { places } : null;
  }

  private async load(ids: number[]): Promise<Facility[]> {
    return (await this.facilities.findEach(ids)).filter((place) => place !== null);
  }
}

/** Negative from the end. */
function indexIn(text: string): number | null {
  const number = NUMBERED.exec(text)?.[1];
  return number ? Math.max(Number(number) - 1, 0) : (ORDINALS.find(([, words]) => words.test(text))?.[0] ?? null);
}
