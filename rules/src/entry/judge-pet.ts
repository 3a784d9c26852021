import { best, fitsBound, fitsSizes, isBanned, worst, type Fit } from './fits';
import type { EntryPolicy, EntryRule, SizesRule, SpeciesRule, WeightRule, Who } from './entry-policy';
import { isActive, type Instant } from './instant';
import type { Pet } from './pet';
import { boundText, REASON, scopeText, sizesText } from './strings';

/** The result of one rule for a pet. */
export interface Finding {
  fit: Fit;
  text: string;
  quote: string | null;
  rule: EntryRule | null;
}

/** The strictest finding for a pet at an instant. */
export interface Standing {
  fit: Fit;
  findings: Finding[];
}

export function standingOf(policy: EntryPolicy, pet: Pet, instant: Instant): Standing {
  const active = policy.rules.filter((rule) => isActive(rule, instant));
  const findings = [speciesFinding(policy.rules, active, pet), ...active.flatMap((rule) => findingsOf(rule, pet, active))];
  return { fit: worst(findings.map(({ fit }) => fit)), findings: findings.filter(({ fit }) => fit !== 'YES') };
}

/** A rule about some dogs admits dogs, as the column is about their size. */
const speaksOfDogs = (rule: EntryRule): boolean =>
  rule.type === 'SIZES' ||
  (rule.type === 'WEIGHT' && !rule.isTotal && (!rule.species || rule.species.includes('DOG'))) ||
  (rule.type === 'BAN' && rule.impliesOtherDogs && (rule.who.species?.includes('DOG') ?? true));

/** Whether the pet's species is listed; lists are complete unless marked open. */
function speciesFinding(all: readonly EntryRule[], active: readonly EntryRule[], pet: Pet): Finding {
  const { species } = pet;
  const isList = (rule: EntryRule): rule is SpeciesRule => rule.type === 'SPECIES';
  const lists = all.filter(isList).filter((rule) => rule.species.length || rule.doubtful.length);
  const isLimited = species === 'DOG' && all.some(speaksOfDogs);
  const isNamed =
    active.some((rule) => isList(rule) && rule.species.includes(species)) ||
    (isLimited && (all.some(({ type }) => type === 'SIZES') || !lists.some((rule) => rule.species.length)));
  const isInDoubt = active.some((rule) => isList(rule) && (rule.doubtful.includes(species) || rule.isOpen));
  const finding = (fit: Fit, rule: EntryRule | undefined): Finding => {
    const text = fit === 'NO' ? REASON.speciesDenied(species) : REASON.speciesUnknown(species);
    return { fit, text, quote: rule?.quote ?? null, rule: rule ?? null };
  };
  const exclusive = active.find((rule) => (rule.type === 'SPECIES' || rule.type === 'SIZES') && rule.isExclusive);
  const everyone = active.find((rule) => rule.type === 'EVERYONE');
  if (exclusive && !isNamed && !isInDoubt) return finding('NO', exclusive);
  if (isNamed) return finding('YES', undefined);
  if (everyone) return finding(!exclusive && (species === 'DOG' || species === 'CAT') ? 'YES' : 'MAYBE', everyone);
  if (isInDoubt) return finding('MAYBE', lists[0]);
  // "고양이" next to "10kg 이하": the weight is ambiguous.
  if (lists.some((rule) => rule.species.length)) return finding(isLimited ? 'MAYBE' : 'NO', lists[0]);
  if (!all.some((rule) => rule.type !== 'DEMAND')) return { ...finding('MAYBE', undefined), text: REASON.nothingKnown };
  return finding('MAYBE', all.find(speaksOfDogs));
}

