import { CONDITION_TEXT } from './condition-text';
import type { DemandRule, EntryConditionKind, EntryPolicy, EntryRule, When } from './entry-policy';
import { isAsked, isBanned, isOfClass } from './fits';
import { isActive, type Instant } from './instant';
import type { EntryCondition } from './judge-entry';
import type { Finding } from './judge-pet';
import type { Pet } from './pet';
import { noted, REASON, scopeText } from './strings';

/** A condition of one pet. */
export type PetCondition = Omit<EntryCondition, 'pets'>;

/** Conditions for a pet that may enter. */
export function conditionsOf(policy: EntryPolicy, pet: Pet, instant: Instant | null, limits: readonly Finding[]): PetCondition[] {
  const demands = demandsFor(policy.rules, pet).filter((rule) => !instant || isActive(rule, instant));
  const conditions = [...limits.map(limitCondition), ...demands.map(demandCondition)];
  const residue = policy.residue.length ? [make('ASK_FIRST', CONDITION_TEXT.ASK_FIRST, policy.residue.join(' / '))] : [];
  return withoutRepeats([...conditions, ...residue, ...lawConditions(pet, conditions)]);
}

/** Visits were possible although the text grants no entry, so the advice is to ask first. */
export const enteredLately = (members: number): PetCondition[] =>
  members > 0 ? [REASON.enteredLately(members), CONDITION_TEXT.ASK_FIRST].map((text) => make('ASK_FIRST', text, null)) : [];

const make = (kind: EntryConditionKind, text: string, quote: string | null): PetCondition => ({
  ...{ kind, text, quote, alternativeGroup: null, days: null, isRequiredByLaw: false },
});

function demandsFor(rules: readonly EntryRule[], pet: Pet): DemandRule[] {
  const demands = rules.filter((rule): rule is DemandRule => rule.type === 'DEMAND');
  const asked = demands.filter((rule) =>
    rule.isForOthers && rule.who ? isBanned(pet, rule.who) !== 'YES' : isAsked(pet, rule.who),
  );
  const isPrice = (rule: DemandRule) => rule.kind === 'EXTRA_FEE' && (rule.who?.sizes.length ?? 0) > 0;
  const ofClass = demands.filter(
    (rule) => isPrice(rule) && isAsked({ ...pet, size: null, weightKg: null }, rule.who) && isOfClass(pet, rule.who),
  );
  return ofClass.length ? [...asked.filter((rule) => !isPrice(rule)), ...ofClass] : asked;
}

function demandCondition(rule: DemandRule): PetCondition {
  const scope = rule.when ? scopeText(rule.when) : null;
  const text = noted(noted(rule.text ?? CONDITION_TEXT[rule.kind], rule.note), scope);
  return { ...make(rule.kind, text, rule.quote), alternativeGroup: rule.group, days: rule.when?.days ?? null };
}

function limitCondition({ rule, text, quote }: Finding): PetCondition {
  const when = rule?.when ?? null;
  const isOfDays = rule?.type === 'NOBODY' || rule?.type === 'OPEN_ONLY' || text === REASON.openOnly(scopeText(when));
  return {
    ...make(limitKind(rule, when), isOfDays ? text : REASON.onDays(scopeText(when), text), quote),
    days: when?.days ?? null,
  };
}

/** WEEKDAYS_ONLY means closed to every animal at weekends. */
function limitKind(rule: EntryRule | null, when: When | null): EntryConditionKind {
  if (when?.minutes) return 'TIME_LIMITED';
  const days = new Set(when?.days);
  const hasWeekend = days.has('SAT') && days.has('SUN');
  if (rule?.type === 'NOBODY' && hasWeekend && [...days].every((day) => ['SAT', 'SUN', 'HOLIDAY'].includes(day)))
    return 'WEEKDAYS_ONLY';
  const isWorkweek = days.size === 5 && !days.has('SAT') && !days.has('SUN') && !days.has('HOLIDAY');
  return rule?.type === 'OPEN_ONLY' && !rule.who && isWorkweek ? 'WEEKDAYS_ONLY' : 'DAYS_LIMITED';
}

/** The law requires leash and muzzle for 맹견; added unless the text already demands it. */
function lawConditions(pet: Pet, conditions: readonly PetCondition[]): PetCondition[] {
  if (pet.species !== 'DOG' || !pet.isRestrictedBreed) return [];
  const asked = conditions.filter(({ alternativeGroup, days }) => alternativeGroup === null && !days).map(({ kind }) => kind);
  return (['LEASH', 'MUZZLE'] as const)
    .filter((kind) => !asked.includes(kind))
    .map((kind) => ({ ...make(kind, CONDITION_TEXT[kind], null), isRequiredByLaw: true }));
}

/** Removes repeated conditions. */
function withoutRepeats(conditions: readonly PetCondition[]): PetCondition[] {
  const seen = new Set<string>();
  return conditions.filter(({ kind, text, days, alternativeGroup, isRequiredByLaw }) => {
    const key = JSON.stringify([kind, text, days, alternativeGroup, isRequiredByLaw]);
    return !seen.has(key) && seen.add(key);
  });
}
