import { disassemble } from 'es-hangul';
import { CARE_ENTRIES, type CareEntry } from './care-entries';
import { type CareQuestion, readCareQuestion, speciesOfEntry } from './care-question';

export interface RankedEntry {
  entry: CareEntry;
  /** Likeness to the nearest wording of the entry: 0 to 1. */
  score: number;
}

interface IndexedEntry {
  entry: CareEntry;
  species: ReadonlySet<string>;
  wordings: ReadonlySet<string>[];
}

export class CareIndex {
  private readonly entries: IndexedEntry[];
  private readonly documentFrequency = new Map<string, number>();

  constructor(entries: readonly CareEntry[]) {
    this.entries = entries.map((entry) => ({
      entry,
      species: speciesOfEntry(entry),
      wordings: [entry.question, ...entry.synonyms].map((text) => trigramsOf(readCareQuestion(text).content)),
    }));
    for (const { wordings } of this.entries)
      for (const trigram of new Set(wordings.flatMap((wording) => [...wording])))
        this.documentFrequency.set(trigram, (this.documentFrequency.get(trigram) ?? 0) + 1);
  }

  /** The entries that the question can be about, the best first. */
  rank({ letters, content, species }: CareQuestion): RankedEntry[] {
    const asked = trigramsOf(content);
    return this.entries
      .filter(({ entry: { subject, also } }) => subject.test(letters) && (also?.test(letters) ?? true))
      .filter((indexed) => !species.size || [...species].some((name) => indexed.species.has(name)))
      .map(({ entry, wordings }) => ({
        entry,
        score: Math.max(...wordings.map((wording) => this.likeness(asked, wording))),
      }))
      .sort((one, other) => other.score - one.score);
  }

  /** Cosine similarity, weighted by IDF. */
  private likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
    const weightOf = (trigrams: Iterable<string>) => [...trigrams].reduce((sum, trigram) => sum + this.weight(trigram), 0);
    const shared = weightOf([...one].filter((trigram) => other.has(trigram)));
    return shared && shared / Math.sqrt(weightOf(one) * weightOf(other));
  }

  private weight(trigram: string): number {
    return Math.log(1 + this.entries.length / (1 + (this.documentFrequency.get(trigram) ?? 0)));
  }
}

/** Jamo trigrams without blanks: 먹여도 and 먹이면 share more of them than syllables. */
function trigramsOf(text: string): Set<string> {
  const jamo = Array.from(disassemble(text.replaceAll(' ', '')));
  return new Set(jamo.slice(2).map((last, index) => `${jamo[index] ?? ''}${jamo[index + 1] ?? ''}${last}`));
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
