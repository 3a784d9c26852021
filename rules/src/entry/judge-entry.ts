import { conditionsOf, enteredLately, type PetCondition } from './conditions';
import type { CountRule, EntryConditionKind, EntryDay, EntryPolicy, WeightRule } from './entry-policy';
import { fitsBound, isAsked, worst, type Fit } from './fits';
import { DAYS, instantOf, isActive, type Instant } from './instant';
import { standingOnAnyDay, type Finding, type Standing } from './judge-pet';
import type { Pet } from './pet';
import { REASON } from './strings';
import { afterVisits, type ClassVisits, visitsLike } from './visits';

export type EntryAnswer = 'ALLOWED' | 'CONDITIONAL' | 'UNKNOWN' | 'DENIED';

export interface EntryCondition {
  kind: EntryConditionKind;
  /** Korean display text. */
  text: string;
  quote: string | null;
  /** One of the conditions with the same number is enough. */
  alternativeGroup: number | null;
  /** null for every day. */
  days: EntryDay[] | null;
  /** Indexes in the party. */
  pets: number[];
  isRequiredByLaw: boolean;
}

export interface EntryReason {
  text: string;
  quote: string | null;
  pets: number[];
}

export interface EntryVerdict {
  answer: EntryAnswer;
  /** Only for CONDITIONAL. */
  conditions: EntryCondition[];
  /** Only for UNKNOWN and DENIED. */
  reasons: EntryReason[];
  residue: string[];
}

export interface JudgeOptions {
  /** Without an instant, limits on days and hours remain conditions. */
  at: Date | null;
  /** yyyy-MM-dd to name. */
  holidays: ReadonlyMap<string, string>;
  /** Recent visit reports; at most one per class. */
  visits?: readonly ClassVisits[];
}

const ANSWERS: Record<Fit, EntryAnswer> = { YES: 'ALLOWED', MAYBE: 'UNKNOWN', NO: 'DENIED' };

/** The strictest answer of all pets, with the conditions of all. */
export function judgeEntry(policy: EntryPolicy, pets: readonly Pet[], options: JudgeOptions): EntryVerdict {
  const instant = options.at && instantOf(options.at, options.holidays);
  const standings = pets.map((pet) => {
    const standing = standingOnAnyDay(policy, pet, instant ? [instant] : DAYS);
    const visits = visitsLike(pet, options.visits ?? []);
    const isDoubtEveryDay = visits !== undefined && standingOnAnyDay(policy, pet, DAYS).fit === 'MAYBE';
    return afterVisits(standing, visits, isDoubtEveryDay);
  });
  const party = partyStandings(policy, pets, instant);
  const fit = worst([...standings, ...party].map((standing) => standing.fit));
  const residue = [...policy.residue];
  if (fit !== 'YES') return { answer: ANSWERS[fit], conditions: [], reasons: reasonsOf(fit, standings, party, pets), residue };
  const conditions = joinConditions(
    pets.map((pet, at) => [
      ...conditionsOf(policy, pet, instant, instant ? [] : standings[at]!.limits),
      ...enteredLately(standings[at]!.enteredLately),
    ]),
  );
  return { answer: conditions.length ? 'CONDITIONAL' : 'ALLOWED', conditions, reasons: [], residue };
}

/** Rules about all animals together: how many, how heavy. */
function partyStandings(policy: EntryPolicy, pets: readonly Pet[], instant: Instant | null): Standing[] {
  return policy.rules.flatMap((rule) => {
    // No condition kind exists for a party limit on some days, so it applies every day.
    if (instant && !isActive(rule, instant)) return [];
    if (rule.type === 'COUNT') return [countStanding(rule, pets)];
    return rule.type === 'WEIGHT' && rule.isTotal ? [totalStanding(rule, pets)] : [];
  });
}

function countStanding(rule: CountRule, pets: readonly Pet[]): Standing {
  const count = pets.filter((pet) => isAsked(pet, rule.who)).length;
  if (count <= rule.max) return { fit: 'YES', findings: [] };
  const fit: Fit = rule.isPerPerson && rule.max > 0 ? 'MAYBE' : 'NO';
  const text = rule.isPerPerson ? REASON.countPerPerson(rule.max) : REASON.count(rule.max);
  return { fit, findings: [{ fit, text, quote: rule.quote, rule }] };
}

function totalStanding(rule: WeightRule, pets: readonly Pet[]): Standing {
  const known = pets.map((pet) => pet.weightKg ?? null);
  const sum = known.reduce<number>((total, weight) => total + (weight ?? 0), 0);
  const total: Pet = { species: 'DOG', weightKg: sum, isRestrictedBreed: false };
  const least = fitsBound(total, rule.bound);
  const fit: Fit = least === 'YES' && known.includes(null) ? 'MAYBE' : least;
  return { fit, findings: fit === 'YES' ? [] : [{ fit, text: REASON.totalOnly(rule.bound), quote: rule.quote, rule }] };
}

function reasonsOf(fit: Fit, members: readonly Standing[], party: readonly Standing[], pets: readonly Pet[]): EntryReason[] {
  const everyone = pets.map((_, at) => at);
  const found: (Finding & { pets: number[] })[] = [
    ...members.flatMap(({ findings }, at) => findings.map((finding) => ({ ...finding, pets: [at] }))),
    ...party.flatMap(({ findings }) => findings.map((finding) => ({ ...finding, pets: everyone }))),
  ];
  const reasons = new Map<string, EntryReason>();
  for (const { text, quote, pets: named } of found.filter((finding) => finding.fit === fit)) {
    const same = reasons.get(`${text}\n${quote}`);
    if (same) same.pets = [...new Set([...same.pets, ...named])];
    else reasons.set(`${text}\n${quote}`, { text, quote, pets: named });
  }
  return [...reasons.values()];
}

function joinConditions(ofPets: readonly PetCondition[][]): EntryCondition[] {
  const joined = new Map<string, EntryCondition>();
  ofPets.forEach((conditions, at) => {
    for (const condition of conditions) {
      const key = JSON.stringify(condition);
      const same = joined.get(key);
      if (same) same.pets.push(at);
      else joined.set(key, { ...condition, pets: [at] });
    }
  });
  return [...joined.values()];
}
