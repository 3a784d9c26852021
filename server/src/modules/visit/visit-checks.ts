import type { EntryConditionKind } from '@baldojang/rules/entry/entry-policy';
import { seoulDate } from '../../shared/text/seoul-time';
import { VISIT_RULES } from '../../shared/validation/visit-rules';
import type { VisitOutcome } from './visit-report.entity';

type Problem = string | undefined;

/** Comparing strings also refuses invalid dates. */
export function checkVisitedOn(date: string, now: Date): Problem {
  const days = Array.from({ length: VISIT_RULES.daysBackMax + 1 }, (_, back) => seoulDate(now, -back));
  return days.includes(date) ? undefined : VISIT_RULES.dateText;
}

export function checkConditionKind(outcome: VisitOutcome, kind: EntryConditionKind | null): Problem {
  if ((outcome === 'DIFFERENT') === (kind !== null)) return undefined;
  return kind === null ? VISIT_RULES.conditionText : VISIT_RULES.noConditionText;
}
