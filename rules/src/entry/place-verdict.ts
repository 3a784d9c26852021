import { isBeforeEateryLaw } from './eatery-law';
import type { EntryPolicy } from './entry-policy';
import { type EntryVerdict, judgeEntry, type JudgeOptions } from './judge-entry';
import { inWordsOfKind } from './kind-words';
import type { Pet } from './pet';

export interface PlaceFacts {
  category3: string | null;
  /** yyyy-MM-dd of the last writing of the data. */
  finalCreationDate: string | null;
  /** yyyy-MM-dd of the last accepted correction about entry. */
  entryCorrectedOn: string | null;
}

export interface PlaceVerdict extends EntryVerdict {
  /** yyyy-MM-dd. */
  asOf: string | null;
  isCorrected: boolean;
  isBeforeEateryLaw: boolean;
}

/** What a place answers to a party, in the words of its kind, and how old that is. */
export function placeVerdict(policy: EntryPolicy, place: PlaceFacts, pets: readonly Pet[], options: JudgeOptions): PlaceVerdict {
  const { category3, finalCreationDate, entryCorrectedOn } = place;
  const verdict = judgeEntry(policy, pets, options);
  const asOf = entryCorrectedOn ?? finalCreationDate;
  const withKindWords = <Part extends { text: string }>(part: Part) => ({ ...part, text: inWordsOfKind(category3, part.text) });
  return {
    ...verdict,
    conditions: verdict.conditions.map(withKindWords),
    reasons: verdict.reasons.map(withKindWords),
    asOf,
    isCorrected: entryCorrectedOn !== null,
    isBeforeEateryLaw: isBeforeEateryLaw(category3, asOf),
  };
}
