import { PetSize, PetSpecies } from '../../shared/pet-species';
import { MERGED_REGION_NAMES, REGIONS, regionsNamed } from '../../shared/text/region';
import { type DistrictTable, namesOf, type OfficialDistrict } from './districts';
import type { GazetteerEntry } from './gazetteer';
import { NOT_WORDS, FILLER_WORDS, PET_FILLERS } from './lexicon/filler-words';
import { CAT_HOTEL, KIND_WORDS, KINDS_WITHOUT_BLANK, WORDS_OF_KINDS } from './lexicon/kind-words';
import { NEAR_ME_PHRASES, NEAR_WORDS, SIDE_WORDS } from './lexicon/near-words';
import { CAT_BREEDS, DOG_BREEDS, RESTRICTED_BREEDS, SIZE_WORDS, SPECIES_WORDS } from './lexicon/pet-words';
import { type Site, SITE_WORDS } from './lexicon/site-words';
import {
  ALL_DAY_WORDS,
  BUSINESS_WORD,
  DAY_WORDS,
  NEXT_WEEK_WORD,
  NOW_WORD,
  OPEN_WORDS,
  PART_WORDS,
  type PartOfDay,
  THIS_WEEK_WORDS,
} from './lexicon/time-words';
import type { Meaning, PetMention } from './meaning';
import { readNumberWord } from './number-words';
import { PET_LABELS, SIZE_LABELS } from './strings';
import { wordsOf } from './search-words';

/** Longest phrase in words: 시흥 프리미엄 아울렛. */
export const PHRASE_MAX = 4;

/** Blanks inside a number word are ignored (12 kg), but 2 3시 is not 23시. */
const TWO_NUMBERS = /\d \d/;

/** Vocabulary of the search. Later additions override earlier ones. */
export class Lexicon {
  /** Keys in lower case, phrases with single blanks. */
  private readonly meanings = new Map<string, Meaning>();
  /** Words that may be typed with blanks anywhere. */
  private readonly spaced = new Set<string>();
  private longest = 0;

  constructor(
    readonly gazetteer: readonly GazetteerEntry[],
    readonly districts: DistrictTable,
  ) {
    this.addFillers();
    this.addPets();
    const districtsByName = this.districtNames();
    this.addPlaces();
    this.addDistricts(districtsByName, { isFull: false });
    this.addRegions(districtsByName);
    this.addNearness();
    this.addTimes();
    this.addSites();
    this.addKinds();
    this.addDistricts(districtsByName, { isFull: true });
  }

  /** Length of the longest word or phrase. */
  get longestWord(): number {
    return this.longest;
  }

  /** Places of the gazetteer that share a name with others. */
  sharedNames(): GazetteerEntry[] {
    const several = [...this.meanings.values()].flatMap((meaning) =>
      meaning.type === 'PLACE' && meaning.entries.length > 1 ? meaning.entries : [],
    );
    return [...new Set(several)];
  }

  /** @param text one word or several with single blanks, without particles */
  find(text: string): Meaning | null {
    const key = text.toLowerCase();
    return this.meanings.get(key) ?? readNumberWord(key);
  }

  /** The meaning of a phrase of several words. */
  findPhrase(words: readonly string[]): Meaning | null {
    const phrase = this.meanings.get(words.join(' ').toLowerCase());
    if (phrase) return phrase;
    const joined = words.join('').toLowerCase();
    if (this.spaced.has(joined)) return this.meanings.get(joined) ?? null;
    return TWO_NUMBERS.test(words.join(' ')) ? null : readNumberWord(joined);
  }

  private add(words: string | readonly string[], meaning: Meaning, { isSpaced = false } = {}): void {
    for (const word of typeof words === 'string' ? words.split(' ') : words) {
      const key = word.toLowerCase();
      this.meanings.set(key, meaning);
      if (isSpaced) this.spaced.add(key);
      this.longest = Math.max(this.longest, key.length);
    }
  }

  private addFillers(): void {
    this.add([...FILLER_WORDS, ...PET_FILLERS, '우리 집'], { type: 'FILLER' });
    this.add(NOT_WORDS, { type: 'NOT' });
  }

  private addPets(): void {
    for (const [species, words] of Object.entries(SPECIES_WORDS) as [PetSpecies, string][])
      for (const word of words.split(' ')) {
        const pet = petMention(species, PET_LABELS[species]);
        this.add(word, { type: 'PET', pet, isOfKinds: WORDS_OF_KINDS.has(word) });
      }
    for (const [size, words] of Object.entries(SIZE_WORDS) as [PetSize, string][])
      this.addPet(words, { ...petMention(PetSpecies.DOG, SIZE_LABELS[size]), size });
    for (const [size, breeds] of Object.entries(DOG_BREEDS) as [PetSize, readonly string[]][])
      for (const words of breeds) this.addPet(words, { ...breedMention(PetSpecies.DOG, words), size });
    for (const words of RESTRICTED_BREEDS)
      this.addPet(words, { ...breedMention(PetSpecies.DOG, words), isRestrictedBreed: true });
    for (const words of CAT_BREEDS) this.addPet(words, breedMention(PetSpecies.CAT, words));
  }

