/** A sign with which one goes to a vet now. */
export interface RedFlag {
  id: string;
  name: string;
  /** What to do until one is there. */
  advice: string;
}

/** A pattern, or one with what makes it harmless right beside it: 천둥이 치면 부들부들 떨어요. Signs that are clear by themselves (경련, 질식) have none. */
export type Sign = RegExp | readonly [sign: RegExp, unless: RegExp];

/** How a red flag is recognised. Patterns see a question without blanks and punctuation, in lower case and composed (`squeeze`). */
export interface RedFlagRule extends RedFlag {
  /** Says that it happens or happened: always fires. */
  happens: readonly Sign[];
  /** Only names it: fires unless the question asks to know ("발작이 뭐예요"). */
  named?: RegExp;
}
