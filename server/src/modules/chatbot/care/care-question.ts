import { type CareEntry } from './care-entries';
import { QUESTION_WORDS } from './question-words';

/** A question without fillers, and what it says about the animal. */
export interface CareQuestion {
  /** Letters and digits without blanks, for patterns. */
  letters: string;
  /** The words without species and fillers, for comparing. */
  content: string;
  species: ReadonlySet<string>;
  /** Mentions a species or a pet word such as 목줄. */
  isAboutPets: boolean;
  /** About giving or eating something. */
  isGiven: boolean;
  /** About a person, a place, or another subject than pet care. */
  isOffSubject: boolean;
}

export function readCareQuestion(question: string): CareQuestion {
  const text = tidy(question);
  const species = speciesOf(text);
  const namesAnimal = species.size > 0 || QUESTION_WORDS.anyPet.test(text);
  const isAboutPets = namesAnimal || QUESTION_WORDS.petSubject.test(text);
  return {
    letters: text.replaceAll(' ', ''),
    content: withoutFillers(text.replace(QUESTION_WORDS.namedAnimal, ' ')),
    species,
    isAboutPets,
    isGiven: QUESTION_WORDS.giving.test(text),
    isOffSubject:
      QUESTION_WORDS.offSubject.test(text) ||
      QUESTION_WORDS.seeksPlace.test(text) ||
      (species.size === 1 && species.has('unknown')) ||
      (!namesAnimal && QUESTION_WORDS.person.test(text)) ||
      (!isAboutPets && QUESTION_WORDS.otherLife.test(text)),
  };
}

/** The species that an entry is about: dogs and cats, unless it names others. */
export function speciesOfEntry({ question, synonyms }: CareEntry): ReadonlySet<string> {
  const topic = tidy(question);
  // A synonym with two species (고양이가 강아지 사료 먹어도 되나요) is ambiguous.
  const others = synonyms.map((synonym) => speciesOf(tidy(synonym))).filter((set) => set.size === 1);
  const named = new Set([speciesOf(topic), ...others].flatMap((set) => [...set]));
  return !named.size || QUESTION_WORDS.anyPet.test(topic) ? new Set([...named, 'dog', 'cat']) : named;
}

function speciesOf(text: string): Set<string> {
  return new Set(Object.keys(QUESTION_WORDS.species).filter((name) => QUESTION_WORDS.species[name]?.test(text)));
}

/** The word of a text that names an animal: 말티푸, 고양이. */
export function animalIn(text: string): string | null {
  const tidied = tidy(text);
  for (const pattern of Object.values(QUESTION_WORDS.species)) {
    const [animal] = pattern.exec(tidied) ?? [];
    if (animal) return animal;
  }
  return null;
}

/** Letters and digits with single blanks; drops loose jamo (ㅠㅠ). */
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
