import { isFiller, isSpacedFiller } from './filler';
import { NOT_WORDS, PET_FILLERS } from './lexicon/filler-words';
import { NO_PETS } from './lexicon/pet-words';
import { type Lexicon, PHRASE_MAX } from './lexicon';
import { readLocality } from './locality';
import { isUnit, type Meaning, type Unit } from './meaning';
import { type CutWord, particleCuts } from './particles';
import { splitWord } from './split-word';

/** Splits a query into units: phrases first, then words, then parts of words. */
export function readWords(typed: readonly string[], lexicon: Lexicon): Unit[] {
  const words = typed.flatMap(withoutNot);
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(words, at, lexicon);
    units.push(...(phrase ? [phrase] : unitsOfWord(words[at] ?? '', at, lexicon)));
    at = (units.at(-1)?.to ?? at) + 1;
  }
  return units;
}

/** 카페말고 → 카페, 말고: negates the word before. */
function withoutNot(word: string): string[] {
  const not = NOT_WORDS.find((end) => word.length > end.length && word.endsWith(end));
  return not ? [word.slice(0, -not.length), not] : [word];
}

const withCuts = (word: string): CutWord[] => [{ form: word, particle: '' }, ...particleCuts(word)];

function longestPhrase(words: readonly string[], at: number, lexicon: Lexicon): Unit | null {
  for (let size = Math.min(PHRASE_MAX, words.length - at); size > 1; size -= 1) {
    const phrase = words.slice(at, at + size);
    const place = { text: phrase.join(' '), from: at, to: at + size - 1, isJoined: false };
    for (const { form, particle } of withCuts(phrase.at(-1) ?? '')) {
      const cut = [...phrase.slice(0, -1), form];
      const meaning = lexicon.findPhrase(cut) ?? (size === 2 ? stationOfCity(cut, lexicon) : null);
      if (meaning) return { meaning, form: cut.join(' '), particle, ...place };
    }
    if (isSpacedFiller(phrase)) return { meaning: { type: 'FILLER' }, form: place.text, particle: '', ...place };
  }
  return null;
}

/** 인천 시청역 means 인천시청역, as no 시청역 is in 인천. */
function stationOfCity([area = '', station = '']: string[], lexicon: Lexicon): Meaning | null {
  const [outer, inner, joined] = [lexicon.find(area), lexicon.find(station), lexicon.find(area + station)];
  if (joined?.type !== 'PLACE' || inner?.type !== 'PLACE' || !inner.entries.every(({ kind }) => kind === 'station')) return null;
  const isInside = inner.entries.some(({ sidoName, sigunguName }) => {
    if (outer?.type === 'REGION') return outer.regions.some((region) => region === sidoName);
    return outer?.type === 'DISTRICT' && outer.districts.some((district) => sigunguName.startsWith(district.sigunguName));
  });
  return isInside ? null : joined;
}

function unitsOfWord(word: string, at: number, lexicon: Lexicon): Unit[] {
  const unit = (meaning: Meaning, { form, particle }: CutWord = { form: word, particle: '' }): Unit[] => [
    { meaning, text: word, form, particle, from: at, to: at, isJoined: false },
  ];
  for (const cut of withCuts(word)) {
    const meaning = lexicon.find(cut.form);
    if (meaning && takesParticle(meaning, cut) && !NO_PETS.has(word)) return unit(meaning, cut);
  }
  if (isFiller(word)) return unit({ type: 'FILLER' });
  const parts = splitWord(word, lexicon);
  if (parts) return parts.map((part, index) => ({ ...part, from: at, to: at, isJoined: index > 0 }));
  const locality = readLocality(word);
  return locality ? unit({ type: 'LOCALITY' }, locality) : unit({ type: 'UNKNOWN' });
}

function takesParticle(meaning: Meaning, { form, particle }: CutWord): boolean {
  if (particle === '' || PET_FILLERS.includes(form)) return true;
  return meaning.type !== 'FILLER' && meaning.type !== 'NOT';
}

/** Attaches a dog word to the kind after it (애견 용품), and drops what 말고 negates. */
export function settleWords(units: readonly Unit[]): Unit[] {
  return withoutNegated(withKindsOfPets(units));
}

function withKindsOfPets(units: readonly Unit[]): Unit[] {
  const settled: Unit[] = [];
  for (const unit of units) {
    const before = settled.at(-1);
    if (isUnit(unit, 'KIND') && isOfKind(before)) {
      settled.pop();
      const blank = unit.isJoined ? '' : ' ';
      settled.push({ ...unit, text: `${before.text}${blank}${unit.text}`, from: before.from, isJoined: before.isJoined });
    } else settled.push(unit);
  }
  return settled;
}

const isOfKind = (unit: Unit | undefined): unit is Unit => isUnit(unit, 'PET') && unit.meaning.isOfKinds && unit.particle === '';

function withoutNegated(units: readonly Unit[]): Unit[] {
  const result: Unit[] = [];
  for (const unit of units) {
    if (isUnit(unit, 'NOT') && result.length > 0) takeWord(result);
    else result.push(isUnit(unit, 'NOT') ? { ...unit, meaning: { type: 'UNKNOWN' } } : unit);
  }
  return result;
}

/** Removes the last word with all its parts, and with a near word its place. */
function takeWord(units: Unit[]): void {
  const isNear = isUnit(units.at(-1), 'NEAR');
  const first = units.at(-1)?.from ?? 0;
  while ((units.at(-1)?.to ?? -1) >= first) units.pop();
  if (isNear && isUnit(units.at(-1), 'REGION', 'DISTRICT', 'PLACE', 'LOCALITY')) units.pop();
}
