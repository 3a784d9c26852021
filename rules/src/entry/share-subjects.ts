import { hasAnimals, hasScope, hasZone, isSubjectOnly, type Clause } from './clause';

/** Applies the predicate of a later clause to a whole list: "맹견, 대형견 불가", "주말, 공휴일 15kg 이하", "루프탑, 테라스만". */
export function shareSubjects(clauses: readonly Clause[]): Clause[] {
  const shared: Clause[] = [];
  for (const clause of [...clauses].reverse()) {
    const next = shared[0];
    if (!next || next.joiner === 'STOP') shared.unshift(clause);
    else if (isSubjectOf(clause, next)) shared[0] = merge(clause, next);
    else {
      inheritPredicate(clause, next);
      shared.unshift(clause);
    }
  }
  return shared;
}

function isSubjectOf(clause: Clause, next: Clause): boolean {
  if (!isSubjectOnly(clause)) return false;
  const isScope = hasScope(clause) && !hasAnimals(clause) && !hasZone(clause);
  if (isScope) return true;
  const isSubject = hasAnimals(clause) || hasZone(clause) || clause.stateAt < Infinity;
  const nextSubject = hasAnimals(next) || hasZone(next) || next.stateAt < Infinity;
  if (!isSubject || !nextSubject) return false;
  // "루프탑, 테라스만" is one area of two parts.
  if (clause.zones.length && next.zones.length && !hasAnimals(clause) && !next.needs.length) return true;
  if (next.needs.length && !next.isInherited) return !next.has.has('all');
  if (hasAnimals(clause) && hasAnimals(next) && hasZone(next)) return true;
  const isWeighed = clause.named.length > 0 && next.named.length > 0 && next.bounds.length > 0;
  return isWeighed && !clause.bounds.length && !clause.sizes.length && !next.predicate;
}

function merge(subject: Clause, next: Clause): Clause {
  return {
    ...next,
    ...{
      joiner: subject.joiner,
      start: subject.start,
      named: [...subject.named, ...next.named],
      sizes: [...subject.sizes, ...next.sizes],
    },
    ...{
      bounds: [...subject.bounds, ...next.bounds],
      zones: [...subject.zones, ...next.zones],
      hasYard: subject.hasYard || next.hasYard,
    },
    ...{
      days: [...subject.days, ...next.days],
      minutes: subject.minutes ?? next.minutes,
      has: new Set([...subject.has, ...next.has]),
    },
    ...{ stateAt: subject.stateAt < Infinity ? -1 : next.stateAt, inner: [...subject.inner, ...next.inner] },
  };
}

function inheritPredicate(clause: Clause, next: Clause): void {
  if (clause.predicate || clause.onlyAfter || clause.has.has('must') || clause.has.has('all')) return;
  if (next.predicate === 'NO' || (next.predicate === 'YES' && hasZone(clause) && hasZone(next))) {
    clause.predicate = next.predicate;
    clause.isInherited = true;
    for (const word of ['outside', 'except'] as const) if (next.has.has(word)) clause.has.add(word);
  }
  if (next.onlyAfter && ((hasZone(clause) && hasZone(next)) || (hasAnimals(clause) && hasAnimals(next))))
    clause.onlyAfter = next.onlyAfter;
}
