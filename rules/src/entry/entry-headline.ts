import { CONDITION_TEXT } from './condition-text';
import type { DemandRule, EntryPolicy, EntryRule, SizeItem, Who } from './entry-policy';
import { judgeEntry, type EntryAnswer } from './judge-entry';
import type { Pet } from './pet';
import { boundText, HEADLINE, noted, scopeText, sizesText, SPECIES_TEXT } from './strings';

const ANY_DOG: Pet = { species: 'DOG', isRestrictedBreed: false };
const PARTS_MAX = 4;

/** Summary for a card: the strictest limit first. */
export function entryHeadline(policy: EntryPolicy): { answer: EntryAnswer; text: string } {
  const { rules } = policy;
  const closed = rules.find((rule) => rule.type === 'NOBODY' && !rule.when);
  if (closed?.type === 'NOBODY')
    return { answer: 'DENIED', text: closed.reason === 'GUIDE_DOGS_ONLY' ? HEADLINE.guideDogs : HEADLINE.denied };
  const limits = [...new Set([...rules].sort((one, other) => rank(one) - rank(other)).flatMap(partOf))];
  const demands = demandTexts(policy);
  if (judgeEntry(policy, [ANY_DOG], { at: null, holidays: new Map() }).answer === 'ALLOWED' && !limits.length && !demands.length)
    return { answer: 'ALLOWED', text: HEADLINE.everyone };
  const isEveryone = rules.some(({ type }) => type === 'EVERYONE');
  if (!rules.some(({ type }) => type !== 'DEMAND')) {
    const text = [HEADLINE.unknown, ...demands].slice(0, PARTS_MAX).join(HEADLINE.separator);
    return { answer: 'UNKNOWN', text };
  }
  const parts = [...(limits.length || !isEveryone ? limits : [HEADLINE.everyone]), ...demands].filter(
    (part, at, all) => all.indexOf(part) === at,
  );
  if (!parts.length) return { answer: 'UNKNOWN', text: HEADLINE.unknown };
  return { answer: 'CONDITIONAL', text: parts.slice(0, PARTS_MAX).join(HEADLINE.separator) };
}

/** Demands for dogs; prices by size count as one. */
function demandTexts({ rules, residue }: EntryPolicy): string[] {
  const demands = rules.filter(
    (rule): rule is DemandRule => rule.type === 'DEMAND' && (rule.who?.species?.includes('DOG') ?? true),
  );
  const prices = demands.filter(({ kind }) => kind === 'EXTRA_FEE');
  const texts = demands.map((rule) => {
    if (rule.kind === 'EXTRA_FEE' && (prices.length > 1 || rule.who)) return CONDITION_TEXT.EXTRA_FEE;
    const text = noted(rule.text ?? CONDITION_TEXT[rule.kind], rule.note);
    const scope = rule.when ? `${scopeText(rule.when)} ` : '';
    return scope + (rule.isForOthers ? rule.quote : HEADLINE.forWho(rule.note ? '' : whoText(rule.who), text));
  });
  return [...new Set([...texts, ...(residue.length ? [CONDITION_TEXT.ASK_FIRST] : [])])];
}

function whoText(who: Who | null): string {
  if (!who) return '';
  if (who.isRestrictedBreed) return HEADLINE.restricted;
  if (namesAll(who.sizes)) return '';
  return who.sizes.length ? sizesText(who.sizes) : who.bound ? boundText(who.bound) : '';
}

const RANKS: Partial<Record<EntryRule['type'], number>> = { SPECIES: 0, SIZES: 1, WEIGHT: 2, BAN: 3, COUNT: 4 };
const rank = ({ type }: EntryRule) => RANKS[type] ?? 5;

function partOf(rule: EntryRule, at: number, rules: readonly EntryRule[]): string[] {
  const isEveryone = rules.some(({ type }) => type === 'EVERYONE');
  const scope = rule.when ? `${scopeText(rule.when)} ` : '';
  switch (rule.type) {
    case 'EVERYONE':
      return rule.when ? [scope + HEADLINE.everyone] : [];
    case 'SPECIES':
      return at === rules.findIndex(({ type }) => type === 'SPECIES') ? speciesPart(rules, isEveryone) : [];
    case 'SIZES':
      return rule.isPermission && isEveryone
        ? []
        : [scope + HEADLINE.sizes(rule.sizes, namesAll(rule.sizes), rule.isOpen || leavesDogsOpen(rules))];
    case 'WEIGHT':
      return [
        scope + (rule.isLength ? HEADLINE.length : rule.isTotal ? HEADLINE.total(boundText(rule.bound)) : boundText(rule.bound)),
      ];
    case 'BAN': {
      const { species, sizes, bound, isRestrictedBreed } = rule.who;
      const name = isRestrictedBreed
        ? HEADLINE.restricted
        : sizes.length
          ? sizesText(sizes)
          : bound
            ? boundText(bound)
            : (species ?? []).map((one) => SPECIES_TEXT[one]).join(', ');
      return [scope + HEADLINE.banned(name)];
    }
    case 'COUNT':
      return [HEADLINE.count(rule.max, rule.isPerPerson)];
    case 'OPEN_ONLY':
      return [HEADLINE.forWho(whoText(rule.who), HEADLINE.only(scopeText(rule.when)))];
    case 'NOBODY':
      return [HEADLINE.banned(scopeText(rule.when))];
    default:
      return [];
  }
}

/** All named species as one part; with 모두 가능 only if they exclude others. */
function speciesPart(rules: readonly EntryRule[], isEveryone: boolean): string[] {
  const lists = rules.filter((rule) => rule.type === 'SPECIES');
  const named = lists.flatMap((rule) => (rule.species.length ? [...rule.species, ...rule.doubtful] : []));
  const all = [...new Set(named.map((species) => SPECIES_TEXT[species]))].join(', ');
  if (!all || (isEveryone && !lists.some(({ isExclusive }) => isExclusive))) return [];
  if (lists.some(({ isOpen }) => isOpen)) return [HEADLINE.open(all)];
  return [rules.some(({ type }) => type === 'SIZES' || type === 'WEIGHT') ? all : HEADLINE.only(all)];
}

const leavesDogsOpen = (rules: readonly EntryRule[]) =>
  rules.some((rule) => rule.type === 'SPECIES' && rule.doubtful.includes('DOG'));

const namesAll = (sizes: readonly SizeItem[]) => new Set(sizes.filter(({ bound }) => !bound).map(({ size }) => size)).size === 3;
