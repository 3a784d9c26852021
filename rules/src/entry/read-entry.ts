import type { Clause } from './clause';
import { rulesOfClause } from './clause-rules';
import { quoteOf, type Source } from './clause-parts';
import type { DemandRule, EntryPolicy, EntryRule, SizesRule } from './entry-policy';
import { joinMeasures } from './measure';
import { readClause } from './read-clause';
import { readFee } from './read-fee';
import { settle } from './settle';
import { shareSubjects } from './share-subjects';
import { joinParens, splitClauses } from './split-clauses';
import { tokenize } from './tokenize';

/** Increment with every change of a reading; stored policies of older versions are parsed again. */
export const ENTRY_READER_VERSION = 1;

/** Columns about entry. */
export interface EntryTexts {
  petFriendly: boolean | null;
  petOnlyInfo: string | null;
  allowedPetSize: string | null;
  petRestrictions: string | null;
  /** These two describe the place: they are not conditions and not read. */
  indoorFacility?: boolean | null;
  outdoorFacility?: boolean | null;
  additionalPetFee: string | null;
}

/** Maximum characters parsed per column; the remainder is residue. */
const READ_MAX = 300;
const RESIDUE_MAX = 20;
const QUOTE_MAX = 200;

export function readEntry(texts: EntryTexts): EntryPolicy {
  const policy: EntryPolicy = { version: ENTRY_READER_VERSION, isFriendly: texts.petFriendly, rules: [], residue: [] };
  if (texts.petFriendly === false)
    policy.rules.push({ type: 'NOBODY', reason: 'NOT_FRIENDLY', quote: '반려동물 동반 가능정보 N', when: null });
  readColumn(policy, texts.allowedPetSize, true);
  readColumn(policy, texts.petRestrictions, false);
  readColumn(policy, texts.petOnlyInfo, false);
  policy.rules.push(...readFee(clean(texts.additionalPetFee)));
  policy.residue = policy.residue.slice(0, RESIDUE_MAX).map(shorten);
  for (const rule of policy.rules) rule.quote = shorten(rule.quote);
  return policy;
}

/** NFC without invisible characters. */
const clean = (text: string | null) =>
  (text ?? '')
    .normalize('NFC')
    .replace(/(?!\n)[\p{Cf}\p{Cc}]/gu, ' ')
    .trim();

const shorten = (text: string) => (text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX)}…` : text);

function readColumn(policy: EntryPolicy, column: string | null, isSizeColumn: boolean): void {
  const whole = clean(column);
  const source: Source = { text: whole.slice(0, READ_MAX), isSizeColumn };
  if (whole.length > READ_MAX) policy.residue.push(whole.slice(READ_MAX));
  const tokens = joinParens(joinMeasures(settle(tokenize(source.text))));
  const clauses = shareSubjects(splitClauses(tokens).map(readClause)).flatMap((clause) => [clause, ...innerOf(clause)]);
  const read = clauses.map((clause) => readRules(policy, clause, source));
  markAlternatives(policy, clauses, read);
  policy.rules.push(...joinSizes(read.flat(), source));
}

const innerOf = ({ inner }: Clause): Clause[] => shareSubjects(inner.map(readClause));

function readRules(policy: EntryPolicy, clause: Clause, source: Source): EntryRule[] {
  const rules = rulesOfClause(clause, source);
  if (rules === null || clause.has.has('unknown')) policy.residue.push(quoteOf(clause, source));
  return rules ?? [];
}

/** Demands joined by 또는 or / are alternatives. */
function markAlternatives(policy: EntryPolicy, clauses: readonly Clause[], read: EntryRule[][]): void {
  const isDemand = (rule: EntryRule): rule is DemandRule => rule.type === 'DEMAND';
  let group = Math.max(0, ...policy.rules.map((rule) => (isDemand(rule) ? (rule.group ?? 0) : 0)));
  clauses.forEach((clause, at) => {
    const [before, after] = [read[at - 1]?.findLast(isDemand), read[at]?.find(isDemand)];
    if (!before || !after || !clauses[at - 1]?.needs.length || !clause.needs.length) return;
    if ((clause.joiner !== 'OR' && clause.joiner !== 'SLASH') || before.kind === after.kind) return;
    before.group ??= group += 1;
    after.group = before.group;
  });
}

/** Merges sizes of one column for the same days. */
function joinSizes(rules: readonly EntryRule[], { text }: Source): EntryRule[] {
  const joined: EntryRule[] = [];
  for (const rule of rules) {
    if (rule.type !== 'SIZES') {
      joined.push(rule);
      continue;
    }
    const same = joined.find(
      (other): other is SizesRule => other.type === 'SIZES' && JSON.stringify(other.when) === JSON.stringify(rule.when),
    );
    if (!same) {
      joined.push({ ...rule });
      continue;
    }
    same.sizes = [...same.sizes, ...rule.sizes];
    const start = text.indexOf(same.quote);
    same.quote = text.slice(start, text.indexOf(rule.quote, start) + rule.quote.length);
    same.isExclusive ||= rule.isExclusive;
    same.isOpen ||= rule.isOpen;
    same.isPermission &&= rule.isPermission;
  }
  return joined;
}
