import { regionsNamed } from '../../shared/region';
import type { FacilityService } from '../facility/facility.service';
import { type Area, AreaNames, type NamedPlace, placeOfRegion, regionOf } from './place-areas';
import { type Guess, guessesOf } from './place-guesses';
import type { PlaceQuestion, PlaceWord } from './place-question';
import { AMBIGUOUS, SIGN_TOO, TOWNS_TOO } from './place-words';

/** Which place the words of a question name. */
export interface NameReading {
  place: NamedPlace | null;
  /** A name that places of several regions have, of which none is picked. */
  severalPlaces: string | null;
  /** A word that seems to say where more exactly, and that no data knows. */
  unreadWord: string | null;
}

/** More words than these are a story. */
const WORDS_OF_A_QUESTION = 4;

/** Words of a question are tried as regions and districts, then as towns, roads and whatever texts of places say. */
export class PlaceNames {
  constructor(private readonly facilities: FacilityService) {}

  /** @param categories kinds that are looked for: of several readings of a name the one counts where there are some */
  async find(question: PlaceQuestion, categories: string[]): Promise<NameReading> {
    const { asksForPlaces, hasProximity, asksToKnow } = question;
    const isTrusted = question.words.length <= WORDS_OF_A_QUESTION && (asksForPlaces || hasProximity || !asksToKnow);
    const words = question.words.filter((word) => isPlaceWord(word, question.words, isTrusted));
    if (!words.length) return NOTHING;
    const area = await this.areaNames().then((names) => names.find(words));
    const others = words.filter((word) => !area?.words.includes(word));
    const reading = await this.withDetail(area, guessesOf(others, { isTrusted, hasArea: area !== null }), categories);
    const unread =
      reading.place && reading.place === area?.place ? [...others.filter(seemsToSayWhere), ...stationsOf(area)][0] : null;
    return { ...reading, unreadWord: unread?.name ?? null };
  }

  /**
   * Of a story about an animal: names of regions and districts count wherever they stand, other names where they are said to be a place or
   * stand before 병원. What only stands in the text of some place is left out.
   */
  async findInStory({ words }: PlaceQuestion, categories: string[]): Promise<NameReading> {
    if (!words.length) return NOTHING;
    const names = await this.areaNames();
    const area = names.find(words.filter((word, index) => namesArea(word, words[index + 1], names)));
    const others = words.filter((word) => !area?.words.includes(word)).map(beforeKindAsWhere);
    const guesses = guessesOf(others, { isTrusted: false, hasArea: area !== null }).filter(({ as }) => as !== 'TEXT');
    return this.withDetail(area, guesses, categories);
  }

  private async areaNames(): Promise<AreaNames> {
    return new AreaNames(await this.facilities.listDistricts(null));
  }

  private async withDetail(area: Area | null, guesses: Guess[], categories: string[]): Promise<NameReading> {
    const { sidoName = null, sigunguName = null } = area?.place ?? {};
    const best = await this.bestOf(guesses, { categories, sidoName, sigunguName });
    if (!best) return area?.isSeveral ? several(area.place.label) : { ...NOTHING, place: area?.place ?? null };
    if (!sidoName && best.regionNames.length > 1) return several(best.reading);
    const region = sidoName ? null : (best.regionNames[0] ?? null);
    const around = region === null ? null : placeOfRegion(region);
    return {
      ...NOTHING,
      place: {
        sidoName: sidoName ?? around?.sidoName ?? null,
        sigunguName,
        searchText: best.name,
        wider: area && !area.isSeveral ? area.place : around,
        label: around ? `${around.label} ${best.name}` : best.name,
      },
    };
  }

  private async bestOf(guesses: Guess[], scope: Parameters<FacilityService['confirmPlaceNames']>[1]) {
    if (!guesses.length) return null;
    const all = await this.facilities.confirmPlaceNames(guesses, scope);
    // A word that places all over the country have in their texts is none that says where, unless the question says so.
    const confirmed = all.filter(({ as, isWhere, regionNames }) => as !== 'TEXT' || isWhere || regionNames.length < 2);
    return (
      confirmed.find(({ isLiteral }) => isLiteral) ??
      confirmed.find(({ hasKind }) => hasKind) ??
      confirmed.find(({ as }) => as !== 'TEXT') ??
      null
    );
  }
}

const NOTHING: NameReading = { place: null, severalPlaces: null, unreadWord: null };

const several = (name: string): NameReading => ({ ...NOTHING, severalPlaces: name });

/**
 * A story has many words that are names of places somewhere: of its words only those that are said to be a place may be one, and names
 * that are written out. A short question for places is trusted to have little else.
 */
function isPlaceWord(word: PlaceWord, all: PlaceWord[], isTrusted: boolean): boolean {
  if (word.isWhere) return true;
  if (!isTrusted) return word.readings.some(isWrittenOut);
  if (isAnyOf(word, TOWNS_TOO)) return all.every((other) => other === word || other.isBeforeKind || regionOf(other) !== null);
  return !isAnyOf(word, AMBIGUOUS);
}

function namesArea(word: PlaceWord, next: PlaceWord | undefined, names: AreaNames): boolean {
  if (word.isWhere) return true;
  if (word.readings.includes(SIGN_TOO)) return next !== undefined && names.hasDistrict('경기도', next);
  return !word.isObject && !isAnyOf(word, AMBIGUOUS) && !isAnyOf(word, TOWNS_TOO);
}

const beforeKindAsWhere = (word: PlaceWord): PlaceWord => ({ ...word, isWhere: word.isWhere || word.isBeforeKind });

const isAnyOf = ({ readings }: PlaceWord, words: ReadonlySet<string>) => readings.some((reading) => words.has(reading));

const seemsToSayWhere = ({ isWhere, isBeforeKind, readings }: PlaceWord) =>
  isWhere || isBeforeKind || readings.some(isWrittenOut);

/** 서울역 is one place, and the region of the same name is no answer to it. */
const stationsOf = ({ place, words }: Area): PlaceWord[] =>
  place.sigunguName || place.searchText ? [] : words.filter(({ isNear, name }) => isNear && name.endsWith('역'));

const isWrittenOut = (reading: string): boolean =>
  /^.{2,}[시군구동읍면리로길]$/.test(reading) || regionsNamed(reading).length > 0;
