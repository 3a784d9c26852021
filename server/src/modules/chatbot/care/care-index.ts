import { disassemble } from 'es-hangul';
import MiniSearch from 'minisearch';
import { CARE_ENTRIES, type CareEntry } from './care-entries';
import { type CareQuestion, readCareQuestion, speciesOf, speciesOfEntry } from './care-question';

export interface RankedEntry {
  entry: CareEntry;
  score: number;
  /** How much of the question's words the entry knows, rare words counting more: 0 to 1. */
  coverage: number;
  /** The question is one of the entry's own, word for word. */
  isVerbatim: boolean;
}

/** Entries that the search thinks best; only they are looked at closely. */
const CANDIDATES = 15;
const ANSWER_WEIGHT = 0.1;
/** One that names the very animal, before one for any. */
const OWN_SPECIES = 1.3;

const HEAD_JAMO = 4;

export class CareIndex {
  private readonly search = new MiniSearch<{ id: number; question: string; synonyms: string; answer: string }>({
    fields: ['question', 'synonyms', 'answer'],
    tokenize: (text) => text.split('\n').flatMap(trigramsOf),
    processTerm: (term) => term,
    // What a question repeats weighs no more, and costs nothing.
    searchOptions: { boost: { answer: ANSWER_WEIGHT }, tokenize: (text) => [...new Set(trigramsOf(text))] },
  });
  private readonly species: (ReadonlySet<string> | null)[];
  private readonly heads: { asked: Set<string>; answered: Set<string> }[];
  private readonly wordings: Set<string>[];
  private readonly entriesWith = new Map<string, number>();

  constructor(private readonly entries: readonly CareEntry[]) {
    const contents = entries.map((entry) => ({
      asked: [entry.question, ...entry.synonyms].map((text) => readCareQuestion(text).content),
      answered: readCareQuestion(entry.answer).content,
    }));
    this.search.addAll(
      contents.map(({ asked, answered }, id) => ({
        id,
        question: asked[0] ?? '',
        synonyms: asked.slice(1).join('\n'),
        answer: answered,
      })),
    );
    this.species = entries.map(speciesOfEntry);
    this.heads = contents.map(({ asked, answered }) => ({
      asked: new Set(asked.flatMap(headsOf)),
      answered: new Set(headsOf(answered)),
    }));
    this.wordings = contents.map(({ asked }) => new Set(asked.map(withoutBlanks)));
    for (const head of this.heads.flatMap(({ asked }) => [...asked]))
      this.entriesWith.set(head, (this.entriesWith.get(head) ?? 0) + 1);
  }

  rank(question: CareQuestion): RankedEntry[] {
    if (!question.content) return [];
    return this.search
      .search(question.content)
      .map(({ id, score }) => ({ id: Number(id), score }))
      .filter(({ id }) => this.suits(id, question))
      .slice(0, CANDIDATES)
      .flatMap(({ id, score }) => {
        const entry = this.entries[id];
        const coverage = this.coverage(id, question.content);
        const isVerbatim = this.wordings[id]?.has(withoutBlanks(question.content)) ?? false;
        return entry ? [{ entry, coverage, isVerbatim, score: score * this.likeness(id, question) * (0.2 + coverage) }] : [];
      })
      .sort((one, other) => other.score - one.score);
  }

  /** An answer for dogs is none for cats. */
  private suits(id: number, { species }: CareQuestion): boolean {
    const own = this.species[id];
    return !own || !species.size || [...species].some((name) => own.has(name));
  }

  private likeness(id: number, { species }: CareQuestion): number {
    return species.size && this.isOf(id, species) ? OWN_SPECIES : 1;
  }

  private isOf(id: number, species: ReadonlySet<string>): boolean {
    const own = this.species[id];
    return !!own && [...species].every((name) => own.has(name));
  }

  /**
   * By the beginning of every word: Korean words begin with their meaning and end with grammar.
   * What only the answer mentions counts half. The animal's name counts where the entry does not know it.
   */
  private coverage(id: number, content: string): number {
    const heads = this.heads[id];
    let all = 0;
    let known = 0;
    for (const word of content.split(' ')) {
      const head = headsOf(word.slice(0, 2))[0];
      const species = speciesOf(word);
      if (!heads || !head || (species.size && this.isOf(id, species))) continue;
      const weight = this.rarity(head);
      all += weight;
      if (species.size) continue;
      if (heads.asked.has(head)) known += weight;
      else if (heads.answered.has(head)) known += weight / 2;
    }
    return all ? known / all : 1;
  }

  private rarity(head: string): number {
    const count = this.entriesWith.get(head) ?? 0;
    return Math.log(1 + (this.entries.length - count + 0.5) / (count + 0.5));
  }
}

/** Three neighbouring jamo, blanks left out: 먹여도 and 먹이면, 알러지 and 알레르기 share more of them than whole syllables. */
function trigramsOf(text: string): string[] {
  const jamo = Array.from(disassemble(withoutBlanks(text)));
  return jamo.slice(2).map((last, index) => `${jamo[index] ?? ''}${jamo[index + 1] ?? ''}${last}`);
}

/** The first four jamo from every syllable on, across blanks, which people set as they like: 키워 and 키우 have the same. */
function headsOf(text: string): string[] {
  const letters = Array.from(withoutBlanks(text));
  return letters.slice(1).map((next, index) =>
    Array.from(disassemble(`${letters[index] ?? ''}${next}`))
      .slice(0, HEAD_JAMO)
      .join(''),
  );
}

function withoutBlanks(text: string): string {
  return text.replaceAll(' ', '');
}

let index: CareIndex | undefined;

/** Built when the first question comes, if nothing has warmed it. */
export function careIndex(): CareIndex {
  return (index ??= new CareIndex(CARE_ENTRIES));
}

/** Builds it when the process has nothing else to do: it takes some 400 ms, which no question should wait for. */
export function warmCareIndex(): void {
  setImmediate(careIndex).unref();
}
