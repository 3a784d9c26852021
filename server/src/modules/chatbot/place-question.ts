import { PetType } from '../../shared/pet-type';
import {
  ACTIVITY,
  ASKS,
  ASKS_TO_KNOW,
  FILLER_START,
  FILLER_WORDS,
  HOURS,
  LANDMARK,
  LOCATIVE,
  MORE_TOLD,
  NAME_PARTICLE,
  NOT_THIS,
  OTHER_PARTICLE,
  PET_START,
  PET_WORDS,
  PLACE_KINDS,
  PLACE_PARTICLE,
  type PlaceKind,
  PROXIMITY,
  PROXIMITY_AT_END,
  SITE_WORDS,
  VERB_ENDING,
} from './place-words';

/** A word that may name where. */
export interface PlaceWord {
  /** What an answer calls it: 광화문, of 광화문에서. */
  name: string;
  /** Ways to read it, as written first and then without what may be a particle: 부산으로, 부산. */
  readings: string[];
  /** The question says that it is a place: a particle (에서), 역 behind it, or 근처 after it. */
  isWhere: boolean;
  /** 역, 근처 and 에서, which stand with places alone. */
  isNear: boolean;
  /** Right before what is looked for: 판교 동물병원. */
  isBeforeKind: boolean;
  /** Something is done to it: 대구를 먹었어요. */
  isObject: boolean;
}

/** What stands in a question, before anybody knows which of its words are places. */
export interface PlaceQuestion {
  kinds: PlaceKind[];
  /** A kind is told by what it is (미용실), not only by what is done there (미용). */
  namesPlaceKind: boolean;
  words: PlaceWord[];
  petTypes: PetType[];
  parkingAvailable: boolean | null;
  indoorFacility: boolean | null;
  outdoorFacility: boolean | null;
  /** 근처, 주변, 역. */
  hasProximity: boolean;
  /** 추천해 주세요, 어디 있나요. */
  asksForPlaces: boolean;
  /** 언제, 왜, 비용: about something, and perhaps not for a place at all. */
  asksToKnow: boolean;
  /** 데려가도 되나요, 카페 매너: a sentence or a word about the kind, which a question for places has not. */
  tellsMore: boolean;
  /** 24시, 지금 문 연. */
  asksForHours: boolean;
}

/** Names of towns and roads by their ending; shorter words and these are mostly others. */
const WRITTEN_OUT = /^(?!.*(?:행동|운동|활동|이동|감동|자동|노동|진동|작동|충동)$)[가-힣\d]{2,}[동읍길구군]$/;

/** More words than these say more than where. */
const WORDS_OF_A_REQUEST = 4;

/**
 * For a question that names no place that is known: the word that names where, or null where it names none.
 * @returns undefined when the question is for something else
 */
export function missingPlaceIn(question: PlaceQuestion): string | null | undefined {
  const { words, hasProximity, tellsMore, asksForPlaces, namesPlaceKind } = question;
  const near = words.find(({ isNear }) => isNear);
  if (hasProximity) return near?.name ?? null;
  const writtenOut = words.find(({ readings }) => readings.some((reading) => WRITTEN_OUT.test(reading)));
  if (writtenOut) return writtenOut.name;
  const isRequest = words.length <= WORDS_OF_A_REQUEST && !question.asksToKnow && !tellsMore && (namesPlaceKind || asksForPlaces);
  if (!isRequest) return undefined;
  return near?.name ?? (words.length === 1 ? words[0]?.name : null) ?? null;
}

/** Of a long story only so many words are looked at. */
const WORDS_MAX = 40;
/** Stands where a kind was cut out; no word, as all signs are taken out before. */
const KIND_MARK = '/';

export function readPlaceQuestion(text: string): PlaceQuestion {
  const question = tidy(text);
  const { rest: withoutLandmark, landmark } = takeLandmark(question.replace(HOURS, ' ').replace(/ +/g, ' ').trim());
  const { rest: withoutSite, site } = takeSite(withoutLandmark);
  const { rest, kinds, matched } = takeKinds(withoutSite);
  const tokens = rest.split(' ').filter(Boolean);
  const read = tokens.map((token, index) => (token === KIND_MARK ? null : readWord(token, tokens[index + 1])));
  const words = read.flatMap((word) => word ?? []).slice(0, WORDS_MAX);
  if (landmark)
    words.unshift({ name: landmark, readings: [landmark], isWhere: true, isNear: true, isBeforeKind: false, isObject: false });
  const behindKind = tokens.lastIndexOf(KIND_MARK) + 1;
  return {
    kinds,
    namesPlaceKind: matched.some((word) => !ACTIVITY.test(word)),
    words,
    petTypes: PET_WORDS.flatMap(({ petType, pattern }) => (pattern.test(question) ? [petType] : [])),
    ...site,
    hasProximity:
      landmark !== null || tokens.some((token) => PROXIMITY.test(token) || PROXIMITY_AT_END.test(token) || isStation(token)),
    asksForPlaces: ASKS.test(question),
    asksToKnow: ASKS_TO_KNOW.test(question),
    tellsMore: MORE_TOLD.test(question) || read.slice(behindKind).some(Boolean) || tokens.some(isTold),
    asksForHours: question.search(HOURS) >= 0,
  };
}