function findingsOf(rule: EntryRule, pet: Pet, active: readonly EntryRule[]): Finding[] {
  const finding = (fit: Fit, text: string): Finding[] => [{ fit, text, quote: rule.quote, rule }];
  switch (rule.type) {
    case 'NOBODY': {
      const text = { NOT_FRIENDLY: REASON.notFriendly, GUIDE_DOGS_ONLY: REASON.guideDogs, FORBIDDEN: REASON.forbidden }[
        rule.reason
      ];
      return finding('NO', rule.when ? REASON.closed(scopeText(rule.when)) : text);
    }
    case 'OPEN_ONLY':
      return finding(isClosedFor(pet, rule.who), REASON.openOnly(scopeText(rule.when)));
    case 'SIZES':
      return pet.species === 'DOG' ? sizesFinding(rule, pet, active) : [];
    case 'WEIGHT':
      return weightFinding(rule, pet);
    case 'BAN': {
      const banned = isBanned(pet, rule.who);
      const { sizes, bound, isRestrictedBreed } = rule.who;
      const name = isRestrictedBreed ? '맹견' : sizes.length ? sizesText(sizes) : bound ? boundText(bound) : '이 동물';
      if (banned === 'NO') return [];
      return banned === 'YES' && !rule.isDoubtful
        ? finding('NO', REASON.banned(name))
        : finding('MAYBE', REASON.banUnknown(name));
    }
    default:
      return [];
  }
}

function isClosedFor(pet: Pet, who: Who | null): Fit {
  const found = who ? isBanned(pet, who) : 'YES';
  return found === 'YES' ? 'NO' : found === 'NO' ? 'YES' : 'MAYBE';
}

function sizesFinding(rule: SizesRule, pet: Pet, active: readonly EntryRule[]): Finding[] {
  if (rule.isPermission && active.some(({ type }) => type === 'EVERYONE')) return [];
  const isLeftOpen = rule.isOpen || active.some((other) => other.type === 'SPECIES' && other.doubtful.includes('DOG'));
  const isSmallNumbered = active.some(
    (other) => other.type === 'WEIGHT' && !other.isTotal && other.bound.max !== null && other.bound.max <= 10,
  );
  const fit = fitsSizes(pet, { ...rule, isOpen: isLeftOpen }, isSmallNumbered);
  return [{ fit, text: fit === 'NO' ? REASON.sizesOnly(rule.sizes) : REASON.sizesUnknown(rule.sizes), quote: rule.quote, rule }];
}

function weightFinding(rule: WeightRule, pet: Pet): Finding[] {
  if (rule.isTotal || (rule.species && !rule.species.includes(pet.species))) return [];
  if (rule.isLength) return [{ fit: 'MAYBE', text: REASON.length, quote: rule.quote, rule }];
  const fit = fitsBound(pet, rule.bound);
  const text = fit === 'NO' ? REASON.boundOnly(rule.bound) : REASON.boundUnknown(rule.bound);
  return [{ fit, text, quote: rule.quote, rule }];
}

/** The best answer over the days of a week, with the obstacles of the other days. */
export function standingOnAnyDay(policy: EntryPolicy, pet: Pet, days: readonly Instant[]): Standing & { limits: Finding[] } {
  const standings = days.map((day) => standingOf(policy, pet, day));
  const fit = best(standings.map((standing) => standing.fit));
  const scoped = policy.rules.filter((rule) => rule.when && rule.type !== 'DEMAND');
  const worse = standings.filter((standing) => standing.fit !== fit);
  const failed = [
    ...scoped.flatMap((rule) => findingsOf(rule, pet, policy.rules)),
    ...worse.flatMap(({ findings }) => findings.filter(({ rule }) => rule?.when && rule.type !== 'EVERYONE')),
  ].filter((finding) => finding.fit !== 'YES');
  const limits = failed.filter(({ rule }, at) => failed.findIndex((other) => other.rule === rule) === at);
  // "평일 모두 가능" alone: the other days lack a permission.
  if (worse.length && !limits.length) limits.push(...scoped.map(permissionOnly));
  return { fit, findings: standings.find((standing) => standing.fit === fit)!.findings, limits };
}

const permissionOnly = (rule: EntryRule): Finding => ({
  ...{ fit: 'NO', text: REASON.openOnly(scopeText(rule.when)), quote: rule.quote, rule },
});
