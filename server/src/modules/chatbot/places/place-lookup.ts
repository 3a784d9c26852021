import type { PetInput } from '../../../shared/pet-input';
import { CHATBOT_RULES } from '../../../shared/validation/chatbot-rules';
import type { Facility } from '../../facility/facility.entity';
import type { FacilityService } from '../../facility/facility.service';
import { type InterpretedQuery, SearchChipKind } from '../../search/search.service';
import { type NamedPet, petsOf } from './named-pets';
import { placesText } from './place-answer';
import { entryText, type PlaceRules } from './place-facts';
import type { PlaceFinder } from './place-finder';
import type { FoundPlaces } from './place-request';
import { compact, isSpeech, wishOf, withoutParticle } from './place-words';
import { placeOf } from './places-named';
import { isReferenceWord } from './shown-places';
import { asksForInformation, asTyped, isPlaceLike } from './spoken-question';
import { STRINGS } from './strings';

/** An answer about places that were named or shown before. */
export interface PlaceAnswer {
  text: string;
  facilities: Facility[];
  /** Whose entry is judged. */
  pets: readonly NamedPet[];
  /** The search behind it, if it found further places. */
  found: FoundPlaces | null;
}

const QUESTION_MAX = 60;
const ASKS_ENTRY =
  /들어가|들어갈|출입|입장|동반|데려가|데려갈|데리고 ?가|(?:같이|함께) ?[가갈]|갈 ?수|진료|가도|되나|되는지|돼|되요|될까|됩니까|가능|허용|괜찮/;
/** Asks for a list. */
const ASKS_FOR_LIST =
  /추천|알려|찾아|어디|어느|곳|데(?:는|가)?(?:\s|$|\?)|(?<!수 ?)있(?:나|어|을)|말고|(?:옆|앞|근처|주변)(?:에|에서)? /;
/** Means of transport have rules of their own; the care answers know them. */
const TRANSPORT = /ktx|srt|itx|기차|열차|지하철|전철|버스|택시|비행기|항공|배편|여객선|페리|고속/i;
/** Endings of names of places, and chains that people ask for. */
const IS_NAME =
  /(?:랜드|월드|몰|점|마트|백화점|아울렛|아웃렛|리조트|콘도|수목원|식물원|동물원|해수욕장|해변|시장|박물관|미술관|공원|숲|섬|호수|계곡|폭포|휴게소|휴양림|캠핑장|글램핑|스키장|골프장|타워|플라자|파크|센터|광장|궁|마을|역사|터미널|성당|사찰|[가-힣]사|도서관|영화관|극장|경기장|야구장|카페|식당|호텔|펜션)$|^(?:이케아|코스트코|이마트|롯데마트|홈플러스|트레이더스|스타필드|스타벅스|다이소|올리브영|투썸|이디야|메가커피|빽다방|파리바게뜨|맥도날드|하나로마트|CGV)/i;
/** Shorter words are matched only as a whole name. */
const PART_OF_NAME_MIN = 2;
const NAME_MIN = 3;

/** Owns questions of whether one may enter a place that is called by its name: 서울숲 들어가? */
export class PlaceLookup {
  constructor(
    private readonly facilities: FacilityService,
    private readonly finder: PlaceFinder,
    private readonly rules: PlaceRules,
  ) {}

  /**
   * null if the question names no place.
   * @param others pets that are asked for instead of those of the question
   */
  async read(
    question: string,
    party: readonly PetInput[] = [],
    others: InterpretedQuery | null = null,
  ): Promise<PlaceAnswer | null> {
    const asked = await this.nameAsked(question);
    if (!asked) return null;
    const { reading, named } = asked;
    const pets = petsOf(others ?? reading, party);
    const [first, ...more] = await this.search(named, reading);
    if (first && more.length > 0) {
      const facilities = [first, ...more];
      return { text: STRINGS.severalNamed(named.name, facilities.length), facilities, pets: pets.judged, found: null };
    }
    if (first) {
      const entry = await entryText(first, pets.judged, this.rules.entry);
      return { text: entry, facilities: [first], pets: pets.judged, found: null };
    }
    if (!named.isSurely) return null;
    const unknown = STRINGS.notNamedInData(named.name, pets.names.join('·'));
    const around = await this.around(reading, party);
    return {
      text: around ? `${unknown} ${placesText(around)}` : unknown,
      facilities: around?.facilities ?? [],
      pets: pets.judged,
      found: around,
    };
  }