/** A verb that is not one of asking for something. */
function isTold(token: string): boolean {
  return VERB_ENDING.test(token) && !ASKS.test(token) && !FILLER_START.test(token);
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(NOT_THIS, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Only where another kind is asked for: in "강남 동물병원 근처 알려줘" the clinic is what is wanted. */
function takeLandmark(question: string): { rest: string; landmark: string | null } {
  const name = LANDMARK.exec(question)?.[1];
  if (!name || takeKinds(name).rest.replaceAll(KIND_MARK, '').trim() === '') return { rest: question, landmark: null };
  const rest = question.replace(name, ' ');
  return takeKinds(rest).kinds.length ? { rest, landmark: name } : { rest: question, landmark: null };
}

function takeSite(question: string) {
  const site = { parkingAvailable: null, indoorFacility: null, outdoorFacility: null } as Pick<
    PlaceQuestion,
    keyof typeof SITE_WORDS
  >;
  let rest = question;
  for (const [name, pattern] of Object.entries(SITE_WORDS) as [keyof typeof SITE_WORDS, RegExp][]) {
    const found = pattern.exec(rest);
    if (!found) continue;
    site[name] = true;
    // A kind that is written without a blank stays: 실내카페, 야외식당.
    const word = found[0];
    rest = rest.replace(word, ` ${takeKinds(word).matched.join(' ')} `);
  }
  return { rest, site };
}

function takeKinds(question: string): { rest: string; kinds: PlaceKind[]; matched: string[] } {
  const kinds: PlaceKind[] = [];
  const matched: string[] = [];
  let rest = question;
  for (const kind of PLACE_KINDS) {
    const found = rest.match(kind.pattern);
    if (!found) continue;
    kinds.push(kind);
    matched.push(...found);
    // What is left behind it in its word are particles: 카페에서, 펜션은.
    rest = rest.replace(
      new RegExp(`(?:${kind.pattern.source})[가-힣]{0,3}(?= |$)|${kind.pattern.source}`, 'g'),
      ` ${KIND_MARK} `,
    );
  }
  return { rest, kinds, matched };
}

/** 지역 and 구역 are none. */
const STATION = /[가-힣a-z\d]{2,}역$/;

function isStation(token: string): boolean {
  return withoutParticles(token).some((form) => STATION.test(form));
}

function readWord(token: string, next: string | undefined): PlaceWord | null {
  if (PROXIMITY.test(token) || PET_START.test(token)) return null;
  const place = token.replace(PROXIMITY_AT_END, '');
  const isNear = place !== token || (next !== undefined && PROXIMITY.test(next)) || isStation(place);
  const forms = withoutParticles(place);
  const isWhere = isNear || PLACE_PARTICLE.test(place);
  const readings = [...new Set(forms.flatMap((form) => [form, ...withoutStation(form)]))];
  const names = readings.some((reading) => FILLER_WORDS.has(reading)) ? [] : readings.filter(isName);
  if (!names.length || (!isWhere && VERB_ENDING.test(token))) return null;
  const bare = place.replace(PLACE_PARTICLE, '');
  const name = isNear ? bare : bare.replace(NAME_PARTICLE, '');
  return {
    name: name.length > 1 ? name : bare,
    readings: names,
    isWhere,
    isNear: isNear || LOCATIVE.test(place),
    isBeforeKind: next === KIND_MARK,
    isObject: /[을를]$/.test(token),
  };
}

/** 강남구에서도 → itself and 강남구. */
function withoutParticles(token: string): string[] {
  // Two syllables and more (에서, 이에요) are no end of a name.
  const bare = token.replace(PLACE_PARTICLE, '');
  const forms = [bare.length > 1 ? bare : token];
  for (const particle of [OTHER_PARTICLE, PLACE_PARTICLE]) {
    const shorter = forms.at(-1)?.replace(particle, '') ?? '';
    if (shorter.length > 1 && shorter !== forms.at(-1)) forms.push(shorter);
  }
  return forms;
}

/** 홍대입구역 → 홍대입구, 홍대. */
function withoutStation(form: string): string[] {
  if (!STATION.test(form)) return [];
  const station = form.slice(0, -1);
  return [station, station.replace(/입구$/, '')].filter((name) => name.length > 1);
}

/** What ends as names of places do is one, however it begins (입장면, 산책로1길). */
const PLACE_ENDING = /(?:[가-힣]{2,}|[가-힣\d]*\d)[시군구동읍면리길로]$/;

function isName(reading: string): boolean {
  if (reading.length < 2 || /^\d+$/.test(reading)) return false;
  return !FILLER_START.test(reading) || PLACE_ENDING.test(reading);
}
