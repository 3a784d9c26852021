import { PARTY_MAX, PetSize, PetSpecies } from '../../shared/pet-species';
import { CONJUNCTIONS } from './lexicon/filler-words';
import { WORDS_OF_KINDS } from './lexicon/kind-words';
import { isUnit, type MeaningOf, type PetMention, type Unit, type UnitOf } from './meaning';
import { type ChipReading, type Reading, SearchChipKind } from './reading';
import { CHIP_TEXT, PET_LABELS } from './strings';

export interface PetReading {
  species: PetSpecies;
  /** In kilograms. */
  weightKg: number | null;
  size: PetSize | null;
  isRestrictedBreed: boolean;
}

interface Animal {
  mention: PetMention;
  units: Unit[];
  weight: number | null;
  count: number | null;
}

const A_DOG: PetMention = {
  species: PetSpecies.DOG,
  label: PET_LABELS[PetSpecies.DOG],
  size: null,
  isBreed: false,
  isRestrictedBreed: false,
};

/** Animals in order, repeated by count, each with the adjacent weight. */
export function readPets(units: readonly Unit[]): Reading<PetReading[]> {
  const animals = animalsIn(units);
  const left: Unit[] = [];
  for (const unit of units) if (isUnit(unit, 'WEIGHT')) giveWeight(unit, animals, units);
  for (const unit of units) if (isUnit(unit, 'COUNT') && !giveCount(unit, animals, units)) left.push(unit);
  const party: PetReading[] = [];
  const chips: ChipReading[] = [];
  for (const animal of animals) {
    const count = animal.count ?? 1;
    if (party.length + count > PARTY_MAX) left.push(...animal.units);
    else {
      party.push(...Array.from({ length: count }, () => petOf(animal)));
      const text = CHIP_TEXT.pet(animal.mention.label, animal.weight, count);
      chips.push({ kind: SearchChipKind.PET, text, units: animal.units });
    }
  }
  return { value: party, chips, left };
}

/** A weight overrides a size. */
const petOf = ({ mention, weight }: Animal): PetReading => ({
  species: mention.species,
  weightKg: weight,
  size: weight === null ? mention.size : null,
  isRestrictedBreed: mention.isRestrictedBreed,
});

/** Merges 말티즈 강아지 and 애견 동반 … 강아지 into one animal; 푸들이랑 강아지 and two breeds are two. */
function animalsIn(units: readonly Unit[]): Animal[] {
  const animals: Animal[] = [];
  units.forEach((unit, index) => {
    const mention = mentionOf(unit) ?? (isUnit(units[index - 1], 'COUNT') ? dogOfKind(unit) : null);
    if (!mention) return;
    const same = animals.find((animal) => isSame(animal, mention) && !isLinked(animal, index, units));
    if (same) {
      same.mention = merged(same.mention, mention);
      same.units.push(unit);
    } else animals.push({ mention, units: [unit], weight: null, count: null });
  });
  return animals;
}

function mentionOf(unit: Unit): PetMention | null {
  return isUnit(unit, 'PET', 'KIND') ? unit.meaning.pet : null;
}

/** After a count, a dog word that otherwise belongs to the kind is an animal: 두 마리 강아지 카페. */
function dogOfKind(unit: Unit): PetMention | null {
  const isDog = isUnit(unit, 'KIND') && [...WORDS_OF_KINDS].some((word) => unit.text.startsWith(word));
  return isDog ? A_DOG : null;
}

function isSame({ mention }: Animal, other: PetMention): boolean {
  const differ =
    (mention.isBreed && other.isBreed) || (isSizeAlone(mention) && isSizeAlone(other) && mention.size !== other.size);
  return mention.species === other.species && !differ;
}

const isSizeAlone = ({ isBreed, size }: PetMention): boolean => !isBreed && size !== null;

/** A particle or word joins two animals: 푸들이랑 강아지. */
function isLinked({ units: own }: Animal, index: number, units: readonly Unit[]): boolean {
  const [twoBefore, before] = [units[index - 2], units[index - 1]];
  if (isUnit(before, 'FILLER') && CONJUNCTIONS.has(before.text)) return twoBefore !== undefined && own.includes(twoBefore);
  return before !== undefined && own.includes(before) && CONJUNCTIONS.has(before.particle);
}

/** The name comes from the breed; a size in the query overrides the breed's size. */
function merged(one: PetMention, other: PetMention): PetMention {
  const [more, less] = other.isBreed || (!one.isBreed && other.size) ? [other, one] : [one, other];
  return { ...more, size: isSizeAlone(less) ? less.size : more.size };
}

type Quantity = UnitOf<'WEIGHT'> | UnitOf<'COUNT'>;

function giveWeight(unit: UnitOf<'WEIGHT'>, animals: Animal[], units: readonly Unit[]): void {
  const animal =
    neighbour(
      unit,
      animals.filter(({ weight }) => weight === null),
      units,
    ) ?? newDog(unit, animals, units);
  animal.weight = unit.meaning.kg;
  takeUnit(animal, unit, units);
}

function giveCount(unit: UnitOf<'COUNT'>, animals: Animal[], units: readonly Unit[]): boolean {
  const animal = neighbour(
    unit,
    animals.filter(({ count }) => count === null),
    units,
  );
  if (!animal) return false;
  animal.count = unit.meaning.count;
  takeUnit(animal, unit, units);
  return true;
}

function newDog(unit: Unit, animals: Animal[], units: readonly Unit[]): Animal {
  const dog: Animal = { mention: A_DOG, units: [], weight: null, count: null };
  const at = units.indexOf(unit);
  const next = animals.findIndex((animal) => animal.units.every((one) => units.indexOf(one) > at));
  animals.splice(next < 0 ? animals.length : next, 0, dog);
  return dog;
}

function takeUnit(animal: Animal, unit: Unit, units: readonly Unit[]): void {
  animal.units = [...animal.units, unit].sort((one, other) => units.indexOf(one) - units.indexOf(other));
}

/**
 * The animal that a weight or count refers to. The first words show whether weights precede or follow animals (5kg 강아지 3kg 고양이,
 * 강아지 5kg 고양이 3kg). 고양이랑 ends an animal.
 */
function neighbour(unit: Quantity, animals: readonly Animal[], units: readonly Unit[]): Animal | undefined {
  const at = units.indexOf(unit);
  const places = (animal: Animal) => animal.units.map((one) => units.indexOf(one));
  const before = animals.findLast((animal) => places(animal).some((place) => place < at));
  const after = animals.find((animal) => places(animal).some((place) => place > at));
  const first = units.find((one) => isQuantity(one) || mentionOf(one));
  const isBeforeAnimal = (first && isQuantity(first)) || (before && isLinked(before, at, units));
  return isBeforeAnimal ? (after ?? before) : (before ?? after);
}

const isQuantity = (unit: Unit): unit is Unit<MeaningOf<'WEIGHT' | 'COUNT'>> => isUnit(unit, 'WEIGHT', 'COUNT');