  private addPet(words: string, pet: PetMention): void {
    this.add(words, { type: 'PET', pet, isOfKinds: false }, { isSpaced: true });
  }

  private addKinds(): void {
    const cat = petMention(PetSpecies.CAT, PET_LABELS[PetSpecies.CAT]);
    for (const [categories, words] of KIND_WORDS)
      for (const word of words.split(' '))
        this.add(
          word,
          { type: 'KIND', categories, pet: word === CAT_HOTEL ? cat : null },
          { isSpaced: !KINDS_WITHOUT_BLANK.has(word) },
        );
  }

  private addSites(): void {
    for (const [site, words] of Object.entries(SITE_WORDS) as [Site, string][]) this.add(words, { type: 'SITE', site });
  }

  private addTimes(): void {
    for (const [day, words] of DAY_WORDS) this.add(words, { type: 'DAY', day }, { isSpaced: true });
    for (const [part, words] of Object.entries(PART_WORDS) as [PartOfDay, string][]) this.add(words, { type: 'PART', part });
    this.add(OPEN_WORDS, { type: 'OPEN', needsTime: false }, { isSpaced: true });
    this.add(BUSINESS_WORD, { type: 'OPEN', needsTime: true });
    this.add(NOW_WORD, { type: 'NOW' });
    this.add(ALL_DAY_WORDS, { type: 'ALL_DAY' }, { isSpaced: true });
    for (const word of THIS_WEEK_WORDS.split(' '))
      this.add(word, { type: 'THIS_WEEK', needsDay: word === '이번' }, { isSpaced: true });
    this.add(NEXT_WEEK_WORD, { type: 'NEXT_WEEK' }, { isSpaced: true });
  }

  private addNearness(): void {
    this.add(NEAR_WORDS, { type: 'NEAR', isSide: false });
    this.add(SIDE_WORDS, { type: 'NEAR', isSide: true });
    this.add(NEAR_ME_PHRASES, { type: 'NEAR_ME' });
  }

  private addPlaces(): void {
    const byName = new Map<string, GazetteerEntry[]>();
    for (const entry of this.gazetteer)
      for (const name of new Set([entry.name, ...entry.aliases].map((text) => wordsOf(text).join(' '))))
        byName.set(name, [...(byName.get(name) ?? []), entry]);
    // People also type such names without blanks.
    for (const [name, entries] of byName)
      for (const text of [name, name.replaceAll(' ', '')])
        if (text === name || !byName.has(text)) this.add([text], { type: 'PLACE', entries });
  }

  private addRegions(districtsByName: DistrictsByName): void {
    for (const { name, shortName, aliases } of REGIONS)
      for (const word of [name, shortName, ...aliases])
        this.add(word, { type: 'REGION', regions: [name], districts: districtsByName.get(word)?.districts ?? [] });
    for (const word of MERGED_REGION_NAMES) this.add(word, { type: 'REGION', regions: regionsNamed(word), districts: [] });
  }

  private districtNames(): DistrictsByName {
    const byName: DistrictsByName = new Map();
    for (const district of this.districts.all)
      for (const { text, isFull } of namesOf(district)) {
        const existing = byName.get(text);
        byName.set(text, { isFull, districts: [...(existing?.districts ?? []), district] });
      }
    return byName;
  }

  /** A gazetteer name overrides a district without 구, 시 or 군, also after its city: 성남 분당. */
  private addDistricts(byName: DistrictsByName, { isFull }: { isFull: boolean }): void {
    for (const [name, named] of byName) {
      const isPlace = !isFull && this.meanings.get(name.split(' ').at(-1) ?? '')?.type === 'PLACE';
      if (named.isFull === isFull && !isPlace) this.add([name], { type: 'DISTRICT', districts: named.districts });
    }
  }
}

type DistrictsByName = Map<string, { isFull: boolean; districts: readonly OfficialDistrict[] }>;

const petMention = (species: PetSpecies, label: string): PetMention => ({
  species,
  label,
  size: null,
  isBreed: false,
  isRestrictedBreed: false,
});

const breedMention = (species: PetSpecies, words: string): PetMention => ({
  ...petMention(species, words.split(' ')[0] ?? words),
  isBreed: true,
});
