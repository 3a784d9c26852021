import type { PetInput } from '../../../shared/pet-input';
import type { FacilityService } from '../../facility/facility.service';
import { type InterpretedQuery, SearchChipKind } from '../../search/search.service';
import type { RedFlag } from '../alarms/red-flag-rules';
import { findRedFlag } from '../alarms/red-flags';
import type { ConversationTurn } from '../conversation';
import { namesOf, petsOf, petTypesOf, withPets } from './named-pets';
import { asksFact, factsAsked, factsText, isFactWord, type PlaceRules } from './place-facts';
import { type PlaceFinder } from './place-finder';
import { type FoundPlaces, HOSPITAL, type PlaceRequest } from './place-request';
import { type PlaceAnswer, PlaceLookup } from './place-lookup';
import { isSpeech, wishOf, withoutParticle } from './place-words';
import { type NamedPlace, placeOf, withWords } from './places-named';
import { isOrdinal, isReference, isReferenceWord, shownIds, ShownPlaces } from './shown-places';
import { asksForInformation, asTyped, isPlaceLike, kindsIn, namesActivity, withoutReplyEnding } from './spoken-question';
import { STRINGS } from './strings';

/** What a message asks about places: a search, or an answer about places that it names or that were shown. */
export type PlaceQuestion =
  /** `redFlag`: of the emergency that the search goes on with. */
  { request: PlaceRequest; redFlag: RedFlag | null; answer: null } | { request: null; answer: PlaceAnswer };

const FOLLOW_UP_MAX = 40;
const FOLLOW_UP_WORDS_MAX = 7;
/** Earlier questions that are read again, as the server keeps nothing. */
const QUESTIONS_MAX = 6;
const MORE =
  /더 ?(?:보여|알려|추천|없|있|찾|줘|주세요)|^더(?:요|$)|다른 ?(?:곳|데|거|것|카페|병원|식당|펜션|숙소)|또 ?(?:있|없|다른|보여|알려)|나머지/;
/** A party grows: 고양이도. */
const ALSO = /도(?:\s|$)/;
/** Filler words of follow-ups. */
const FOLLOW_UP_WORDS = new Set(
  '그럼 그러면 그중 그중에 그중에서 중에 중에서 아니 아니면 혹시 조건 만 곳만 데만 것만 거만 걸로 쪽은 말고 다시 그 거기 옆 옆에'.split(
    ' ',
  ),
);
/** Speech in a question for places, and a subject of its own: 오늘 날씨 알려줘. */
const SUBJECT = /^날씨/;
/** What one wants of a clinic: 중성화 잘하는 데. */
const TREATMENT = /(?:중성화|수술|접종)(?=.*(?:데|곳|병원)(?:[은는만]|요|\s|$))/;
const CONDITIONS = ['parkingAvailable', 'indoorFacility', 'outdoorFacility', 'openAt', 'isOpenAllDay'] as const;

/** Owns reading messages about places, also those that go on about the places before. Reads nothing but the conversation. */
export class PlaceQuestions {
  private readonly shown: ShownPlaces;
  private readonly lookup: PlaceLookup;

  constructor(
    facilities: FacilityService,
    private readonly finder: PlaceFinder,
    private readonly rules: PlaceRules,
  ) {
    this.shown = new ShownPlaces(facilities);
    this.lookup = new PlaceLookup(facilities, finder, rules);
  }

  /** null for a message about anything else, and for the location of an emergency, which the service answers. */
  async read(conversation: readonly ConversationTurn[], party: readonly PetInput[] = []): Promise<PlaceQuestion | null> {
    const text = conversation.at(-1)?.text ?? '';
    const before = conversation.slice(0, -1);
    const answer =
      (await this.answerReference(text, before, party)) ??
      (await this.answerOfOtherPets(text, before, party)) ??
      (await this.lookup.read(text, party));
    if (answer) return { request: null, answer };
    const followUp = await this.readFollowUp(text, before, party);
    if (followUp) return { ...followUp, answer: null };
    const request = await this.finder.read(text, party);
    return request && { request, redFlag: null, answer: null };
  }

  private async answerReference(
    text: string,
    before: readonly ConversationTurn[],
    party: readonly PetInput[],
  ): Promise<PlaceAnswer | null> {
    if (!isShort(text)) return null;
    const reading = await this.finder.interpret(asTyped(text));
    if (reading.isNearMe || reading.filter.sidoName || reading.nearPlace || namesActivity(reading)) return null;
    const isUnderstood = reading.restWords.every((word) => isSpeech(word) || isReferenceWord(word) || isFactWord(word));
    if (shownIds(before).length === 0) {
      const asks = kindsIn(reading).length > 0 || asksFact(text);
      const isAsked = isUnderstood && asks && isOrdinal(text) && !asksForInformation(text);
      return isAsked ? { text: STRINGS.noneShown, facilities: [], pets: [], found: null } : null;
    }
    const reference = await this.shown.refer(text, before, { isUnderstood, asksFact: asksFact(text) });
    if (!reference) return null;
    if ('countShown' in reference)
      return { text: STRINGS.noSuchPlace(reference.countShown), facilities: [], pets: [], found: null };
    const named = petsOf(reading, []).judged;
    const pets = named.length > 0 ? named : await this.petsBefore(before, party);
    const { places } = reference;
    const [place] = places;
    const isOne = place && places.length === 1;
    const facts = isOne ? await factsText(place, factsAsked(text, named), pets, this.rules) : STRINGS.whichPlace;
    return { text: facts, facilities: places, pets, found: null };
  }