  /** Whether a message surely asks of a place by its name. */
  async isAsked(question: string): Promise<boolean> {
    return (await this.nameAsked(question))?.named.isSurely ?? false;
  }

  private async nameAsked(question: string): Promise<{ reading: InterpretedQuery; named: NamedThing } | null> {
    const text = question.normalize('NFC').trim();
    if (text.length > QUESTION_MAX || !ASKS_ENTRY.test(text) || ASKS_FOR_LIST.test(text)) return null;
    if (asksForInformation(text) || TRANSPORT.test(text)) return null;
    const reading = await this.finder.interpret(asTyped(text));
    const named = nameIn(reading, text);
    return named && { reading, named };
  }

  private async search({ name, proper, isGazetteer }: NamedThing, { filter }: InterpretedQuery): Promise<Facility[]> {
    const { sidoName, sigunguName } = filter;
    const { items } = await this.facilities.listBest(
      { searchQuery: proper.join(' '), sidoName, sigunguName },
      CHATBOT_RULES.placesMax,
    );
    const same = items.filter((place) => [name, proper.join('')].some((text) => compact(place.name) === compact(text)));
    if (same.length > 0 || isGazetteer) return same;
    const isLong = proper.join('').length >= PART_OF_NAME_MIN && compact(name).length >= NAME_MIN;
    return items.filter((place) => {
      const placeName = compact(place.name);
      return isLong && proper.every((word) => placeName.includes(compact(word)));
    });
  }

  /** Cafes and eateries near a place of the gazetteer, not farther. */
  private async around(reading: InterpretedQuery, party: readonly PetInput[]): Promise<FoundPlaces | null> {
    const place = reading.nearPlace && placeOf(reading);
    if (!place) return null;
    const request = this.finder.requestOf(reading, ['카페', '식당'], party);
    const found = await this.finder.find({ ...request, unusedWords: [], place: { ...place, wider: null } });
    return found.facilities.length > 0 && !found.isEntryUnknown ? found : null;
  }
}

interface NamedThing {
  /** As typed, without pets and particles. */
  name: string;
  /** The words that are its own. */
  proper: string[];
  isGazetteer: boolean;
  /** Surely a name, also if the data does not have it. */
  isSurely: boolean;
}

/** The name in a question that is about no kind of place in general. */
function nameIn({ chips, restWords, nearPlace, filter }: InterpretedQuery, text: string): NamedThing | null {
  const kinds = chips.filter(({ kind }) => kind === SearchChipKind.CATEGORY).map(({ source }) => source);
  const rest = restWords.filter((word) => !isSpeech(word) && !isReferenceWord(word)).map(withoutParticle);
  const isWish = rest.every((word) => wishOf(word));
  if (nearPlace)
    return kinds.length === 0 && rest.length === 0
      ? { name: nearPlace.name, proper: [nearPlace.name], isGazetteer: true, isSurely: true }
      : null;
  if (rest.length === 0 || rest.every((word) => isPlaceLike(word) && (kinds.length > 0 || !IS_NAME.test(word)))) return null;
  if (filter.pets.length === 0 && kinds.length === 0 && !IS_NAME.test(rest.join(''))) return null;
  const ofName = [...rest, ...kinds.map(withoutParticle)].sort((one, other) => text.indexOf(one) - text.indexOf(other));
  const name = ofName.join(' ');
  return { name, proper: rest, isGazetteer: false, isSurely: IS_NAME.test(name) && !isWish };
}
