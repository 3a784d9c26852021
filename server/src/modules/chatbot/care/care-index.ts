import { disassemble } from 'es-hangul';
import MiniSearch from 'minisearch';
import { CARE_ENTRIES, type CareEntry } from './care-entries';
import { type CareQuestion, readCareQuestion, speciesOf, speciesOfEntry } from './care-question';

export interface RankedEntry {
  entry: CareEntry;
  score: number;
  /** Share of the question's words that the entry contains, weighted by IDF: 0 to 1. */
  coverage: number;
  /** The question equals one of the entry's wordings. */
  isVerbatim: boolean;
}

/** Only the best search hits are ranked. */
const CANDIDATES_MAX = 15;
const ANSWER_WEIGHT = 0.1;
/** Prefers an entry for the same species to one for any. */
const SAME_SPECIES_BOOST = 1.3;

const PREFIX_JAMO = 4;

export class CareIndex {
  private readonly search = new MiniSearch<{ id: number; question: string; synonyms: string; answer: string }>({
    fields: ['question', 'synonyms', 'answer'],
    tokenize: (text) => text.split('\n').flatMap(trigramsOf),
    processTerm: (term) => term,
    // A set, so that repetition does not add weight.
    searchOptions: { boost: { answer: ANSWER_WEIGHT }, tokenize: (text) => [...new Set(trigramsOf(text))] },
  });
  private readonly species: (ReadonlySet<string> | null)[];
  private readonly prefixes: { questions: Set<string>; answer: Set<string> }[];
  private readonly wordings: Set<string>[];
  private readonly documentFrequency = new Map<string, number>();

  constructor(private readonly entries: readonly CareEntry[]) {
    const contents = entries.map((entry) => ({
      questions: [entry.question, ...entry.synonyms].map((text) => readCareQuestion(text).content),
      answer: readCareQuestion(entry.answer).content,
    }));
    this.search.addAll(
      contents.map(({ questions, answer }, id) => ({
        id,
        question: questions[0] ?? '',
        synonyms: questions.slice(1).join('\n'),
        answer,
      })),
    );
    this.species = entries.map(speciesOfEntry);
    this.prefixes = contents.map(({ questions, answer }) => ({
      questions: new Set(questions.flatMap(prefixesOf)),
      answer: new Set(prefixesOf(answer)),
    }));
    this.wordings = contents.map(({ questions }) => new Set(questions.map(withoutSpaces)));
    for (const prefix of this.prefixes.flatMap(({ questions }) => [...questions]))
      this.documentFrequency.set(prefix, (this.documentFrequency.get(prefix) ?? 0) + 1);
  }

  rank(question: CareQuestion): RankedEntry[] {
    if (!question.content) return [];
    return this.search
      .search(question.content)
      .map(({ id, score }) => ({ id: Number(id), score }))
      .filter(({ id }) => this.allowsSpecies(id, question))
      .slice(0, CANDIDATES_MAX)
      .flatMap(({ id, score }) => {
        const entry = this.entries[id];
        const coverage = this.coverage(id, question.content);
        const isVerbatim = this.wordings[id]?.has(withoutSpaces(question.content)) ?? false;
        return entry ? [{ entry, coverage, isVerbatim, score: score * this.speciesBoost(id, question) * (0.2 + coverage) }] : [];
      })
      .sort((one, other) => other.score - one.score);
  }

  /** An answer for dogs does not apply to cats. */
  private allowsSpecies(id: number, { species }: CareQuestion): boolean {
    const own = this.species[id];
    return !own || !species.size || [...species].some((name) => own.has(name));
  }

  private speciesBoost(id: number, { species }: CareQuestion): number {
    return species.size && this.coversSpecies(id, species) ? SAME_SPECIES_BOOST : 1;
  }

  private coversSpecies(id: number, species: ReadonlySet<string>): boolean {
    const own = this.species[id];
    return !!own && [...species].every((name) => own.has(name));
  }

  /**
   * Compares word prefixes, as Korean words end in grammar. Matches in the answer count half. A species counts only if the entry does
   * not cover it.
   */
  private coverage(id: number, content: string): number {
    const prefixes = this.prefixes[id];
    let total = 0;
    let matched = 0;
    for (const word of content.split(' ')) {
      const prefix = prefixesOf(word.slice(0, 2))[0];
      const species = speciesOf(word);
      if (!prefixes || !prefix || (species.size && this.coversSpecies(id, species))) continue;
      const weight = this.inverseDocumentFrequency(prefix);
      total += weight;
      if (species.size) continue;
      if (prefixes.questions.has(prefix)) matched += weight;
      else if (prefixes.answer.has(prefix)) matched += weight / 2;
    }
    return total ? matched / total : 1;
  }

  private inverseDocumentFrequency(prefix: string): number {
    const count = this.documentFrequency.get(prefix) ?? 0;
    return Math.log(1 + (this.entries.length - count + 0.5) / (count + 0.5));
  }
}

/** Jamo trigrams without blanks: 먹여도 and 먹이면 share more of them than syllables. */
function trigramsOf(text: string): string[] {
  const jamo = Array.from(disassemble(withoutSpaces(text)));
  return jamo.slice(2).map((last, index) => `${jamo[index] ?? ''}${jamo[index + 1] ?? ''}${last}`);
}

/** The first four jamo from each syllable on, ignoring blanks: the same for 키워 and 키우. */
function prefixesOf(text: string): string[] {
  const letters = Array.from(withoutSpaces(text));
  return letters.slice(1).map((next, index) =>
    Array.from(disassemble(`${letters[index] ?? ''}${next}`))
      .slice(0, PREFIX_JAMO)
      .join(''),
  );
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
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