  /** 고양이는? after a place that was asked by its name. */
  private async answerOfOtherPets(
    text: string,
    before: readonly ConversationTurn[],
    party: readonly PetInput[],
  ): Promise<PlaceAnswer | null> {
    const reading = await this.finder.interpret(asTyped(bareOf(text)));
    if (!isShort(text) || !namesPetsAlone(reading)) return null;
    for (const { text: asked } of before.filter(({ role }) => role === 'user').reverse())
      if (!namesPetsAlone(await this.finder.interpret(asTyped(bareOf(asked)))))
        return (await this.lookup.isAsked(asked)) ? this.lookup.read(asked, party, reading) : null;
    return null;
  }

  /** The pets that the questions before were about. */
  private async petsBefore(before: readonly ConversationTurn[], party: readonly PetInput[]) {
    const { request } = await this.requestBefore(before, party);
    if (request) return request.pets;
    const last = before.findLast(({ role }) => role === 'user');
    return last ? petsOf(await this.finder.interpret(asTyped(last.text)), party).judged : [];
  }

  private async readFollowUp(
    text: string,
    before: readonly ConversationTurn[],
    party: readonly PetInput[],
  ): Promise<{ request: PlaceRequest; redFlag: RedFlag | null } | null> {
    if (!isShort(text)) return null;
    const { request, redFlag, isLast } = await this.requestBefore(before, party);
    if (!request || (redFlag && !request.place)) return null;
    const refined = await this.refine(request, text, party);
    if (!refined || (!isLast && isPetsAlone(request, refined) && !MORE.test(text))) return null;
    const shown = MORE.test(text) ? shownIds(before).flat() : refined.shown;
    const isOfHospitals = refined.conditions.categories.includes(HOSPITAL);
    return { request: { ...refined, shown }, redFlag: isOfHospitals ? redFlag : null };
  }

  /** What the questions before asked for, with every change since. */
  private async requestBefore(before: readonly ConversationTurn[], party: readonly PetInput[]) {
    let request: PlaceRequest | null = null;
    let redFlag: RedFlag | null = null;
    let isLast = false;
    const first = before.filter(({ role }) => role === 'user').at(-QUESTIONS_MAX);
    let areShown = false;
    for (const turn of before.slice(first ? before.indexOf(first) : 0)) {
      if (turn.role === 'assistant') {
        areShown ||= shownIds([turn]).length > 0;
        isLast ||= shownIds([turn]).length > 0;
      } else if (areShown && isReference(turn.text)) isLast = true;
      else if (!(await this.lookup.isAsked(turn.text))) {
        const flag: RedFlag | null = findRedFlag(turn.text);
        const refined: PlaceRequest | null = request && !flag ? await this.refine(request, turn.text, party) : null;
        const asked: PlaceRequest | null =
          refined ?? (flag ? await this.finder.readHospitals(turn.text, party) : await this.finder.read(turn.text, party));
        const isOther: boolean = refined !== null && !isLast && isPetsAlone(request, refined);
        if (flag || (asked && !refined)) redFlag = flag;
        isLast = asked !== null && !isOther;
        if (!isOther) request = asked ?? request;
      } else isLast = false;
    }
    return { request, redFlag, isLast };
  }

  /** The request changed by a message; null if the message changes nothing, says more, or is a question of its own. */
  private async refine(before: PlaceRequest, message: string, party: readonly PetInput[]): Promise<PlaceRequest | null> {
    const text = message.normalize('NFC').trim();
    if (!isShort(text)) return null;
    if (MORE.test(text) && before.place) return before;
    const isClinic = before.conditions.categories.includes(HOSPITAL);
    if (asksForInformation(isClinic ? text.replace(TREATMENT, '') : asTyped(text))) return null;
    const bare = bareOf(text);
    const reading = await this.readAfter(before, withoutReplyEnding(asTyped(bare)));
    if (namesActivity(reading)) return null;
    const kinds = kindsIn(reading);
    const names = reading.restWords.filter((word) => SUBJECT.test(word) || (!isSpeech(word) && !FOLLOW_UP_WORDS.has(word)));
    if (reading.isNearMe) return kinds.length + names.length === 0 ? { ...before, place: null } : null;
    const wishes = names.filter((word) => wishOf(word));
    const place = await this.placeIn(
      reading,
      names.filter((word) => !wishOf(word)),
      before,
    );
    if (place === 'unknown' || (kinds.length > 0 && (place ?? !before.place))) return null;
    const area = place ?? before.place;
    const narrowed = area && wishes.length > 0 ? withWords(area, [...area.words, ...wishes]) : place;
    return this.changed(before, { reading, kinds, place: narrowed, isAlso: ALSO.test(bare) }, party);
  }

