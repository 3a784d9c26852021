import type { EntryAnswer } from '../../../graphql/types.generated';
import type { Admission_FacilityFragment } from './admission.generated';
import { strings } from './strings';

export interface EntryLine {
  answer: EntryAnswer;
  text: string;
}

/** What a place answers to the pets that come along; without pets, what it says in general. */
export function entryLine({ entry, entrySummary }: Pick<Admission_FacilityFragment, 'entry' | 'entrySummary'>): EntryLine {
  if (!entry) return entrySummary;
  const conditions = unique(entry.conditions.map(({ text }) => text));
  const quotes = unique(entry.reasons.flatMap(({ quote }) => quote ?? []));
  const details = entry.answer === 'CONDITIONAL' ? conditions : quotes;
  return { answer: entry.answer, text: [strings.answers[entry.answer], details.join(', ')].filter(Boolean).join(' · ') };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
