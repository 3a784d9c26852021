/** One prepared answer of the bundled collection. */
export interface CareEntry {
  id: string;
  question: string;
  /** Other ways to ask the same. */
  synonyms: string[];
  answer: string;
  /** One sentence: when a vet should look. */
  seeVet: string;
}
