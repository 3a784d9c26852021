import { disassemble } from 'es-hangul';
import { CARE_ENTRIES, type CareEntry } from './care-entries';
import { type CareQuestion, readCareQuestion, speciesOfEntry } from './care-question';

export interface RankedEntry {
  entry: CareEntry;
  /** Share of the question that stands in the entry's wordings, rare trigrams first: 0 to 1. */
  score: number;
}

interface IndexedEntry {
  entry: CareEntry;
  species: ReadonlySet<string>;
  trigrams: ReadonlySet<string>;
}

const DOG_AND_CAT: ReadonlySet<string> = new Set(['dog', 'cat']);

class CareIndex {
  private readonly entries: IndexedEntry[];
  private readonly documentFrequency = new Map<string, number>();

  constructor(entries: readonly CareEntry[]) {
    this.entries = entries.map((entry) => ({
      entry,
      species: speciesOfEntry(entry),
      trigrams: new Set([entry.question, ...entry.synonyms].flatMap((text) => trigramsOf(readCareQuestion(text).content))),
    }));
    for (const { trigrams } of this.entries)
      for (const trigram of trigrams) this.documentFrequency.set(trigram, (this.documentFrequency.get(trigram) ?? 0) + 1);
  }

  /** The entries that the question can be about, the best first. */
  rank({ letters, content, species, isAboutPets, isGiven }: CareQuestion): RankedEntry[] {
    const animals = species.size ? species : DOG_AND_CAT;
    const asked = [...new Set(trigramsOf(content))];
    const weightOf = (trigrams: string[]) => trigrams.reduce((sum, trigram) => sum + this.weight(trigram), 0);
    return this.entries
      .filter(({ entry: { subject, also } }) => subject.test(letters) && (also?.test(letters) ?? true))
      .filter(({ entry }) => isAboutPets || entry.impliesPet === 'always' || (isGiven && entry.impliesPet === 'given'))
      .filter((indexed) => [...animals].some((name) => indexed.species.has(name)))
      .map(({ entry, trigrams }) => ({
        entry,
        score: asked.length && weightOf(asked.filter((trigram) => trigrams.has(trigram))) / weightOf(asked),
      }))
      .sort((one, other) => other.score - one.score);
  }

  private weight(trigram: string): number {
    return Math.log(1 + this.entries.length / (1 + (this.documentFrequency.get(trigram) ?? 0)));
  }
}

/** Jamo trigrams without blanks: 먹여도 and 먹이면 share more of them than syllables. */
function trigramsOf(text: string): string[] {
  const jamo = Array.from(disassemble(text.replaceAll(' ', '')));
  return jamo.slice(2).map((last, index) => `${jamo[index] ?? ''}${jamo[index + 1] ?? ''}${last}`);
}

let index: CareIndex | undefined;

/** Built on first use unless warmed. */
export function careIndex(): CareIndex {
  return (index ??= new CareIndex(CARE_ENTRIES));
}

/** Builds the index in the background after the start, so that no question waits for it. */
export function warmCareIndex(): void {
  setImmediate(careIndex).unref();
}
