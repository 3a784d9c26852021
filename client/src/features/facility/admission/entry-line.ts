import { inWordsOfKind } from '@baldojang/rules/entry/kind-words';
import type { IconName } from '../../../components/icon';
import type { EntryAnswer } from '../../../graphql/types.generated';
import type { Admission_FacilityFragment } from './admission.generated';
import { STRINGS } from './strings';

export interface EntryLine {
  answer: EntryAnswer;
  text: string;
}

/** What a place answers to the pets that come along; without pets, what it says in general. */
export function entryLine({
  category3,
  entry,
  entrySummary,
}: Pick<Admission_FacilityFragment, 'category3' | 'entry' | 'entrySummary'>): EntryLine {
  if (!entry) return entrySummary;
  const conditions = unique(entry.conditions.map(({ text }) => text));
  const quotes = unique(entry.reasons.flatMap(({ quote }) => quote ?? []));
  const details = entry.answer === 'CONDITIONAL' ? conditions : quotes;
  const answer = inWordsOfKind(category3, STRINGS.answers[entry.answer]);
  return { answer: entry.answer, text: [answer, details.join(', ')].filter(Boolean).join(' · ') };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** The icon of an answer, on cards and on the map. */
export const ENTRY_SIGNS: Record<EntryAnswer, IconName> = {
  ALLOWED: 'paw',
  CONDITIONAL: 'warning',
  UNKNOWN: 'info',
  DENIED: 'blocked',
};
