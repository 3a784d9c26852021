import { hasAnimals, hasZone, type Clause } from './clause';
import { demandsOf, zoneDemandsOf } from './clause-demands';
import { asPermission, bansOf, isOnlyOfAnimals, limitsOf } from './clause-limits';
import { isForbidden, isOnly, quoteOf, whenOf, whoOf, type Source } from './clause-parts';
import type { EntryRule } from './entry-policy';

/** The rules of a clause; null if not understood. */
export function rulesOfClause(clause: Clause, source: Source): EntryRule[] | null {
  const quote = quoteOf(clause, source);
  if (clause.has.has('guide-dog') && !hasAnimals(clause)) {
    if (isOnly(clause)) return [{ type: 'NOBODY', reason: 'GUIDE_DOGS_ONLY', quote, when: whenOf(clause) }];
    return isForbidden(clause) ? null : [];
  }
  const demands = demandsOf(clause, source);
  if (demands) return [...demands, ...admittedByDemand(clause, source)];
  const counts = countsOf(clause, quote);
  if (counts) return [...counts, ...(isForbidden(clause) || !hasAnimals(clause) ? [] : (limitsOf(clause, source) ?? []))];
  if (hasZone(clause)) return zoneDemandsOf(clause, source, isForbidden(clause));
  if (hasAnimals(clause) || clause.has.has('length') || clause.measures.some(({ unit }) => unit === 'cm'))
    return isForbidden(clause) || isBareRestricted(clause, source) ? bansOf(clause, source) : limitsOf(clause, source);
  return generalRules(clause, source, quote);
}

/** 맹견 alone among restrictions is not a permission. */
const isBareRestricted = ({ has, predicate }: Clause, { isSizeColumn }: Source) =>
  has.has('restricted') && !predicate && !isSizeColumn;

/** "목줄 착용시 모두 가능", "이동장 이용시 소형견만 가능" */
function admittedByDemand(clause: Clause, source: Source): EntryRule[] {
  if (isForbidden(clause) || hasZone(clause)) return [];
  if (clause.has.has('all') && clause.predicate === 'YES' && !hasAnimals(clause))
    return everyone(clause, quoteOf(clause, source));
  if (!hasAnimals(clause)) return [];
  if (clause.predicate === 'YES') return limitsOf(clause, source) ?? [];
  // "고양이만 케이지" limits the demand, "이동장 이용 소형견만" the animals.
  if (isOnlyOfAnimals(clause)) return clause.onlyAt > (clause.needs.at(-1)?.at ?? -1) ? (limitsOf(clause, source) ?? []) : [];
  return source.isSizeColumn ? (limitsOf(clause, source) ?? []).map(asPermission) : [];
}

const everyone = (clause: Clause, quote: string): EntryRule[] => [{ type: 'EVERYONE', quote, when: whenOf(clause) }];

function generalRules(clause: Clause, source: Source, quote: string): EntryRule[] | null {
  const { has, predicate } = clause;
  const when = whenOf(clause);
  if (has.has('and-others'))
    return predicate === 'NO'
      ? []
      : [{ type: 'SPECIES', species: [], doubtful: [], isOpen: true, isExclusive: false, quote, when }];
  if (has.has('unimportant') || (has.has('all') && (predicate === 'YES' || (source.isSizeColumn && !predicate)))) {
    return source.isSizeColumn || has.has('all') ? everyone(clause, quote) : [];
  }
  // "제한사항 있음"
  if (has.has('nothing') && has.has('exists')) return null;
  if ((has.has('nothing') || has.has('free') || has.has('harmless')) && !isOnly(clause)) return [];
  // "미용만 가능" limits an unknown subject.
  if (has.has('unknown') || clause.measures.length || has.has('harmless')) return null;
  if (when) {
    if (isForbidden(clause)) return [{ type: 'NOBODY', reason: 'FORBIDDEN', quote, when }];
    return isOnly(clause) || predicate === 'YES' ? [{ type: 'OPEN_ONLY', who: null, quote, when }] : null;
  }
  if (predicate === 'NO' && !clause.isInherited && !isOnly(clause) && !has.has('sex') && !has.has('habit'))
    return [{ type: 'NOBODY', reason: 'FORBIDDEN', quote, when: null }];
  if (has.has('sex') && predicate) return null;
  return predicate === 'YES' || has.has('animals') || has.has('habit') ? [] : null;
}

function countsOf(clause: Clause, quote: string): EntryRule[] | null {
  const count = clause.measures.find(({ unit }) => unit === 'animal');
  // "기본 1마리" is not supported.
  const isBare = !count?.compare && !clause.has.has('most') && !clause.has.has('per');
  if (!count || (isBare && clause.has.has('unknown'))) return null;
  const number = count.to ?? count.from ?? 0;
  const isBanned = isForbidden(clause) && !clause.isInherited && !count.compare;
  const isBelow = isBanned || count.compare === 'below' || (count.compare === 'min' && clause.predicate === 'NO');
  // "2마리 이상 가능" sets no upper limit.
  if ((count.compare === 'min' || count.compare === 'above') && clause.predicate !== 'NO') return null;
  const isPerPerson = clause.measures.some(({ unit }) => unit === 'person') && !clause.has.has('per');
  const who = hasAnimals(clause) ? whoOf(clause) : null;
  return [{ type: 'COUNT', max: isBelow ? number - 1 : number, isPerPerson, who, quote, when: whenOf(clause) }];
}
