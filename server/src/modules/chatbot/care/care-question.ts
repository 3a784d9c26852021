import { type CareEntry } from './care-entries';
import { QUESTION_WORDS } from './question-words';

/** A question without what says nothing, and what it says of the animal. */
export interface CareQuestion {
  /** What is asked, with blanks, without species and fillers. */
  content: string;
  /** Named species; empty when none is. */
  species: ReadonlySet<string>;
  /** Speaks of animals, by a species or by a word such as 목줄. */
  isAboutPets: boolean;
  /** Speaks of a person, or wants something that is no care of animals, or a place. */
  isOffSubject: boolean;
}

export function readCareQuestion(question: string): CareQuestion {
  const text = tidy(question);
  const species = speciesOf(text);
  const namesAnimal = species.size > 0 || QUESTION_WORDS.anyPet.test(text);
  return {
    content: withoutFillers(text.replace(QUESTION_WORDS.namedAnimal, ' ')),
    species,
    isAboutPets: namesAnimal || QUESTION_WORDS.petSubject.test(text),
    isOffSubject:
      QUESTION_WORDS.offSubject.test(text) ||
      QUESTION_WORDS.seeksPlace.test(text) ||
      (species.size === 1 && species.has('unknown')) ||
      (!namesAnimal && QUESTION_WORDS.person.test(text)),
  };
}

/** Of whom an entry speaks; null: of every animal. */
export function speciesOfEntry(entry: CareEntry): ReadonlySet<string> | null {
  const question = tidy(entry.question);
  const named = speciesOf(question);
  if (!named.size && QUESTION_WORDS.anyPet.test(question)) return null;
  // A synonym that names two (고양이가 강아지 사료 먹어도 되나요) speaks of one of them only, and does not say of which.
  const others = entry.synonyms.map((synonym) => speciesOf(tidy(synonym))).filter((set) => set.size === 1);
  const all = new Set([...named, ...others.flatMap((set) => [...set])]);
  return all.size ? all : null;
}

export function speciesOf(text: string): Set<string> {
  return new Set(Object.keys(QUESTION_WORDS.species).filter((name) => QUESTION_WORDS.species[name]?.test(text)));
}

/** Letters and digits of any script, single blanks; loose jamo go (ㅠㅠ). */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+|[ㄱ-ㅎㅏ-ㅣ]+/gu, ' ')
    .trim();
}

function withoutFillers(text: string): string {
  const single = (some: string) => some.replace(/ +/g, ' ');
  return QUESTION_WORDS.fillers.reduce((rest, filler) => single(rest.replace(filler, ' ')), single(text)).trim();
}
