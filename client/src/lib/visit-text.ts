import { CONDITION_TEXT } from '@baldojang/rules/entry/condition-text';
import type { EntryConditionKind, PetSize, PetSpecies, VisitOutcome } from '../graphql/types.generated';
import { dayText } from './open-time';
import { petLabel } from './pets/pet-label';

export const OUTCOME_LABELS: Record<VisitOutcome, string> = {
  ENTERED: '함께 들어갔어요',
  REFUSED: '거절당했어요',
  DIFFERENT: '조건이 달랐어요',
};

interface Visit {
  visitedOn: string;
  outcome: VisitOutcome;
  conditionKind: EntryConditionKind | null;
}

/** 11월 28일 (토) · 조건이 달랐어요 (목줄) */
export function visitText({ visitedOn, outcome, conditionKind }: Visit): string {
  const condition = conditionKind ? ` (${CONDITION_TEXT[conditionKind]})` : '';
  return `${dayText(visitedOn)} · ${OUTCOME_LABELS[outcome]}${condition}`;
}

/** 개 · 중형, 고양이 */
export const visitPetsText = (pets: readonly { species: PetSpecies; size: PetSize | null }[]): string =>
  pets.map(({ species, size }) => petLabel({ name: '', species, weightKg: null, size })).join(', ');
