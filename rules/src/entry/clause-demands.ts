import { hasAnimals, hasScope, hasZone, type Clause } from './clause';
import { limitsOf } from './clause-limits';
import { isOnly, quoteOf, whenOf, whoOf, type Source } from './clause-parts';
import type { DemandRule, EntryConditionKind, EntryRule } from './entry-policy';
import { areaText, feeText, minAgeText } from './strings';

/** Sex, state or zone that limits a demand, as quoted text. */
function noteOf(clause: Clause, { text }: Source): string | null {
  const isStateSubject = clause.stateAt < (clause.needs[0]?.at ?? Infinity);
  if (!isStateSubject && !hasZone(clause)) return null;
  return (
    text.slice(clause.start, Math.max(clause.start, clause.needs[0]?.start ?? clause.end)).trim() ||
    text.slice(clause.start, clause.end)
  );
}

function demand(kind: EntryConditionKind, clause: Clause, source: Source, more: Partial<DemandRule> = {}): DemandRule {
  const isForAll = clause.stateAt < (clause.needs[0]?.at ?? Infinity) || !hasAnimals(clause);
  return {
    type: 'DEMAND',
    kind,
    who: isForAll ? null : whoOf(clause),
    text: null,
    note: null,
    group: null,
    isForOthers: false,
    quote: quoteOf(clause, source),
    when: whenOf(clause),
    ...more,
  };
}

/** Equipment, duties, states, ages and fees; null when the clause names none. */
export function demandsOf(clause: Clause, source: Source): EntryRule[] | null {
  const { has, measures } = clause;
  const money = measures.find(({ unit }) => unit === 'money');
  const isFree = !money && (has.has('free') || has.has('none') || has.has('nothing'));
  if (money || has.has('fee'))
    return isFree ? [] : [demand('EXTRA_FEE', clause, source, { text: feeText(quoteOf(clause, source)) })];
  const age = measures.find(({ unit }) => unit === 'month' || unit === 'year');
  if (age) return ageOf(clause, source);
  if (clause.needs.length) return needsOf(clause, source);
  if (!clause.states.length) return null;
  const bans: EntryRule[] = has.has('restricted')
    ? [
        {
          type: 'BAN',
          isDoubtful: false,
          who: { species: ['DOG'], sizes: [], bound: null, isRestrictedBreed: true },
          impliesOtherDogs: false,
          quote: quoteOf(clause, source),
          when: whenOf(clause),
        },
      ]
    : [];
  const who = hasAnimals(clause) && !has.has('restricted') ? whoOf(clause) : null;
  return [...bans, ...[...new Set(clause.states)].map((kind) => demand(kind, clause, source, { who }))];
}

function ageOf(clause: Clause, source: Source): EntryRule[] | null {
  const age = clause.measures.find(({ unit }) => unit === 'month' || unit === 'year')!;
  const isYoung = age.compare === 'below' || age.compare === 'max';
  const isMinimum = clause.predicate === 'NO' ? isYoung : age.compare === 'min' || age.compare === 'above';
  if (!isMinimum || age.from === null) return null;
  const needs = clause.needs.length ? needsOf(clause, source) : [];
  return [demand('MIN_AGE', clause, source, { text: minAgeText(age.from, age.unit === 'year') }), ...needs];
}

/** Duties of the animal; 불가 does not forbid these as items. */
const NOT_FOR_BRINGING: EntryConditionKind[] = ['VACCINATION', 'REGISTRATION', 'NEUTERED'];

function needsOf(clause: Clause, source: Source): EntryRule[] {
  const { predicate, isInherited, lastContent, has } = clause;
  const last = clause.needs.at(-1);
  const isDirect = predicate !== null && !isInherited && ['gear', 'duty'].includes(lastContent ?? '') && !isOnly(clause);
  const needs = clause.needs.filter((need) => {
    if (need.isLacking) return predicate !== 'YES';
    if (need !== last || !isDirect) return true;
    // "유모차 불가" forbids, "유모차 가능" permits, "케이지 이용 시 가능" demands.
    if (predicate === 'NO') return NOT_FOR_BRINGING.includes(need.kind);
    return has.has('when-so') || need.kind !== 'STROLLER';
  });
  const note = noteOf(clause, source);
  const states = clause.stateAt > (last?.at ?? 0) ? clause.states : [];
  return [...new Set([...needs.map(({ kind }) => kind), ...states])].map((kind) => demand(kind, clause, source, { note }));
}

/** Zones: 야외만, 2층 불가, 실내는 소형견만. Null for a zone without a predicate. */
export function zoneDemandsOf(clause: Clause, source: Source, isForbidden: boolean): EntryRule[] | null {
  const { has, predicate, onlyAfter } = clause;
  const isIndoor = has.has('indoor');
  const isOutdoor = has.has('outdoor');
  if (has.has('everywhere') || (isIndoor && isOutdoor && predicate === 'YES')) return [];
  const name = zoneName(clause, source);
  const make = (kind: EntryConditionKind, isClosed: boolean, more: Partial<DemandRule> = {}) =>
    demand(kind, clause, source, { text: kind === 'AREA_ONLY' ? areaText(name, isClosed) : null, ...more });
  if (hasAnimals(clause) && onlyAfter && onlyAfter !== 'zone' && onlyAfter !== 'outdoor' && onlyAfter !== 'indoor')
    return [
      make(isIndoor && !clause.zones.length ? 'OUTDOOR_ONLY' : 'AREA_ONLY', true, { who: whoOf(clause), isForOthers: true }),
    ];
  // "객실 내 취사 금지" forbids something else there.
  if (isForbidden && has.has('unknown')) return null;
  if (isForbidden) return [make(isIndoor && !clause.zones.length ? 'OUTDOOR_ONLY' : 'AREA_ONLY', true)];
  const isLimited = isOnly(clause) || isOutdoor || clause.hasYard;
  const isPart = clause.sizes.some(({ size }) => size === 'SMALL') || clause.bounds.some(({ max }) => max !== null);
  const isPartAdmitted = isPart && predicate === 'YES' && !onlyAfter;
  // "소형견은 실내 가능" leaves the rest to the others.
  if (isPartAdmitted && isIndoor && !clause.zones.length)
    return [make('OUTDOOR_ONLY', false, { who: whoOf(clause), isForOthers: true })];
  const admitted =
    hasAnimals(clause) && (source.isSizeColumn || isPartAdmitted)
      ? (limitsOf({ ...clause, onlyAfter: null, predicate: 'YES' }, source) ?? [])
      : [];
  // "평일 실내 가능" leaves the other days open.
  if (!isLimited) return predicate === 'YES' && !hasScope(clause) ? admitted : null;
  const rules: EntryRule[] = [];
  if (isOutdoor) rules.push(make('OUTDOOR_ONLY', false));
  if (clause.zones.length || (isIndoor && !isOutdoor)) rules.push(make('AREA_ONLY', false));
  return [...rules, ...admitted];
}

const MARK = /[,/·()]/;

function zoneName(clause: Clause, { text }: Source): string {
  const [first, last] = [clause.zones[0], clause.zones.at(-1)];
  if (!first || !last) return text.slice(clause.start, clause.end).trim();
  let { start } = first;
  // "야외석" is one word.
  while (start > clause.start && text[start - 1]!.trim() && !MARK.test(text[start - 1]!)) start -= 1;
  return text.slice(start, last.end);
}
