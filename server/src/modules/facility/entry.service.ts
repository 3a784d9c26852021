import { isBeforeEateryLaw } from '@baldojang/rules/entry/eatery-law';
import { entryHeadline } from '@baldojang/rules/entry/entry-headline';
import type { EntryPolicy } from '@baldojang/rules/entry/entry-policy';
import { judgeEntry } from '@baldojang/rules/entry/judge-entry';
import type { Pet } from '@baldojang/rules/entry/pet';
import { readEntry } from '@baldojang/rules/entry/read-entry';
import type { Holidays } from '@baldojang/rules/hours/holidays';
import type { EntryAnswer, EntrySummary, EntryVerdict } from './entry.output';
import type { Facility } from './facility.entity';
import type { FacilityFilterInput } from './facility.input';
import { idsWhere, type Readings } from './readings';
import type { SqlFragment } from './sql-parameters';

/** What a filter demands of entry. */
export interface EntryConditions {
  /** Conditions on columns that facility and facility_facet share. */
  matching: SqlFragment[];
  /** What places answer to the party: groups of places, the best answer first. */
  tiers: SqlFragment[];
}

export const ANY_ENTRY: EntryConditions = { matching: [], tiers: [] };

const BEST_FIRST: readonly EntryAnswer[] = ['ALLOWED', 'CONDITIONAL', 'UNKNOWN', 'DENIED'];
const NOTHING_SAID = readEntry({
  petFriendly: null,
  petOnlyInfo: null,
  allowedPetSize: null,
  petRestrictions: null,
  indoorFacility: null,
  outdoorFacility: null,
  additionalPetFee: null,
});

/** Owns which pets may come in. Not here: reading texts (source-texts.ts), and all rules of entry (the workspace rules). */
export class EntryService {
  constructor(
    private readonly policies: Readings<EntryPolicy>,
    private readonly listHolidays: () => Promise<Holidays>,
  ) {}

  /** @param at null: limits of days and times stay conditions */
  async verdictOf(
    facility: Pick<Facility, 'entryPolicyId' | 'category3' | 'finalCreationDate'>,
    pets: readonly Pet[],
    at: Date | null,
  ): Promise<EntryVerdict> {
    const { category3, finalCreationDate: asOf } = facility;
    const verdict = judgeEntry(await this.policyOf(facility), pets, { at, holidays: await this.listHolidays() });
    return { ...verdict, asOf, isBeforeEateryLaw: isBeforeEateryLaw(category3, asOf) };
  }

  async summaryOf(facility: Pick<Facility, 'entryPolicyId'>): Promise<EntrySummary> {
    return entryHeadline(await this.policyOf(facility));
  }

  async conditionsOf({ pets, entryAnswers, openAt }: FacilityFilterInput): Promise<EntryConditions> {
    if (!pets?.length) return ANY_ENTRY;
    const [at, holidays] = [openAt ?? null, await this.listHolidays()];
    const question = JSON.stringify([pets, at, at && [...holidays]]);
    const answers = await this.policies.judge(question, (policy) => judgeEntry(policy, pets, { at, holidays }).answer);
    const wanted = entryAnswers?.length ? entryAnswers : BEST_FIRST.filter((answer) => answer !== 'DENIED');
    return {
      matching: [hasPolicy(idsWhere(answers, (answer) => wanted.includes(answer)))],
      tiers: BEST_FIRST.filter((answer) => wanted.includes(answer)).map((tier) =>
        hasPolicy(idsWhere(answers, (answer) => answer === tier)),
      ),
    };
  }

  private async policyOf({ entryPolicyId }: Pick<Facility, 'entryPolicyId'>): Promise<EntryPolicy> {
    return (entryPolicyId === null ? undefined : await this.policies.get(entryPolicyId)) ?? NOTHING_SAID;
  }
}

const hasPolicy =
  (ids: number[]): SqlFragment =>
  (parameters) =>
    `entry_policy_id = ANY(${parameters.add(ids)}::int[])`;