  /** 부산이요 after 강서구, and 북구 after 울산 남구: a name of several regions takes the region of the other. */
  private async readAfter({ severalPlaces, place }: PlaceRequest, text: string): Promise<InterpretedQuery> {
    if (severalPlaces) return this.finder.interpret(`${text} ${severalPlaces}`);
    const reading = await this.finder.interpret(text);
    if (!place?.sidoName || placeOf(reading) || !reading.restWords.some(isPlaceLike)) return reading;
    const inRegion = await this.finder.interpret(`${place.sidoName} ${text}`);
    return inRegion.filter.sigunguName ? inRegion : reading;
  }

  private async placeIn(
    reading: InterpretedQuery,
    names: string[],
    before: PlaceRequest,
  ): Promise<NamedPlace | 'unknown' | null> {
    const [name, ...others] = names;
    const named = placeOf(reading);
    if (!name) return named;
    if (named || others.length > 0) return 'unknown';
    // Any word may answer where, but only a name of a place changes it.
    const isAnswer = before.place === null || isPlaceLike(name);
    const place = isAnswer
      ? (await this.finder.locate([name], before)).place
      : await this.finder.stationOf(withoutParticle(name));
    return place ?? 'unknown';
  }

  private changed(
    before: PlaceRequest,
    { reading, kinds, place, isAlso }: Change,
    party: readonly PetInput[],
  ): PlaceRequest | null {
    const next = this.finder.requestOf(reading, kinds.length > 0 ? kinds : before.conditions.categories, party);
    const added = CONDITIONS.filter((name) => next.conditions[name] !== null);
    const named = petsOf(reading, []).judged;
    if (added.length + named.length + kinds.length === 0 && !place) return null;
    const pets = named.length === 0 ? before.pets : isAlso ? withPets(before.pets, named) : named;
    const conditions = { ...before.conditions, categories: next.conditions.categories };
    for (const name of added) Object.assign(conditions, { [name]: next.conditions[name] });
    if (named.length > 0) Object.assign(conditions, { pets: [...pets], petTypes: petTypesOf(pets) });
    return {
      ...before,
      kind: kinds.length > 0 ? next.kind : before.kind,
      conditions,
      pets,
      petNames: named.length === 0 ? before.petNames : namesOf(pets),
      ...(place && { place, unknownPlace: null, severalPlaces: null }),
      unusedWords: [],
      shown: [],
    };
  }
}

interface Change {
  reading: InterpretedQuery;
  kinds: string[];
  place: NamedPlace | null;
  isAlso: boolean;
}

/** 고양이는? after a question of care goes on about that. */
function isPetsAlone(before: PlaceRequest | null, refined: PlaceRequest): boolean {
  return before !== null && JSON.stringify(withoutPets(refined)) === JSON.stringify(withoutPets(before));
}

const withoutPets = ({ place, conditions }: PlaceRequest) => ({ place, ...conditions, pets: null, petTypes: null });

const namesPetsAlone = ({ chips, restWords }: InterpretedQuery): boolean =>
  chips.length > 0 && chips.every(({ kind }) => kind === SearchChipKind.PET) && restWords.every(isSpeech);

/** 고양이는요? → 고양이는. */
const bareOf = (text: string): string => text.replace(/[?？!.~]+$/, '').replace(/([은는])요$/, '$1');

const isShort = (text: string): boolean => text.length <= FOLLOW_UP_MAX && text.split(/\s+/).length <= FOLLOW_UP_WORDS_MAX;

/** What one may say next, each read by PlaceQuestions; none that would change nothing. */
export function suggestionsFor({ request, conditions, facilities, totalCount }: FoundPlaces): string[] {
  if (facilities.length === 0) return [];
  const { parking, openNow, more } = STRINGS.suggestions;
  const { conditions: asked, shown } = request;
  const isTimed = [asked, conditions].some(({ openAt, isOpenAllDay }) => openAt !== null || isOpenAllDay !== null);
  return [
    ...(asked.parkingAvailable === null && facilities.some(({ parkingAvailable }) => parkingAvailable) ? [parking] : []),
    ...(!isTimed && facilities.some(({ operatingHours }) => operatingHours) ? [openNow] : []),
    ...(totalCount > facilities.length + shown.length ? [more] : []),
  ];
}
